"""HAProxy and nginx with the files of deploy/, before nodes on free ports of the loopback."""

import asyncio
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE = 30.0
"""Seconds; only a proxy that hangs takes so long."""
NGINX = """
daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
    fastcgi_temp_path {folder}/c; scgi_temp_path {folder}/d; uwsgi_temp_path {folder}/e;
    include {folder}/tefuda.conf;
}}
"""
"""What Debian's own file says around those of conf.d, with folders in which the tests may write."""


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert found, f"{name} is not installed here, and the tests of deploy/ need it: apt-get install {name}"
    return found


def free_ports(count: int) -> list[int]:
    probes = [socket.socket() for _ in range(count)]
    try:
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]
    finally:
        for probe in probes:
            probe.close()


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """Each stands there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@asynccontextmanager
async def running(*command: object, port: int) -> AsyncIterator[None]:
    """Until something answers at the port; ended at the end."""
    process = await asyncio.create_subprocess_exec(
        *map(str, command), stdin=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr
    told = asyncio.ensure_future(process.stderr.read())
    try:
        async with asyncio.timeout(PATIENCE):
            while not answers(port):
                assert process.returncode is None, (await told).decode()
                await asyncio.sleep(0.02)
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
        await told


def answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


@asynccontextmanager
async def haproxy(folder: Path, nodes: list[int]) -> AsyncIterator[str]:
    """deploy/haproxy.cfg before these nodes; its address."""
    (port,) = free_ports(1)
    changes = {"bind :80\n": f"bind 127.0.0.1:{port}\n"}
    changes |= {f"node{count} node{count}:8000": f"node{count} 127.0.0.1:{node}" for count, node in enumerate(nodes, 1)}
    file = folder / "haproxy.cfg"
    file.write_text(replaced((DEPLOY / "haproxy.cfg").read_text(), changes))
    async with running(program("haproxy"), "-db", "-f", file, port=port):
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def nginx(folder: Path, node: int) -> AsyncIterator[tuple[str, str]]:
    """deploy/nginx.conf before this node, with a certificate that was signed by nobody; its address, and that without
    TLS."""
    port, plain = free_ports(2)
    certificate, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-keyout", key, "-out", certificate, "-days", "1", "-subj", "/CN=cards.example.org",
            "-addext", "subjectAltName=DNS:localhost",
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    changes = {
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{node};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "cards.example.org;": "localhost;",
        "/etc/letsencrypt/live/cards.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/cards.example.org/privkey.pem": str(key),
    }
    text = (DEPLOY / "nginx.conf").read_text()
    for old in changes:
        assert old in text, old
    # paths first: they hold the name of the site
    for old in sorted(changes, key=len, reverse=True):
        text = text.replace(old, changes[old])
    (folder / "tefuda.conf").write_text(text)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    async with running(program("nginx"), "-p", folder, "-c", folder / "nginx.conf", port=port):
        yield f"https://localhost:{port}", f"http://localhost:{plain}"
