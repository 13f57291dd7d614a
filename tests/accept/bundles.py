"""Bundles: a problem is packed on one system and replayed on another one, which has nothing else of it."""

import io
import json
import os
import re
import shutil
import zipfile

from support.checks import Skipped, check, expect, expect_equal
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
