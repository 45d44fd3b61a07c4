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
    return {status: ResponseSpec(Problem, generate_examples=False, description="refused") for status in statuses}


def language(request: Request[Any, Any, Any]) -> str:
    return choose_language(request.headers.get("accept-language"))
