"""The description of the HTTP interface, worked out from the routes themselves.

A handler says in its ``opt`` what it takes and what it gives, and in its docstring what it does.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.routes import BaseRoute, HTTPRoute

from spatz.web.problems import ProblemView

REFERENCE = "#/components/schemas/{name}"
PREFIXES = ("/api", "/health")
_PARAMETER = re.compile(r"\{(\w+)\}")
Tree = dict[str, Any]


def describe(routes: Iterable[BaseRoute]) -> bytes:
    """The description, as JSON."""
    told = [*_told(routes)]
    kinds = [ProblemView, *(kind for _, handler in told for kind in _kinds(handler.opt))]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: Tree = {}
    for path, handler in told:
        paths.setdefault(path, {})[_method(handler)] = _operation(path, handler, by_kind)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Spatz", "version": version("spatz")},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _told(routes: Iterable[BaseRoute]) -> Iterator[tuple[str, HTTPRouteHandler]]:
    for route in sorted(routes, key=lambda route: route.path):
        if isinstance(route, HTTPRoute) and route.path.startswith(PREFIXES):
            for handler in route.route_handlers:
                if _method(handler) != "options":
                    yield route.path_format, handler


def _kinds(opt: Mapping[str, Any]) -> list[Any]:
    return [opt[name] for name in ("takes", "gives") if name in opt]


def _method(handler: HTTPRouteHandler) -> str:
    return next(iter(handler.http_methods)).lower()


def _operation(path: str, handler: HTTPRouteHandler, schemas: Mapping[Any, Tree]) -> Tree:
    opt = handler.opt
    statuses = sorted({str(handler.status_code), *opt.get("statuses", ())})
    problem = {"description": "Refused", "content": _problem(schemas[ProblemView])}
    told: Tree = {
        "operationId": handler.name or handler.handler_name,
        "summary": (handler.fn.__doc__ or "").strip().split("\n\n")[0],
        "responses": {
            **{status: _given(opt, schemas) for status in statuses},
            "default": problem,
        },
    }
    if names := _PARAMETER.findall(path):
        told["parameters"] = [_parameter(name) for name in names]
    if "takes" in opt:
        told["requestBody"] = {"required": True, "content": _json(schemas[opt["takes"]])}
    return told


def _given(opt: Mapping[str, Any], schemas: Mapping[Any, Tree]) -> Tree:
    schema = schemas[opt["gives"]] if "gives" in opt else {}
    return {"description": "Done", "content": _json(schema)}


def _json(schema: Tree) -> Tree:
    return {"application/json": {"schema": schema}}


def _problem(schema: Tree) -> Tree:
    return {"application/problem+json": {"schema": schema}}


def _parameter(name: str) -> Tree:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
