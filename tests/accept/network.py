"""“Everything works offline”: commands on files connect to no address."""

import shutil

from support.checks import Skipped, check, expect
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
    ["bundle", "remote.yaml"],
)


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
    ground.example()
    ground.write(
        "remote.yaml",
        shop(
            "https://stock.example",
            extra="components:\n  schemas:\n" "    A: {$ref: 'https://schemas.example/a.yaml#/A'}\n",
        ),
    )
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
