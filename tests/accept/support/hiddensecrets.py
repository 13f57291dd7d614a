"""Recorded exchanges with random secrets at every position that traffic has."""

import base64
import json
import uuid
from urllib.parse import quote

from support.exchanges import entry

LOWER = "abcdefghijklmnopqrstuvwxyz"
UPPER = LOWER.upper()
DIGITS = "0123456789"
HOST = "https://api.example.com"
FORM = "application/x-www-form-urlencoded"


def text(random, letters, size):
    return "".join(random.choice(letters) for _ in range(size))


def secret(random):
    """A secret that shows by itself that it is one, of letters and digits for the most part."""
    return random.choice((
        lambda: text(random, "0123456789abcdef", random.choice((16, 32, 40, 64))),
        lambda: text(random, LOWER + UPPER + DIGITS, random.randint(20, 48)),
        lambda: "ghp_" + text(random, LOWER + UPPER + DIGITS, 36),
        lambda: "sk_live_" + text(random, LOWER + UPPER + DIGITS, 24),
        lambda: "AKIA" + text(random, UPPER + DIGITS, 16),
        lambda: str(uuid.UUID(int=random.getrandbits(128), version=4)),
        lambda: text(random, DIGITS, random.randint(16, 24)),
        lambda: "eyJhbGciOiJIUzI1NiJ9." + text(random, LOWER + UPPER + DIGITS, 40) + "." + text(random, LOWER + UPPER + DIGITS, 43),
        lambda: base64.urlsafe_b64encode(random.randbytes(32)).decode().rstrip("="),
    ))()


def host(random):
    """A secret that can be a label of a host."""
    return random.choice((
        lambda: text(random, "0123456789abcdef", 32),
        lambda: text(random, LOWER + DIGITS, random.randint(20, 40)),
        lambda: str(uuid.UUID(int=random.getrandbits(128), version=4)),
    ))()


def url(path, at=HOST):
    return at + path


def json_answer(value=None):
    return "application/json", json.dumps({"ok": True} if value is None else value)


# Each makes an exchange with the secret `s`; `q` is the secret percent-encoded, `n` a word that keeps paths apart.
POSITIONS = {
    "name of a request header": lambda s, q, n: entry(url("/a/" + n), "GET", [(s, "1")], None, 200, [], json_answer()),
    "part of the name of a request header": lambda s, q, n: entry(
        url("/a/" + n), "GET", [("X-Shop-" + s + "-Id", "1")], None, 200, [], json_answer()),
    "name of a credential": lambda s, q, n: entry(
        url("/a/" + n), "GET", [("X-" + s + "-Api-Key", "1")], None, 200, [], json_answer()),
    "value of a request header": lambda s, q, n: entry(url("/a/" + n), "GET", [("X-Shop", s)], None, 200, [], json_answer()),
    "name of a response header": lambda s, q, n: entry(
        url("/b/" + n), "GET", [], None, 200, [(s, "1"), ("X-Was-" + s, "1")], json_answer()),
    "value of a response header": lambda s, q, n: entry(
        url("/b/" + n), "GET", [], None, 200, [("Location", "/x/" + s), ("X-Next", s)], json_answer()),
    "scheme of authentication": lambda s, q, n: entry(
        url("/c/" + n), "GET", [("Authorization", s + " x")], None, 200, [], json_answer()),
    "credential": lambda s, q, n: entry(
        url("/c/" + n), "GET", [("Authorization", "Bearer " + s), ("Cookie", s + "=" + s)], None, 200,
        [("Set-Cookie", s + "=" + s), ("WWW-Authenticate", s + ' realm="' + s + '"')], json_answer()),
    "media type of a request": lambda s, q, n: entry(
        url("/d/" + n), "POST", [], (f"application/vnd.{s}+json", "{}"), 200, [], json_answer()),
    "media type of a response": lambda s, q, n: entry(
        url("/d/" + n), "GET", [], None, 200, [], (f"application/vnd.shop.{s}.v1+json", '{"a": 1}')),
    "main type": lambda s, q, n: entry(url("/d/" + n), "GET", [], None, 200, [], (f"{s}/json", "1")),
    "parameter of a media type": lambda s, q, n: entry(
        url("/d/" + n), "POST", [], (f"application/json; profile={s}; {s}=1", "{}"), 200, [],
        (f'application/json; token="{s}"', "{}")),
    "name in a query": lambda s, q, n: entry(url(f"/e/{n}?{q}=1&page=2"), "GET", [], None, 200, [], json_answer()),
    "part of a name in a query": lambda s, q, n: entry(
        url(f"/e/{n}?filter[{q}]=1&a.{q}.b=2"), "GET", [], None, 200, [], json_answer()),
    "value in a query": lambda s, q, n: entry(url(f"/e/{n}?q={q}&token={q}"), "GET", [], None, 200, [], json_answer()),
    "path": lambda s, q, n: entry(url(f"/{q}"), "GET", [], None, 200, [], json_answer()),
    "segment of a path": lambda s, q, n: entry(url(f"/f/{n}/{q}/g"), "GET", [], None, 200, [], json_answer()),
    "part of a segment": lambda s, q, n: entry(
        url(f"/f/{n}/report-{q}.json"), "GET", [], None, 200, [], json_answer()),
    "parameter of a segment": lambda s, q, n: entry(
        url(f"/f/{n};token={q}/h"), "GET", [], None, 200, [], json_answer()),
    "property of a request": lambda s, q, n: entry(
        url("/g/" + n), "POST", [], ("application/json", json.dumps({s: 1, "in": {"x-" + s: [{s: 1}]}})), 200, [],
        json_answer()),
    "property of a response": lambda s, q, n: entry(
        url("/g/" + n), "GET", [], None, 200, [], json_answer([{"a": {s: {"b": 1}, "key_" + s: 2}}])),
    "values of a body": lambda s, q, n: entry(
        url("/g/" + n), "POST", [], ("application/json", json.dumps([s, {"a": s}])), 200, [], json_answer({"url": "/" + s})),
    "field of a form": lambda s, q, n: entry(
        url("/h/" + n), "POST", [], (FORM, f"{q}=1&a%5B{q}%5D=2&b={q}"), 200, [], json_answer()),
    "part of a form": lambda s, q, n: entry(
        url("/h/" + n), "POST", [],
        (f"multipart/form-data; boundary={s[:60]}",
         "".join(f'--{s[:60]}\r\nContent-Disposition: form-data; name="{name}"; filename="{s}.txt"\r\n'
                 f"Content-Type: application/{s}\r\nX-{s}: {s}\r\n\r\n{s}\r\n" for name in (s, "file[" + s + "]"))
         + f"--{s[:60]}--\r\n"), 200, [], json_answer()),
    "element of a body": lambda s, q, n: entry(
        url("/i/" + n), "GET", [], None, 200, [], ("application/xml", f"<a{s}>{s}</a{s}>")),
    "body without a media type": lambda s, q, n: entry(
        url("/i/" + n), "POST", [], (None, s), 200, [], ("", json.dumps({s: 1}))),
    "body that is no JSON": lambda s, q, n: entry(
        url("/j/" + n), "POST", [], ("application/json", '{"' + s), 200, [], ("application/json", "{" + s)),
    "method": lambda s, q, n: entry(url("/j/" + n), s, [], None, 200, [], json_answer()),
    "user of a URL": lambda s, q, n: entry(
        url("/k/" + n, f"https://{q}:{q}@api.example.com"), "GET", [], None, 200, [], json_answer()),
    "fragment of a URL": lambda s, q, n: entry(url(f"/k/{n}#{q}"), "GET", [], None, 200, [], json_answer()),
}

# Of secrets that can be labels.
HOSTS = {
    "host": lambda s, n: entry(url("/l/" + n, f"https://{s}.example.com"), "GET", [], None, 200, [], json_answer()),
    "part of a host": lambda s, n: entry(
        url("/l/" + n, f"https://api.shop-{s}.example.com:8443"), "GET", [], None, 200, [], json_answer()),
}

WORDS = ("amber", "bridge", "copper", "dune", "ember", "forest", "grain", "harbor", "island", "juniper", "kernel", "lantern")


def hidden(random, count):
    """`count` pairs of a position's name and its entry, and the secrets in the entries."""
    entries, secrets = [], []
    names = list(POSITIONS) + list(HOSTS)
    for at in range(count):
        name = names[at % len(names)]
        word = random.choice(WORDS)
        if name in HOSTS:
            value = host(random)
            entries.append((name, HOSTS[name](value, word)))
        else:
            value = secret(random)
            entries.append((name, POSITIONS[name](value, quote(value, safe=""), word)))
        secrets.append(value)
    return entries, secrets


def is_in(value, document):
    """True if the text of a document has a secret: as it is, percent-encoded, or in another case."""
    lower = document.lower()
    return value.lower() in lower or quote(value, safe="").lower() in lower
