"""Everything that /schema promises of HTTP, tried with whatever schemathesis thinks of."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import positive_data_acceptance
from schemathesis.core.result import Ok

from bench.server import process
from bench.server.arrange import Desk, Kind
from tests.server.dealt import is_sentence

EXAMPLES = 15


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[process.Server]:
    """With open doors: what comes comes fast, and from one address."""
    server = process.tefuda(tmp_path_factory.mktemp("node"))
    try:
        server.until_ready()
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def operations(node: process.Server) -> list[Any]:
    document = schemathesis.openapi.from_url(f"http://127.0.0.1:{node.port}/schema/openapi.json")
    return [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "guest"])
def test_every_answer_is_what_the_document_promises(node: process.Server, operations: list[Any], known: bool) -> None:
    wrong = {}
    for operation in operations:
        desk = Desk(node.port)
        with closing(desk.line):
            cookie = desk.guest("Anna")
            table = desk.table(cookie, Kind())
        try:
            tried(operation, {"Cookie": cookie} if known else {}, table)
        except Exception as problem:
            wrong[operation.label] = problem
    assert not wrong, "\n".join(f"{label}: {problem}" for label, problem in wrong.items())
    assert len(operations) > 15
    assert node.process.poll() is None
    assert not node.complaints()


# what fits the document may still be no game, no level, no name: 400 then says so
UNCHECKED = [positive_data_acceptance]


def tried(operation: Any, headers: dict[str, str], table: str) -> None:
    """Half of the time with a table that there is."""

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(operation.as_strategy(), st.booleans())
    def run(case: Any, is_there: bool) -> None:
        if is_there and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call_and_validate(headers=headers, excluded_checks=UNCHECKED)
        if answer.status_code >= 400:
            assert is_sentence(answer.json()["error"]["text"]), answer.text

    run()
