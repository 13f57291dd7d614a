"""“Only what you edit changes in your files.”"""

import json
import os

from support.checks import check, expect, expect_all, expect_equal
from support.corpus import content, documents, is_refused_by_suite, sample
from support.definitions import changed_lines, shop
from support.ground import PROGRAM

TEXT = """# Kept: comments, order, quotes and blanks.
openapi: "3.0.3"
info:   {title: 'Shop', version: "1"}   # in flow style
paths: {}

# Between.
anchors: {base: &base {a: 1}, again: *base}
folded: >-
  two
  lines
numbers: [0x10, 1.50, 1e3, ~]
"""


def yaml_suite(count):
    """Texts of the YAML test suite. Beside each is a file with its values, which can be several JSON texts."""
    return sample([path for path in documents(("yaml-suite",)) if path.endswith("in.yaml")], count)


def written_back(ground, path):
    """The bytes that `edit` without an operation writes for a document, or None if it refuses the document."""
    outcome = ground.run("edit", path, "-o", "-", "--save-anyway")
    expect(outcome.code in (0, 2), f"exit code 0 or 2 for {path}", f"{outcome.code} {outcome.errors}")
    return outcome.output if outcome.code == 0 else None


@check("edit without an operation writes the same bytes, for the documents of the corpus", limit=200)
def keeps_documents(ground):
    failures = []
    for path in documents(("openapi", "definitions")) + yaml_suite(120):
        written = written_back(ground, path)
        if written is None and not is_refused_by_suite(path):
            failures.append(f"{path} is refused")
        elif written is not None and written != content(path):
            failures.append(f"{path} is changed")
    expect_all(failures, "all documents are written as they are")


@check(
    "JSON of a public test suite: valid texts are written as they are, others are refused without a crash", limit=120
)
def keeps_json(ground):
    failures = []
    for path in sample(documents(("json-suite",)), 100):
        written = written_back(ground, path)
        name = os.path.basename(path)
        if name.startswith("y_") and written != content(path):
            failures.append(f"{name} is {'refused' if written is None else 'changed'}")
        elif name.startswith("n_") and written is not None:
            failures.append(f"{name} is accepted")
    expect_all(failures, "all texts are read as the suite says")


@check("YAML of a public test suite has the values that the suite names", limit=120)
def reads_yaml(ground):
    failures = []
    for path in yaml_suite(120):
        expected = os.path.join(os.path.dirname(path), "in.json")
        if not os.path.exists(expected) or is_refused_by_suite(path):
            continue
        decoder = json.JSONDecoder()
        text, values = content(expected).decode().strip(), []
        while text:
            value, end = decoder.raw_decode(text)
            values.append(value)
            text = text[end:].strip()
        outcome = ground.run("get", path, "--document", "all")
        seen = [json.loads(line) for line in outcome.text.splitlines()] if outcome.code == 0 else outcome.errors
        if seen != values:
            failures.append(f"{path}: {seen} instead of {values}")
    expect_all(failures, "all texts have the values of the suite")


def scalars(value, pointer=""):
    """The pointers of the texts of a document."""
    if isinstance(value, str):
        yield pointer
    elif isinstance(value, (dict, list)):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, member in pairs:
            yield from scalars(member, f"{pointer}/{str(key).replace('~', '~0').replace('/', '~1')}")


def with_value(document, pointer, value):
    """The document with another value at the pointer; it is changed."""
    parts = [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]
    parent = document
    for part in parts[:-1]:
        parent = parent[int(part)] if isinstance(parent, list) else parent[part]
    parent[int(parts[-1]) if isinstance(parent, list) else parts[-1]] = value
    return document


@check("--set of one value changes one line, in documents of the corpus", limit=120)
def changes_one_line(ground):
    failures = []
    for path in documents(("openapi", "definitions"), most=200_000):
        before = content(path)
        document = json.loads(ground.run("get", path).exits(0).output)
        # Texts over several lines are left out: in one line, they are fewer lines.
        places = [
            place
            for place in scalars(document)
            if place.endswith(("/title", "/url", "/name", "/version", "/value", "/type"))
        ]
        for place in sample(places, 4):
            outcome = ground.run("edit", path, "--set", f'{place}="another"', "-o", "-")
            lines = changed_lines(before, outcome.output)
            if outcome.code != 0 or lines is None or len(lines) > 1:
                failures.append(f"{path} {place}: exit code {outcome.code}, lines {lines}")
                continue
            read = json.loads(ground.run("get", "-", input=outcome.output).exits(0).output)
            if read != with_value(json.loads(json.dumps(document)), place, "another"):
                failures.append(f"{path} {place}: other values changed")
    expect_all(failures, "each edit changes one line and one value")


@check("an edit of a text with comments, anchors and all styles changes nothing else")
def keeps_styles(ground):
    for operations, old, new in (
        (["--set-string", "/info/title=Books"], "title: 'Shop'", "title: 'Books'"),
        (["--set", "/numbers/1=2"], "1.50", "2"),
        (["--rename", "/paths=other"], "paths:", "other:"),
        (["--remove", "/paths"], "paths: {}\n", ""),
    ):
        ground.write("api.yaml", TEXT)
        ground.run("edit", "api.yaml", *operations).exits(0)
        expect_equal(" ".join(operations), ground.read("api.yaml").decode(), TEXT.replace(old, new))


@check("line ends, a byte order mark and a missing last line end are kept")
def keeps_encoding(ground):
    for text in (TEXT.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + TEXT.encode(), TEXT.rstrip("\n").encode()):
        ground.write("api.yaml", text)
        ground.run("edit", "api.yaml", "--set-string", "/info/title=Books").exits(0)
        expect_equal("bytes", ground.read("api.yaml"), text.replace(b"'Shop'", b"'Books'"))


@check("--check writes nothing and exits with 1 only if something would change")
def checks(ground):
    ground.write("api.yaml", TEXT)
    ground.run("edit", "api.yaml", "--check", "--set-string", "/info/title=Books").exits(1)
    ground.run("edit", "api.yaml", "--check", "--set-string", "/info/title=Shop").exits(0)
    ground.run("edit", "api.yaml", "--check").exits(0)
    ground.run("edit", "api.yaml", "--check", "--remove", "/nothing").exits(2)
    expect_equal("file", ground.read("api.yaml").decode(), TEXT)


@check("-o - prints the document and leaves the file alone; - reads standard input")
def writes_to_output(ground):
    ground.write("api.yaml", TEXT)
    expected = TEXT.replace("'Shop'", "'Books'").encode()
    edit = ["--set-string", "/info/title=Books", "-o", "-"]
    expect_equal("output", ground.run("edit", "api.yaml", *edit).exits(0).output, expected)
    expect_equal("file", ground.read("api.yaml").decode(), TEXT)
    expect_equal("output", ground.run("edit", "-", *edit, input=TEXT.encode()).exits(0).output, expected)
    ground.run("edit", "api.yaml", *edit[:-1], "other.yaml").exits(0)
    expect_equal("other file", ground.read("other.yaml"), expected)


@check("an edit with an operation that fails writes nothing")
def writes_all_or_nothing(ground):
    ground.write("api.yaml", TEXT)
    ground.run("edit", "api.yaml", "--set-string", "/info/title=Books", "--remove", "/nothing").exits(2)
    expect_equal("file", ground.read("api.yaml").decode(), TEXT)


@check("saving keeps the mode, a symbolic link and extended attributes")
def keeps_the_inode_data(ground):
    real = ground.write("real.yaml", TEXT)
    os.chmod(real, 0o640)
    os.symlink("real.yaml", ground.path("link.yaml"))
    try:
        os.setxattr(real, "user.note", b"kept")
        attributes = {"user.note": b"kept"}
    except OSError:
        attributes = {}  # The file system has none.
    ground.run("edit", "link.yaml", "--set-string", "/info/title=Books").exits(0)
    expect(os.path.islink(ground.path("link.yaml")), "link.yaml is a symbolic link", "it was replaced by a file")
    expect_equal("mode", oct(os.stat(real).st_mode & 0o7777), "0o640")
    expect_equal("attributes", {name: os.getxattr(real, name) for name in attributes}, attributes)
    expect(b"'Books'" in ground.read("real.yaml"), "the edit in the target of the link", ground.read("real.yaml"))


@check("other hard links to a saved file keep the old text")
def keeps_hard_links(ground):
    ground.write("api.yaml", TEXT)
    os.link(ground.path("api.yaml"), ground.path("other.yaml"))
    ground.run("edit", "api.yaml", "--set-string", "/info/title=Books").exits(0)
    expect_equal("the other link", ground.read("other.yaml").decode(), TEXT)
    expect(b"'Books'" in ground.read("api.yaml"), "the edit", ground.read("api.yaml"))


@check("a save that fails changes nothing, and 2 says so")
def survives_failed_saves(ground):
    ground.write("api.yaml", TEXT)
    outcome = ground.run(
        "edit", "api.yaml", "--set-string", "/info/title=Books", "-o", "no/such/folder/api.yaml"
    ).exits(2)
    expect(b"no/such/folder/api.yaml" in outcome.errors, "the file in the message", outcome.errors)
    # Writing more than 50 KB fails, as on a full disk.
    big = TEXT + "padding: '" + "x" * 200_000 + "'\n"
    ground.write("api.yaml", big)
    limited = [
        "sh",
        "-c",
        'trap "" XFSZ; ulimit -f 100; exec "$0" "$@"',
        PROGRAM,
        "edit",
        "api.yaml",
        "--set-string",
        "/info/title=Books",
    ]
    ground.run_command(limited).exits(2)
    expect_equal("file", ground.read("api.yaml").decode(), big)
    expect_equal("files", sorted(os.listdir(ground.folder)), ["api.yaml"])


@check("a value that another YAML parser reads differently is not written without --save-anyway")
def cross_checks(ground):
    text = shop("http://127.0.0.1:9")
    for value in ("yes", "0o17", "12:30:45", "~", "1_000", "null"):
        ground.write("api.yaml", text)
        outcome = ground.run("edit", "api.yaml", "--set-string", f"/info/title={value}")
        if outcome.code == 0:
            read = ground.run("get", "api.yaml", "/info/title").exits(0)
            expect_equal("value", json.loads(read.output), value)
        else:
            expect_equal("file", ground.read("api.yaml").decode(), text)
