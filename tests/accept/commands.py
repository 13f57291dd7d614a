"""The list of commands, their help and exit codes, and what README.md shows."""

import os
import re
import shlex

from support.checks import check, expect, expect_all, expect_equal
from support.ground import PROGRAM, ROOT


def commands(ground):
    text = ground.run("--help").exits(0).text
    return re.findall(r"^  ([a-z-]+) +\S", text.split("Commands:")[1].split("For the options")[0], re.MULTILINE)


@check("--help lists the commands, and each has --help, --version and a refusal of unknown options")
def has_help(ground):
    names = commands(ground)
    expect(
        {
            "lint",
            "validate",
            "sample",
            "merge",
            "convert",
            "bundle",
            "split",
            "allow",
            "get",
            "edit",
            "upstream-auth",
            "import",
            "export",
            "preview",
            "serve",
            "certs",
            "check-gateway",
            "policy",
            "sso",
            "sandbox",
        }
        <= set(names),
        "all commands",
        names,
    )
    failures = []
    for name in names:
        text = ground.run(name, "--help").exits(0).text
        if not text.startswith(f"Usage: gatewright {name} ") or "--help" not in text:
            failures.append(f"{name} --help: {text[:80]}")
        ground.run("help", name).exits(0)
        refused = ground.run(name, "--no-such-option").exits(2)
        if f"gatewright {name}" not in refused.errors.decode() or refused.output:
            failures.append(f"{name} --no-such-option: {refused.errors}")
    expect_all(failures, "each command has help and refuses unknown options")


@check("a mistyped command is refused with 2, and --version prints the version")
def refuses_mistyped_commands(ground):
    outcome = ground.run("lnit").exits(2)
    expect(b"lnit" in outcome.errors, "the word in the message", outcome.errors)
    expect(
        re.fullmatch(r"gatewright \d+\.\d+\.\d+\n", ground.run("--version").exits(0).text),
        "gatewright and a version",
        ground.outputs[-1].text,
    )


@check("every option that README.md names is in the help of a command")
def documents_options(ground):
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        text = file.read()
    helped = "".join(ground.run(name, "--help").exits(0).text for name in commands(ground))
    # The options of ./dev are in lines with ./dev, and curl and git have their own.
    used = set(
        re.findall(
            r"(?<![\w-])--[a-z][a-z-]+",
            "\n".join(line for line in text.splitlines() if not re.search(r"\./dev|curl|git diff", line)),
        )
    )
    other = {"--help", "--peers", "--quick", "--tsan", "--list", "--format"}
    expect_all(
        sorted(option for option in used - other if option not in helped and option != "--version"),
        "all are options of a command",
    )


@check("the shell session of README.md works as it is written", limit=120)
def runs_the_readme(ground):
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        text = file.read()
    session = re.search(r"From a shell, without a display.*?```sh\n(.*?)```", text, re.DOTALL)[1]
    os.symlink(os.path.join(ROOT, "resources"), ground.path("resources"))
    os.makedirs(ground.path("build/release"))
    os.symlink(PROGRAM, ground.path("build/release/gatewright"))
    ground.environment["STOCK_PASSWORD"] = "canary-of-the-password"
    for line in session.splitlines():
        words = shlex.split(line, comments=True)
        if "serve" in words and "--har" in words:
            # What serve would record until it is interrupted.
            recorded = ground.run("preview", "api.yaml", "--upstream", "mock", "--format", "har").exits(0).output
            ground.write(words[words.index("--har") + 1], recorded)
        if "serve" in words or not words or words[0] == "export":
            continue
        # `validate` shows a book without an ISBN.
        code = 1 if "validate" in words else 0
        ground.run_command(["sh", "-c", line]).exits(code)
    expect(b"canary-of-the-password" not in ground.printed(), "no password in the output", ground.printed())
    for name in ("api31.yaml", "one.yaml", "parts/openapi.yaml", "api.html"):
        expect(os.path.getsize(ground.path(name)) > 0, name, "it is empty")


@check("a file that is too deep, not UTF-8, a folder or a pipe gives 2 and a message, not a crash")
def survives_input(ground):
    ground.write("deep.json", b"[" * 200_000)
    ground.write("latin.yaml", b"a: \xff\xfe\n")
    os.mkdir(ground.path("folder.yaml"))
    for name in ("deep.json", "latin.yaml", "folder.yaml", "none.yaml", "/dev/zero"):
        outcome = ground.run("edit", name, "-o", "-").exits(2)
        expect(outcome.errors != b"" and outcome.output == b"", f"a message about {name}", outcome.errors)


@check("commands need no display and leave no file beside the definition")
def leaves_nothing(ground):
    ground.example()
    for arguments in (
        ["lint", "api.yaml"],
        ["get", "api.yaml"],
        ["edit", "api.yaml"],
        ["convert", "api.yaml", "--to", "3.1"],
        ["bundle", "api.yaml"],
    ):
        ground.run(*arguments).exits(0)
    expect_equal("files", os.listdir(ground.folder), ["api.yaml"])
