"""“A definition can come from anyone, so it gets no secret before you allow it.”"""

import json
import os
import pty
import subprocess

from support.checks import check, expect, expect_equal
from support.definitions import basic, shop
from support.ground import LIMIT, PROGRAM
from support.peers import Gateway, Upstream
from support.processes import die_with_parent

CANARY = "Canary-7f3-of-the-secret"
REFERENCES = ("env://ACCEPT_CANARY", "consul://canary", "vault://kv/canary#value")


def prepare(ground, reference="env://ACCEPT_CANARY"):
    """A shop with a reference as its password, and stores whose every request is recorded."""
    upstream = Upstream()

    def answer(request, wire):
        text = (
            json.dumps({"data": {"data": {"value": CANARY}}}).encode()
            if "/v1/kv/data" in request.first
            else CANARY.encode()
        )
        if "raw" not in request.first and "/v1/kv/" in request.first and "data/canary" not in request.first:
            text = json.dumps([{"Value": "Q2FuYXJ5LTdmMy1vZi10aGUtc2VjcmV0"}]).encode()
        return b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (len(text), text)

    store = Upstream(answer)
    ground.environment |= {
        "ACCEPT_CANARY": CANARY,
        "CONSUL_HTTP_ADDR": store.url,
        "VAULT_ADDR": store.url,
        "CONSUL_HTTP_TOKEN": "Canary-of-consul",
        "VAULT_TOKEN": "Canary-of-vault",
    }
    ground.write("shop.yaml", shop(upstream.url + "/v1", password=reference))
    return upstream, store


def preview(ground, *options):
    return ground.run("preview", "shop.yaml", "--request", "GET /shop/books", *options)


def expect_no_canary(ground):
    printed = ground.printed()
    for secret in (CANARY, basic("kim", CANARY).decode().split()[1], "Canary-of-"):
        expect(secret.encode() not in printed, f"no {secret} in any output", printed)


@check("nothing is looked up or sent before it is allowed, by no command", limit=120)
def asks_first(ground):
    for reference in REFERENCES:
        upstream, store = prepare(ground, reference)
        outcome = preview(ground).exits(2)
        expect(
            b"secret-not-allowed" in outcome.errors and b"gatewright allow" in outcome.errors,
            "the advice to run gatewright allow",
            outcome.errors,
        )
        ground.run("export", "shop.yaml", "--nginx").exits(2)
        expect(
            "reference-not-checked" in ground.run("lint", "shop.yaml").text,
            "the note reference-not-checked",
            ground.outputs[-1].text,
        )
        gateway = Gateway(ground, "shop.yaml")
        response = gateway.request("/shop/books")
        expect_equal("answer", (response.status, response.value("X-Gatewright-Answer")), (503, b"secret-not-allowed"))
        gateway.stop()
        ground.run("allow", "shop.yaml").exits(2)  # There is no terminal to ask on.
        expect_equal("requests to upstream and store", (len(upstream.requests), store.connections), (0, 0))
    expect_no_canary(ground)


@check("allow --yes allows it for this file, --list shows it, --revoke takes it back")
def allows(ground):
    upstream, _ = prepare(ground)
    allowed = ground.run("allow", "shop.yaml", "--yes").exits(0)
    expect(f"env://ACCEPT_CANARY -> {upstream.url}" in allowed.text, "reference and address", allowed.text)
    expect_equal(
        "list", ground.run("allow", "shop.yaml", "--list").exits(0).text, f"env://ACCEPT_CANARY -> {upstream.url}\n"
    )
    preview(ground).exits(0)
    expect_equal("credential", upstream.only_request().value("Authorization"), basic("kim", CANARY))
    ground.run("allow", "shop.yaml", "--revoke").exits(0)
    expect_equal("list", ground.run("allow", "shop.yaml", "--list").exits(0).text, "")
    preview(ground).exits(2)
    expect_equal("requests to the upstream", len(upstream.requests), 1)
    expect_no_canary(ground)


@check("a permission is for the file and the address of its upstream")
def binds_to_the_address(ground):
    upstream, _ = prepare(ground)
    ground.run("allow", "shop.yaml", "--yes").exits(0)
    ground.write("copy.yaml", ground.read("shop.yaml"))
    ground.run("preview", "copy.yaml", "--request", "GET /shop/books").exits(2)
    elsewhere = Upstream()
    preview(ground, "--upstream", elsewhere.url).exits(2)
    ground.write("shop.yaml", ground.read("shop.yaml").replace(upstream.url.encode(), elsewhere.url.encode()))
    preview(ground).exits(2)
    expect_equal("requests", (len(upstream.requests), elsewhere.connections), (0, 0))


@check("a reference in the host of the upstream URL is never looked up")
def never_for_hosts(ground):
    _, store = prepare(ground)
    ground.write("shop.yaml", shop("http://consul://canary/v1"))
    ground.run("allow", "shop.yaml", "--yes").exits(2)
    preview(ground, "--allow-secrets")
    expect_equal("requests to the store", store.connections, 0)


@check("--allow-secrets allows it for one run; permissions are stored for the user only")
def allows_for_one_run(ground):
    upstream, _ = prepare(ground)
    preview(ground, "--allow-secrets").exits(0)
    expect_equal("credential", upstream.only_request().value("Authorization"), basic("kim", CANARY))
    preview(ground).exits(2)
    expect(not os.path.exists(ground.state("grants.json")), "no grants.json", "grants.json")
    ground.run("allow", "shop.yaml", "--yes").exits(0)
    expect_equal("mode", oct(os.stat(ground.state("grants.json")).st_mode & 0o777), "0o600")
    with open(ground.state("grants.json"), encoding="utf-8") as file:
        expect(CANARY not in file.read(), "no value of the secret in grants.json", "it is there")


@check("allow asks on a terminal and obeys the answer")
def asks_on_a_terminal(ground):
    prepare(ground)
    for answer, code in ((b"n\n", 1), (b"\n", 1), (b"y\n", 0)):
        keyboard, terminal = pty.openpty()
        process = subprocess.Popen(
            [PROGRAM, "allow", "shop.yaml"],
            cwd=ground.folder,
            env=ground.environment,
            stdin=terminal,
            stdout=subprocess.PIPE,
            stderr=terminal,
            preexec_fn=die_with_parent,
        )
        os.close(terminal)
        os.write(keyboard, answer)
        process.communicate(timeout=LIMIT)
        os.close(keyboard)
        expect_equal(f"exit code after {answer}", process.returncode, code)
    preview(ground).exits(0)


@check("upstream-auth --password-ref allows what is typed, for the upstream of the file")
def allows_what_is_typed(ground):
    upstream, _ = prepare(ground, "s3cret")
    ground.run("upstream-auth", "shop.yaml", "--method", "basic", "--password-ref", "env://ACCEPT_CANARY").exits(0)
    preview(ground).exits(0)
    expect_equal("credential", upstream.only_request().value("Authorization"), basic("kim", CANARY))
    expect_no_canary(ground)


@check("Consul and Vault are asked with their own tokens once it is allowed")
def asks_stores(ground):
    for reference, field, token in (
        ("consul://canary", "X-Consul-Token", b"Canary-of-consul"),
        ("vault://kv/canary#value", "X-Vault-Token", b"Canary-of-vault"),
    ):
        upstream, store = prepare(ground, reference)
        preview(ground, "--allow-secrets")
        expect(len(store.requests) > 0, f"a request to the store of {reference}", ground.printed())
        expect_equal("token", store.requests[0].value(field), token)
        expect_equal("credential", upstream.only_request().value("Authorization"), basic("kim", CANARY))
    expect_no_canary(ground)


@check("the built-in echo needs no permission and gets the text of the reference")
def echoes_without_permission(ground):
    prepare(ground)
    preview(ground, "--upstream", "echo").exits(0)
    preview(ground, "--upstream", "echo", "--format", "json").exits(0)
    expect_no_canary(ground)


@check("lint reports a reference without a value, and --offline does not look")
def lints_references(ground):
    _, store = prepare(ground, "env://ACCEPT_NOT_SET")
    ground.run("allow", "shop.yaml", "--yes").exits(0)
    found = json.loads(ground.run("lint", "shop.yaml", "--format", "json").exits(0).output)
    expect(
        any(
            each["rule"].startswith("reference-") and each["severity"] == "warning" and "password" in each["pointer"]
            for each in found
        ),
        "a warning about the password",
        found,
    )
    found = json.loads(ground.run("lint", "shop.yaml", "--offline", "--format", "json").exits(0).output)
    expect(not any(each["rule"].startswith("reference-") for each in found), "no finding with --offline", found)
    expect_equal("requests to stores", store.connections, 0)
