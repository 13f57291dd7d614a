"""`validate`, `sample` and `get`."""

import json
from random import Random

from support.checks import check, expect, expect_all, expect_equal
from support.schemas import Judge, Schemas, value

# Ends of messages about members without an effect on values.
WITHOUT_LOSS = ("its value is the default.", "it had no effect.")

BOOK = "type: object\nrequired: [title]\nproperties:\n  title: {type: string}\n  pages: {type: integer, minimum: 1}\n  day: {type: string, format: date}\n"


@check("validate prints file:line:col for each finding and exits with 0, 1 or 2")
def validates(ground):
    ground.write("book.yaml", BOOK)
    ground.write("good.json", '{"title": "A"}')
    ground.write("bad.yaml", "# one\npages: 0\n")
    expect_equal("output", ground.run("validate", "--schema", "book.yaml", "good.json").exits(0).output, b"")
    outcome = ground.run("validate", "--schema", "book.yaml", "good.json", "bad.yaml").exits(1)
    places = sorted(line.split(" ")[:2] for line in outcome.text.splitlines())
    expect_equal("places", places, [["bad.yaml:2:1:", "required"], ["bad.yaml:2:8:", "minimum"]])
    found = json.loads(ground.run("validate", "--schema", "book.yaml", "--format", "json", "bad.yaml").exits(1).output)
    expect_equal("pointers", sorted(each["pointer"] for each in found), ["", "/pages"])
    ground.run("validate", "--schema", "none.yaml", "good.json").exits(2)
    ground.run("validate", "good.json").exits(2)


@check("validate reads standard input and a schema of a definition, as in the README")
def validates_input(ground):
    ground.example()
    place = "api.yaml#/components/schemas/Book"
    outcome = ground.run("validate", "--schema", place, "-", input=b"{title: Emma}\n").exits(1)
    expect("isbn" in outcome.text, "the missing isbn", outcome.text)
    ground.run("validate", "--schema", place, "-", input=b'{title: Emma, isbn: "9780141321059"}\n').exits(0)


@check("the dialect follows the version of the document, and --assert-formats checks formats")
def follows_dialects(ground):
    ground.write("null.json", "null")
    for version, code in (("3.0.3", 0), ("3.1.0", 1)):
        ground.write(
            "api.yaml", f"openapi: {version}\ncomponents: {{schemas: {{S: {{type: string, nullable: true}}}}}}\n"
        )
        ground.run("validate", "--schema", "api.yaml#/components/schemas/S", "null.json").exits(code)
    ground.write("book.yaml", BOOK)
    ground.write("day.json", '{"title": "A", "day": "2024-02-30"}')
    ground.run("validate", "--schema", "book.yaml", "day.json").exits(0)
    ground.run("validate", "--schema", "book.yaml", "--assert-formats", "day.json").exits(1)


@check("sample prints a valid value for each schema of the example, the same at each call")
def samples(ground):
    ground.example()
    schemas = json.loads(ground.run("get", "api.yaml", "/components/schemas").exits(0).output)
    failures = []
    for name in schemas:
        place = f"api.yaml#/components/schemas/{name}"
        for option in ("--full", "--minimal"):
            first = ground.run("sample", place, option)
            second = ground.run("sample", place, option)
            if first.code != 0 or first.output != second.output:
                failures.append(f"{name} {option}: exit code {first.code}, or another value")
                continue
            json.loads(first.output)
            outcome = ground.run("validate", "--schema", place, "--assert-formats", "-", input=first.output)
            if outcome.code != 0:
                failures.append(f"{name} {option}: {outcome.text}")
    expect_all(failures, "all samples are valid")
    yaml = ground.run("sample", "api.yaml#/components/schemas/Book", "--format", "yaml").exits(0).output
    expect_equal(
        "the same in YAML",
        json.loads(ground.run("get", "-", input=yaml).exits(0).output),
        json.loads(ground.run("sample", "api.yaml#/components/schemas/Book").exits(0).output),
    )


@check("sample --for request has nothing that is only read")
def samples_requests(ground):
    ground.example()
    place = "api.yaml#/components/schemas/Order"
    expect(
        "number" not in json.loads(ground.run("sample", place, "--for", "request").exits(0).output),
        "no number",
        ground.outputs[-1].text,
    )
    expect(
        "number" in json.loads(ground.run("sample", place, "--for", "response").exits(0).output),
        "a number",
        ground.outputs[-1].text,
    )


@check("get prints values as JSON, of one document or all")
def gets(ground):
    ground.write("in.yaml", "a/b: {c~d: 1.50}\n---\n[x, ~, 0x10, yes]\n")
    expect_equal("at a pointer", ground.run("get", "in.yaml", "/a~1b/c~0d").exits(0).text, "1.50\n")
    expect_equal(
        "of the second document", ground.run("get", "in.yaml", "--document", "2").exits(0).text, '["x",null,16,"yes"]\n'
    )
    expect_equal("of all", len(ground.run("get", "in.yaml", "--document", "all").exits(0).text.splitlines()), 2)
    ground.run("get", "in.yaml", "/nothing").exits(2)


@check("convert keeps the values valid that were valid, and lists what accepts more", limit=300)
def keeps_values_valid(ground):
    failures = []
    for seed in range(100):
        random = Random(seed)
        version, other = ("3.1", "3.0") if seed % 3 else ("3.0", "3.1")
        document = Schemas(random, version).document()
        converted = ground.run("convert", "-", "--to", other, input=json.dumps(document).encode()).exits(0)
        losses = [line for line in converted.errors.decode().splitlines() if not line.endswith(WITHOUT_LOSS)]
        result = json.loads(ground.run("get", "-", input=converted.output).exits(0).output)
        for name in document["components"]["schemas"]:
            before, after = Judge(document, name), Judge(result, name)
            values = [value(random) for _ in range(1000)]
            valid = [each for each in values if before.fits(each)][:100]
            refused = [each for each in valid if not after.fits(each)]
            failures += [f"seed {seed}, {name}, {version} to {other}: {each}" for each in refused[:1]]
            wider = [each for each in values if not losses and after.fits(each) and not before.fits(each)]
            failures += [f"seed {seed}, {name}, {version} to {other} without a loss: {each}" for each in wider[:1]]
    expect_all(failures, "valid values stay valid")
