"""The recording of `serve --har` and of `preview --format har`."""

import gzip
import json
import os
from random import Random
from urllib.parse import quote

from support.checks import check, expect, expect_all, expect_equal
from support.definitions import basic, shop
from support.devtools import imported_by_chromium
from support.hiddensecrets import secret
from support.peers import OK, Gateway, Upstream

SECRET = "s3cret-canary"


def recorded(ground, upstream, *requests, options=()):
    """The HAR of some requests to a shop. A request is a list of the arguments of Gateway.request()."""
    ground.write("shop.yaml", shop(upstream.url + "/v1", password=SECRET))
    gateway = Gateway(ground, "shop.yaml", "--har", "exchanges.har", *options)
    for target, *fields in requests:
        gateway.request(target, *fields)
    gateway.stop()
    return json.loads(ground.read("exchanges.har"))


def names_of(pairs):
    return [(pair["name"].lower(), pair["value"]) for pair in pairs]


def expect_valid(har):
    """Fails unless the members that HAR 1.2 requires are there, with their types."""
    log = har["log"]
    expect_equal("version", log["version"], "1.2")
    expect(
        isinstance(log["creator"]["name"], str) and isinstance(log["creator"]["version"], str),
        "a creator",
        log["creator"],
    )
    for entry in log["entries"]:
        for place, members in (
            (
                entry,
                {
                    "startedDateTime": str,
                    "time": (int, float),
                    "request": dict,
                    "response": dict,
                    "cache": dict,
                    "timings": dict,
                },
            ),
            (
                entry["request"],
                {
                    "method": str,
                    "url": str,
                    "httpVersion": str,
                    "cookies": list,
                    "headers": list,
                    "queryString": list,
                    "headersSize": int,
                    "bodySize": int,
                },
            ),
            (
                entry["response"],
                {
                    "status": int,
                    "statusText": str,
                    "httpVersion": str,
                    "cookies": list,
                    "headers": list,
                    "content": dict,
                    "redirectURL": str,
                    "headersSize": int,
                    "bodySize": int,
                },
            ),
            (entry["response"]["content"], {"size": int, "mimeType": str}),
            (entry["timings"], {"send": (int, float), "wait": (int, float), "receive": (int, float)}),
        ):
            for name, kind in members.items():
                expect(isinstance(place.get(name), kind), f"{name} as {kind}", json.dumps(place)[:500])


@check("serve --har writes a valid HAR with an entry for each exchange, readable by the user only")
def writes_valid_har(ground):
    har = recorded(ground, Upstream(), ["/shop/books?page=2&page=3", "Cookie: a=1; b=2"], ["/nowhere"], ["/shop/x"])
    expect_valid(har)
    entries = har["log"]["entries"]
    expect_equal("statuses", [entry["response"]["status"] for entry in entries], [200, 404, 200])
    expect_equal("query", names_of(entries[0]["request"]["queryString"]), [("page", "2"), ("page", "3")])
    expect_equal("body", entries[0]["response"]["content"]["text"], "hello")
    expect_equal("mode", oct(os.stat(ground.path("exchanges.har")).st_mode & 0o777), "0o600")


@check("an entry has the client's request, the upstream request and each change with its setting")
def compares_before_and_after(ground):
    entry = recorded(ground, Upstream(), ["/shop/books", "Authorization: Bearer mine", "X-Kept: 1"])["log"]["entries"][
        0
    ]
    expect(
        entry["request"]["url"].endswith("/shop/books"), "/shop/books in the client's request", entry["request"]["url"]
    )
    expect(
        entry["_upstreamRequest"]["url"].endswith("/v1/books"),
        "/v1/books in the upstream request",
        entry["_upstreamRequest"],
    )
    expect_equal("field that stays", ("x-kept", "1") in names_of(entry["_upstreamRequest"]["headers"]), True)
    pointers = {change["pointer"] for change in entry["_changes"] if change["pointer"]}
    for part in ("/server/listenPath", "/upstream/url", "/upstream/authentication/basicAuth"):
        expect(any(part in pointer for pointer in pointers), f"a change because of {part}", sorted(pointers))
    fields = {change["name"].lower() for change in entry["_changes"]}
    expect({"authorization", "host"} <= fields, "changes of Authorization and Host", sorted(fields))


@check("secrets are REDACTED in the HAR: Authorization, and the password in paths, bodies and gzip")
def redacts(ground):
    leaked = f"you sent {SECRET} and {basic('kim', SECRET).decode()}".encode()
    packed = gzip.compress(leaked)

    def answer(request, wire):
        if "/gzip" in request.first:
            return (
                b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s"
                % (len(packed), packed)
            )
        return b"HTTP/1.1 200 OK\r\nX-Back: %s\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s" % (
            basic("kim", SECRET),
            len(leaked),
            leaked,
        )

    har = recorded(
        ground,
        Upstream(answer),
        ["/shop/plain", "Authorization: Bearer of-the-client"],
        ["/shop/gzip"],
        [f"/shop/{SECRET}"],
    )
    expect_valid(har)
    fields = names_of(har["log"]["entries"][0]["_upstreamRequest"]["headers"])
    authorization = [value for name, value in fields if name == "authorization"]
    expect(len(authorization) == 1 and "REDACTED" in authorization[0], "REDACTED as Authorization", fields)
    text = json.dumps(har) + ground.printed().decode()
    for secret in (SECRET, basic("kim", SECRET).decode().split()[1], "of-the-client"):
        expect(secret not in text, "no secret in the HAR and the output", text)


@check("10,000 random keys that the definition declares, under names that say nothing, are not in the HAR", limit=300)
def redacts_declared_keys(ground):
    random = Random(11)
    failures = []
    for _ in range(10):
        schemes, requests, keys = {}, [], []
        for number in range(1000):
            where = random.choice(("header", "query", "cookie"))
            name = "".join(random.choices("bfghjkqrvwxz", k=random.randint(3, 10))) + str(number)
            key = secret(random)
            schemes[f"s{number}"] = {"type": "apiKey", "in": where, "name": name}
            target, fields = "/shop/books?x=1", []
            if where == "query":
                target += f"&{name}={quote(key)}"
            else:
                fields.append(f"{name}: {key}" if where == "header" else f"Cookie: a=1; {name}={key}")
            repeated = random.choice(("path", "field", "body", "nowhere"))
            if repeated == "path":
                target = target.replace("books", quote(key))
            requests.append((target, [*fields, f"X-Note: {key}"] if repeated == "field" else fields,
                             json.dumps({"a": key}).encode() if repeated == "body" else b""))
            keys.append((where, repeated, key))
        components = f"components: {json.dumps({'securitySchemes': schemes})}\n"
        ground.write("shop.yaml", shop("http://127.0.0.1:1/v1", password=SECRET, extra=components))
        gateway = Gateway(ground, "shop.yaml", "--upstream", "echo", "--har", "exchanges.har")
        for target, fields, body in requests:
            gateway.request(target, *fields, method="POST" if body else "GET", body=body)
        gateway.stop()
        text = ground.read("exchanges.har").decode() + ground.printed().decode()
        expect(text.count("startedDateTime") >= 1000, "1,000 exchanges", text.count("startedDateTime"))
        failures += [f"{where}, {repeated}: {key}" for where, repeated, key in keys if key in text or quote(key) in text]
    expect_all(failures, "no key in the HAR and the output")


@check("a body above --record-body is marked as truncated, and the transfer is whole")
def truncates(ground):
    body = b"x" * 100_000
    upstream = Upstream(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n" + body)
    ground.write("shop.yaml", shop(upstream.url))
    gateway = Gateway(ground, "shop.yaml", "--har", "exchanges.har", "--record-body", "1k")
    expect_equal("bytes for the client", len(gateway.request("/shop/x").body), len(body))
    gateway.stop()
    content = json.loads(ground.read("exchanges.har"))["log"]["entries"][0]["response"]["content"]
    expect(
        content.get("_truncated") is True and len(content.get("text", "")) <= 1024,
        "a truncated body",
        str(content)[:300],
    )


@check("preview --format har and --format json can be read")
def previews(ground):
    ground.example()
    arguments = ["preview", "api.yaml", "--request", "GET /bookshop/books", "--upstream", "echo"]
    expect_valid(json.loads(ground.run(*arguments, "--format", "har").exits(0).output))
    seen = json.loads(ground.run(*arguments, "--format", "json").exits(0).output)
    expect("changes" in seen and "response" in seen, "the members changes and response", sorted(seen))
    expect("only-a-demo" not in json.dumps(seen), "no password", seen)


@check("Chromium's network panel opens the recording of answered, refused and failed requests", limit=120)
def opens_in_chromium(ground):
    upstream = Upstream(lambda request, wire: b"" if "/cut" in request.first else OK)
    recorded(ground, upstream, ["/shop/books?page=2", "Cookie: a=1"], ["/nowhere"], ["/shop/cut"])
    har = ground.read("exchanges.har")
    listed = imported_by_chromium(ground, har)
    entries = json.loads(har)["log"]["entries"]
    expect_equal(
        "requests",
        [(each["method"], each["url"], each["status"]) for each in listed],
        [(each["request"]["method"], each["request"]["url"], each["response"]["status"]) for each in entries],
    )
    expect_equal("pages", [each["pageref"] for each in entries], ["page_1"] * 3)
