"""What `serve --upstream mock` answers to curl, case by case, beside Prism, and for each response of real documents."""

import gzip
import json
import os
import re

from support.checks import check, expect, expect_all, expect_equal, shown
from support.corpus import documents
from support.ground import PROGRAM
from support.mocked import CASES, DEFINITION, PRISM, PROBLEM
from support.npmtools import npm_folder
from support.peers import Gateway, Message
from support.prism import Prism

PHOTO = b"\x89PNG\r\n\x1a\n\xff\xfe\x00"


def curl(ground, address, arguments):
    """Sends a request with curl and returns the response, or None without one. The last of the arguments is the path."""
    *options, path = arguments
    output = ground.run_command(["curl", "-s", "-S", "-i", "-m", "50", *options, address + path]).output
    if not output:
        return None
    head, _, body = output.partition(b"\r\n\r\n")
    return Message(output, head, body)


def fits(body, expected):
    if expected is None:
        return True
    if isinstance(expected, bytes):
        return body == expected
    if isinstance(expected, str):
        return expected.encode() in body
    try:
        value = json.loads(body)
    except ValueError:
        return False
    return expected(value) if callable(expected) else value == expected


def members(value):
    """A list of a field, without order; None if the field is not there."""
    return sorted(part.strip() for part in value.split(",")) if value else None


def differences(case, response):
    """What differs from the table, as texts."""
    if response is None:
        return ["no answer"]
    found = []
    if response.status != case.status:
        found.append(f"status {response.status}, expected {case.status}")
    media_type = response.value("Content-Type").decode().split(";")[0]
    if media_type != case.media_type:
        found.append(f"media type “{media_type}”, expected “{case.media_type}”")
    if not fits(response.body, case.body):
        expected = "another" if callable(case.body) else shown(case.body)
        found.append(f"body {shown(response.body, 120)}, expected {expected}")
    for name, expected in case.fields.items():
        value = response.value(name.replace("_", "-")).decode()
        if members(value) != members(expected):
            found.append(f"{name.replace('_', '-')} “{value}”, expected “{expected}”")
    return found


def write_files(ground):
    ground.write("pets.yaml", DEFINITION)
    ground.write("photo.png", PHOTO)
    ground.write("number.gz", gzip.compress(b"1"))


def mocked(ground, *options):
    write_files(ground)
    return Gateway(ground, "pets.yaml", "--upstream", "mock", *options)


@check("a mock answers each case of a table as the documents of HTTP and OpenAPI say", limit=180)
def answers_each_case(ground):
    address = mocked(ground).address + "/mock"
    wrong = []
    for case in CASES:
        response = curl(ground, address, case.arguments)
        wrong += [f"{case.name}: {difference}" for difference in differences(case, response)]
        if case.media_type == PROBLEM and not wrong:
            expect_equal(f"status in the problem of {case.name}", json.loads(response.body)["status"], case.status)
    expect_all(wrong, "every answer is that of the table")


@check("Prism answers the cases of the table as recorded; where it does not, the document that decides is named", limit=300)
def differs_from_prism(ground):
    write_files(ground)
    prism = Prism(ground, "pets.yaml")
    seen = {}
    for case in CASES:
        response = curl(ground, prism.address(), case.arguments)
        if response is None:
            prism.wait()
        found = differences(case, response)
        # Its own words in a problem are no difference.
        if case.media_type == PROBLEM and response is not None and response.status == case.status:
            found = [each for each in found if not each.startswith("body")]
        if found:
            seen[case.name] = found
    recorded = {name: document for document, names in PRISM for name in names}
    lines = [f"{name} | {' '.join('; '.join(found).split())} | {recorded.get(name)}" for name, found in seen.items()]
    print("case | what Prism does | the document that decides\n" + "\n".join(lines), flush=True)
    expect_equal("cases in which Prism differs", sorted(seen), sorted(recorded))


@check("a mock of one seed gives the same bytes in every run, another seed others, and a preference chooses it")
def repeats_bytes(ground):
    requests = (["-H", "Prefer: example=none", "/drawn"], ["-H", "Prefer: example=none", "/pets"], ["/parts"], ["/photo"])

    def bodies(*options, seed=""):
        gateway = mocked(ground, *options)
        asked = [[part.replace("none", "none" + seed) for part in request] for request in requests]
        seen = [curl(ground, gateway.address + "/mock", request).body for request in asked]
        gateway.stop()
        return seen

    first = bodies("--seed", "7")
    expect_equal("bodies of a second run", bodies("--seed", "7"), first)
    expect_equal("bodies of a preferred seed", bodies(seed=", seed=7")[:2], first[:2])
    expect(bodies("--seed", "8")[0] != first[0], "another body for another seed", first[0])
    expect_equal("bodies of the usual seed", bodies(), bodies("--seed", "1"))


@check("dynamic=true draws a new value for each request, and one that is repeated for a seed")
def draws_values(ground):
    address = mocked(ground).address + "/mock"
    drawn = [curl(ground, address, ["-H", "Prefer: dynamic=true", "/drawn"]).body for _ in range(3)]
    expect(len(set(drawn)) == 3, "three values", drawn)
    seeded = [curl(ground, address, ["-H", "Prefer: dynamic=true, seed=3", "/drawn"]).body for _ in range(2)]
    expect_equal("two values of a seed", seeded[0], seeded[1])


@check("the parts of a mocked multipart body can be taken apart, and HEAD has the length of GET or none")
def writes_whole_messages(ground):
    address = mocked(ground).address + "/mock"
    response = curl(ground, address, ["/parts"])
    boundary = re.search(rb'boundary="?([^";]+)', response.value("Content-Type"))[1]
    parts = response.body.split(b"--" + boundary)
    expect_equal("number of parts", len(parts), 4)
    expect(parts[-1].startswith(b"--") and b"\r\n\r\nx\r\n" in parts[1], "the parts and their end", response.body)
    length = curl(ground, address, ["/pets"]).value("Content-Length")
    head = curl(ground, address, ["-I", "/pets"])
    expect(head.value("Content-Length") in (length, b""), f"Content-Length {length} or none", head.raw)


@check("--mock-invalid answers requests that do not fit as if they did, but not those to another path")
def answers_invalid_requests(ground):
    address = mocked(ground, "--mock-invalid").address + "/mock"
    for path, status in (("/pets?limit=x", 200), ("/key", 200), ("/cats", 404)):
        expect_equal(path, curl(ground, address, [path]).status, status)
    expect_equal("another method", curl(ground, address, ["-X", "PUT", "/pets"]).status, 405)


@check("credentials that the gateway writes satisfy the mock, and its own refusals come before the mock")
def sees_the_upstream_request(ground):
    authentication = (
        "  upstream:\n    url: 'http://127.0.0.1:1/base'\n    authentication:\n      enabled: true\n"
        "      basicAuth: {enabled: true, username: kim, password: secret, header: {enabled: true, name: Authorization}}\n"
    )
    text = DEFINITION.replace("  upstream: {url: 'http://127.0.0.1:1'}\n", authentication)
    ground.write("shop.yaml", text.replace("strip: true", "strip: false"))
    gateway = Gateway(ground, "shop.yaml", "--upstream", "mock")
    expect_equal("status", curl(ground, gateway.address + "/mock", ["/basic"]).status, 200)
    other = curl(ground, gateway.address, ["/other"])
    expect_equal("answer of the gateway", other.value("X-Gatewright-Answer"), b"not-found")


@check("every mocked body of the corpus fits its schema by ajv, and a second run gives the same bytes", limit=600)
def fits_real_schemas(ground):
    paths = [
        path
        for path in documents(("openapi", "definitions"))
        if "split" not in path or os.path.basename(path) == "cafe.yaml"
    ]
    driver = os.path.join(os.path.dirname(os.path.abspath(__file__)), "support", "mockedcorpus.js")
    tools = npm_folder("ajv@8", "yaml@2", "fast-xml-parser@4")
    answer = json.loads(ground.run_command(["node", driver, PROGRAM, tools, *paths], limit=590).exits(0).output)
    counts = answer["counts"]
    expect(counts["documents"] == len(paths) and counts["valid"] > 4000, "all documents, 4,000 valid bodies", counts)
    wrong = [f"{each['kind']}: {each['where']}: {each['why']}" for each in answer["lines"]]
    expect_all(wrong, "every body fits its schema")
