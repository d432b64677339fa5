"""docs/hosting.md: its tables are those of the code, and what it leads to is there."""

import re

import typer.main
from prometheus_client.parser import text_string_to_metric_families

from tefuda.cli import app
from tefuda.server import health
from tefuda.server.metrics import Metrics
from tests.docs.pages import DOCS

TEXT = (DOCS / "hosting.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)\s]*)\)")


def first_cells(title: str) -> list[str]:
    """What stands in the first column of the tables below this heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, title
    return re.findall(r"^\| `([^`]+)` \|", found[1], re.MULTILINE)


def anchors(text: str) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_all_options_of_serve_are_told_and_no_others() -> None:
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {name for parameter in serve.params for name in parameter.opts} - {"--help", "-h", "--open"}
    assert set(first_cells("One command")) == options


def test_all_metrics_are_told_and_no_others() -> None:
    metrics = Metrics()
    metrics.refused.labels("stale").inc()
    page = metrics.page().decode()
    names = {one.name + ("_total" if one.type == "counter" else "") for one in text_string_to_metric_families(page)}
    ours = {name for name in names if name.startswith("tefuda_")} | {"tefuda_well", "tefuda_far_sockets"}
    assert set(first_cells("Watching it")) == ours


def test_all_problems_of_a_node_are_told() -> None:
    for problem in health.PROBLEMS:
        assert f"`{problem}`" in TEXT


def test_what_it_leads_to_is_there() -> None:
    for link in LINK.findall(TEXT):
        page, _, anchor = link.partition("#")
        file = DOCS / page if page else DOCS / "hosting.md"
        assert file.exists(), link
        assert not anchor or anchor in anchors(file.read_text(encoding="utf-8")), link
