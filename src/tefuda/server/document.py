"""The OpenAPI document, with how every request may be refused."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from tefuda.server import entries, forms
from tefuda.server.forms import Refusal

WHEN = {
    400: "The request cannot be read, or names something that there is not",
    403: "Not for you",
    404: "There is no such thing",
    409: "It may be right at another time",
    413: "The request is too long",
    429: "Too much at once; Retry-After says how many seconds to wait",
    500: "A fault in Tefuda",
    503: "Nothing can be saved just now; nothing has happened",
}


class Document(JsonRenderPlugin):
    """One JSON document; what draws it for people comes from elsewhere, and our pages load nothing from there."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, refusable(openapi_schema))


def refusable(document: dict[str, Any]) -> dict[str, Any]:
    (shape,), parts = msgspec.json.schema_components([Refusal], ref_template="#/components/schemas/{name}")
    refusals = {
        str(status): {"description": when, "content": {"application/json": {"schema": shape}}}
        for status, when in WHEN.items()
    }
    paths = {
        path: {method: {**asked, "responses": {**asked["responses"], **refusals}} for method, asked in item.items()}
        for path, item in document["paths"].items()
    }
    components = document.get("components", {})
    schemas = {name: strict(name, shape) for name, shape in components.get("schemas", {}).items()} | parts
    return {**document, "paths": paths, "components": {**components, "schemas": schemas}}


def strict(name: str, shape: dict[str, Any]) -> dict[str, Any]:
    """Unknown fields are refused, and the document says so."""
    kind = getattr(forms, name, None) or getattr(entries, name, None)
    if kind is None or not kind.__struct_config__.forbid_unknown_fields:
        return shape
    return {**shape, "additionalProperties": False}
