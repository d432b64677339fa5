"""What a beginning may mean, what is asked then, and the words of each language."""

import pytest

from tests.terminal.tables import asking, table

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("hand", "front", "typed", "offered"),
    [
        ("green.sai goddess red.mage", "-", "g", ["G6 Sai", "Goddess"]),
        ("red.sai blue.mage golem", "salvation", "sa", ["Sai", "Salvation"]),
        ("red.prince red.princess blue.mage", "-", "prin", ["Prince", "Princess"]),
        ("red.twin_swords red.mage green.sai blue.sai yellow.sai golem", "-", "t", ["Twin Swords", "Trade three"]),
        ("dragon red.mage blue.sai", "-", "dr", ["Draw", "Dragon"]),
    ],
)
def test_a_beginning_that_fits_several_asks(
    hand: str, front: str, typed: str, offered: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = asking(table(hand, front, top="green.dagger" if typed == "g" else "red.dagger"), patch=monkeypatch,
                typed=f"{typed}\n\ndraw\n")  # fmt: skip
    assert at.ask() == "draw"
    screen = capsys.readouterr().out.partition(f"> {typed}\n")[2].partition("> ")[0]
    assert all(name in screen for name in offered), screen


def test_a_whole_name_is_no_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    at = asking(table("red.prince red.princess blue.mage"), typed="prince\n", patch=monkeypatch)
    assert at.ask() == "discard red.prince"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("4\n1", "swap pile B.1"),
        ("4\n2", "swap A.1 B.1"),
        ("b.1 pile", "swap pile B.1"),
        ("B.1\na.2", "swap A.2 B.1"),
        ("swap b.1 a.1", "swap A.1 B.1"),
        ("1\n5", "swap pile C.1"),
        ("swap\n4\n1", "swap pile B.1"),
    ],
)
def test_either_scroll_of_a_swap_may_be_named_first(typed: str, move: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = asking(table("golem pixie", "explosion mirage"), "discard pixie blue", typed=f"{typed}\n", patch=monkeypatch)
    chosen = at.ask()
    at.state.play("A", chosen)
    assert at.state.moves[-1] == ("A", move)


def test_few_swaps_are_offered_whole(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "A: golem pixie | mirage\nB: red.sai golem | explosion\ndiscards: red.dagger"
    at = asking(text, "discard pixie blue", typed="3\n", patch=monkeypatch)
    assert at.ask() == "swap A.1 B.1"
    screen = capsys.readouterr().out
    assert "3) A’s scroll 1 (Mirage) ↔ B’s scroll 1" in " ".join(screen.split())
    assert "4)" not in screen


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("de", "warum y3", "Boomerang"),
        ("de", "karte golem", "Kettenreaktion + 4"),
        ("de", "regeln 3", "BN-3 Ein Zug"),
        ("de", "tisch", "Ablagestapel: 3"),
        ("de", "hilfe", "beenden – das Spiel verlassen"),
        ("de", "card golem", "Kettenreaktion + 4"),
        ("ja", "なぜ 釵", "はできます"),
        ("ja", "カード ゴーレム", "25"),
        ("ja", "ルール 3", "BN-3 手番"),
        ("ja", "卓", "捨て山: 3"),
        ("ja", "ヘルプ", "やめる ― ゲームをやめる"),
        ("ja", "help", "やめる ― ゲームをやめる"),
    ],
)
def test_commands_have_names_of_the_language(
    lang: str, typed: str, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = "red.sai yellow.boomerang blue.sai golem"
    at = asking(table(hand), lang=lang, typed=f"{typed}\n\ndraw\n", patch=monkeypatch)
    assert at.ask() == "draw"
    assert said in capsys.readouterr().out.partition("> ")[2]


@pytest.mark.parametrize("typed", ["rules 5", "log", "table", "?"])
def test_how_to_see_the_table_again_is_told(typed: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    asking(table(), typed=f"{typed}\ndraw\n", patch=monkeypatch).ask()
    assert "Enter: the table again\n> draw" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("hand", "front", "moves", "is_there"),
    [
        ("dragon golem blue.sai", "mirage", ["discard dragon blue"], True),
        ("red.sai golem blue.sai", "explosion", ["use explosion 1"], False),
        ("red.sai golem blue.sai", "shock_wave mirage", ["use shock_wave 1"], False),
        ("red.sai golem blue.sai red.mage green.mage", "salvation", ["use salvation 1"], False),
        ("red.sai golem blue.sai", "mirage", [], True),
    ],
)
def test_the_word_is_spoken_of_where_it_can_be_said(
    hand: str, front: str, moves: list[str], is_there: bool, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking(table(hand, front), *moves, typed="1\n1\n1\n", patch=monkeypatch).ask()
    assert ("2! says “Blanc Noir”" in capsys.readouterr().out) == is_there


@pytest.mark.parametrize(("option", "is_told"), [("full", True), ("last", False)])
def test_the_log_goes_as_far_back_as_the_table_allows(
    option: str, is_told: bool, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = asking(table("red.sai blue.mage golem", "revelation"), "use revelation 1", typed="log\ndraw\n",
                patch=monkeypatch, log=option)  # fmt: skip
    at.log.turn_over(0)
    at.log.hear(at.state.play("A", "discard red.sai"))
    for seat in "BC":
        at.log.hear(at.state.play(seat, "draw"))
    assert at.ask() == "draw"
    told = capsys.readouterr().out.partition("> log")[2]
    assert "A discards the red Sai." in told
    assert ("A turns up Revelation" in told) == is_told
