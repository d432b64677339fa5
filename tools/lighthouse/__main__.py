"""python -m tools.lighthouse: what Lighthouse says of the first page and of a table in mid-game, as a table.

Each in a browser that has seen nothing yet, in the mobile profile: a slow phone on a slow line, simulated. `--times 3`
takes the best of so many visits, for a machine that is busy only makes them slower; `--problems` lists what costs
points. Lighthouse comes from package-lock.json.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.async_api import async_playwright

from tools import build_web
from tools.lighthouse.installed import HERE, lighthouse
from tools.screenshots.scenes import MIDDLE
from tools.screenshots.serving import Serving, serving
from tools.screenshots.tables import from_seed
from tools.screenshots.visitor import ARGUMENTS, CHROMIUM

WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100}
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
SCRIPTS = 120_000
"""Bytes of packed JavaScript that a page may fetch."""
Found = dict[str, Any]


async def guest(node: Serving) -> tuple[str, str]:
    """A user, and the cookie."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{node.port}") as http:
        answer = await http.post("/api/me", json={"name": "Anna", "language": "en"})
        return str(answer.json()["user"]), str(http.cookies["tefuda"])


@asynccontextmanager
async def browser(node: Serving, cookie: str) -> AsyncIterator[str]:
    """A fresh one that has the guest's cookie; the port at which it listens."""
    async with async_playwright() as playwright:
        with tempfile.TemporaryDirectory() as profile:
            arguments = [*ARGUMENTS, "--remote-debugging-port=0"]
            context = await playwright.chromium.launch_persistent_context(
                profile, executable_path=CHROMIUM, args=arguments, locale="en"
            )
            await context.add_cookies([{"name": "tefuda", "value": cookie, "url": f"http://127.0.0.1:{node.port}"}])
            yield (Path(profile) / "DevToolsActivePort").read_text(encoding="utf-8").splitlines()[0]
            await context.close()


async def visit(node: Serving, cookie: str, path: str) -> Found:
    """One report."""
    async with browser(node, cookie) as port:
        running = await asyncio.create_subprocess_exec(
            *lighthouse(), f"http://127.0.0.1:{node.port}{path}", f"--port={port}", "--disable-storage-reset",
            "--output=json", "--quiet", f"--only-categories={','.join(WANTED)}",
            cwd=HERE, env=build_web.environment(build_web.found()),
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        said, wrong = await running.communicate()
    if running.returncode:
        raise SystemExit(f"Lighthouse has failed: {wrong.decode(errors='replace').strip()[-2000:]}")
    report: Found = json.loads(said)
    return report


def points(reports: list[Found], category: str) -> int:
    return round(100 * max(report["categories"][category]["score"] or 0 for report in reports))


def measured(reports: list[Found], audit: str) -> float:
    return float(min(report["audits"][audit]["numericValue"] for report in reports))


def scripts(report: Found) -> int:
    """Packed bytes of JavaScript."""
    items = report["audits"]["network-requests"]["details"]["items"]
    return sum(item["transferSize"] for item in items if item["resourceType"] == "Script")


def problems(report: Found) -> list[str]:
    """What costs points."""
    found = []
    for category in WANTED:
        for one in report["categories"][category]["auditRefs"]:
            audit = report["audits"][one["id"]]
            if one["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                found.append(f"  {category}: {audit['title']} {audit.get('displayValue', '')}".rstrip())
                found += [f"    {json.dumps(item)[:300]}" for item in (audit.get("details") or {}).get("items", [])[:5]]
    return found


def line(name: str, reports: list[Found]) -> str:
    scored = "".join(f"{points(reports, category):>16}" for category in WANTED)
    times = [measured(reports, audit) for audit in METRICS]
    shown = f"{times[0] / 1000:>12.2f} s{times[1] / 1000:>14.2f} s{times[2]:>8.0f} ms{times[3]:>9.3f}"
    return f"{name:<12}{scored}{shown}{scripts(reports[0]) / 1000:>12.1f} KB"


def falls_short(reports: list[Found]) -> bool:
    return scripts(reports[0]) > SCRIPTS or any(points(reports, one) < least for one, least in WANTED.items())


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.lighthouse", description=__doc__)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--problems", action="store_true")
    asked = parser.parse_args()
    build_web.build()
    table = from_seed("lighthouse", 32)
    async with serving() as node:
        user, cookie = await guest(node)
        await node.set_table(MIDDLE, table, user, "Anna")
        pages = {"first page": "/", "table": f"/t/{table}"}
        all_reports = {
            name: [await visit(node, cookie, path) for _ in range(max(1, asked.times))] for name, path in pages.items()
        }
    head = "".join(f"{category:>16}" for category in WANTED)
    print(f"{'':<12}{head}{'first paint':>14}{'largest paint':>16}{'blocked':>11}{'shift':>9}{'JavaScript':>15}")
    for name, reports in all_reports.items():
        print(line(name, reports))
        if asked.problems:
            print("\n".join(problems(reports[-1])))
    sys.exit(any(map(falls_short, all_reports.values())))


if __name__ == "__main__":
    asyncio.run(main())
