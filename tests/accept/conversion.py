"""`convert`, `bundle`, `split` and `import`."""

import json
import os

from support.checks import check, expect, expect_all, expect_equal
from support.corpus import documents

SWAGGER = """# kept
swagger: '2.0'
info: {title: Pets, version: '1'}
host: pets.example
basePath: /v1
schemes: [https]
paths:
  /pets:
    post:
      consumes: [application/json]
      produces: [application/json]
      parameters:
        - {name: pet, in: body, required: true, schema: {$ref: '#/definitions/Pet'}}
      responses:
        '200': {description: ok, schema: {$ref: '#/definitions/Pet'}}
definitions:
  Pet: {type: object, required: [name], properties: {name: {type: string, x-nullable: true}}}
securityDefinitions:
  simple: {type: basic}
"""


def value_of(ground, text, pointer=""):
    return json.loads(ground.run("get", "-", *([pointer] if pointer else []), input=text).exits(0).output)


def unresolved(document):
    """The local references of a document that lead nowhere."""
    found = []

    def walk(value):
        if isinstance(value, dict):
            reference = value.get("$ref")
            if isinstance(reference, str) and reference.startswith("#/"):
                target = document
                for part in reference[2:].split("/"):
                    part = part.replace("~1", "/").replace("~0", "~").replace("%7B", "{").replace("%7D", "}")
                    target = target.get(part) if isinstance(target, dict) else None
                if target is None:
                    found.append(reference)
            for member in value.values():
                walk(member)
        elif isinstance(value, list):
            for member in value:
                walk(member)

    walk(document)
    return found


@check("convert turns Swagger 2.0 into 3.x, with its body, server, schemas and security")
def converts_swagger(ground):
    ground.write("pets.yaml", SWAGGER)
    for version in ("3.0", "3.1", "3.2"):
        text = ground.run("convert", "pets.yaml", "--to", version).exits(0).output
        document = value_of(ground, text)
        expect(document["openapi"].startswith(version), f"openapi {version}", document["openapi"])
        expect_equal("servers", [server["url"] for server in document["servers"]], ["https://pets.example/v1"])
        operation = document["paths"]["/pets"]["post"]
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        expect_equal("body", (operation["requestBody"]["required"], body), (True, {"$ref": "#/components/schemas/Pet"}))
        expect_equal(
            "security", document["components"]["securitySchemes"]["simple"], {"type": "http", "scheme": "basic"}
        )
        expect_equal("references that lead nowhere", unresolved(document), [])
        expect(text.startswith(b"# kept"), "the comment at the start", text[:100])
    expect_equal("file", ground.read("pets.yaml").decode(), SWAGGER)


@check("convert between 3.0 and 3.1 changes nullable and lists what is lost")
def converts_versions(ground):
    ground.write(
        "api.yaml",
        "openapi: 3.1.0 # ours\ninfo: {title: A, version: '1', summary: s}\npaths: {}\n"
        "components: {schemas: {S: {type: [string, 'null']}}}\n",
    )
    older = ground.run("convert", "api.yaml", "--to", "3.0", "-o", "older.yaml").exits(0)
    expect(b"/info/summary" in older.errors, "the lost member on standard error", older.errors)
    schema = value_of(ground, ground.read("older.yaml"), "/components/schemas/S")
    expect_equal("schema", schema, {"type": "string", "nullable": True})
    newer = ground.run("convert", "older.yaml", "--to", "3.1").exits(0).output
    expect_equal("type", sorted(value_of(ground, newer, "/components/schemas/S")["type"]), ["null", "string"])
    expect(b"# ours" in newer, "the comment", newer)
    ground.run("convert", "api.yaml").exits(2)
    ground.run("convert", "api.yaml", "--to", "2.0").exits(2)


@check("documents of the corpus convert to each version, and the results have no errors of structure", limit=120)
def converts_the_corpus(ground):
    failures = []
    for path in documents(("openapi",), most=200_000):
        if "cafe-split" in path:
            continue  # A document over several files; see bundle.
        for version in ("3.0", "3.1", "3.2"):
            outcome = ground.run("convert", path, "--to", version, "-o", "converted.yaml")
            if outcome.code != 0:
                failures.append(f"{path} to {version}: {outcome.errors.decode()}")
                continue
            found = json.loads(ground.run("lint", "--offline", "--format", "json", "converted.yaml").output)
            failures += [
                f"{path} to {version}: {each['rule']} {each['pointer']}"
                for each in found
                if each["rule"].startswith("oas3-schema")
            ]
    expect_all(failures, "all are converted")


ENTRY = "openapi: 3.1.0 # ours\ninfo: {title: A, version: '1'}\npaths:\n  /a: {$ref: parts/a.yaml}\n"
PART = "get:\n  responses:\n    default: {$ref: '../shared.yaml#/Failed'}\n"


@check("bundle writes one definition without references to files, and reads nothing outside of the folder")
def bundles(ground):
    ground.write("in/api.yaml", ENTRY)
    ground.write("in/parts/a.yaml", PART)
    ground.write("in/shared.yaml", "Failed: {description: d}\n")
    document = value_of(ground, ground.run("bundle", "in/api.yaml").exits(0).output)
    expect(
        "parts/a.yaml" not in json.dumps(document) and "shared.yaml" not in json.dumps(document),
        "no reference to a file",
        document,
    )
    expect_equal("references that lead nowhere", unresolved(document), [])
    ground.write("secret.yaml", "get: {summary: canary}\n")
    ground.write("in/api.yaml", ENTRY.replace("parts/a.yaml", "../secret.yaml"))
    outcome = ground.run("bundle", "in/api.yaml").exits(1)
    expect(
        b"canary" not in outcome.output and b"can't be followed" in outcome.errors,
        "no text of ../secret.yaml",
        outcome.output,
    )


@check("bundle puts the split example of the corpus together")
def bundles_the_corpus(ground):
    entries = [
        path
        for path in documents(("openapi",))
        if "cafe-split" in path and os.path.basename(path).startswith("openapi")
    ]
    for path in entries:
        document = value_of(ground, ground.run("bundle", path).exits(0).output)
        expect_equal(f"references of {path} that lead nowhere", unresolved(document), [])
        expect(
            ".yaml" not in "".join(reference for reference in all_references(document)), "no reference to a file", path
        )


def all_references(value):
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for member in value.values():
            yield from all_references(member)
    elif isinstance(value, list):
        for member in value:
            yield from all_references(member)


@check("split writes files that bundle puts together to the same definition, and replaces no file")
def splits(ground):
    ground.example()
    before = ground.read("api.yaml")
    names = ground.run("split", "api.yaml", "-o", "parts").exits(0).text.split()
    expect("openapi.yaml" in names and len(names) > 10, "openapi.yaml and the other files", names)
    for name in names:
        expect(os.path.isfile(ground.path(f"parts/{name}")), f"the file {name}", "it is missing")
    expect_equal("file", ground.read("api.yaml"), before)
    together = value_of(ground, ground.run("bundle", "parts/openapi.yaml").exits(0).output)
    expect_equal("references that lead nowhere", unresolved(together), [])
    whole = value_of(ground, before)
    for member in ("info", "servers", "tags", "security", "x-vendor-api-gateway"):
        expect_equal(member, together[member], whole[member])
    expect_equal("paths", sorted(together["paths"]), sorted(whole["paths"]))
    ground.run("split", "api.yaml", "-o", "parts").exits(2)


@check("import adds the extension, and the rest keeps its bytes")
def imports(ground):
    text = "openapi: 3.0.3 # ours\ninfo: {title: Book Shop, version: '1'}\nservers:\n  - url: https://shop.example/v1\npaths: {}\n"
    ground.write("api.yaml", text)
    ground.run("import", "api.yaml", "--check").exits(1)
    ground.run("import", "api.yaml").exits(0)
    expect(ground.read("api.yaml").startswith(text.encode()), "the text before", ground.read("api.yaml"))
    extension = value_of(ground, ground.read("api.yaml"), "/x-vendor-api-gateway")
    expect_equal(
        "name, path, upstream",
        (extension["info"]["name"], extension["server"]["listenPath"]["value"], extension["upstream"]["url"]),
        ("Book Shop", "/book-shop/", "https://shop.example/v1"),
    )
