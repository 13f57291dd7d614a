"""Bundles: a problem is packed on one system and replayed on another one, which has nothing else of it."""

import io
import json
import os
import re
import shutil
import zipfile

from support.checks import Skipped, check, expect, expect_all, expect_equal
from support.definitions import basic, shop
from support.ground import PROGRAM
from support.peers import Upstream

SECRET = "s3cret-canary-of-a-bundle"
REFUSED = b"HTTP/1.1 401 Unauthorized\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nno"


def saved(ground, password=SECRET, **options):
    """A bundle of a request that the upstream refuses, and the definition. The upstream has ended."""
    upstream = Upstream(REFUSED)
    definition = shop(upstream.url + "/v1", password=password, **options)
    ground.write("shop.yaml", definition)
    ground.run(
        "preview", "shop.yaml", "--request", f"GET /shop/books?token={SECRET}", "--save-bundle", "problem.zip"
    ).exits(0)
    return definition


def bare_system(ground):
    """A folder with the program and its libraries, and the command that runs it there without a network."""
    if not shutil.which("unshare") or not shutil.which("ldd"):
        raise Skipped("unshare and ldd are needed")
    root = ground.path("root")
    libraries = re.findall(r"(/\S+)", ground.run_command(["ldd", PROGRAM]).exits(0).text)
    for library in libraries + [PROGRAM]:
        library = library.rstrip(":")
        target = root + (library if library != PROGRAM else "/gatewright")
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.exists(library) and not os.path.exists(target):
            shutil.copy(os.path.realpath(library), target)
    return root, ["unshare", "--map-root-user", "--net", "--root", root, "/gatewright"]


@check("a bundle is replayed in a bare system without a network: the same outcome, and another one after a fix", limit=120)
def replays_elsewhere(ground):
    definition = saved(ground)
    root, program = bare_system(ground)
    shutil.copy(ground.path("problem.zip"), os.path.join(root, "problem.zip"))
    with open(os.path.join(root, "fixed.yaml"), "w", encoding="utf-8") as file:
        file.write(definition.replace('"Authorization"', '"X-Stock"'))
    variables = {"HOME": "/"}
    same = ground.run_command([*program, "preview", "--bundle", "/problem.zip"], **variables).exits(0)
    expect_equal("replay", same.text, "GET /shop/books?token=REDACTED: the same outcome, 401\n")
    other = ground.run_command([*program, "preview", "--bundle", "/problem.zip", "/fixed.yaml"], **variables).exits(1)
    expect("another outcome" in other.text, "another outcome", other.text)
    expect("upstream request, X-Stock: (nothing) => Basic REDACTED" in other.text, "the field that differs", other.text)


@check("a bundle has no secret: literal ones of the definition, of the request, and of what the upstream got")
def has_no_secret(ground):
    saved(ground)
    archive = ground.read("problem.zip")
    expect_equal("mode", oct(os.stat(ground.path("problem.zip")).st_mode & 0o777), "0o600")
    with zipfile.ZipFile(io.BytesIO(archive)) as bundle:
        expect_equal("damage", bundle.testzip(), None)
        names = bundle.namelist()
        content = b"\n".join(bundle.read(name) for name in names)
    expect_equal("files", names, ["bundle.json", "exchanges.har", "definition/shop.yaml"])
    for secret in (SECRET.encode(), basic("kim", SECRET).split()[1]):
        expect(secret not in content, "no secret in the bundle", content)
    expect(b"REDACTED" in content, "REDACTED in the place of secrets", content)


@check("the files of a definition are in its bundle, and the place of the folder is not")
def packs_the_files(ground):
    ground.write("parts/book.yaml", "type: object\nproperties: {title: {type: string}}\n")
    ground.write(
        "shop.yaml",
        shop(
            "http://127.0.0.1:1/v1",
            extra="components: {schemas: {Book: {$ref: 'parts/book.yaml'}}}\n",
        ),
    )
    ground.run("preview", "shop.yaml", "--request", "GET /shop/books", "--save-bundle", "problem.zip").exits(0)
    with zipfile.ZipFile(ground.path("problem.zip")) as bundle:
        names = bundle.namelist()
        facts = bundle.read("bundle.json").decode()
    expect_equal("files", sorted(names[2:]), ["definition/parts/book.yaml", "definition/shop.yaml"])
    expect(ground.base not in facts, "no folder of this machine", facts)
    expect_equal("definition", json.loads(facts)["definition"], "shop.yaml")
    ground.run("preview", "--bundle", "problem.zip").exits(0)


@check("archives that are no bundle, or have more than bundles have, are refused with exit code 2")
def refuses_archives(ground):
    saved(ground)
    good = ground.read("problem.zip")

    def archive(*files, **options):
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w", **options) as made:
            for name, text in files:
                made.writestr(name, text)
        return content.getvalue()

    link = zipfile.ZipInfo("definition/link.yaml")
    link.create_system = 3
    link.external_attr = 0o120777 << 16
    large = [("large", b"\0" * 70_000_000)]
    for name, content, reason in (
        ("cut", good[:-10], "no end of a zip file"),
        ("text", b"hello", "no end of a zip file"),
        ("outside", archive(("../../evil", "x")), "a name that is no path"),
        ("link", archive((link, "/etc/passwd")), "a symbolic link"),
        ("twice", archive(("a", "1"), ("A", "2")), "is there twice"),
        ("bomb", archive(*large, compression=zipfile.ZIP_DEFLATED), "too large"),
        ("method", archive(("a", "b" * 100), compression=zipfile.ZIP_LZMA), "method 14"),
        ("empty", archive(), "bundle.json is missing"),
    ):
        ground.write(name + ".zip", content)
        refused = ground.run("preview", "--bundle", name + ".zip").exits(2)
        expect(reason.encode() in refused.errors, f"{reason} for {name}", refused.errors)
        expect_equal("output", refused.output, b"")


RESPONSES = {
    "not found": b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
    "broken upstream": b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<h1>",
    "redirect": b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/login?token=abc\r\nContent-Length: 0\r\n\r\n",
    "refused switch": b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
}


@check("a bundle of each kind of failure has the same outcome when it is replayed, and another one with another user", limit=300)
def replays_each_failure(ground):
    failures = []
    cases = [(name, response, "GET /shop/books", []) for name, response in RESPONSES.items()]
    cases.append(("no route", None, "GET /elsewhere", []))
    cases.append(("upstream that is not reached", None, "GET /shop/books", []))
    cases.append(("WebSocket", RESPONSES["refused switch"], "GET /shop/books", [
        "--header", "Connection: Upgrade", "--header", "Upgrade: websocket", "--header", "Sec-WebSocket-Version: 13",
        "--header", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]))
    cases.append(("large body", b"HTTP/1.1 500 Oops\r\nContent-Length: 3000000\r\n\r\n" + b"x" * 3000000,
                  "POST /shop/books", ["--data", "a=1&password=" + SECRET]))
    for name, response, request, options in cases:
        upstream = Upstream(response) if response else None
        url = upstream.url + "/v1" if upstream else "http://127.0.0.1:1/v1"
        definition = shop(url, password=SECRET, extra=f"# The password is {SECRET}.\n")
        ground.write("shop.yaml", definition)
        run = ground.run("preview", "shop.yaml", "--request", request, *options, "--save-bundle", "problem.zip")
        if upstream:
            upstream.close()
        if run.code != 0:
            failures.append(f"{name}: {run.code} {run.errors}")
            continue
        with zipfile.ZipFile(ground.path("problem.zip")) as bundle:
            if any(SECRET.encode() in bundle.read(part) for part in bundle.namelist()):
                failures.append(f"{name}: the secret is in the bundle")
        same = ground.run("preview", "--bundle", "problem.zip")
        if same.code != 0 or "the same outcome" not in same.text:
            failures.append(f"{name}: {same.code} {same.text} {same.errors}")
        ground.write("fixed.yaml", definition.replace('"kim"', '"tim"'))
        other = ground.run("preview", "--bundle", "problem.zip", "fixed.yaml")
        expected = (0, "the same outcome") if name == "no route" else (1, "credential, username: kim => tim")
        if other.code != expected[0] or expected[1] not in other.text or SECRET in other.text:
            failures.append(f"{name}, another user: {other.code} {other.text} {other.errors}")
    expect_all(failures, "the same outcome, and another one with another user")


@check("a bundle that would have a secret as a name is not written, and one that can't be replayed ends with exit code 2")
def says_what_it_cannot_do(ground):
    definition = shop("http://127.0.0.1:1/v1", password=SECRET, extra=f"tags: [{{name: {SECRET}}}]\n")
    ground.write("shop.yaml", definition)
    refused = ground.run("preview", "shop.yaml", "--request", "GET /shop/books", "--save-bundle", "problem.zip").exits(2)
    expect(b"definition/shop.yaml:8" in refused.errors, "the line of the name", refused.errors)
    expect(SECRET.encode() not in refused.errors, "no secret in the message", refused.errors)
    expect(not os.path.exists(ground.path("problem.zip")), "no bundle", os.listdir(ground.folder))
    saved(ground)
    ground.write("broken.yaml", "openapi: 3.0.3\nx-vendor-api-gateway: [\n")
    ground.write("plain.json", "{}")
    for name, reason in (("broken.yaml", b"yaml"), ("plain.json", b"no gateway settings or is not active")):
        outcome = ground.run("preview", "--bundle", "problem.zip", name).exits(2)
        expect(reason in outcome.errors, reason, outcome.errors)
        expect_equal("output", outcome.output, b"")
    with zipfile.ZipFile(ground.path("problem.zip")) as bundle:
        files = {name: bundle.read(name) for name in bundle.namelist()}
    har = json.loads(files["exchanges.har"])
    har["log"]["entries"] = []
    files["exchanges.har"] = json.dumps(har).encode()
    with zipfile.ZipFile(ground.path("empty.zip"), "w") as bundle:
        for name, content in files.items():
            bundle.writestr(name, content)
    outcome = ground.run("preview", "--bundle", "empty.zip").exits(2)
    expect(b"no exchange to replay" in outcome.errors, "that there is no exchange", outcome.errors)
