"""Nothing that was typed is lost: not by saving, quitting, other programs or a crash."""

import json
import os

from support.checks import Mismatch, check, expect, expect_equal
from support.desktop import Desktop, wait_until

QUESTION = ("Save", "Do not save", "Cancel")


def open_example(ground, tab="Paths"):
    ground.example()
    window = Desktop(ground).open("api.yaml")
    window.show_tab(tab)
    return window


def saved(ground, window, text):
    """Presses Ctrl+S and waits for a text in the file."""
    window.keys("ctrl+s")
    wait_until(
        lambda: text in ground.read("api.yaml"),
        f"{text.decode()} in the saved file",
        lambda: f"it is not there; the focus is in {window.focused()}",
        limit=10,
    )


def question(window):
    """The buttons of the question about unsaved changes, once it is shown."""
    return wait_until(
        lambda: {name for name in QUESTION for _ in window.controls(name, ("push button",))} == set(QUESTION),
        "the question about unsaved changes",
        lambda: "the program has ended" if window.has_ended() else window.controls_text("push button"),
        limit=10,
    )


def type_summary(window, text):
    window.find("GET /books List books", "table cell").click()
    window.find("Summary", "text").fill(text)


@check("Add path, type /zebra, Ctrl+S: the file has the path", limit=120)
def saves_a_typed_path(ground):
    window = open_example(ground)
    window.find("Add path", "push button").click()
    wait_until(lambda: window.find("Path", "text").has("FOCUSED"), "the focus in Path", window.focused)
    window.type("/zebra")
    saved(ground, window, b"/zebra")
    paths = json.loads(ground.run("get", "api.yaml", "/paths").exits(0).output)
    expect("/zebra" in paths and "/new-path" not in paths, "the path /zebra", sorted(paths))


@check("a component's name that is being typed is saved by Ctrl+S, with its references", limit=120)
def saves_a_typed_component(ground):
    window = open_example(ground, "Schemas")
    window.find("Price", "table cell").click()
    window.find("Component name", "text").fill("Cost")
    saved(ground, window, b"    Cost:\n")
    text = ground.read("api.yaml")
    expect(b"schemas/Price'" not in text and b"schemas/Cost'" in text, "references to Cost", text)


@check("Add schema, type a name, Ctrl+S: the file has the component", limit=120)
def saves_a_new_component(ground):
    window = open_example(ground, "Schemas")
    window.find("Price", "table cell").click()
    window.find("Add schema", "push button").click()
    wait_until(
        lambda: window.find("Component name", "text").has("FOCUSED"), "the focus in Component name", window.focused
    )
    window.type("Zebra")
    saved(ground, window, b"    Zebra:")


@check("a summary that is being typed is saved by Ctrl+S, and only its line changes", limit=120)
def saves_a_typed_summary(ground):
    window = open_example(ground)
    before = ground.read("api.yaml")
    type_summary(window, "Half-typed")
    saved(ground, window, b"summary: Half-typed")
    expect_equal("file", ground.read("api.yaml"), before.replace(b"summary: List books", b"summary: Half-typed"))


@check("a summary that is being typed in a clean file is asked about by Ctrl+Q", limit=120)
def asks_on_quit(ground):
    window = open_example(ground)
    before = ground.read("api.yaml")
    type_summary(window, "Half-typed")
    window.keys("ctrl+q")
    question(window)
    expect_equal("file before the answer", ground.read("api.yaml"), before)
    window.find("Save", "push button").click()
    wait_until(window.has_ended, "the end of the program", window.focused)
    expect(b"summary: Half-typed" in ground.read("api.yaml"), "the typed summary in the file", ground.read("api.yaml"))


@check("Ctrl+Q without edits ends the program without a question", limit=120)
def quits(ground):
    window = open_example(ground)
    window.keys("ctrl+q")
    wait_until(window.has_ended, "the end of the program", lambda: window.controls_text("push button"))
    expect_equal("exit code", window.process.returncode, 0)


def asks_about_the_file(window):
    """True if the window asks what to do about the change of another program."""
    return bool(window.controls("Reload", ("push button",)))


@check("a cell that is being typed survives a change of the file by another program, or a question comes", limit=120)
def keeps_a_typed_cell(ground):
    window = open_example(ground, "Overview")
    window.find("Books in the catalogue", "table cell").click()
    window.keys("F2")
    window.keys("ctrl+a")
    window.type("Half-typed")  # The editor of a cell is no child of its table on the accessibility bus.
    ground.write("api.yaml", ground.read("api.yaml").replace(b"version: 1.2.0", b"version: 9.9.9"))
    # The file is reloaded below the cell, or the window asks. A reload that waits for the cell is right, too.
    try:
        wait_until(lambda: window.find("Version", "text").text == "9.9.9" or asks_about_the_file(window), "", limit=10)
    except Mismatch:
        pass
    if asks_about_the_file(window):
        return
    window.keys("Return")
    window.keys("ctrl+s")
    wait_until(
        lambda: asks_about_the_file(window) or b"description: Half-typed" in ground.read("api.yaml"),
        "the typed text in the file, or a question",
        lambda: window.controls_text("push button", "text", "table cell"),
        limit=20,
    )
    expect(b"version: 9.9.9" in ground.read("api.yaml"), "the change of the other program", ground.read("api.yaml"))


def recovery(ground):
    folder = ground.state("recovery")
    return [os.path.join(folder, name) for name in (os.listdir(folder) if os.path.isdir(folder) else [])]


def crash_after(ground, window, text):
    """Kills the program when the text is in the recovery files; returns a new window on the same desktop."""

    def stored():
        for path in recovery(ground):
            with open(path, "rb") as file:
                if text in file.read():
                    return True
        return False

    wait_until(stored, f"{text.decode()} in {ground.state('recovery')}", lambda: recovery(ground), limit=10)
    modes = {oct(os.stat(path).st_mode & 0o077) for path in recovery(ground)}
    expect_equal("rights of others on the recovery files", modes, {"0o0"})
    window.kill()
    return window.desktop.open()


@check("after kill -9, the next start offers to restore the edit, and Restore brings it back", limit=120)
def restores_after_a_crash(ground):
    window = open_example(ground)
    before = ground.read("api.yaml")
    type_summary(window, "Not-saved")
    window.keys("Tab")
    again = crash_after(ground, window, b"Not-saved")
    again.find("Restore", "push button").click()
    again.show_tab("Source")
    wait_until(
        lambda: "summary: Not-saved" in again.find("Source", "text").text, "the edit in Source", again.focused, limit=20
    )
    expect_equal("file", ground.read("api.yaml"), before)
    saved(ground, again, b"summary: Not-saved")


@check("after kill -9, an edit that is being typed is offered, too", limit=120)
def restores_what_is_typed(ground):
    window = open_example(ground)
    type_summary(window, "Half-typed")
    again = crash_after(ground, window, b"Half-typed")
    again.find("Restore", "push button").click()
    again.show_tab("Source")
    wait_until(
        lambda: "summary: Half-typed" in again.find("Source", "text").text,
        "the typed text in Source",
        again.focused,
        limit=20,
    )


@check("recovery files contain no password", limit=120)
def recovers_without_secrets(ground):
    window = open_example(ground, "Settings")
    window.find("User name", "text").fill("robin")
    window.keys("Tab")
    again = crash_after(ground, window, b"robin")
    for path in recovery(ground):
        with open(path, "rb") as file:
            text = file.read()
        expect(b"only-a-demo" not in text and b"b25seS1hLWRlbW8" not in text, "no password in the recovery file", text)
    again.find("Restore", "push button").click()
    saved(ground, again, b"username: robin")
    expect(b"password: only-a-demo" in ground.read("api.yaml"), "the password of the file", ground.read("api.yaml"))
