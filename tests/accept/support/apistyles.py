"""Documents with a parameter for each row of the tables of styles, with random schemas."""

from itertools import product

ROWS = (
    [("path", style, explode, kind) for style, explode, kind in product(("simple", "label", "matrix"), (True, False), ("scalar", "array", "object"))]
    + [("query", "form", explode, kind) for explode, kind in product((True, False), ("scalar", "array", "object"))]
    + [("query", style, False, kind) for style, kind in product(("spaceDelimited", "pipeDelimited"), ("array", "object"))]
    + [("query", "deepObject", True, "object")]
    + [("header", "simple", explode, kind) for explode, kind in product((True, False), ("scalar", "array", "object"))]
    + [("cookie", "form", explode, kind) for explode, kind in product((True, False), ("scalar", "array", "object"))]
)
ROWS32 = [("cookie", "cookie", True, kind) for kind in ("scalar", "array", "object")]
KINDS = ("integer", "number", "boolean", "string", "enum")


def scalar(random, style):
    # The style `label` writes dots between items, and numbers have dots of their own.
    kind = random.choice([each for each in KINDS if each != "number" or style != "label"])
    if kind == "enum":
        return {"type": "string", "enum": random.sample(["red", "green", "blue", "black"], 3)}
    schema = {"type": kind}
    if kind == "integer" or kind == "number":
        schema.update({"minimum": random.randint(0, 5), "maximum": random.randint(10, 20)})
    if kind == "string":
        schema.update({"minLength": random.randint(2, 4), "maxLength": random.randint(9, 12)})
    return schema


def schema_of(kind, random, prefix, style):
    if kind == "scalar":
        return scalar(random, style)
    if kind == "array":
        return {"type": "array", "items": scalar(random, style), "minItems": 1, "maxItems": 4}
    names = [f"{prefix}{name}" for name in "abc"]
    return {"type": "object", "properties": {name: scalar(random, style) for name in names}, "required": names[:2]}


def document(random, version):
    """A document of a version of OpenAPI with an operation for each row."""
    paths = {}
    rows = list(ROWS) + (ROWS32 if version.startswith("3.2") else [])
    for at, (place, style, explode, kind) in enumerate(rows):
        parameter = {"name": f"p{at}", "in": place, "style": style, "explode": explode, "required": True,
                     "schema": schema_of(kind, random, f"m{at}", style)}
        more = {"name": f"x{at}", "in": "query", "schema": scalar(random, style)}
        path = f"/r{at}/" + ("{p%d}" % at if place == "path" else "x")
        paths[path] = {"get": {"parameters": [parameter, more], "responses": {"200": {"description": "d"}}}}
    return {"openapi": version, "info": {"title": "Styles", "version": "1"}, "servers": [{"url": "https://check.example.com/base"}],
            "paths": paths}
