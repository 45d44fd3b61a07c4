"""What hosts start the server with: it names nothing that is not there. `docker build` itself is not run here."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import yaml

from redbook.server import settings
from redbook.server.health import HANDLERS

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
OF_THE_PROXY = {"REDBOOK_SITE", "REDBOOK_SERVERS"}


def dockerfile() -> list[list[str]]:
    """Its instructions, those over several lines in one."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    return [shlex.split(line) for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def test_every_variable_is_a_setting() -> None:
    known = {field.variable for field in settings.fields()} | OF_THE_PROXY
    named = {
        name: path.name for path in DEPLOY.iterdir() for name in re.findall(r"REDBOOK_[A-Z_]+", path.read_text("utf-8"))
    }
    assert set(named) <= known, {name: where for name, where in named.items() if name not in known}
    assert {"REDBOOK_STORE_DB", "REDBOOK_STORE_REDIS", "REDBOOK_ADDRESS_PROXIES"} <= set(named)


def test_what_the_image_copies_is_in_the_repository_and_in_its_context() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    allowed = {line[1:] for line in ignored if line.startswith("!")}
    copied = [
        source
        for words in dockerfile()
        if words[0] == "COPY" and not words[1].startswith("--from")
        for source in words[1:-1]
    ]
    assert copied
    for source in copied:
        assert (ROOT / source).exists(), source
        assert source.split("/")[0] in allowed, source


def test_the_image_runs_as_nobody_in_particular_and_asks_whether_it_lives() -> None:
    last = dockerfile()
    last = last[max(n for n, words in enumerate(last) if words[0] == "FROM") :]
    assert ["USER", "10001"] in last
    check = next(" ".join(words) for words in last if words[0] == "HEALTHCHECK")
    pages = {path for handler in HANDLERS for path in handler.paths}
    assert any(f"8019{page}" in check for page in pages)
    assert f"{settings.Address().port}" in check


def test_proxies_ask_for_pages_that_there_are() -> None:
    pages = {path for handler in HANDLERS for path in handler.paths}
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    asked = re.search(r"health_uri (\S+)", caddy)
    assert asked is not None
    assert asked[1] in pages
    assert "/metrics" in pages
    for name in ("Caddyfile", "nginx.conf"):
        assert "/metrics" in (DEPLOY / name).read_text("utf-8")  # not for the world


def test_the_house_of_containers_hangs_together() -> None:
    house = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = house["services"]
    subnet = house["networks"]["house"]["ipam"]["config"][0]["subnet"]
    assert services["table-1"]["environment"]["REDBOOK_ADDRESS_PROXIES"] == subnet
    assert set(services["caddy"]["environment"]["REDBOOK_SERVERS"].split()) == {"table-1:8019", "table-2:8019"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
    assert (ROOT / "deploy" / services["table-1"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["table-1"]["build"]["dockerfile"]).is_file()
