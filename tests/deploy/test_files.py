"""The unit, the image and the compose file: they start what there is, with options that there are."""

import configparser
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]

from tefuda.cli import app
from tefuda.server import addresses
from tests.deploy.proxies import DEPLOY, program, replaced

ROOT = DEPLOY.parent


def read(arguments: list[str]) -> dict[str, Any]:
    """A command line as the program reads it."""
    command, *rest = arguments
    found = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]
    with found.make_context(command, list(rest)) as context:
        return dict(context.params)


# -- systemd


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string((DEPLOY / "tefuda.service").read_text())
    return found


def test_the_unit_is_one_for_systemd(tmp_path: Path) -> None:
    file = tmp_path / "tefuda.service"
    file.write_text(replaced((DEPLOY / "tefuda.service").read_text(), {"/opt/tefuda/bin/tefuda": "/bin/true"}))
    done = subprocess.run([program("systemd-analyze"), "verify", file], capture_output=True, text=True)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "tefuda" in line]) == (0, [])


def test_the_unit_runs_a_node_that_tells_systemd() -> None:
    service = unit()["Service"]
    name, *arguments = shlex.split(service["ExecStart"])
    options = read(arguments)
    assert name == "/opt/tefuda/bin/tefuda"
    assert options["data"] == f"/var/lib/{service['StateDirectory']}"
    assert service["Type"] == "notify"
    assert int(service["TimeoutStopSec"]) > 10  # what a node takes at most, and more


# -- containers


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


NODES = [name for name, service in compose()["services"].items() if service.get("image") == "tefuda"]


def test_there_are_two_nodes() -> None:
    assert len(NODES) == 2


@pytest.mark.parametrize("name", NODES)
def test_a_node_finds_its_database_and_its_bus(name: str, tmp_path: Path) -> None:
    services = compose()["services"]
    node = services[name]
    assert read(node["command"])["proxies"] == "1"
    environment = {key: re.sub(r"\$\{[^}]*\}", "s3cret", value) for key, value in node["environment"].items()}
    store = addresses.open_store(environment["TEFUDA_DATABASE"], tmp_path)
    addresses.open_bus(environment["TEFUDA_BUS"])
    places = [re.split(r"[/:]", address.split("://")[1].rpartition("@")[2])[0] for address in environment.values()]
    assert set(places) | set(node["depends_on"]) <= set(services)
    assert "s3cret" in store.url  # type: ignore[attr-defined]
    wanted = services[places[0]]["environment"]
    assert store.url.endswith(f"://{wanted['POSTGRES_USER']}:s3cret@{places[0]}/tefuda")  # type: ignore[attr-defined]
    assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).exists()


def test_the_proxy_leads_to_the_nodes_and_nothing_else_is_open() -> None:
    services = compose()["services"]
    servers = re.findall(r"^    server \S+ ([\w.]+):(\d+)$", (DEPLOY / "haproxy.cfg").read_text(), re.MULTILINE)
    assert servers == [(name, "8000") for name in NODES]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    for volume in services["proxy"]["volumes"]:
        assert (DEPLOY / volume.partition(":")[0]).exists()


def instructions(name: str) -> list[str]:
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    return [line.partition(" ")[2] for line in lines if line.startswith(f"{name} ")]


def test_the_image_runs_a_node_that_others_can_reach() -> None:
    (entry,), (command,) = instructions("ENTRYPOINT"), instructions("CMD")
    assert json.loads(entry) == ["tefuda"]
    options = read(json.loads(command))
    assert options["host"] == "0.0.0.0"
    assert f"127.0.0.1:{options['port']}/healthz" in instructions("HEALTHCHECK")[0]
    assert instructions("EXPOSE") == [options["port"]]


def test_what_goes_into_the_image_is_there() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    kept = [line[1:] for line in lines if line.startswith("!")]
    assert lines.index("*") < lines.index(f"!{kept[0]}")
    assert {"pyproject.toml", "hatch_build.py", "requirements.lock", "src", "tools", "web"} <= set(kept)
    for name in kept:
        assert (ROOT / name).exists()
