"""What all routes share."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.enums import RequestEncodingType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body

from redbook.server.problems import choose_language
from redbook.server.wire import Problem

JSON = Body(media_type=RequestEncodingType.JSON)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a question may be refused with; anybody may have asked too often."""
    all_ = sorted({*statuses, 400, 429})
    return {status: ResponseSpec(Problem, generate_examples=False, description="refused") for status in all_}


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for what comes with a body: it has to be JSON, from a page of our own."""
    return refusals(403, 413, 415, *statuses)


def language(request: Request[Any, Any, Any]) -> str:
    return choose_language(request.headers.get("accept-language"))
