"""Dockerfile and compose.yaml agree with each other and with the program; and compose.yaml is run as it stands."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.composed import FILE, GIVEN, ROOT, composed, interpolated
from warcouncil.commands.common import Arguments
from warcouncil.text import speaker

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
OURS = sorted(name for name, service in composed()["services"].items() if "build" in service)
ALONE = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]


def parsed(command: list[str], environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The arguments of one of our commands, as it reads them; whatever it does not know is an error."""
    for name in [name for name in os.environ if name.startswith("WARCOUNCIL_")]:
        monkeypatch.delenv(name)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    parser = Arguments(voice=speaker(None, "en"), prog=command[0], description="")
    import_module(f"warcouncil.commands.{command[0]}").arguments(parser)
    return parser.parse_args(command[1:])


def known_settings() -> set[str]:
    """Every variable that the program reads, as docs/hosting.md lists them."""
    return set(re.findall(r"`(WARCOUNCIL_[A-Z_]+)`", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")))


def test_our_services_are_started_with_what_the_program_understands(monkeypatch: pytest.MonkeyPatch) -> None:
    assert OURS == ["think", "web"]
    services = composed()["services"]
    for name in OURS:
        assert set(services[name]["environment"]) <= known_settings()
    web = parsed(services["web"]["command"], services["web"]["environment"], monkeypatch)
    assert (web.host, web.port, web.proxy, web.no_open, web.thinkers) == ("0.0.0.0", 8000, "*", True, 2)
    assert web.public_url == f"https://{GIVEN['SITE']}" and web.redis == "redis://redis:6379/0"
    assert web.database == f"postgresql://warcouncil:{GIVEN['POSTGRES_PASSWORD']}@database/warcouncil"
    think = parsed(services["think"]["command"], services["think"]["environment"], monkeypatch)
    assert (think.redis, think.jobs) == (web.redis, 2)
    few = composed({name: value for name, value in GIVEN.items() if name != "THINKERS"})["services"]["web"]
    assert parsed(few["command"], few["environment"], monkeypatch).thinkers == 0


def test_the_services_find_each_other() -> None:
    plan = composed()
    services, config = plan["services"], plan["configs"]["caddyfile"]["content"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in plan["volumes"]
        for one in service.get("configs", ()):
            assert one["source"] in plan["configs"] and one["target"] in service["command"]
    database = services["database"]["environment"]
    user, password, name = (database[f"POSTGRES_{one}"] for one in ("USER", "PASSWORD", "DB"))
    assert services["web"]["environment"]["WARCOUNCIL_DATABASE"] == f"postgresql://{user}:{password}@database/{name}"
    assert re.search(r"dynamic a web 8000\b", config) and config.startswith("{$SITE} {")
    assert config.count("{") == config.count("}")
    published = [name for name, service in services.items() if "ports" in service]
    assert published == ["proxy"], "nobody gets past the proxy"


def test_what_must_be_given_is_told_in_the_first_lines() -> None:
    text = FILE.read_text(encoding="utf-8")
    head = text.partition("services:")[0]
    wanted = set(re.findall(r"\$\{([A-Z_]+)\}", text))
    assert wanted == {name for name in wanted if f"{name}=" in head}
    for name in wanted:
        with pytest.raises(AssertionError, match=name):
            interpolated(yaml.safe_load(text), {one: "x" for one in wanted if one != name})


def test_the_image_is_what_compose_and_its_own_check_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = re.sub(r"\\\n", " ", DOCKERFILE).splitlines()
    said = {line.split()[0]: line.partition(" ")[2] for line in lines if line and not line.startswith("#")}
    command = yaml.safe_load(said["CMD"])
    args = parsed(command, {}, monkeypatch)
    assert yaml.safe_load(said["ENTRYPOINT"]) == ["warcouncil"] and said["USER"] == "warcouncil"
    assert args.host == "0.0.0.0" and str(args.port) == said["EXPOSE"]
    assert f"http://127.0.0.1:{args.port}/api/health" in said["HEALTHCHECK"]
    variables = dict(word.split("=", 1) for word in shlex.split(said["ENV"]))
    assert variables["WARCOUNCIL_DATA"] == said["VOLUME"]
    assert {name for name in variables if name.startswith("WARCOUNCIL_")} <= known_settings()
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """One that PostgreSQL may enter, too, which runs as somebody else."""
    with tempfile.TemporaryDirectory(prefix="compose") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.soak
def test_compose_yaml_is_run_as_it_stands(shared_folder: Path) -> None:
    """PostgreSQL, Redis, Caddy with TLS, two web processes and one that thinks, each in a network of its own; two
    people play, and one of the processes is lost. Needs Caddy, and root or the right to namespaces of one's own."""
    mine = [] if os.getuid() == 0 else ["--user", "--map-current-user", "--keep-caps"]
    command = [ALONE[0], *mine, *ALONE[1:], sys.executable, "-m", "tests.server.composed", str(shared_folder)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    logs = "\n".join(path.read_text()[-1500:] for path in shared_folder.glob("*/*.log"))
    assert found.returncode == 0, f"{found.stdout}\n{found.stderr}\n{logs}"
    assert '"choices": 60' in found.stdout
