"""`certs`, `policy` and `sso` against the program's own `sandbox`, and against a recording server."""

import json
import os
import re

from support.checks import Mismatch, check, expect, expect_equal
from support.peers import Upstream


class Sandbox:
    """`gatewright sandbox` on a free port."""

    def __init__(self, ground, *options):
        self.running = ground.start("sandbox", "--port", "0", "--data", ground.path("data"), *options)
        match = re.fullmatch(r"listening (http://127\.0\.0\.1:\d+)", self.running.line())
        if not match:
            raise Mismatch("listening http://127.0.0.1:PORT", self.running.output)
        self.url = match[1]
        ground.environment |= {
            "ACCEPT_TOKEN": self.running.line().removeprefix("token "),
            "ACCEPT_WRONG": "wrong-token",
        }

    def options(self, token="ACCEPT_TOKEN"):
        return ["--base-url", self.url, "--portal-url", self.url, "--token-env", token]


@check("certs lists the certificates, all pages, with details and a filter")
def lists_certificates(ground):
    sandbox = Sandbox(ground)
    certs = ["certs", "--all", *sandbox.options(), "--format", "json"]
    all_of_them = json.loads(ground.run(*certs).exits(0).output)["certificates"]
    expect(len(all_of_them) >= 3, "three certificates or more", all_of_them)
    detailed = ground.run(*certs, "--mode", "detailed", "--filter", "with_pk").exits(0)
    with_keys = json.loads(detailed.output)["certificates"]
    expect(
        0 < len(with_keys) < len(all_of_them) and all(each["has_private"] for each in with_keys),
        "those with a key",
        with_keys,
    )
    expect("NOT AFTER" in ground.run(*certs[:-2]).exits(0).text, "a table", ground.outputs[-1].text)
    ground.run(*certs, "--filter", "with_pk").exits(2)


@check("certs --warn exits with 1 and names what expires")
def warns(ground):
    sandbox = Sandbox(ground)
    outcome = ground.run("certs", *sandbox.options(), "--warn", "30d").exits(1)
    expect(b"expire" in outcome.errors, "what expires, on standard error", outcome.errors)
    ground.run("certs", *sandbox.options(), "--warn", "soon").exits(2)


@check("policy create, get and list keep every member, unknown ones included")
def keeps_policies(ground):
    sandbox = Sandbox(ground)
    policy = {
        "name": "Gold",
        "rate": 100,
        "per": 60,
        "quota_max": -1,
        "active": True,
        "tags": None,
        "unknown_member": {"kept": [1, 2]},
    }
    ground.write("policy.json", json.dumps(policy))
    options = [*sandbox.options(), "--format", "json"]
    created = json.loads(ground.run("policy", "create", "policy.json", *options).exits(0).output)
    fetched = json.loads(ground.run("policy", "get", created["id"], *options).exits(0).output)
    expect_equal("members", {name: fetched.get(name) for name in policy}, policy)
    listed = json.loads(ground.run("policy", "list", *options).exits(0).output)["policies"]
    expect("Gold" in json.dumps(listed), "the policy in the list", listed)
    missing = ground.run("policy", "get", "nothing-here", *options).exits(2)
    expect_equal("output", missing.output, b"")


@check("policy export, diff and create keep a policy as a file")
def keeps_policies_as_files(ground):
    sandbox = Sandbox(ground)
    policy = {
        "name": "Kept in git",
        "rate": 100,
        "per": 60.0,
        "tags": ["b", "a"],
        "meta_data": {"team": "shop", "api_token": "s3cret"},
        "access_rights": {"a": {"api_id": "a", "allowed_urls": [{"url": "^/x", "methods": ["GET", "PUT"]}]}},
    }
    ground.write("policy.json", json.dumps(policy))
    created = ground.run("policy", "create", "policy.json", *sandbox.options()).exits(0)
    expect(b"new policy" in created.errors, "the new policy on standard error, before it is sent", created.errors)

    exported = ground.run("policy", "export", "--all", *sandbox.options(), "-o", "exported/").exits(0)
    expect(b"REDACTED" in exported.errors and b"s3cret" not in exported.errors, "a note", exported.errors)
    with open(ground.path("exported/kept-in-git.json"), encoding="utf-8") as file:
        kept = json.load(file)
    expect(not {"_id", "org_id", "date_created", "last_updated"} & set(kept), "no members of the server", kept)
    expect_equal("secret", kept["meta_data"]["api_token"], "REDACTED")
    ground.run("policy", "diff", "exported/kept-in-git.json", *sandbox.options()).exits(0)

    # What has the same meaning is no difference; one more method is.
    policy |= {"per": 60, "tags": ["a", "b"], "quota_max": -1, "is_inactive": False}
    policy["access_rights"]["a"]["allowed_urls"] = [
        {"methods": ["PUT"], "url": "^/x"},
        {"methods": ["GET"], "url": "^/x"},
    ]
    ground.write("policy.json", json.dumps(policy))
    equal = ground.run("policy", "diff", "policy.json", *sandbox.options()).exits(0)
    expect_equal("output", equal.output, b"")
    policy["access_rights"]["a"]["allowed_urls"].append({"methods": ["DELETE"], "url": "^/x"})
    ground.write("policy.json", json.dumps(policy))
    changed = ground.run("policy", "diff", "policy.json", *sandbox.options(), "--format", "json").exits(1)
    expect_equal(
        "pointers",
        [each["pointer"] for each in json.loads(changed.output)["differences"]],
        ["/access_rights/a/allowed_urls/0/methods"],
    )

    # The dashboard can't update a policy, so nothing is sent for one that exists.
    count = len(json.loads(ground.run("policy", "list", *sandbox.options(), "--format", "json").output)["policies"])
    refused = ground.run("policy", "create", "policy.json", *sandbox.options()).exits(2)
    expect(b"--force" in refused.errors and b"DELETE" in refused.errors, "the difference", refused.errors)
    listed = json.loads(ground.run("policy", "list", *sandbox.options(), "--format", "json").output)["policies"]
    expect_equal("policies", len(listed), count)


@check("sso list prints the profiles of the portal")
def lists_profiles(ground):
    sandbox = Sandbox(ground)
    groups = json.loads(ground.run("sso", "list", *sandbox.options(), "--format", "json").exits(0).output)["profiles"]
    expect({"ID", "Name", "LoginURL", "SelectedProviderType"} <= set(groups[0][0]), "the members of a profile", groups)
    expect(
        groups[0][0]["Name"] in ground.run("sso", "list", *sandbox.options()).exits(0).text,
        "its name in the table",
        ground.outputs[-1].text,
    )


@check("a wrong token gives 2 and the status, and no token is printed")
def refuses_tokens(ground):
    sandbox = Sandbox(ground)
    outcome = ground.run("certs", *sandbox.options("ACCEPT_WRONG")).exits(2)
    expect(b"401" in outcome.errors, "the status 401", outcome.errors)
    ground.run("certs", "--base-url", sandbox.url, "--token", "x").exits(2)
    ground.run("certs", *sandbox.options()).exits(0)
    token = ground.environment["ACCEPT_TOKEN"].encode()
    printed = b"".join(run.output + run.errors for run in ground.outputs if run is not sandbox.running)
    expect(token not in printed and b"wrong-token" not in printed, "no token in the output", printed)


@check("the documented request is sent: path, query and token")
def sends_requests(ground):
    answer = b'{"cert_basics":null,"pages":0}'
    server = Upstream(
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (len(answer), answer)
    )
    ground.run(
        "certs",
        "--base-url",
        server.url + "/dash",
        "--token-env",
        "ACCEPT_TOKEN",
        "--mode",
        "detailed",
        "--page",
        "2",
        ACCEPT_TOKEN="a-token",
    )
    request = server.only_request()
    expect(
        re.match(r"GET /dash/api/certs\?(p=2&mode=detailed|mode=detailed&p=2) ", request.first),
        "GET /dash/api/certs with p and mode",
        request.first,
    )
    expect_equal("Authorization", request.value("Authorization"), b"Bearer a-token")


@check("the sandbox's token is readable by the user only, and the same at the next start")
def stores_the_token(ground):
    sandbox = Sandbox(ground)
    first = ground.environment["ACCEPT_TOKEN"]
    sandbox.running.end().exits(0)
    expect_equal("mode", oct(os.stat(ground.state("sandbox-token")).st_mode & 0o777), "0o600")
    Sandbox(ground)
    expect_equal("token", ground.environment["ACCEPT_TOKEN"], first)


@check("faults of the sandbox are reported with 2")
def reports_faults(ground):
    for fault in ("401", "500", "html"):
        sandbox = Sandbox(ground, "--fault", fault)
        outcome = ground.run("certs", *sandbox.options()).exits(2)
        expect(outcome.output == b"" and outcome.errors != b"", "a message on standard error", outcome.output)
        sandbox.running.end().exits(0)


@check("lint --base-url reports certificates that the dashboard does not have, as errors")
def lints_certificates(ground):
    sandbox = Sandbox(ground)
    ground.example()
    ground.run("lint", "api.yaml", "--base-url", sandbox.url, "--token-env", "ACCEPT_TOKEN").exits(0)


def gateway_api(ground, name, listen_path, identifier, server=""):
    ground.write(
        f"apis/{name}.yaml",
        "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
        f"  info: {{id: '{identifier}', name: {name}, state: {{active: true}}}}\n"
        f"  server: {{listenPath: {{value: '{listen_path}', strip: true}}{server}}}\n"
        "  upstream: {url: 'http://127.0.0.1:1'}\n",
    )


@check("check-gateway finds listen paths that are equal, hidden or divided, and makes no request")
def checks_listen_paths(ground):
    gateway_api(ground, "one", "/shop", 1)
    gateway_api(ground, "two", "/shop/v2", 2)
    expect_equal("output", ground.run("check-gateway", "apis", "--fail-severity", "warning").exits(0).text.count("\n"), 1)
    gateway_api(ground, "three", "/shop", 3)
    gateway_api(ground, "tenant", "/{all}", 4)
    findings = json.loads(ground.run("check-gateway", "apis", "--format", "json").exits(1).output)
    expect_equal(
        "findings",
        [(each["file"], each["severity"], each["rule"]) for each in findings],
        [
            ("apis/one.yaml", "error", "listen-path-never-reached"),
            ("apis/tenant.yaml", "info", "listen-path-divided"),
            ("apis/three.yaml", "error", "listen-path-equal"),
        ],
    )
    expect_equal("places", {(each["line"], each["column"]) for each in findings}, {(6, 32)})


@check("check-gateway --base-url compares the folder with the dashboard's policies and certificates")
def checks_the_dashboard(ground):
    sandbox = Sandbox(ground)
    server = ", authentication: {enabled: true}, clientCertificates: {allowlist: [not-there]}"
    gateway_api(ground, "one", "/shop", "petstore")
    gateway_api(ground, "two", "/other", 2, server)
    options = ["apis", *sandbox.options(), "--format", "json"]
    findings = json.loads(ground.run("check-gateway", *options).exits(0).output)
    found = {(each["file"], each["rule"]) for each in findings}
    expect(
        {("apis/two.yaml", "api-without-policy"), ("apis/two.yaml", "certificate-missing")} <= found,
        "a certificate and an API without a policy",
        found,
    )
    expect(
        all(each["file"] == "apis" and each["logicalPointer"].startswith("policy:") for each in findings[:-2]),
        "policies are reported for the folder",
        findings,
    )
    ground.run("check-gateway", *options, "--fail-severity", "warning").exits(1)
    ground.run("check-gateway", "apis", *sandbox.options("ACCEPT_WRONG")).exits(2)
