"""Files that the window writes from a definition, files that it opens again, and moves in the map, by labels and keys."""

import os

from support.checks import check, expect, expect_equal
from support.definitions import shop
from support.desktop import Desktop, wait_until
from support.peers import Upstream


def parts(ground):
    """A definition with a schema in a second file."""
    ground.write("schemas.yaml", "Book:\n  type: object\n  properties: {title: {type: string}}\n")
    extra = "components:\n  schemas:\n    Book: {$ref: 'schemas.yaml#/Book'}\n"
    return ground.write("api.yaml", shop(Upstream().url, extra=extra))


def row_of(window, name):
    """The row of a definition in the navigation, whose name goes on with what is known of it."""

    def find():
        return [each for each in window.controls(roles=("table cell",)) if each.name.startswith(name + ",")]

    return wait_until(find, f"a row of {name}", lambda: window.controls_text("table cell"))[0]


def run_command(window, command):
    """Types a command whose name ends with dots."""
    window.keys("ctrl+shift+p")
    wait_until(lambda: len(window.frames()) > 1, "the command palette", window.focused)
    window.type(command)
    window.keys("Return")


@check("Bundle writes one file that validates, leaves the definition as it is, and opens the file", limit=120)
def bundles(ground):
    before = ground.read(os.path.basename(parts(ground)))
    window = Desktop(ground).open("api.yaml")
    run_command(window, "Bundle into one file")
    window.find("File name:", "text")
    window.keys("Return")
    wait_until(lambda: os.path.exists(ground.path("api-bundled.yaml")), "api-bundled.yaml", window.focused)
    row_of(window, "api-bundled.yaml")
    expect_equal("definition", ground.read("api.yaml"), before)
    bundled = ground.read("api-bundled.yaml")
    expect(b"schemas.yaml" not in bundled and b"title" in bundled, "the schema inside the file", bundled)
    ground.run("lint", "api-bundled.yaml", "--fail-severity", "error").exits(0)


@check("Split writes files into an empty folder, and refuses a folder that has them", limit=120)
def splits(ground):
    ground.example()
    os.mkdir(ground.path("parts"))
    before = ground.read("api.yaml")
    window = Desktop(ground).open("api.yaml")
    for _ in range(2):
        if os.listdir(ground.path("parts")):
            row_of(window, "api.yaml").click()
        run_command(window, "Split into several files")
        window.find("Directory:", "text").fill(ground.path("parts"))
        window.keys("Return")
        wait_until(lambda: os.listdir(ground.path("parts")), "files in the folder", window.focused)
        names = sorted(os.listdir(ground.path("parts")))
        window.settle()
    labels = window.controls_text("label", "notification", "alert", "static")
    expect("Nothing was written" in labels, "a refusal of the folder that has files", labels)
    expect(len(names) > 1, "several files", names)
    expect_equal("files after the second try", sorted(os.listdir(ground.path("parts"))), names)
    expect_equal("definition", ground.read("api.yaml"), before)
    ground.run("lint", "parts/openapi.yaml", "--fail-severity", "error").exits(0)


@check("a file that was closed is opened again from the recent files", limit=120)
def opens_recent(ground):
    ground.example()
    window = Desktop(ground).open("api.yaml")
    row_of(window, "api.yaml")
    window.keys("ctrl+w")
    wait_until(lambda: not window.controls("Paths", ("page tab",)), "a closed definition", window.focused)
    run_command(window, "Open recent")
    wait_until(lambda: len(window.frames()) > 1, "the recent files", window.focused)
    window.keys("Return")
    window.find("Paths", "page tab")


@check("an operation is moved to another path in the map by keys, and Ctrl+Z takes it back", limit=120)
def moves_in_the_map(ground):
    text = "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n"
    text += "  /books:\n    get: {responses: {'200': {description: ok}}}\n"
    text += "  /authors:\n    put: {responses: {'200': {description: ok}}}\n"
    ground.write("api.yaml", text)
    window = Desktop(ground).open("api.yaml")
    window.show_tab("Map")
    picture = wait_until(lambda: window.controls("Map of the API"), "the map", window.controls_text)[0].focus()

    def described():
        return picture.accessible.get_description() or ""

    for _ in range(12):
        if described().startswith("GET /books"):
            break
        window.keys("Right" if described().startswith("/books") else "Down")
        window.settle()
    expect(described().startswith("GET /books"), "GET /books", described())
    window.keys("shift+F10")
    window.keys("Down", "Down", "Return")  # Qt lists no context menus on the accessibility bus.
    window.find("Move", "push button")
    window.find("/authors", "list item").click()
    window.find("Move", "push button").click()
    wait_until(lambda: len(window.frames()) == 1, "the end of the dialog", window.focused)
    window.keys("ctrl+s")
    moved = wait_until(
        lambda: ground.read("api.yaml") != text.encode() and ground.read("api.yaml"), "a changed file", described
    )
    expect(moved.index(b"get:") > moved.index(b"/authors"), "GET in /authors", moved)
    window.keys("ctrl+z", "ctrl+s")
    wait_until(lambda: ground.read("api.yaml") == text.encode(), "the bytes before", lambda: ground.read("api.yaml"))
