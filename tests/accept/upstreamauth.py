"""`upstream-auth`: the credentials that the gateway sends to the upstream."""

import json

from support.checks import check, expect, expect_equal
from support.definitions import changed_lines, plain_shop

HEADER = {"enabled": True, "name": "Authorization"}


def authentication(ground, name="api.yaml"):
    place = "/x-vendor-api-gateway/upstream/authentication"
    return json.loads(ground.run("get", name, place).exits(0).output)


def set_basic(ground, *options, input=b"", **variables):
    return ground.run("upstream-auth", "api.yaml", "--method", "basic", *options, input=input, **variables)


@check("basic writes the header object with its default name, and adds lines only")
def writes_the_header(ground):
    text = plain_shop("http://127.0.0.1:9")
    ground.write("api.yaml", text)
    set_basic(ground, "--username", "kim", "--password-stdin", input=b"s3cret\n").exits(0)
    expect_equal(
        "authentication",
        authentication(ground),
        {"enabled": True, "basicAuth": {"enabled": True, "username": "kim", "password": "s3cret", "header": HEADER}},
    )
    expect(ground.read("api.yaml").startswith(text.encode()), "the text before, unchanged", ground.read("api.yaml"))


@check("the header object is written without credentials, too, and with a name of its own")
def writes_the_header_always(ground):
    ground.write("api.yaml", plain_shop("http://127.0.0.1:9"))
    set_basic(ground).exits(0)
    expect_equal("header", authentication(ground)["basicAuth"]["header"], HEADER)
    set_basic(ground, "--header-name", "X-Stock").exits(0)
    expect_equal("header", authentication(ground)["basicAuth"]["header"], {"enabled": True, "name": "X-Stock"})


@check("a header object that is there without members gets them")
def completes_the_header(ground):
    ground.write(
        "api.yaml",
        plain_shop("http://127.0.0.1:9")
        + "    authentication: {enabled: false, basicAuth: {enabled: false, username: kim, password: p}}\n",
    )
    set_basic(ground).exits(0)
    expect_equal(
        "authentication",
        authentication(ground),
        {"enabled": True, "basicAuth": {"enabled": True, "username": "kim", "password": "p", "header": HEADER}},
    )


@check("the password comes from standard input, a variable or a reference")
def reads_the_password(ground):
    for options, expected in (
        (["--password-stdin"], "pa ss:ö"),
        (["--password-env", "ACCEPT_PASSWORD"], "from env"),
        (["--password-ref", "env://STOCK"], "env://STOCK"),
    ):
        ground.write("api.yaml", plain_shop("http://127.0.0.1:9"))
        set_basic(ground, "--username", "kim", *options, input="pa ss:ö\n".encode(), ACCEPT_PASSWORD="from env").exits(
            0
        )
        expect_equal(f"password of {options}", authentication(ground)["basicAuth"]["password"], expected)


@check("wrong credentials are refused with 2, and nothing is written")
def refuses(ground):
    text = plain_shop("http://127.0.0.1:9")
    ground.write("api.yaml", text)
    for options in (
        ["--username", "a:b"],
        ["--header-name", "X Up"],
        ["--password-ref", "s3cret-typed"],
        ["--password-env", "NOT_SET"],
        ["--password-stdin", "--password-env", "HOME"],
        ["--password", "x"],
    ):
        outcome = set_basic(ground, *options, input=b"p").exits(2)
        expect(b"s3cret-typed" not in outcome.errors, "a message without the password", outcome.errors)
        expect_equal("file", ground.read("api.yaml").decode(), text)


@check("only the lines of what is changed differ")
def changes_only_its_lines(ground):
    ground.example()
    before = ground.read("api.yaml")
    set_basic(ground, "--username", "robin").exits(0)
    after = ground.read("api.yaml")
    lines = changed_lines(before, after)
    expect(lines is not None and len(lines) == 1, "one line that differs", lines)
    expect_equal("line", after.splitlines()[lines[0]].strip(), b"username: robin")
    set_basic(ground, "--username", "robin").exits(0)
    expect_equal("file after the same command", ground.read("api.yaml"), after)


@check("none turns authentication off and keeps the rest")
def turns_off(ground):
    ground.example()
    before = ground.read("api.yaml")
    ground.run("upstream-auth", "api.yaml", "--method", "none", "--check").exits(1)
    expect_equal("file after --check", ground.read("api.yaml"), before)
    ground.run("upstream-auth", "api.yaml", "--method", "none").exits(0)
    lines = changed_lines(before, ground.read("api.yaml"))
    expect(lines is not None and len(lines) == 2, "two lines that differ", lines)
    seen = authentication(ground)
    expect_equal(
        "authentication",
        seen,
        {
            "enabled": False,
            "basicAuth": {
                "enabled": False,
                "username": "bookshop-gateway",
                "password": "only-a-demo",
                "header": HEADER,
            },
        },
    )
    set_basic(ground).exits(0)
    expect_equal("file after basic again", ground.read("api.yaml"), before)
