"""`lint`: its reports, exit codes, rules and fixes."""

import json
import re
import xml.etree.ElementTree

from support.checks import check, expect, expect_all, expect_equal
from support.corpus import content, documents, sample
from support.definitions import shop

# An error, warnings, and texts that each report has to escape.
BROKEN = """openapi: 3.0.3
info: {title: "<Shop> & 100%, \\"quoted\\"", version: 1.0}
servers:
  - url: https://example.com/v1/
paths:
  /books/:
    get:
      tags: [books]
      responses:
        2xx: {description: Done}
components:
  schemas:
    Size: {type: string, enum: [s, m, s]}
"""
NAME = "a%2 %3,b: 100%.yaml"


def lint(ground, *options):
    return ground.run("lint", "--offline", *options)


def findings_of(ground, name):
    """The findings as (line, column, severity, rule), from the JSON report."""
    found = json.loads(lint(ground, "--format", "json", name).exits(1).output)
    expect(any(each["severity"] == "error" for each in found), "an error in the definition of this check", found)
    return sorted((each["line"], each["column"], each["severity"], each["rule"]) for each in found)


@check("the reports text, json, sarif, junit and github have the same findings at the same places")
def reports_agree(ground):
    ground.write(NAME, BROKEN)
    expected = findings_of(ground, NAME)
    text = lint(ground, NAME).exits(1).text
    rows = re.findall(r"^" + re.escape(NAME) + r":(\d+):(\d+): (\w+) ([\w-]+) .+$", text, re.MULTILINE)
    expect_equal(
        "text", sorted((int(line), int(column), severity, rule) for line, column, severity, rule in rows), expected
    )

    sarif = json.loads(lint(ground, "--format", "sarif", NAME).exits(1).output)
    expect_equal("SARIF version", sarif["version"], "2.1.0")
    run = sarif["runs"][0]
    rows = []
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        level = {"note": "info"}.get(result["level"], result["level"])
        rows.append((place["region"]["startLine"], place["region"]["startColumn"], level, result["ruleId"]))
    expect_equal("SARIF", sorted(rows), expected)
    expect_equal(
        "rules of SARIF", {rule["id"] for rule in run["tool"]["driver"]["rules"]}, {rule for *_, rule in expected}
    )

    suites = xml.etree.ElementTree.fromstring(lint(ground, "--format", "junit", NAME).exits(1).output)
    rows = []
    for case in suites.iter("testcase"):
        rule, line, column = re.fullmatch(r"([\w-]+) \((\d+):(\d+)\)", case.get("name")).groups()
        rows.append((int(line), int(column), case.find("failure").get("type"), rule))
        expect_equal("classname", case.get("classname"), NAME)
    expect_equal("JUnit", sorted(rows), expected)
    expect_equal("failures", int(suites.find("testsuite").get("failures")), len(expected))

    rows = []
    for line in lint(ground, "--format", "github", NAME).exits(1).text.splitlines():
        level, properties, message = re.fullmatch(r"::(\w+) (.*?)::(.*)", line).groups()
        values = dict(each.split("=", 1) for each in properties.split(","))
        expect_equal("file", values["file"].replace("%3A", ":").replace("%2C", ",").replace("%25", "%"), NAME)
        expect(message != "", "a message", line)
        rows.append((int(values["line"]), int(values["col"]), {"notice": "info"}.get(level, level), values["title"]))
    expect_equal("GitHub", sorted(rows), expected)


@check("exit codes: 0 without findings, 1 with an error, 2 for wrong usage and a missing file")
def exits(ground):
    ground.example()
    lint(ground, "api.yaml").exits(0)
    ground.write("broken.yaml", BROKEN)
    lint(ground, "broken.yaml").exits(1)
    lint(ground, "api.yaml", "broken.yaml").exits(1)
    for arguments in (
        ["none.yaml"],
        [],
        ["api.yaml", "--format", "xml"],
        ["api.yaml", "--fail-severity", "bad"],
        ["api.yaml", "--bad"],
    ):
        lint(ground, *arguments).exits(2)


@check("--fail-severity decides which findings give exit code 1")
def fails_by_severity(ground):
    # One warning that is not an error: an entry of an enum that is there twice.
    ground.example()
    text = ground.read("api.yaml").replace(b"[hardcover, paperback, audio]", b"[hardcover, paperback, audio, audio]")
    ground.write("api.yaml", text)
    severities = {each["severity"] for each in json.loads(lint(ground, "api.yaml", "--format", "json").exits(0).output)}
    expect("warning" in severities and "error" not in severities, "a warning and no error", severities)
    lint(ground, "api.yaml", "--fail-severity", "error").exits(0)
    lint(ground, "api.yaml", "--fail-severity", "warning").exits(1)
    lint(ground, "api.yaml", "--fail-severity", "info").exits(1)


@check("--fix --dry-run changes nothing and prints a diff; patch and --fix give the same file")
def fixes(ground):
    ground.write("api.yaml", BROKEN)
    diff = lint(ground, "--fix", "--dry-run", "api.yaml").exits(1)
    expect_equal("file after --dry-run", ground.read("api.yaml").decode(), BROKEN)
    before = len(findings_of(ground, "api.yaml"))
    lint(ground, "--fix", "api.yaml")
    fixed = ground.read("api.yaml").decode()
    expect("[s, m]" in fixed and "2XX" in fixed, "the fixed enum and status", fixed)
    after = len(json.loads(lint(ground, "--format", "json", "api.yaml").output))
    expect(after < before, f"fewer than {before} findings", after)
    ground.write("api.yaml", BROKEN)
    ground.run_command(["git", "apply", "-p0", "--unidiff-zero"], input=diff.output).exits(0)
    expect_equal("file after git apply", ground.read("api.yaml").decode(), fixed)
    lint(ground, "--fix", "--dry-run", "-", "--bad").exits(2)


@check("--list-rules and --explain have each rule, and a wrong id is refused")
def explains_rules(ground):
    rules = json.loads(ground.run("lint", "--list-rules", "--format", "json").exits(0).output)
    text = ground.run("lint", "--list-rules").exits(0).text
    expect(len(rules) > 50, "more than 50 rules", len(rules))
    failures = [rule["id"] for rule in rules if f" {rule['id']} " not in text]
    for rule in rules:
        explained = ground.run("lint", "--explain", rule["id"])
        if (
            explained.code != 0
            or not explained.text.startswith(rule["id"])
            or rule["explanation"] not in explained.text
        ):
            failures.append(f"--explain {rule['id']}")
    expect_all(failures, "each rule is listed and explained")
    ground.run("lint", "--explain", "no-such-rule").exits(2)


@check("a reference that leads nowhere is an error at its line")
def names_places(ground):
    ground.write(
        "api.yaml",
        shop("http://127.0.0.1:9").replace("'200': {description: ok}", "'200': {$ref: '#/components/responses/No'}"),
    )
    found = json.loads(lint(ground, "--format", "json", "api.yaml").output)
    lines = [each["line"] for each in found if "/responses/200" in each["pointer"] and each["severity"] == "error"]
    expect_equal("lines of the unresolved reference", set(lines), {7})


RULESET = """extends: [[spectral:oas, off]]
aliases:
  Info: $.info
rules:
  duplicated-entry-in-enum: error
  title-length:
    description: the title is short
    message: '{{description}}'
    given: '#Info'
    severity: warn
    then: {field: title, function: length, functionOptions: {max: 3}}
  casing:
    given: $.paths[*]~
    then: {function: pattern, functionOptions: {match: '^/[a-z]+$'}}
  scripted:
    given: $
    then: {function: ownFunction}
overrides:
  - files: ['quiet.yaml']
    rules: {duplicated-entry-in-enum: 'off'}
"""


@check("a .spectral.yaml beside or above the file has its rules, severities, aliases and overrides applied")
def reads_rulesets(ground):
    ground.write(".spectral.yaml", RULESET)
    ground.run_command(["git", "init", "-q", "."]).exits(0)
    for name in ("api.yaml", "deep/er/api.yaml", "quiet.yaml"):
        ground.write(name, BROKEN)
        found = {each["rule"]: each["severity"] for each in json.loads(lint(ground, "--format", "json", name).output)}
        expect_equal(f"title-length of {name}", found.get("title-length"), "warning")
        expect_equal(f"casing of {name}", found.get("casing"), "warning")
        expected = None if name == "quiet.yaml" else "error"
        expect_equal(f"enum of {name}", found.get("duplicated-entry-in-enum"), expected)
        expect("operation-tag-defined" not in found, "no rule that is off", sorted(found))
    expect(
        "ownFunction" in lint(ground, "api.yaml").text,
        "a finding about the function in JavaScript",
        lint(ground, "api.yaml").text,
    )


@check("--ruleset names another file, and rules about syntax can't be switched off")
def takes_a_ruleset(ground):
    ground.write("rules.yaml", "extends: [[spectral:oas, off]]\nrules: {yaml-syntax: 'off'}\n")
    ground.write("api.yaml", BROKEN)
    found = json.loads(lint(ground, "--format", "json", "--ruleset", "rules.yaml", "api.yaml").output)
    expect("duplicated-entry-in-enum" not in {each["rule"] for each in found}, "no rule that is off", found)
    ground.write("api.yaml", "openapi: [\n")
    lint(ground, "--ruleset", "rules.yaml", "api.yaml").exits(1)


@check("a .gatewright.yaml checks vendor extensions and suppresses findings at a place")
def reads_settings_file(ground):
    ground.write("schemas/team.yaml", "Team: {type: object, required: [name], properties: {name: {type: string}}}\n")
    ground.write("api.yaml", BROKEN.replace("paths:", "x-team: {lead: kim}\npaths:"))
    settings = "extensions:\n  x-team: schemas/team.yaml#/Team\n"
    ground.write(".gatewright.yaml", settings)
    found = json.loads(lint(ground, "--format", "json", "api.yaml").output)
    expect(any(each["pointer"] == "/x-team" for each in found), "a finding at /x-team", found)
    expect(any(each["rule"] == "duplicated-entry-in-enum" for each in found), "a finding about the enum", found)
    ground.write(
        ".gatewright.yaml",
        settings + "suppressions:\n  - {rule: duplicated-entry-in-enum, file: ./api.yaml, "
        "pointer: /components/schemas/Size, reason: old}\n",
    )
    found = json.loads(lint(ground, "--format", "json", "api.yaml").output)
    expect(not any(each["rule"] == "duplicated-entry-in-enum" for each in found), "no finding about the enum", found)


@check("files outside of the folder or repository are read only with --allow-file")
def reads_files_inside(ground):
    ground.write("other/name.yaml", "Name: {type: strin}\n")
    ground.write("in/api.yaml", BROKEN + "    Name: {$ref: ../other/name.yaml#/Name}\n")
    found = json.loads(lint(ground, "--format", "json", "in/api.yaml").output)
    expect(not any("other" in each["file"] for each in found), "no finding in the other file", found)
    expect(any("/Name" in each["pointer"] for each in found), "a finding at the reference", found)
    found = json.loads(lint(ground, "--format", "json", "--allow-file", ground.path("other"), "in/api.yaml").output)
    expect(any("other" in each["file"] for each in found), "a finding in the other file", found)


@check("lint never prints a secret, in any report")
def hides_secrets(ground):
    canary = "canary-of-the-password"
    ground.write("api.yaml", shop("http://kim:canary-of-the-url@127.0.0.1:9/v1", password=canary, header="X Bad"))
    for name in ("text", "json", "sarif", "junit", "github"):
        lint(ground, "--format", name, "api.yaml")
    lint(ground, "--fix", "--dry-run", "api.yaml")
    expect(b"canary" not in ground.printed(), "no secret in the output", ground.printed())


@check("documents of the corpus are linted without a crash, each finding at a place of the file", limit=120)
def survives_the_corpus(ground):
    failures = []
    paths = (
        documents(("openapi", "definitions"), most=200_000)
        + sample(documents(("yaml-suite",)), 20)
        + sample(documents(("json-suite",)), 20)
    )
    for path in paths:
        outcome = lint(ground, "--format", "json", path)
        if outcome.code not in (0, 1):
            failures.append(f"{path}: exit code {outcome.code}")
            continue
        lines = content(path).count(b"\n") + 1
        outside = [
            each for each in json.loads(outcome.output) if each["file"] == path and not 1 <= each["line"] <= lines
        ]
        failures += [f"{path}: {each}" for each in outside]
    expect_all(failures, "all documents are linted")
