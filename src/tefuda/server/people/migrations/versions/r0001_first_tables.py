"""Users, accounts, lists of tables and games, keys."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None

JSON = sa.JSON().with_variant(JSONB(), "postgresql")
ID = sa.Text


def upgrade() -> None:
    people()
    lists()
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def people() -> None:
    op.create_table(
        "users",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("is_guest", sa.Boolean, nullable=False),
        sa.Column("series", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_index("ix_users_seen", "users", ["seen"])
    op.create_table(
        "accounts",
        sa.Column("user_id", ID, nullable=False),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_accounts"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_accounts_user_id", ondelete="CASCADE"),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )


def lists() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("options", JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_is_public_changed", "tables", ["is_public", "changed"])
    op.create_index("ix_tables_host_changed", "tables", ["host", "changed"])
    op.create_table(
        "sitters",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_sitters_user_id", "sitters", ["user_id"])
    op.create_table(
        "games",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("outcome", JSON, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("table_id", "number", name="uq_games_table_id_number"),
    )
    op.create_table(
        "players_of",
        sa.Column("game_id", ID, nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_players_of"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_players_of_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_players_of_user_id_ended", "players_of", ["user_id", "ended"])


def downgrade() -> None:
    for table in ("players_of", "games", "sitters", "tables", "accounts", "users", "keys"):
        op.drop_table(table)
