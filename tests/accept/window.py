"""The window, driven by visible labels and real keys."""

import json
import os
import time

from support.checks import check, expect, expect_equal
from support.definitions import changed_lines, shop
from support.desktop import INTERACTIVE, Desktop, wait_until
from support.peers import Upstream

PAGES = ("Exchanges", "Certificates", "Policies", "SSO Profiles", "Environments")
TABS = ("Overview", "Paths", "Schemas", "Map", "Reading", "Settings", "Source")


def open_example(ground):
    ground.example()
    return Desktop(ground).open("api.yaml")


def save(ground, window, before, what):
    """Saves with Ctrl+S and returns the file once it differs from `before`."""
    window.keys("ctrl+s")
    return wait_until(
        lambda: ground.read("api.yaml") != before and ground.read("api.yaml"),
        f"a saved file with {what}",
        lambda: f"the file did not change; the focus is in {window.focused()}",
        limit=20,
    )


@check(
    "Settings, Upstream: the user name is found by its label, and Ctrl+S changes only its line; Ctrl+Z takes it back",
    limit=120,
)
def edits_the_user_name(ground):
    window = open_example(ground)
    before = ground.read("api.yaml")
    window.show_tab("Settings")
    expect_equal(
        "Authentication Method", window.find("Authentication Method", "combo box").name, "Authentication Method"
    )
    expect_equal("Header name", window.find("Header name", "text").text, "Authorization")
    window.find("User name", "text").fill("robin")
    after = save(ground, window, before, "the user name")
    lines = changed_lines(before, after)
    expect_equal("changed lines", [after.splitlines()[line].strip() for line in lines or []], [b"username: robin"])
    window.keys("ctrl+z")
    expect_equal("file after Undo", save(ground, window, after, "the old user name"), before)


@check("Authentication Method: None keeps the credentials in the file, Basic Auth restores every byte", limit=120)
def chooses_the_method(ground):
    window = open_example(ground)
    before = ground.read("api.yaml")
    window.show_tab("Settings")
    window.find("Authentication Method", "combo box").focus()
    window.keys("Home")
    after = save(ground, window, before, "the method None")
    lines = changed_lines(before, after)
    expect_equal("changed lines", [after.splitlines()[line].strip() for line in lines or []], [b"enabled: false"] * 2)
    window.find("Authentication Method", "combo box").focus()
    window.keys("End")
    expect_equal("file", save(ground, window, after, "the method Basic Auth"), before)


@check("Basic Auth writes the header object into a definition that has none", limit=120)
def writes_the_header_object(ground):
    text = shop("http://127.0.0.1:9").split("    authentication:\n")[0]
    ground.write("api.yaml", text)
    window = Desktop(ground).open("api.yaml")
    window.show_tab("Settings")
    window.find("Authentication Method", "combo box").focus()
    window.keys("End")
    window.find("User name", "text").fill("kim")
    after = save(ground, window, text.encode(), "Basic Auth")
    expect(after.startswith(text.encode()), "the text before, unchanged", after)
    basic = json.loads(
        ground.run("get", "api.yaml", "/x-vendor-api-gateway/upstream/authentication/basicAuth").exits(0).output
    )
    expect_equal("header", basic["header"], {"enabled": True, "name": "Authorization"})
    expect_equal("user name", basic["username"], "kim")


@check("the navigation has its pages by name, and each opens", limit=120)
def opens_pages(ground):
    window = open_example(ground)
    shown = {
        "Exchanges": ("Send", "push button"),
        "Certificates": ("Certificates", "table"),
        "Policies": ("New policy", "push button"),
        "SSO Profiles": ("SSO Profiles", "tree"),
        "Environments": ("Test connection", "push button"),
    }
    for page in PAGES:
        window.find(page, "table cell").click()
        window.find(*shown[page])
    for number, page in enumerate(PAGES, 2):
        window.keys(f"alt+{number}")
        window.find(*shown[page])


def controls_of(window, place):
    """The names of the controls that are shown, each with its role and place for messages."""
    return [
        (f"{place}: {control.role} at {control.place()}", control.name)
        for control in window.walk()
        if control.role in INTERACTIVE
    ]


@check("every control of the tabs and pages has an accessible name", limit=120)
def names_controls(ground):
    window = open_example(ground)
    found = []
    for tab in TABS:
        window.show_tab(tab)
        window.settle()
        found += controls_of(window, tab)
    window.show_tab("Paths")
    for row in ("/books", "GET /books List books"):
        window.find(row, "table cell").click()
        window.find("Summary", "text")
        found += controls_of(window, row)
    window.show_tab("Schemas")
    window.find("Book", "table cell").click()
    window.settle()
    found += controls_of(window, "the schema Book")
    for page in PAGES:
        window.find(page, "table cell").click()
        window.settle()
        found += controls_of(window, page)
    expect(len(found) > 300, "more than 300 controls in the tree", len(found))
    expect_equal("controls without a name", [place for place, name in found if not name.strip()], [])


@check("each menu opens by its key and has named entries", limit=120)
def opens_menus(ground):
    window = open_example(ground)
    for key, entry in (
        ("f", "Save"),
        ("e", "Preferences"),
        ("v", "Exchanges"),
        ("g", "Answer with the built-in echo"),
        ("h", "About Gatewright"),
    ):
        window.keys(f"alt+{key}")
        names = wait_until(
            lambda: [
                item.name
                for item in window.controls(roles=("menu item", "check menu item", "radio menu item"))
                if item.name.rstrip("….").startswith(entry)
            ],
            f"the entry {entry} of a menu",
            lambda: window.controls_text("menu item", "check menu item", "popup menu"),
            limit=20,
        )
        expect(len(names) >= 1, entry, names)
        window.keys("Escape", "Escape")


@check("the five minutes of README.md: echo, Start, Send, and the exchange with its changes", limit=150)
def sends_a_request(ground):
    window = open_example(ground)
    window.keys("ctrl+shift+p")
    window.choose_in_palette("Answer with the built-in echo")
    window.find("Start gateway", "push button").click()
    window.find("Stop gateway", "push button")
    window.find("Exchanges", "table cell").click()
    window.find("Path", "text").fill("/bookshop/books")
    window.keys("Escape")  # The list of paths that begin with the text: a click would only close it.
    window.find("Send", "push button").click()
    wait_until(
        lambda: [cell for cell in window.controls(roles=("table cell",)) if "/bookshop/books" in cell.name],
        "the exchange in the list",
        lambda: window.controls_text("table cell"),
        limit=30,
    )
    window.show_tab("Before and after")
    wait_until(
        lambda: [each for each in window.controls() if "/v1/books" in each.text],
        "the upstream request in Before and after",
        lambda: window.controls_text("label", "text", "table cell"),
        limit=30,
    )
    texts = " ".join(each.text for each in window.controls())
    expect("REDACTED" in texts or "••" in texts or "***" in texts, "the credential masked", texts)
    expect("only-a-demo" not in texts and "Ym9va3Nob3A" not in texts, "no password on the screen", texts)


@check("a file without edits is reloaded when another program changes it", limit=120)
def reloads(ground):
    window = open_example(ground)
    expect_equal("Title", window.find("Title", "text").text, "Bookshop")
    ground.write("api.yaml", ground.read("api.yaml").replace(b"title: Bookshop", b"title: Changed elsewhere"))
    wait_until(
        lambda: window.find("Title", "text").text == "Changed elsewhere",
        "the new title",
        lambda: window.find("Title", "text").text,
        limit=20,
    )


@check("a file with edits is not overwritten when another program changes it: the window asks", limit=120)
def asks_about_conflicts(ground):
    window = open_example(ground)
    window.find("Title", "text").fill("Mine")
    window.keys("Tab")
    other = ground.read("api.yaml").replace(b"version: 1.2.0", b"version: 9.9.9")
    ground.write("api.yaml", other)
    wait_until(
        lambda: [
            each
            for each in window.controls(roles=("push button",))
            if each.name in ("Compare…", "Compare", "Reload", "Keep mine")
        ],
        "a question with Compare, Reload and Keep mine",
        lambda: window.controls_text("push button"),
        limit=30,
    )
    window.keys("ctrl+s")
    time.sleep(1)  # A save that does not ask would be done by now; nothing shows that none comes.
    expect_equal("file", ground.read("api.yaml"), other)


@check("a path item in another file is edited in Paths and saved in its own file", limit=120)
def edits_other_files(ground):
    text = "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths:\n  /a: {$ref: parts/a.yaml}\n"
    part = "# kept\nget:\n  summary: Old\n  responses: {default: {description: d}}\n"
    ground.write("api.yaml", text)
    ground.write("parts/a.yaml", part)
    window = Desktop(ground).open("api.yaml")
    window.show_tab("Paths")
    window.find("GET /a Old", "table cell").click()
    window.find("Summary", "text").fill("New")
    window.keys("Tab")
    window.find("Summary", "text").focus()
    window.keys("ctrl+s")
    wait_until(
        lambda: ground.read("parts/a.yaml").decode() == part.replace("Old", "New"),
        "the summary in parts/a.yaml",
        lambda: ground.read("parts/a.yaml"),
        limit=20,
    )
    expect_equal("api.yaml", ground.read("api.yaml").decode(), text)


@check("an opened folder lists its definitions, and a new file appears", limit=120)
def opens_folders(ground):
    ground.write("apis/readme.txt", "none")
    ground.example("apis/shop.yaml")
    window = Desktop(ground).open(ground.path("apis"))
    tree = window.find("Files of the opened folders", "tree")

    def files():
        return [each.name for each in tree.walk() if each.role in ("table cell", "tree item", "list item")]

    wait_until(lambda: any(name.startswith("shop.yaml") for name in files()), "shop.yaml in the tree", files, limit=30)
    expect(not any("readme" in name for name in files()), "definitions only", files())
    ground.example("apis/added.yaml")
    wait_until(
        lambda: any(name.startswith("added.yaml") for name in files()), "added.yaml in the tree", files, limit=30
    )


@check("the settings file has no credential after one was entered", limit=120)
def stores_no_credentials(ground):
    window = open_example(ground)
    window.find("Environments", "table cell").click()
    window.find("Add", "push button").click()
    window.find("Name", "text").fill("Staging")
    window.find("Dashboard URL", "text").fill("https://dashboard.example")
    window.find("Dashboard token", "password text").fill("canary-of-the-token")
    window.find("Save environment", "push button").click()
    window.settle()
    window.keys("ctrl+q")
    wait_until(window.has_ended, "the end of the program", lambda: window.controls_text("push button"), limit=20)
    found = []
    for folder, _, names in os.walk(ground.base):
        for name in names:
            path = os.path.join(folder, name)
            if not os.path.isfile(path):
                continue  # The socket of the bus.
            with open(path, "rb") as file:
                text = file.read()
            if b"canary-of-the-token" in text:
                found.append(name)
            if name == "gatewright.ini":
                expect(b"dashboard.example" in text, "the environment in the settings", text)
    expect_equal("files with the token", found, [])


@check("a definition with a reference asks before the secret is looked up", limit=120)
def asks_before_lookup(ground):
    upstream = Upstream()
    store = Upstream()
    ground.environment |= {"CONSUL_HTTP_ADDR": store.url, "CONSUL_HTTP_TOKEN": "token"}
    ground.write("api.yaml", shop(upstream.url, password="consul://canary"))
    window = Desktop(ground).open("api.yaml")
    window.find("Allow", "push button")
    window.find("Start gateway", "push button").click()
    window.find("Stop gateway", "push button")
    expect_equal("requests to the store", store.connections, 0)
    window.find("Allow", "push button").click()
    wait_until(
        lambda: store.connections > 0,
        "a request to the store after Allow",
        lambda: window.controls_text("push button", "label"),
        limit=30,
    )
