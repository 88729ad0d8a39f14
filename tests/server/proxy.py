"""A real nginx with TLS before web processes, as docs/hosting.md has it."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.house import OPENED, Person, until
from tests.server.machines import Process

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
{user}
worker_processes 1;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{
        default upgrade;
        ''      '';
    }}
    upstream warcouncil {{
        {servers}
        keepalive 16;
    }}
    server {{
        listen 127.0.0.1:{port} ssl;
        server_name 127.0.0.1;
        ssl_certificate     {folder}/proxy.pem;
        ssl_certificate_key {folder}/proxy.key;
        location / {{
            proxy_pass http://warcouncil;
            proxy_http_version 1.1;
            proxy_next_upstream error timeout http_503 non_idempotent;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_read_timeout 5m;
        }}
    }}
}}
"""


class Proxy:
    """Where people reach the processes behind it."""

    def __init__(self, url: str, certificate: Path) -> None:
        self.url = url
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def person(self, name: str) -> Person:
        person = Person(self)
        person.http.close()
        person.http = httpx.Client(
            base_url=self.url, headers={"X-War-Council": "1"}, timeout=90, trust_env=False, verify=self.trust
        )
        OPENED.append(person.http)
        person.post("/api/guests", {"name": name}, status=201)
        return person


@contextmanager
def nginx(folder: Path, port: int, doors: Sequence[Process]) -> Iterator[Proxy]:
    """TLS at this port, and whoever comes goes to one of the doors."""
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    make += ["-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    make += ["-keyout", str(folder / "proxy.key"), "-out", str(folder / "proxy.pem")]
    subprocess.run(make, check=True, capture_output=True)
    servers = " ".join(f"server 127.0.0.1:{door.port} max_fails=0;" for door in doors)
    as_root = "user root;" if folder.owner() == "root" else ""
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, port=port, servers=servers, user=as_root), encoding="utf-8")
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(config)])
    proxy = Proxy(f"https://127.0.0.1:{port}", folder / "proxy.pem")

    def answers() -> bool:
        assert process.poll() is None, (folder / "nginx.log").read_text()
        try:
            return httpx.get(f"{proxy.url}/", verify=proxy.trust, trust_env=False).status_code < 600
        except httpx.HTTPError:
            return False

    try:
        until(answers, "the proxy answers", 60)
        yield proxy
    finally:
        process.terminate()
        process.wait(timeout=30)


def behind_tls(folder: Path, *arguments: str, proxy_port: int) -> Process:
    """A web process that knows of the proxy before it."""
    return Process(folder, "--public-url", f"https://127.0.0.1:{proxy_port}", "--proxy", "127.0.0.1", *arguments)
