"""`export`: the document for others, an nginx configuration, a page in HTML."""

import html.parser
import json
import os
import re
import shutil
import subprocess
import time
import urllib.request

from support.checks import Mismatch, check, expect, expect_equal
from support.definitions import basic, shop
from support.ground import LIMIT
from support.peers import Upstream
from support.processes import die_with_parent

PASSWORD = "canary-of-the-password"


@check("--public has no gateway extension and no secret, and the rest keeps its bytes")
def exports_public(ground):
    ground.example()
    before = ground.read("api.yaml")
    public = ground.run("export", "api.yaml", "--public", "-o", "-").exits(0).output
    for text in (b"x-vendor-api-gateway", b"only-a-demo", b"bookshop-gateway", b"stock.bookshop.example"):
        expect(text not in public, f"no {text.decode()}", public)
    expect(before.startswith(public.rstrip(b"\n")), "the beginning of the file, unchanged", public[-500:])
    expect_equal("file", ground.read("api.yaml"), before)
    document = json.loads(ground.run("get", "-", input=public).exits(0).output)
    expect_equal(
        "members",
        sorted(document),
        ["components", "externalDocs", "info", "openapi", "paths", "security", "servers", "tags"],
    )
    ground.run("export", "api.yaml", "--public").exits(0)
    expect_equal("file that was replaced", ground.read("api.yaml"), public)


@check("--nginx is a configuration that nginx accepts, with REDACTED for the credential")
def exports_nginx(ground):
    ground.write("shop.yaml", shop("http://127.0.0.1:9/v1", password=PASSWORD))
    configuration = ground.run("export", "shop.yaml", "--nginx").exits(0).output
    expect(
        basic("kim", PASSWORD).split()[1] not in configuration and b"REDACTED" in configuration,
        "REDACTED",
        configuration,
    )
    test_configuration(ground, configuration)
    expect(PASSWORD.encode() not in ground.printed(), "no password in the output", ground.printed())


def whole_configuration(ground, configuration):
    """A main configuration for nginx that includes the exported one and writes to the folder of the check only."""
    if re.search(rb"^\s*events\b", configuration, re.MULTILINE):
        return configuration
    paths = "".join(
        f"{name}_temp_path {ground.path(name)};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    own = "" if re.search(rb"^\s*http\s*{", configuration, re.MULTILINE) else "http {\naccess_log off;\n" + paths
    return (
        (f"pid {ground.path('nginx.pid')};\nerror_log stderr;\ndaemon off;\nevents {{}}\n{own}").encode()
        + configuration
        + (b"}\n" if own else b"")
    )


def test_configuration(ground, configuration):
    path = ground.write("nginx.conf", whole_configuration(ground, configuration))
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin")
    ground.run_command([nginx, "-t", "-q", "-p", ground.folder, "-e", "stderr", "-c", path]).exits(0)
    return [nginx, "-p", ground.folder, "-e", "stderr", "-c", path]


PROXIES = {
    "nginx": ("nginx.conf.template", ["nginx", "-t", "-q", "-e", "stderr", "-p", ".", "-c"]),
    "haproxy": ("haproxy.cfg", ["haproxy", "-c", "-q", "-f"]),
    "caddy": ("Caddyfile", ["caddy", "validate", "--adapter", "caddyfile", "--config"]),
    "apache": ("httpd.conf", ["apache2", "-t", "-f"]),
}


@check("--to gives one configuration for two definitions that the proxy accepts, without a credential")
def exports_to_proxies(ground):
    ground.write("shop.yaml", shop("http://127.0.0.1:9/v1", password=PASSWORD))
    ground.write("copy.yaml", shop("http://127.0.0.1:9/v2", password=PASSWORD))
    for target, (name, command) in PROXIES.items():
        run = ground.run("export", "shop.yaml", "copy.yaml", "--to", target, "--format", "json", "-o", f"{target}/").exits(0)
        report = json.loads(run.errors)
        expect_equal("lost", [remark["id"] for remark in report["lost"]], ["equal-listen-path"])
        configuration = ground.read(f"{target}/{name}")
        expect(PASSWORD.encode() not in configuration, "no password", configuration)
        expect(basic("kim", PASSWORD).split()[1] not in configuration, "no credential", configuration)
        if name.endswith(".template"):
            expect_equal("mode", os.stat(ground.path(f"{target}/{name}")).st_mode & 0o777, 0o600)
            for variable in report["variables"]:
                configuration = configuration.replace(b"${%s}" % variable["name"].encode(), b"a2ltOng=")
            configuration = whole_configuration(ground, b"pid nginx.pid;\n" + configuration)
        path = ground.write(f"{target}.conf", configuration)
        program = shutil.which(command[0], path="/usr/sbin:/usr/bin:/sbin:/bin")
        ground.run_command([program, *command[1:], path]).exits(0)
        ground.run("export", "shop.yaml", "copy.yaml", "--to", target, "--strict").exits(1)
    expect(PASSWORD.encode() not in ground.printed(), "no password in the output", ground.printed())


@check("nginx with the exported configuration sends what the gateway sends")
def runs_nginx(ground):
    upstream = Upstream()
    # The port is chosen by binding it and letting go: nginx can't say which one port 0 became.
    probe = Upstream()
    port = probe.port
    probe.close()
    ground.write("shop.yaml", shop(upstream.url + "/v1", password=PASSWORD))
    configuration = ground.run("export", "shop.yaml", "--nginx", "--show-secrets", "--port", str(port)).exits(0).output
    command = test_configuration(ground, configuration)
    server = subprocess.Popen(
        command, cwd=ground.folder, env=ground.environment, stderr=subprocess.PIPE, preexec_fn=die_with_parent
    )
    ends = time.monotonic() + LIMIT
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/shop/books?page=2", timeout=LIMIT) as response:
                expect_equal("body", response.read(), b"hello")
            break
        except OSError as problem:
            if server.poll() is not None or time.monotonic() > ends:
                raise Mismatch("an answer of nginx", f"{problem}, exit code {server.poll()}") from None
            time.sleep(0.05)
    server.terminate()
    request = upstream.only_request()
    expect_equal("request line", request.first.split()[1], "/v1/books?page=2")
    expect_equal("Authorization", request.values("Authorization"), [basic("kim", PASSWORD)])


class Page(html.parser.HTMLParser):
    """What a page of HTML loads, and its policy."""

    LOADED = {"src", "srcset", "data", "poster", "background", "action", "formaction", "ping", "manifest"}

    def __init__(self, text):
        super().__init__()
        self.policy = ""
        self.loaded = []
        self.ids = set()
        self.anchors = []
        self.handlers = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if tag == "meta" and values.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = values["content"]
        self.loaded += [
            f"{tag} {name}={value}"
            for name, value in attrs
            if name in self.LOADED and not (value or "").startswith("data:")
        ]
        if tag == "link":
            self.loaded.append(f"link {values.get('href')}")
        self.handlers += [name for name in values if name.startswith("on")]
        self.ids.add(values.get("id"))
        if tag == "a" and (values.get("href") or "").startswith("#"):
            self.anchors.append(values["href"][1:])
        if tag == "a" and (values.get("href") or "").lower().startswith("javascript:"):
            self.handlers.append(values["href"])


@check("--html is one page that loads nothing, with a Content-Security-Policy and links that have targets")
def exports_html(ground):
    ground.example()
    ground.run("export", "api.yaml", "--html", "-o", "api.html").exits(0)
    text = ground.read("api.html").decode()
    page = Page(text)
    expect(re.search(r"default-src\s+'none'", page.policy), "default-src 'none'", page.policy)
    expect(
        "unsafe-inline" not in page.policy.split("script-src")[-1].split(";")[0] or "script-src" not in page.policy,
        "no inline script but the known one",
        page.policy,
    )
    expect_equal("what it loads", page.loaded, [])
    expect(
        not re.search(r"@import|url\((?!\s*['\"]?data:)", text), "no other style sheets or pictures", "@import or url()"
    )
    missing = [
        urllib.request.unquote(anchor)
        for anchor in page.anchors
        if anchor and urllib.request.unquote(anchor) not in page.ids and anchor not in page.ids
    ]
    expect_equal("links without a target", missing, [])
    for shown in ("Bookshop", "List books", "/books/{isbn}", "BookPage"):
        expect(shown in text, f"{shown} in the page", text[:300])
    for secret in ("only-a-demo", "bookshop-gateway", "x-vendor-api-gateway", "stock.bookshop.example"):
        expect(secret not in text, f"no {secret}", "it is there")


@check("text of the definition is not markup in the page")
def escapes_html(ground):
    markup = "<script>alert(1)</script><img src=x onerror=alert(1)>"
    ground.example()
    text = ground.read("api.yaml").decode()
    text = text.replace("title: Bookshop", f"title: '{markup}'").replace(
        "summary: List books", f"summary: '{markup}'"
    )
    text = text.replace(
        "description: Returns books in pages, newest first.", f"description: '{markup} [link](javascript:alert(1))'"
    )
    ground.write("api.yaml", text)
    page = Page(ground.run("export", "api.yaml", "--html").exits(0).text)
    expect_equal("what it loads", page.loaded, [])
    expect_equal("scripts in attributes", page.handlers, [])


@check("--html contains the files that the definition refers to")
def bundles_html(ground):
    ground.write("parts/name.yaml", "type: string\ndescription: The name-in-another-file\n")
    ground.write(
        "api.yaml", shop("http://127.0.0.1:9", extra="components:\n  schemas:\n    Name: {$ref: parts/name.yaml}\n")
    )
    expect(
        "name-in-another-file" in ground.run("export", "api.yaml", "--html").exits(0).text,
        "the description",
        ground.outputs[-1].text[:500],
    )


@check("wrong use of export is refused with 2")
def refuses(ground):
    ground.example()
    for options in ([], ["--public", "--html"], ["--nginx", "--port", "0"], ["--pdf"]):
        ground.run("export", "api.yaml", *options).exits(2)
