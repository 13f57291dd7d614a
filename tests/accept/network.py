"""“Everything works offline”: commands on files connect to no address."""

import shutil

from support.checks import Skipped, check, expect, expect_all
from support.definitions import shop
from support.ground import PROGRAM

COMMANDS = (
    ["lint", "api.yaml"],
    ["convert", "api.yaml", "--to", "3.1"],
    ["bundle", "api.yaml"],
    ["get", "api.yaml", "/info"],
    ["sample", "api.yaml#/components/schemas/Book"],
    ["export", "api.yaml", "--html"],
    ["export", "api.yaml", "--nginx"],
    ["edit", "api.yaml", "--check"],
    ["lint", "remote.yaml"],
    ["lint", "api.yaml", "--format", "sarif"],
    ["lint", "--list-rules"],
    ["bundle", "remote.yaml"],
    ["split", "api.yaml", "-o", "parts"],
    ["validate", "--schema", "api.yaml#/components/schemas/Book", "book.json"],
    ["upstream-auth", "api.yaml", "--method", "none", "-o", "-"],
    ["import", "plain.yaml", "--listen-path", "/plain/", "--upstream", "https://stock.example", "-o", "-"],
    ["export", "api.yaml", "--public", "-o", "-"],
    ["check-gateway", "."],
    ["diff", "api.yaml", "later.yaml"],
    ["diff", "api.yaml", "later.yaml", "--format", "json", "--fail-on", "none"],
    ["diff", "remote.yaml", "remote.yaml"],
    ["diff", "--list-rules"],
    ["check", "api.yaml", "--har", "traffic.har"],
    ["draft", "--har", "traffic.har", "-o", "-"],
    ["export", "api.yaml", "--to", "nginx", "-o", "-"],
    ["export", "api.yaml", "--to", "haproxy", "-o", "-"],
    ["export", "api.yaml", "--to", "caddy", "-o", "-"],
    ["export", "api.yaml", "--to", "apache", "-o", "-"],
    ["export", "api.yaml", "--to", "httproute", "--gateway", "edge", "-o", "-"],
    ["merge", "api.yaml", "later.yaml", "api.yaml", "-o", "-"],
    ["allow", "api.yaml", "--list"],
    ["manual"],
    ["completion", "bash"],
    ["--version"],
    ["--help"],
)

# An exchange that names a server: nothing looks it up.
TRAFFIC = """{"log": {"version": "1.2", "creator": {"name": "checks", "version": "1"}, "entries": [{
  "startedDateTime": "2026-01-01T00:00:00.000Z", "time": 1, "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0},
  "request": {"method": "GET", "url": "https://stock.example/books", "httpVersion": "HTTP/1.1", "cookies": [],
    "headers": [], "queryString": [], "headersSize": -1, "bodySize": 0},
  "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", "cookies": [], "headers": [],
    "content": {"size": 2, "mimeType": "application/json", "text": "{}"}, "redirectURL": "", "headersSize": -1, "bodySize": 2}
}]}}
"""


def write_files(ground):
    """The files that COMMANDS names."""
    ground.example()
    with open(ground.path("api.yaml"), encoding="utf-8") as example:
        ground.write("later.yaml", example.read().replace("/books", "/volumes"))
    ground.write(
        "remote.yaml",
        shop(
            "https://stock.example",
            extra="components:\n  schemas:\n" "    A: {$ref: 'https://schemas.example/a.yaml#/A'}\n",
        ),
    )
    ground.write("plain.yaml", "openapi: 3.0.3\ninfo: {title: Plain, version: '1'}\npaths: {}\n")
    ground.write("traffic.har", TRAFFIC)
    ground.write("book.json", '{"isbn": "9780141321059", "title": "Emma"}')


def traced(ground, *command):
    """The connections over IP that a command opens, as lines of strace."""
    log = ground.path("trace")
    ground.run_command(["strace", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg", "-o", log, PROGRAM, *command])
    with open(log, encoding="utf-8", errors="replace") as trace:
        return [line for line in trace if "AF_INET" in line]


def require_strace(ground):
    if not shutil.which("strace"):
        raise Skipped("strace is not installed")
    outcome = ground.run_command(["strace", "-qq", "-o", "/dev/null", "true"])
    if outcome.code != 0:
        raise Skipped("strace is not permitted here: " + outcome.errors.decode().strip())


@check("lint, convert and the other commands on files open no connection, also for references to https")
def opens_no_connection(ground):
    require_strace(ground)
    write_files(ground)
    for command in COMMANDS:
        found = traced(ground, *command)
        expect(not found, f"no connection of {' '.join(command)}", "".join(found))


@check("a command that is allowed a URL does connect: the trace above would show it")
def trace_shows_connections(ground):
    require_strace(ground)
    ground.write(
        "remote.yaml",
        shop(
            "https://stock.example", extra="components:\n  schemas:\n" "    A: {$ref: 'http://127.0.0.1:9/a.yaml#/A'}\n"
        ),
    )
    found = traced(ground, "lint", "remote.yaml", "--allow-url", "http://127.0.0.1:9/")
    expect(any("htons(9)" in line for line in found), "a connection to port 9", "".join(found))


@check("lint, convert and export give the same in a network namespace without any address")
def works_without_a_network(ground):
    alone = ["unshare", "--map-root-user", "--net"]
    if ground.run_command([*alone, "true"]).code != 0:
        raise Skipped("network namespaces are not permitted here")
    ground.example()
    for command in (["lint", "api.yaml"], ["convert", "api.yaml", "--to", "3.1"], ["export", "api.yaml", "--html"]):
        normal = ground.run(*command)
        outcome = ground.run_command([*alone, PROGRAM, *command])
        expect(
            outcome.code == normal.code and outcome.output == normal.output,
            f"the same from {' '.join(command)} as with a network",
            f"{outcome.code} {outcome.output[-300:]} {outcome.errors}",
        )


@check("every command on files, and the window with the example, work in a network namespace without any address", limit=600)
def calls_nobody(ground):
    require_strace(ground)
    alone = ["unshare", "--map-root-user", "--net"]
    if ground.run_command([*alone, "true"]).code != 0:
        raise Skipped("network namespaces are not permitted here")
    write_files(ground)
    log = ground.path("trace")
    trace = ["strace", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg", "-o", log]
    failures = []

    def look(name):
        with open(log, encoding="utf-8", errors="replace") as lines:
            failures.extend(f"{name}: {line.strip()}" for line in lines if "AF_INET" in line)

    for command in COMMANDS:
        outcome = ground.run_command([*alone, *trace, PROGRAM, *command])
        if outcome.code not in (0, 1):
            failures.append(f"{' '.join(command)}: exit code {outcome.code}: {outcome.errors.decode()[-200:]}")
        look(" ".join(command))
    # It would go on for ever; what it opens when it starts, and when it is idle, is what is looked at.
    outcome = ground.run_command(
        [*alone, "timeout", "--preserve-status", "15", *trace, PROGRAM, "api.yaml"], QT_QPA_PLATFORM="offscreen"
    )
    expect(outcome.code in (0, 15, 143, -15), "a window until it is ended", f"{outcome.code} {outcome.errors}")
    look("the window")
    expect_all(failures, "no connection is tried, and every command works")
