"""The web client, as `python -m tools.build_web` has left it: read once, kept packed, told from older ones by ETag."""

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from tefuda.server.doors import headers_of, language_of
from tefuda.server.pages import page
from tefuda.server.refusals import NotThere

BUILT = Path(__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
PAGES = ("/t/{table:str}", "/replay", "/replay/{table:str}/{number:int}", "/rules/{game:str}", "/learn/{game:str}")
"""What the client shows besides the first page; `pages/pages.ts` has the same list."""
PROGRAMS = ("/api/", "/assets/", "/schema", "/ws/")
"""What no person comes to by mistake: there a refusal stays what programs read."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


EARLY = {".js": "</{}>; rel=modulepreload", ".css": "</{}>; rel=preload; as=style; crossorigin"}


def for_tables(name: str) -> str:
    """The ending of a file's name, if it is one of those that web/chunks.ts puts together for every table."""
    ending = Path(name).suffix
    return ending if name.startswith("assets/table-") and ending in EARLY else ""


class File(NamedTuple):
    """`packed`: the same as gzip, if there is any."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str


class Client:
    """The files by their paths; none when the client is not built."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if (folder / "index.html").exists() else []:
            if path.is_file() and path.suffix != ".gz":
                self.files[path.relative_to(folder).as_posix()] = read(path)
        self.early = ", ".join(EARLY[kind].format(name) for name in self.files if (kind := for_tables(name)))
        """What every table needs, for a header: on its way before the page asks, which spares a way there and back."""

    def answer(self, name: str, request: Request[Any, Any, Any], keep: str) -> Response[bytes] | None:
        file = self.files.get(name)
        if file is None:
            return None
        headers = headers_of(request.scope)
        told = {"ETag": file.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if file.tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=told)
        data = file.data
        if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            data = file.packed
            told["Content-Encoding"] = "gzip"
        return Response(data, media_type=file.kind, headers=told)


def read(path: Path) -> File:
    data = path.read_bytes()
    packed = path.with_name(path.name + ".gz")
    tag = f'W/"{hashlib.sha256(data).hexdigest()[:20]}"'
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return File(data, packed.read_bytes() if packed.exists() else None, kind, tag)


def elsewhere(client: Client, request: Request[Any, Any, Any]) -> Response[Any] | None:
    """For a person who has come to an address that there is not: the client says so, in the visitor's language."""
    wants_page = request.method == "GET" and "text/html" in headers_of(request.scope).get("accept", "")
    if not wants_page or request.url.path.startswith(PROGRAMS):
        return None
    found = client.answer("index.html", request, ALWAYS_ASK)
    if found is not None and found.status_code != 304:
        found.status_code = 404
    return found


def routes(client: Client) -> list[Any]:
    """The client's pages, which are all one file, and what they load."""

    def shell(request: Request[Any, Any, Any]) -> Response[Any]:
        found = client.answer("index.html", request, ALWAYS_ASK)
        if found is not None:
            return found
        plain = page(language_of(headers_of(request.scope)))
        return Response(plain, media_type="text/html; charset=utf-8")

    @get("/", summary="The first page", media_type="text/html")
    async def first(request: Request[Any, Any, Any]) -> Response[Any]:
        return shell(request)

    @get([*PAGES], media_type="text/html", include_in_schema=False)
    async def inner(request: Request[Any, Any, Any]) -> Response[Any]:
        found = shell(request)
        if client.early and request.url.path.startswith("/t/"):
            found.headers["Link"] = client.early
        return found

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        found = client.answer(f"assets/{name}", request, FOREVER)
        if found is None:
            raise NotThere("server_no_page")
        return found

    def loose(name: str) -> Any:
        @get(f"/{name}", include_in_schema=False, name=f"client {name}")
        async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
            found = client.answer(name, request, ALWAYS_ASK)
            assert found is not None
            return found

        return file

    names = [name for name in client.files if "/" not in name and name != "index.html"]
    return [first, inner, asset, *map(loose, names)]
