"""How a refused request is answered: one sentence for whatever went wrong."""

import logging
import re
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException

from tefuda.core.reasons import BadInput, Refused, shown
from tefuda.server.calls import Answered
from tefuda.server.doors import headers_of, language_of
from tefuda.server.metrics import Metrics
from tefuda.server.people.kept import RowsFailed
from tefuda.server.refusals import STATUS, NotThere, Unwell, code, plain
from tefuda.server.rooms import Elsewhere
from tefuda.server.store import StoreFailed

WHOLE = "data"
"""What Litestar calls a body as a whole."""
NAMED = re.compile(r"field `([^`]*)`")
"""A field that is missing, or that there is not, stands only in the sentence of msgspec."""
TOO_DEEP = "deserializing"
"""What msgspec, and nothing else, was doing when a body was nested too deep for it."""

log = logging.getLogger("tefuda.http")


def refusal(metrics: Metrics, request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """One sentence for whatever went wrong."""
    visitor = getattr(request.state, "visitor", None)
    language = visitor.language if visitor else language_of(headers_of(request.scope))
    if isinstance(error, Answered):
        said = {key: error.said[key] for key in ("code", "reason", "text")}
        return answer(metrics, {**said, "rule": error.said.get("rule", "")}, STATUS.get(error.said["code"], 400))
    status = 0
    if isinstance(error, StoreFailed | RowsFailed | Elsewhere):
        log.error("%s %s: %s", request.method, request.url.path, error)
        error = Unwell("server_storage")
    elif isinstance(error, ValidationException | SerializationException):
        error = misread(error)
    elif isinstance(error, RecursionError) and TOO_DEEP in str(error):
        error = BadInput("server_request")
    elif isinstance(error, HTTPException):
        status = error.status_code
        keys = {404: "server_no_page", 405: "server_method", 413: "server_body_long"}
        kind_of = NotThere if status == 404 else BadInput
        error = kind_of(keys.get(status, "server_request"))
    if isinstance(error, Refused):
        status = status or STATUS.get(code(error), 400)
        return answer(metrics, plain(error, language), status, getattr(error, "about", {}).get("seconds"))
    log.exception("%s %s", request.method, request.url.path, exc_info=error)
    body = {"code": "internal-error", "reason": "internal", "rule": "", "text": BadInput("internal", mistake="").say()}
    return answer(metrics, body, 500)


def misread(error: ValidationException | SerializationException) -> BadInput:
    """Which field of the request is wrong."""
    extra = getattr(error, "extra", None)
    for one in extra if isinstance(extra, list) else []:
        if isinstance(one, dict) and one.get("key"):
            found = [key] if (key := str(one["key"])) != WHOLE else []
            found += NAMED.findall(str(one.get("message", "")))
            if found:
                return BadInput("server_field", field=shown(".".join(found)))
    return BadInput("server_request")


def answer(metrics: Metrics, body: dict[str, Any], status: int, seconds: object = None) -> Response[Any]:
    metrics.refused.labels(body["code"]).inc()
    headers = {"Retry-After": str(seconds)} if seconds else {}
    return Response({"error": body}, status_code=status, headers=headers, media_type="application/json")
