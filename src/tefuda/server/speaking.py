"""Which language an answer is in: the one that is asked for, else the visitor's."""

from typing import Annotated

from litestar.params import QueryParameter

from tefuda import texts
from tefuda.core.reasons import BadInput, shown
from tefuda.server.visitors import Visitor

Lang = Annotated[str | None, QueryParameter(max_length=8, required=False)]


def spoken(lang: str | None, visitor: Visitor) -> str:
    if lang is not None and lang not in texts.LANGUAGES:
        raise BadInput("unknown_language", language=shown(lang), known=texts.LANGUAGES)
    return lang or visitor.language
