"""`check`: recorded exchanges against a document, as CI uses it."""

import json
import os
from random import Random

from support.checks import Skipped, check, expect, expect_all, expect_equal
from support.corpus import content, documents, sample
from support.exchanges import Traffic
from support.hiddensecrets import hidden, is_in
from support.schemas import Judge, Schemas, value

API = """openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: https://pets.example.com/v1}]
paths:
  /pets:
    get:
      parameters: [{name: limit, in: query, schema: {type: integer}}]
      responses: {'200': {description: d, content: {application/json: {schema: {type: array, items: {type: string}}}}}}
"""


def entry(url, method="GET", status=200, body=None, sent=None, media="application/json"):
    """An entry as a browser writes it."""
    request = {"method": method, "url": url, "httpVersion": "h2", "headers": [{"name": ":path", "value": "/"}], "cookies": [],
               "queryString": [], "headersSize": -1, "bodySize": 0}
    if sent is not None:
        request["headers"].append({"name": "content-type", "value": media})
        request["postData"] = {"mimeType": media, "text": sent}
        request["bodySize"] = len(sent.encode())
    content = {"size": 0, "mimeType": ""}
    headers = []
    if body is not None:
        content = {"size": len(body.encode()), "mimeType": media, "text": body}
        headers = [{"name": "content-type", "value": media}]
    return {"startedDateTime": "2026-01-01T00:00:00.000Z", "time": 1, "request": request,
            "response": {"status": status, "statusText": "", "httpVersion": "h2", "headers": headers, "cookies": [],
                         "content": content, "redirectURL": "", "headersSize": -1, "bodySize": -1},
            "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0}}


def har(*entries):
    return json.dumps({"log": {"version": "1.2", "creator": {"name": "x", "version": "1"}, "entries": list(entries)}})


@check("check prints file:line:col, entry, method and URL of what does not fit, and exits with 0, 1 or 2")
def checks(ground):
    ground.write("api.yaml", API)
    good = entry("https://pets.example.com/v1/pets?limit=3", body='["a"]')
    ground.write("good.har", "\ufeff" + har(good, entry("https://cdn.example.com/x.js", body="")))
    outcome = ground.run("check", "api.yaml", "--har", "good.har").exits(0)
    expect_equal("output", outcome.output, b"")
    expect("1 exchange checked, 1 of another API" in outcome.errors.decode(), "the summary", outcome.errors)
    wrong = entry("https://pets.example.com/v1/pets?limit=x", body="[1]")
    ground.write("bad.har", har(good, wrong))
    lines = ground.run("check", "api.yaml", "--har", "bad.har").exits(1).text.splitlines()
    expect_equal("lines", len(lines), 2)
    for line in lines:
        expect(line.startswith("api.yaml:"), "the file and the place", line)
        expect(line.endswith("[entry 1] GET https://pets.example.com/v1/pets?limit=x"), "entry, method and URL", line)
    found = json.loads(ground.run("check", "api.yaml", "--har", "bad.har", "--format", "json").exits(1).output)
    places = [(each["exchange"], each["operation"], each["in"], each["name"], each["instance"]) for each in found]
    expect_equal("places", sorted(places), [(1, "GET /pets", "query", "limit", ""), (1, "GET /pets", "response-body", "", "/0")])
    expect_equal("severities", {each["severity"] for each in found}, {"error"})
    for name in ("sarif", "junit", "github"):
        expect(b"entry 1" in ground.run("check", "api.yaml", "--har", "bad.har", "--format", name).exits(1).output, name, "")


@check("check skips entries with a text for a number and ends at damage with its place")
def survives_damage(ground):
    ground.write("api.yaml", API)
    text = entry("https://pets.example.com/v1/pets")
    text["response"]["status"] = "200"
    ground.write("text.har", har(text, entry("https://pets.example.com/v1/pets", body="[]")))
    outcome = ground.run("check", "api.yaml", "--har", "text.har").exits(0)
    expect("/log/entries/0/response/status" in outcome.errors.decode(), "the skipped entry", outcome.errors)
    whole = har(entry("https://pets.example.com/v1/pets", body="[]"))
    ground.write("cut.har", whole[:-40])
    outcome = ground.run("check", "api.yaml", "--har", "cut.har").exits(2)
    expect(f"cut.har:1:{len(whole) - 40 + 1}:" in outcome.errors.decode(), "the place of the end", outcome.errors)
    ground.run("check", "api.yaml", "--har", "none.har").exits(2)
    ground.run("check", "api.yaml").exits(2)


@check("check says of bodies what python-jsonschema says", limit=300)
def agrees_with_jsonschema(ground):
    failures = []
    compared = 0
    for seed in range(24):
        random = Random(seed)
        version = "3.0" if seed % 2 else "3.1"
        document = Schemas(random, version).document()
        document["servers"] = [{"url": "https://h.example.com"}]
        for name in document["components"]["schemas"]:
            content = {"application/json": {"schema": {"$ref": "#/components/schemas/" + name}}}
            document["paths"]["/" + name] = {
                "post": {"requestBody": {"content": content}, "responses": {"200": {"description": "d", "content": content}}}
            }
        judges = {name: Judge(document, name) for name in document["components"]["schemas"]}
        entries, expected = [], []
        for name, judge in judges.items():
            for _ in range(60):
                sent, answered = value(random), value(random)
                url = "https://h.example.com/" + name
                entries.append(entry(url, "POST", sent=json.dumps(sent), body=json.dumps(answered)))
                expected.append((judge.fits(sent), judge.fits(answered)))
        ground.write("api.json", json.dumps(document))
        ground.write("all.har", har(*entries))
        outcome = ground.run("check", "api.json", "--har", "all.har", "--format", "json")
        found = json.loads(outcome.output)
        wrong = {(each["exchange"], each["in"]) for each in found if each["severity"] == "error"}
        for at, (sent, answered) in enumerate(expected):
            for part, fits in (("body", sent), ("response-body", answered)):
                compared += 1
                if ((at, part) not in wrong) != fits:
                    failures.append(f"seed {seed}, entry {at}, {part}: {'valid' if fits else 'not valid'} there")
    expect(compared >= 2000, "at least 2,000 bodies", compared)
    expect_all(failures, "the same verdict about each body")


@check("draft: 500 exchanges of each document give a document that they fit, without a secret of theirs", limit=600)
def drafts_fit(ground):
    folder = os.environ.get("GATEWRIGHT_MORE_DEFINITIONS", "")
    paths = [path for path in documents(("openapi", "definitions")) if path.endswith(".json")]
    if os.path.isdir(folder):
        paths = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".json"))
    failures = []
    drafted = 0
    for path in sample(paths, 20):
        random = Random(os.path.basename(path))
        described = json.loads(content(path))
        if "paths" not in described:
            continue
        secrets = ("".join(random.choice("0123456789abcdefghijkmnpqrsABCDEFGHIJK") for _ in range(24)) for _ in iter(int, 1))
        traffic = Traffic(described, random, lambda: next(secrets)).make(500)
        if not traffic.entries:
            continue
        drafted += 1
        ground.write("all.har", traffic.har())
        ground.run("draft", "--har", "all.har", "-o", "draft.yaml").exits(0)
        name = os.path.basename(path)
        found = ground.run("check", "draft.yaml", "--har", "all.har")
        if found.output or found.code:
            failures.append(f"{name}: {found.text[:500]}")
        if ground.run("lint", "draft.yaml", "--fail-severity", "error").code:
            failures.append(f"{name}: the draft has errors")
        draft = ground.read("draft.yaml").decode()
        failures += [f"{name}: {secret}" for secret in traffic.secrets if secret in draft]
    expect(drafted >= 3, "at least three documents", drafted)
    expect_all(failures, "no finding and no secret")


@check("draft: 10,000 random secrets at every position of traffic are not in the drafts, which the traffic fits", limit=300)
def drafts_without_secrets(ground):
    random = Random(5)
    failures = []
    for _ in range(40):
        entries, secrets = hidden(random, 250)
        ground.write("all.har", har(*(each for _, each in entries)))
        ground.run("draft", "--har", "all.har", "-o", "draft.yaml").exits(0)
        draft = ground.read("draft.yaml").decode()
        failures += [f"{name}: {secret}" for (name, _), secret in zip(entries, secrets) if is_in(secret, draft)]
        # An operation can't have a secret as its method, so these exchanges are skipped.
        ground.write("used.har", har(*(each for name, each in entries if name != "method")))
        found = ground.run("check", "draft.yaml", "--har", "used.har")
        if found.code or found.output:
            failures.append(found.text[:500])
    expect_all(failures, "no secret and no finding")
