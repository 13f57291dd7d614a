"""Runs `check` on made exchanges and compares what it finds with what they were made for."""

import json

from support.apiexchanges import Exchanges, Expected, url_of
from support.apifaults import Faults
from support.apioperations import Routes, operations
from support.apivalues import NoValue

BASE = "https://check.example.com/base"


def entry(sent, url):
    """An entry of a HAR file as a browser writes it."""
    fields = lambda pairs: [{"name": name, "value": value} for name, value in pairs]
    request = {"method": sent.method, "url": url, "httpVersion": "HTTP/1.1", "headers": fields(sent.written_headers),
               "cookies": [], "queryString": [], "headersSize": -1, "bodySize": 0}
    if sent.body is not None or sent.media:
        text = json.dumps(sent.body)
        request["headers"].append({"name": "Content-Type", "value": sent.media})
        request["postData"] = {"mimeType": sent.media, "text": text}
        request["bodySize"] = len(text.encode())
    content = {"size": 0, "mimeType": ""}
    headers = fields(sent.answer_headers)
    if sent.answer_media:
        text = json.dumps(sent.answer)
        content = {"size": len(text.encode()), "mimeType": sent.answer_media, "text": text}
        headers.append({"name": "Content-Type", "value": sent.answer_media})
    return {"startedDateTime": "2026-01-01T00:00:00.000Z", "time": 1, "request": request,
            "response": {"status": sent.status, "statusText": "", "httpVersion": "HTTP/1.1", "headers": headers, "cookies": [],
                         "content": content, "redirectURL": "", "headersSize": -1, "bodySize": -1},
            "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0}}


class Made:
    """An exchange, the URL that it was sent to, and what the check must say of it."""

    def __init__(self, sent, expected, written):
        self.sent = sent
        self.expected = expected
        self.entry = written


def make(document, random, count):
    """Up to `count` exchanges for random operations of a document, half of them with a fault."""
    routes = Routes(document)
    exchanges = Exchanges(document, random, routes)
    faults = Faults(exchanges)
    choices = operations(document)
    made = []
    for _ in range(count * 6):
        if len(made) == count or not choices:
            break
        try:
            sent = exchanges.fitting(random.choice(choices))
            url_of(sent, BASE)
            if not routes.is_only(sent.operation.path, sent.written_path):
                continue
            expected = faults.add(sent) if len(made) % 2 else Expected()
            url = url_of(sent, BASE)
            if expected.kind != "route" and not routes.is_only(sent.operation.path, sent.written_path):
                continue
            made.append(Made(sent, expected, entry(sent, url)))
        except (NoValue, RecursionError):
            continue
        except (TypeError, KeyError, AttributeError, ValueError):
            continue  # The document has a wrong value where the specification asks for another.
    return made


def disagreement(made, findings):
    """Why the findings about one exchange are not the expected ones; None if they are."""
    expected = made.expected
    # A schema with a pattern of another language is a warning of its own.
    wrong = [each for each in findings if each["severity"] in ("error", "warning") and "can't be checked" not in each["message"]]
    if expected.part is None:
        return f"fits, but: {described(wrong)}" if wrong else None
    if not wrong:
        return f"{expected.kind}: nothing found of {expected.part} {expected.name} {sorted(expected.places)[:4]}; {described(findings)}"
    for each in wrong:
        name = expected.name if expected.name is not None else each["name"]
        if each["in"] != expected.part or each["name"].lower() != name.lower():
            return f"{expected.kind}: {expected.part} {expected.name} expected, but: {described(wrong)}"
        place = (each["instance"], each.get("logicalPointer", each["pointer"]))
        if not any(place[0] == instance and is_at(place[1], pointer) for instance, pointer in expected.places):
            return f"{expected.kind}: one of {sorted(expected.places)[:6]} expected, but: {described(wrong)}"
    return None


def is_at(pointer, expected):
    """A finding about a part of a keyword, such as a name in `required`, is at the keyword."""
    return pointer == expected or pointer.startswith(expected + "/")


def described(findings):
    return "; ".join(f"{each['severity']} {each['in']} {each['name']} at {each['instance']!r} by {each['pointer']}: {each['message']}"
                     for each in findings[:3]) or "nothing"


def compare(ground, document, made):
    """Checks the exchanges with the program. Returns the disagreements."""
    ground.write("api.json", json.dumps(document))
    ground.write("all.har", json.dumps({"log": {"version": "1.2", "creator": {"name": "x", "version": "1"},
                                                "entries": [each.entry for each in made]}}))
    outcome = ground.run("check", "api.json", "--har", "all.har", "--format", "json")
    if outcome.code == 2:
        return ["exit code 2: " + outcome.errors.decode("utf-8", "replace")[:300]]
    found = [[] for _ in made]
    for each in json.loads(outcome.output):
        found[each["exchange"]].append(each)
    failures = []
    if " of another API" in outcome.errors.decode() and ", 0 of another API" not in outcome.errors.decode():
        failures.append(outcome.errors.decode())
    for at, each in enumerate(made):
        reason = disagreement(each, found[at])
        if reason:
            failures.append(f"entry {at} {each.sent.operation.name}: {reason}")
    return failures
