"""compose.yaml as it stands, without containers: every service runs in a network of its own and is found by its name.

What an image would bring comes from this machine: PostgreSQL, Redis, Caddy, and this very War Council. The
certificate is of Caddy's own authority, as always for names that end in `.local`. Run by test_compose.py inside
namespaces of its own, so that nothing of all this (addresses, names, files of Caddy) is outside; all ends with it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import yaml

from tests.server.house import Json, Person, Screen, close_all, until
from tests.server.machines import ROOT, binary, somebody_else
from tests.server.playing import asked, two_at_a_table
from tests.server.proxy import Proxy

FILE = ROOT / "compose.yaml"
SITE = "games.local"
GIVEN = {"SITE": SITE, "POSTGRES_PASSWORD": "c0ffee00c0ffee00c0ffee00c0ffee00", "THINKERS": "2"}
"""What whoever starts it writes into `.env`."""
RUNNING = {"web": 2, "think": 1, "database": 1, "redis": 1, "proxy": 1}
"""`docker compose --profile think up --detach --scale web=2`."""

FRESH = 7.0
"""Seconds after which Caddy has asked anew who is there."""


def interpolated(value: Any, given: dict[str, str]) -> Any:
    """`${NAME}`, `${NAME:-default}` and `$$`, as compose reads them, wherever they stand."""
    if isinstance(value, dict):
        return {name: interpolated(one, given) for name, one in value.items()}
    if isinstance(value, list):
        return [interpolated(one, given) for one in value]
    if not isinstance(value, str):
        return value
    parts = value.split("$$")
    for number, part in enumerate(parts):
        while "${" in part:
            before, _, rest = part.partition("${")
            inner, closed, after = rest.partition("}")
            assert closed, f"{value}: not closed"
            name, _, default = inner.partition(":-")
            assert name in given or ":-" in inner, f"{name} is not given"
            part = before + (given.get(name) or default) + after
        assert "$" not in part, f"{value}: a lonely $"
        parts[number] = part
    return "$".join(parts)


def composed(given: dict[str, str] | None = None) -> Json:
    """The file as compose understands it."""
    found: Json = interpolated(yaml.safe_load(FILE.read_text(encoding="utf-8")), GIVEN if given is None else given)
    return found


class Service:
    """One container of a service, which is started again whenever it ends, as `unless-stopped` says."""

    def __init__(self, name: str, address: str, command: list[str], environment: dict[str, str], folder: Path) -> None:
        self.name, self.address = name, address
        self._command = ["nsenter", f"--net=/run/netns/{name}", *command]
        self._environment = {"PATH": os.environ["PATH"], "HOME": str(folder), **environment}
        self.log = folder / f"{name}.log"
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while not self._stopped.is_set():
            with self.log.open("ab") as log:
                self._process = subprocess.Popen(self._command, env=self._environment, cwd=ROOT, stdout=log, stderr=log)
            self.starts += 1
            self._process.wait()
            time.sleep(0.5)

    def stop(self) -> None:
        """`docker compose stop`, without a farewell."""
        self._stopped.set()
        if self._process is not None:
            self._process.kill()


def run(*command: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=True, text=True, capture_output=True, **more)


# -- the network


def lay_network(names: dict[str, list[str]]) -> None:
    """A bridge, and on it every container with an address; names lead there."""
    run("mount", "-t", "tmpfs", "tmpfs", "/run")
    Path("/run/netns").mkdir()
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "council", "type", "bridge")
    run("ip", "addr", "add", "10.77.0.1/24", "dev", "council")
    run("ip", "link", "set", "council", "up")
    for number, (container, address) in enumerate(one for found in names.values() for one in map(str.split, found)):
        run("ip", "netns", "add", container)
        run("ip", "link", "add", f"wire{number}", "type", "veth", "peer", "name", "eth0", "netns", container)
        run("ip", "link", "set", f"wire{number}", "master", "council", "up")
        for words in (["addr", "add", f"{address}/24", "dev", "eth0"], ["link", "set", "eth0", "up"]):
            run("ip", "-netns", container, *words)
        run("ip", "-netns", container, "link", "set", "lo", "up")


def hide(file: Path, over: str) -> None:
    """For all that runs in here, this file is that one."""
    run("mount", "--bind", str(file), over)


# -- the services, as their images would run them


def start_database(service: Json, name: str, address: str, folder: Path) -> Service:
    """As the image does: a superuser with a password, a database of that name, open to the network."""
    wanted, who = service["environment"], somebody_else()
    data, secret = folder / "data", folder / "secret"
    secret.write_text(wanted["POSTGRES_PASSWORD"])
    if who:
        for path in (folder, secret):
            os.chown(path, who["user"], who["group"])
    make = [binary("initdb"), "-D", str(data), "-U", wanted["POSTGRES_USER"], "-A", "scram-sha-256", "-N"]
    run(*make, f"--pwfile={secret}", cwd=folder, **who)
    with (data / "pg_hba.conf").open("a") as rules:
        rules.write("host all all all scram-sha-256\n")
    alone = f"create database {wanted['POSTGRES_DB']};\n"
    run(binary("postgres"), "--single", "-D", str(data), "postgres", input=alone, cwd=folder, **who)
    drop = ["setpriv", f"--reuid={who['user']}", f"--regid={who['group']}", "--clear-groups"] if who else []
    command = [
        *drop,
        binary("postgres"),
        "-D",
        str(data),
        "-k",
        str(folder),
        "-c",
        "listen_addresses=*",
        "-c",
        "fsync=off",
    ]
    return Service(name, address, command, {}, folder)


def start_proxy(service: Json, name: str, address: str, folder: Path, config: str) -> Service:
    """Caddy has the file where its image would have it, and installs its authority nowhere."""
    target = service["configs"][0]["target"]
    (folder / "Caddyfile").write_text(config)
    hide(folder / "Caddyfile", target)
    for place in ("/usr/local/share/ca-certificates", "/etc/ssl"):
        run("mount", "-t", "tmpfs", "tmpfs", place)
    Path("/etc/ssl/certs").mkdir()
    return Service(name, address, service["command"], {**service["environment"], "XDG_DATA_HOME": str(folder)}, folder)


def start_all(plan: Json, containers: dict[str, list[str]], folder: Path) -> dict[str, Service]:
    """Everything at once: whoever needs another waits for it, or comes again."""
    found: dict[str, Service] = {}
    for name, service in plan["services"].items():
        for container, address in map(str.split, containers[name]):
            home = folder / container
            home.mkdir()
            if name == "database":
                found[container] = start_database(service, container, address, home)
            elif name == "proxy":
                content = plan["configs"][service["configs"][0]["source"]]["content"]
                found[container] = start_proxy(service, container, address, home, content)
            elif "build" in service:  # the entry point of the image
                ours = [sys.executable, "-m", "warcouncil", *service["command"]]
                environment = {**service["environment"], "WARCOUNCIL_DATA": str(home)}
                found[container] = Service(container, address, ours, environment, home)
            else:
                found[container] = Service(container, address, service["command"], {}, home)
    return found


# -- what people do there


def at(url: str, trust: Any) -> int:
    """The status of an answer; 0: there is none."""
    try:
        return httpx.get(url, verify=trust, trust_env=False, timeout=20).status_code
    except httpx.HTTPError:
        return 0


def answers(url: str) -> bool:
    return at(url, False) == 200


def visit(services: dict[str, Service], folder: Path) -> Json:
    """A visitor finds the page, two play over TLS through both processes, one of which is lost on the way."""
    authority = folder / "proxy-1" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    until(authority.is_file, "Caddy has a certificate", 60)
    proxy = Proxy(f"https://{SITE}", authority)
    health = f"{proxy.url}/api/health"
    until(lambda: at(health, proxy.trust) == 200, "the page is there", 120)
    for name in ("web-1", "web-2"):
        url = f"http://{services[name].address}:8000/api/health"
        until(partial(answers, url), name, 120)
    moved = httpx.get(f"http://{SITE}/lobby", trust_env=False)
    assert (moved.status_code, moved.headers["location"]) == (308, f"https://{SITE}/lobby")
    ann, bob = proxy.person("Ann"), proxy.person("Bob")
    assert all(cookie.secure for cookie in ann.http.cookies.jar), "cookies are for HTTPS only"
    packed = ann.http.get("/")
    assert packed.headers["content-encoding"] == "gzip" and "War Council" in packed.text
    match = two_at_a_table(ann, bob)
    channel, screen = bob.live(), Screen()
    channel.send("watch", match=match, seat=1)
    screen.apply(channel.next("update"))
    made = play(ann, bob, match, 20)
    while screen.cursor != bob.look(match)["cursor"]:
        screen.apply(channel.next("update"))
    screen.same_as(bob.look(match))
    lose(services["web-1"], folder)
    found = [at(health, proxy.trust) for _ in range(30)]
    assert found == [200] * 30, "what one does not answer, the other does"
    time.sleep(FRESH)
    made += play(ann, bob, match, 40)
    told = {
        "choices": made,
        "bots": bot_choices(ann),
        "restarts": {name: one.starts - 1 for name, one in services.items()},
    }
    close_all()
    return told


def lose(service: Service, folder: Path) -> None:
    """A container ends, and nobody finds it by its name any more."""
    service.stop()
    hosts = folder / "hosts"
    kept = [line for line in hosts.read_text().splitlines() if not line.startswith(f"{service.address} ")]
    hosts.write_text("\n".join(kept) + "\n")


def play(ann: Person, bob: Person, match: str, count: int) -> int:
    """Every request is answered with 200, or the choice fails."""
    for _ in range(count):
        person, decision, update = asked({0: ann, 1: bob}, match)
        person.choose(match, decision, seat=update["seat"])
    return count


def bot_choices(ann: Person) -> int:
    """Bots think where the profile says."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ann.table("endeavor", 2, seats=seats, start=True)["id"]
    for _ in range(4):
        until(lambda: ann.look(table)["state"]["decisions"], "the bot has chosen")
        ann.choose(table, ann.look(table)["state"]["decisions"][0])
    return len(ann.look(table)["log"]["entries"])


def administered(plan: Json) -> str:
    """`docker compose exec web warcouncil admin users`."""
    environment = {"PATH": os.environ["PATH"], **plan["services"]["web"]["environment"]}
    ours = [sys.executable, "-m", "warcouncil", "admin", "users", "--lang", "en"]
    return run("nsenter", "--net=/run/netns/web-2", *ours, env=environment, cwd=ROOT).stdout


def main(folder: Path) -> None:
    plan = composed()
    numbers = iter(range(10, 250))
    containers = {
        name: [f"{name}-{number + 1} 10.77.0.{next(numbers)}" for number in range(RUNNING[name])]
        for name in plan["services"]
    }
    hosts = ["127.0.0.1 localhost", f"{containers['proxy'][0].split()[1]} {SITE}"]
    hosts += [f"{one.split()[1]} {name}" for name, found in containers.items() for one in found]
    (folder / "hosts").write_text("\n".join(hosts) + "\n")
    hide(folder / "hosts", "/etc/hosts")
    lay_network(containers)
    services = start_all(plan, containers, folder)
    told = visit(services, folder)
    listed = administered(plan)
    assert "Ann" in listed and "Bob" in listed, listed
    print(json.dumps(told))


if __name__ == "__main__":
    assert shutil.which("caddy"), "Caddy is missing: run scripts/services.sh caddy"
    main(Path(sys.argv[1]))
