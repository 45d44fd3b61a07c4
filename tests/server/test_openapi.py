"""The OpenAPI document: complete, true, and hard to break."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from jsonschema_rs import validator_for
from schemathesis import GenerationMode
from schemathesis.checks import ignored_auth, negative_data_rejection, positive_data_acceptance
from schemathesis.python import asgi

from redbook.server.schema import openapi, wire_structs
from redbook.server.settings import Limits
from server.house import HERE, House, app, shown


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Any]]:
    """The schema as schemathesis reads it from the running application, and a session with that application."""
    uncounted = msgspec.structs.replace(HERE, limits=Limits(enforced=False))
    application = app(tmp_path_factory.mktemp("schema") / "tables.db", settings=uncounted)
    schema = schemathesis.openapi.from_asgi("/schema/openapi.json", application)
    with asgi.get_client(application) as session:
        yield schema, session


AT_A_TABLE = [positive_data_acceptance, negative_data_rejection, ignored_auth]  # the token there is a good one
OPERATIONS = sorted(
    (path, method.upper()) for path, methods in openapi(app("unused.db"))["paths"].items() for method in methods
)


def at_a_real_table(case: Any, session: Any) -> None:
    opened = session.post("/api/tables", json={"game": "toy"}).json()
    case.path_parameters = {"table": opened["table"]}
    if isinstance(case.body, dict) and "token" in case.body:
        case.body["token"] = opened["token"]
    case.headers = {**(case.headers or {}), **shown(opened["token"])}


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_the_api_keeps_its_word(fuzzed: tuple[Any, Any], path: str, method: str) -> None:
    """Whatever is sent, valid or not: no crash, and every answer is one that the document promises."""
    schema, session = fuzzed

    @given(case=schema[path][method].as_strategy() | schema[path][method].as_strategy(GenerationMode.NEGATIVE))
    @settings(max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def fuzz(case: Any) -> None:
        answer = case.call(session=session)
        too_big = [negative_data_rejection] if answer.status_code == 413 else []  # which it does not count as refused
        case.validate_response(answer, excluded_checks=[positive_data_acceptance, *too_big])
        if "{table}" in path:  # the same once more where it hurts: at a table that exists, with a token that fits
            at_a_real_table(case, session)
            case.call_and_validate(session=session, excluded_checks=AT_A_TABLE)

    fuzz()


def test_every_struct_is_in_the_document(house: House) -> None:
    document = house.call("GET", "/schema/openapi.json")
    schemas = document["components"]["schemas"]
    assert {struct.__name__ for struct in wire_structs()} <= set(schemas)
    assert {name: len(schemas[name]["anyOf"]) for name in ("ClientMessage", "ServerMessage")} == {
        "ClientMessage": 9,
        "ServerMessage": 8,
    }
    assert schemas["StateMessage"]["properties"]["type"] == {"enum": ["state"]}
    assert set(schemas["TableState"]["required"]) < set(schemas["StateMessage"]["required"])


def test_every_reference_leads_somewhere(house: House) -> None:
    document = house.call("GET", "/schema/openapi.json")
    schemas = document["components"]["schemas"]

    def walk(node: Any) -> Iterator[str]:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                yield node["$ref"]
            for value in node.values():
                yield from walk(value)
        elif isinstance(node, list):
            for value in node:
                yield from walk(value)

    references = set(walk(document))
    assert references
    for reference in references:
        assert reference.removeprefix("#/components/schemas/") in schemas, reference


def test_the_document_is_printed_without_a_database(tmp_path: Path) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "redbook.server.schema"], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert json.loads(printed.stdout) == json.loads(json.dumps(openapi(app("redbook.db"))))
    assert list(tmp_path.iterdir()) == []


def test_states_fit_their_schema(house: House) -> None:
    document = house.call("GET", "/schema/openapi.json")
    opened = house.open(seating={"blue": "bot:careless"})
    for name, value in (
        ("TableState", house.state(opened["table"], opened["token"])),
        ("Opened", opened),
        ("Replay", house.get(opened["table"], "replay", opened["token"], at=0)),
    ):
        whole = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        validator_for(whole).validate(value)
