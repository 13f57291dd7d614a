"""What `serve` does with requests and responses, seen from both of its sides."""

import gzip
import hashlib
import os

from support.checks import check, expect, expect_equal
from support.definitions import basic, plain_shop, shop
from support.peers import OK, Gateway, Message, Upstream


def served(ground, upstream, **settings):
    ground.write("shop.yaml", shop(upstream.url + "/v1", **settings))
    return Gateway(ground, "shop.yaml")


@check("the upstream gets the Basic credential, and the listen path is stripped")
def sends_the_credential(ground):
    upstream = Upstream()
    response = served(ground, upstream).request("/shop/books?page=2&q=a%20b", "Authorization: Bearer of-the-client")
    expect_equal("status", response.status, 200)
    expect_equal("body", response.body, b"hello")
    request = upstream.only_request()
    expect_equal("request line", request.first, "GET /v1/books?page=2&q=a%20b HTTP/1.1")
    expect_equal("Authorization", request.values("Authorization"), [basic("kim", "s3cret")])
    expect_equal("Host", request.value("Host").decode(), f"127.0.0.1:{upstream.port}")


@check("credentials are sent as UTF-8 in a header of another name, and the client's field stays")
def sends_in_another_header(ground):
    upstream = Upstream()
    gateway = served(ground, upstream, user="käthe", password="p:ä ", header="X-Stock")
    gateway.request("/shop/books", "Authorization: Bearer of-the-client", "X-Stock: forged", "x-stock: again")
    request = upstream.only_request()
    expect_equal("X-Stock", request.values("X-Stock"), [basic("käthe", "p:ä ")])
    expect_equal("Authorization", request.values("Authorization"), [b"Bearer of-the-client"])


@check("the listen path stays where it is not to be stripped, and other paths get 404")
def keeps_the_listen_path(ground):
    upstream = Upstream()
    gateway = served(ground, upstream, strip=False)
    gateway.request("/shop/books")
    expect_equal("request line", upstream.only_request().first, "GET /v1/shop/books HTTP/1.1")
    for target in ("/", "/shopping", "/other"):
        response = gateway.request(target)
        expect_equal(f"{target}", (response.status, response.value("X-Gatewright-Answer")), (404, b"not-found"))
    expect_equal("requests to the upstream", len(upstream.requests), 1)


@check("hop-by-hop fields are removed in both directions; order, case and duplicates of others stay")
def removes_hop_by_hop_fields(ground):
    upstream = Upstream(
        b"HTTP/1.1 200 OK\r\nConnection: X-Back\r\nX-Back: 1\r\nKeep-Alive: timeout=5\r\nsEt-Cookie: a=1\r\n"
        b"Set-Cookie: b=2\r\nContent-Length: 2\r\n\r\nok"
    )
    response = served(ground, upstream).request(
        "/shop/x",
        "X-One: 1",
        "Connection: X-Hop, keep-alive",
        "X-Hop: 1",
        "Keep-Alive: timeout=9",
        "Proxy-Connection: keep-alive",
        "Proxy-Authorization: Basic Zm9v",
        "TE: gzip",
        "x-ONE: 2",
    )
    request = upstream.only_request()
    for name in ("X-Hop", "Keep-Alive", "Proxy-Connection", "Proxy-Authorization", "TE", "Upgrade"):
        expect_equal(f"{name} of the upstream request", request.values(name), [])
    expect_equal(
        "fields in order",
        [field for field in request.fields if field[0].lower() == b"x-one"],
        [(b"X-One", b"1"), (b"x-ONE", b"2")],
    )
    expect(request.value("X-Forwarded-For") == b"127.0.0.1", "X-Forwarded-For: 127.0.0.1", request.fields)
    for name in ("X-Back", "Keep-Alive"):
        expect_equal(f"{name} of the response", response.values(name), [])
    expect_equal(
        "cookies",
        [field for field in response.fields if field[0].lower() == b"set-cookie"],
        [(b"sEt-Cookie", b"a=1"), (b"Set-Cookie", b"b=2")],
    )


@check("bodies have the same bytes after the gateway, with a length and in chunks")
def keeps_bodies(ground):
    upstream = Upstream(
        lambda request, wire: b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(request.body), request.body)
    )
    gateway = served(ground, upstream)
    for size in (1, 4096, 3_000_000):
        body = os.urandom(size)
        seen = gateway.request("/shop/x", method="POST", body=body).body
        expect_equal(f"hash of {size} bytes", hashlib.sha256(seen).hexdigest(), hashlib.sha256(body).hexdigest())
    chunked = (
        b"POST /shop/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"5;ext=1\r\nhello\r\n1\r\n \r\n5\r\nworld\r\n0\r\n\r\n"
    )
    expect_equal("body", gateway.send(chunked).body, b"hello world")
    expect_equal("body at the upstream", upstream.requests[-1].body, b"hello world")


@check("chunked and gzip responses pass unchanged")
def keeps_response_codings(ground):
    packed = gzip.compress(b"hello " * 1000)

    def answer(request, wire):
        if "/gzip" in request.first:
            return b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n%s" % (len(packed), packed)
        return b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n"

    gateway = served(ground, Upstream(answer))
    response = gateway.request("/shop/gzip")
    expect_equal("Content-Encoding", response.value("Content-Encoding"), b"gzip")
    expect_equal("bytes", response.body, packed)
    expect_equal("body in chunks", gateway.request("/shop/chunked").body, b"abcdefg")


@check("a response to HEAD has the length of the upstream and no body")
def answers_head(ground):
    upstream = Upstream(lambda request, wire: b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n")
    gateway = served(ground, upstream)
    wire = gateway.connect()
    for _ in range(2):  # A body would be read as the second response.
        wire.connection.sendall(b"HEAD /shop/x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        response = wire.response(is_head=True)
        expect_equal("response", (response.status, response.value("Content-Length")), (200, b"500"))


@check("interim responses (103) come before the final one")
def forwards_interim_responses(ground):
    hints = b"HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n"
    gateway = served(ground, Upstream(lambda request, wire: hints + OK))
    wire = gateway.connect()
    wire.connection.sendall(b"GET /shop/x HTTP/1.1\r\nHost: localhost\r\n\r\n")
    first, second = wire.response(), wire.response()
    expect_equal("statuses", (first.status, second.status), (103, 200))
    expect_equal("Link", first.value("Link"), b"</style.css>")


@check("Expect: 100-continue is relayed, and the body follows")
def relays_expectations(ground):
    upstream = Upstream()
    wire = served(ground, upstream).connect()
    wire.connection.sendall(
        b"POST /shop/x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n"
    )
    expect_equal("first status", wire.response().status, 100)
    wire.connection.sendall(b"body")
    expect_equal("second status", wire.response().status, 200)
    expect_equal("body at the upstream", upstream.only_request().body, b"body")


@check("an upgrade to WebSocket (101) becomes a tunnel in both directions")
def tunnels_upgrades(ground):
    def answer(request, wire):
        wire.connection.sendall(
            b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nfirst"
        )
        while piece := wire.connection.recv(1000):
            wire.connection.sendall(piece.upper())

    upstream = Upstream(answer)
    wire = served(ground, upstream).connect()
    wire.connection.sendall(
        b"GET /shop/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    head = Message(b"", wire.head(), b"")
    expect_equal("status and protocol", (head.status, head.value("Upgrade")), (101, b"websocket"))
    expect_equal("credential", upstream.only_request().value("Authorization"), basic("kim", "s3cret"))
    wire.connection.sendall(b"ping\x00\xff")
    wire.connection.shutdown(1)
    expect_equal("bytes after 101", wire.rest(), b"firstPING\x00\xff")


@check("pages of other origins are refused with 403, and --allow-origin allows one")
def refuses_other_origins(ground):
    upstream = Upstream()
    gateway = served(ground, upstream)
    for fields, reason in (
        (["Origin: https://evil.example"], None),
        (["Sec-Fetch-Site: cross-site"], None),
        (["Origin: null"], None),
        (["Origin: http://localhost:3000"], b"origin-not-allowed"),
    ):
        response = gateway.request("/shop/x", *fields)
        expect_equal(f"status with {fields}", response.status, 403)
        expect(reason in (None, response.value("X-Gatewright-Answer")), f"the reason {reason}", response.fields)
    response = gateway.send(b"GET /shop/x HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    expect_equal(
        "host of another site", (response.status, response.value("X-Gatewright-Answer")), (403, b"host-refused")
    )
    expect_equal("requests to the upstream", len(upstream.requests), 0)
    allowing = Gateway(ground, "shop.yaml", "--allow-origin", "http://localhost:3000")
    expect_equal(
        "status of the allowed origin", allowing.request("/shop/x", "Origin: http://localhost:3000").status, 200
    )


@check("pages of another port of localhost can call an API without credentials")
def allows_pages_without_credentials(ground):
    upstream = Upstream()
    ground.write("plain.yaml", plain_shop(upstream.url))
    gateway = Gateway(ground, "plain.yaml")
    expect_equal("status", gateway.request("/shop/x", "Origin: http://localhost:3000").status, 200)


@check("it listens on loopback addresses only")
def listens_on_loopback(ground):
    gateway = served(ground, Upstream())
    addresses = []
    for name in ("tcp", "tcp6"):
        with open(f"/proc/net/{name}", encoding="ascii") as table:
            rows = [line.split() for line in table.readlines()[1:]]
        addresses += [row[1] for row in rows if row[1].endswith(f":{gateway.port:04X}") and row[3] == "0A"]
    loopback = ("0100007F", "00000000000000000000000001000000")
    expect(
        addresses and all(address.split(":")[0] in loopback for address in addresses),
        "only loopback addresses",
        addresses,
    )


@check("requests that servers read differently are refused with 400")
def refuses_ambiguous_requests(ground):
    upstream = Upstream()
    gateway = served(ground, upstream)
    start = b"POST /shop/x HTTP/1.1\r\nHost: localhost\r\n"
    for fields in (
        b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 3\r\nContent-Length: 4\r\n",
        b"Transfer-Encoding: gzip\r\n",
        b"X-A: 1\r\n folded\r\n",
        b"Host: other\r\n",
        b"X A: 1\r\n",
    ):
        expect_equal(f"status with {fields}", gateway.send(start + fields + b"\r\nabc").status, 400)
    expect_equal("requests to the upstream", len(upstream.requests), 0)


@check("a request head with too many fields or bytes is refused, and the next connection is served")
def limits_heads(ground):
    upstream = Upstream()
    gateway = served(ground, upstream)
    for fields in ([f"X-{number}: 1" for number in range(300)], [f"X-Long: {'a' * 70_000}"]):
        status = gateway.request("/shop/x", *fields).status
        expect(400 <= status < 500, "a status 4xx", status)
    expect_equal("requests to the upstream", len(upstream.requests), 0)
    expect_equal("status of the next", gateway.request("/shop/x").status, 200)


@check("--prefix-match: the listen path /shop also serves /shopping")
def matches_prefixes(ground):
    upstream = Upstream()
    ground.write("shop.yaml", shop(upstream.url, listen="/shop"))
    expect_equal("status without", Gateway(ground, "shop.yaml").request("/shopping").status, 404)
    expect_equal("status with", Gateway(ground, "shop.yaml", "--prefix-match").request("/shopping").status, 200)


@check("several definitions are served side by side, each to its own upstream")
def serves_several(ground):
    first, second = Upstream(), Upstream()
    ground.write("one.yaml", shop(first.url, listen="/one/", password="p1"))
    ground.write("two.yaml", shop(second.url, listen="/two/", password="p2"))
    gateway = Gateway(ground, "one.yaml", "two.yaml")
    gateway.request("/one/a")
    gateway.request("/two/b")
    expect_equal("first", first.only_request().value("Authorization"), basic("kim", "p1"))
    expect_equal("second", second.only_request().value("Authorization"), basic("kim", "p2"))


@check("an upstream that is not there is reported, and the gateway goes on")
def reports_a_missing_upstream(ground):
    ground.write("shop.yaml", shop("http://127.0.0.1:1"))
    gateway = Gateway(ground, "shop.yaml")
    for _ in range(2):
        response = gateway.request("/shop/x")
        expect_equal("answer", (response.status, response.value("X-Gatewright-Answer")), (500, b"upstream-refused"))


@check("--https serves curl with the certificate that it names")
def serves_https(ground):
    upstream = Upstream()
    ground.write("shop.yaml", shop(upstream.url))
    gateway = Gateway(ground, "shop.yaml", "--https")
    certificate = gateway.running.line().removeprefix("certificate ")
    for name in ("localhost", "127.0.0.1"):
        outcome = ground.run_command(["curl", "-sS", "--cacert", certificate, f"https://{name}:{gateway.port}/shop/x"])
        expect_equal(f"answer of {name}", (outcome.code, outcome.output), (0, b"hello"))
    key = [name for name in os.listdir(os.path.dirname(certificate)) if "key" in name]
    modes = [oct(os.stat(os.path.join(os.path.dirname(certificate), name)).st_mode & 0o777) for name in key]
    expect_equal("modes of the key", modes, ["0o600"])


@check("--user asks clients for Basic authentication where the definition does")
def authenticates_clients(ground):
    upstream = Upstream()
    text = plain_shop(upstream.url).replace(
        "strip: true}}", "strip: true}, authentication: {enabled: true, securitySchemes: {b: {enabled: true}}}}"
    )
    text = text.replace(
        "paths:", "components: {securitySchemes: {b: {type: http, scheme: basic}}}\nsecurity: [{b: []}]\npaths:"
    )
    ground.write("shop.yaml", text)
    gateway = Gateway(ground, "shop.yaml", "--user", "robin", "--password-env", "ACCEPT_USER", ACCEPT_USER="pass:word")
    expect_equal("without", gateway.request("/shop/x").status, 401)
    expect_equal("wrong", gateway.request("/shop/x", "Authorization: " + basic("robin", "no").decode()).status, 401)
    expect_equal(
        "right", gateway.request("/shop/x", "Authorization: " + basic("robin", "pass:word").decode()).status, 200
    )


@check("--fault answers with the status that it names")
def simulates_faults(ground):
    upstream = Upstream()
    ground.write("shop.yaml", shop(upstream.url))
    gateway = Gateway(ground, "shop.yaml", "--fault", "GET /shop/broken status=503")
    expect_equal("status", gateway.request("/shop/broken").status, 503)
    expect_equal("status of another path", gateway.request("/shop/whole").status, 200)


@check("preview with the echo shows the request that the upstream gets")
def previews(ground):
    ground.example()
    outcome = ground.run("preview", "api.yaml", "--request", "GET /bookshop/books", "--upstream", "echo").exits(0)
    for text in ("/v1/books", "Authorization", "REDACTED", "200"):
        expect(text in outcome.text, f"{text} in the output", outcome.text)
    expect("only-a-demo" not in outcome.text, "no password in the output", outcome.text)
    # The exit code is that of sending, whatever the response.
    ground.run("preview", "api.yaml", "--request", "GET /nowhere", "--upstream", "echo").exits(0)
