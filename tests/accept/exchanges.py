"""Requests and their exchanges, as a user with a screen reader meets them: by names, roles, texts and the focus."""

from support.checks import check, expect, expect_equal
from support.desktop import INTERACTIVE, Desktop, wait_until

FILTER = "Filter, for example status:5xx method:GET path:/pets changed:authorization"


def compose(window, operation, row):
    """Chooses an operation in quick open and waits for its request. Only keys are used."""
    window.keys("ctrl+p")
    wait_until(lambda: len(window.frames()) > 1, "quick open", window.focused)
    window.type(operation)
    window.find(row, "list item")
    window.keys("ctrl+Return")
    wait_until(lambda: len(window.frames()) == 1, "the end of quick open", window.focused)
    return wait_until(
        lambda: [each.text for each in window.controls("Path", ("text",)) if each.text],
        "the path of the operation",
        lambda: window.controls_text("text"),
    )[0]


def send_to_echo(ground):
    """The window on the example, with an answered exchange of its first operation."""
    ground.example()
    window = Desktop(ground).open("api.yaml")
    compose(window, "listBooks", "GET /books")
    window.keys("ctrl+Return")
    window.find("Use the built-in echo", "push button")
    window.keys("Return")
    window.find("200 OK", "table cell")
    return window


def texts_below(window, tab):
    """The texts that the detail of the exchange shows in a tab."""
    window.show_tab(tab)
    window.settle()
    return [each.text for each in window.find("Exchange", "filler").walk() if each.role != "page tab"]


def expect_text(window, tab, part):
    wait_until(
        lambda: any(part in text for text in texts_below(window, tab)),
        f"“{part}” in {tab}",
        lambda: texts_below(window, tab),
        limit=30,
    )


@check("screen reader: an operation is sent by keys; fields, question and answered row are named and said", limit=180)
def sends_an_operation(ground):
    ground.example()
    window = Desktop(ground).open("api.yaml")
    path = compose(window, "listBooks", "GET /books")
    expect_equal("path", path.split("?")[0], "/bookshop/books")
    window.find("Operation", "combo box")
    for name, value in (("page", "1"), ("author", "tove-jansson"), ("inStock", "false")):
        expect_equal(f"field {name}", window.find(name, "text").text, value)
    description = window.find("page", "text").accessible.get_description()
    expect("query" in description and "integer" in description, "place and type of “page”", description)
    window.activate()  # There is no window manager that would do so when quick open is closed.
    wait_until(
        lambda: window.find("page", "text").has("FOCUSED"), "the focus in the first parameter", window.focused, limit=20
    )
    window.keys("ctrl+Return")
    echo = window.find("Use the built-in echo", "push button")
    wait_until(lambda: echo.has("FOCUSED"), "the focus on the safe answer", window.focused, limit=20)
    alerts = [each.name for each in window.controls(roles=("alert",))]
    expect(any("gateway is stopped" in name for name in alerts), "the question as an alert", alerts)
    window.keys("Return")
    said = wait_until(
        lambda: [
            each.name
            for each in window.controls(roles=("table cell",))
            if each.has("FOCUSED") and "200 OK" in each.name
        ],
        "the focus in the row of the exchange, which says the status",
        lambda: f"{window.focused()}; {window.controls_text('table cell')}",
        limit=30,
    )[0]
    expect("GET" in said and "/bookshop/books" in said, "method and path in the row that is said", said)
    unnamed = [each.role for each in window.controls("", INTERACTIVE)]
    expect_equal("controls without a name", unnamed, [])


@check("screen reader: answer, why, match, before and after, timing and what if of an exchange can be read", limit=180)
def reads_an_exchange(ground):
    window = send_to_echo(ground)
    expect_text(window, "Response", "200 OK")
    expect_text(window, "Response", '"target": "/v1/books')
    expect_text(window, "Response", "Content-Type")
    expect_text(window, "Request", "GET /bookshop/books")
    expect_text(window, "Why", "The listen path was removed from the path.")
    expect_text(window, "Match", "The method differs: POST is not GET.")
    expect_text(window, "Before and after", "GET /v1/books")
    expect_text(window, "Before and after", "upstream basic authentication")
    expect_text(window, "What if", "the result is the same")
    window.show_tab("Timing")
    timing = window.find("Timing", "filler").accessible.get_description()
    expect("Wait" in timing and "ms" in timing, "the times in the description of the picture", timing)
    for tab in ("Response", "Why", "Match", "Before and after", "What if"):
        window.show_tab(tab)
        window.settle()
        detail = window.find("Exchange", "filler")
        unnamed = [each.role for each in detail.walk() if each.role in INTERACTIVE and not each.name]
        expect_equal(f"controls without a name in {tab}", unnamed, [])


@check("screen reader: two exchanges are compared, and the filter says how many exchanges are shown", limit=180)
def compares_and_filters(ground):
    window = send_to_echo(ground)
    compose(window, "addBook", "POST /books")
    window.keys("ctrl+Return")
    wait_until(
        lambda: len(window.controls("200 OK", ("table cell",))) == 2,
        "two answered exchanges",
        lambda: window.controls_text("table cell"),
        limit=30,
    )
    window.find("200 OK", "table cell").click()
    window.keys("ctrl+a")
    window.find("Compare", "push button").focus()
    window.keys("space")
    window.find("Compare exchanges", "dialog")
    request = wait_until(
        lambda: [each.text for each in window.controls("Request", ("text",)) if "POST" in each.text],
        "the differences of the requests as a text",
        lambda: window.controls_text("text"),
        limit=20,
    )[0]
    expect("- GET" in request or "− GET" in request, "the line that differs, marked", request)
    window.keys("Escape")
    wait_until(lambda: len(window.frames()) == 1, "the end of the dialog", window.focused)
    window.find(FILTER, "text").fill("method:POST")
    window.find("1 of 2 shown", "label")
    rows = [each.name for each in window.find("Exchanges", "table").walk() if each.name in ("GET", "POST")]
    expect_equal("methods in the list", rows, ["POST"])
    window.keys("ctrl+a")
    window.type("nothing:here")
    wait_until(
        lambda: [each for each in window.controls() if "nothing" in each.name and each.role in ("alert", "label")],
        "the unknown key, said as a message",
        lambda: window.controls_text("label", "alert"),
        limit=20,
    )


@check("screen reader: a document without gateway settings is sent after one question, and not changed", limit=180)
def sends_a_plain_document(ground):
    text = (
        "openapi: 3.1.0\ninfo: {title: Plain, version: '1'}\nservers: [{url: 'https://plain.example/v1'}]\n"
        "paths:\n  /pets/{id}:\n    get:\n      operationId: onePet\n      parameters:\n"
        "        - {name: id, in: path, required: true, schema: {type: integer, default: 7}}\n      responses: {}\n"
    )
    ground.write("api.yaml", text)
    window = Desktop(ground).open("api.yaml")
    expect_equal("path", compose(window, "onePet", "GET /pets/{id}"), "/plain/pets/7")
    window.keys("ctrl+Return")
    echo = window.find("Use the built-in echo", "push button")
    wait_until(lambda: echo.has("FOCUSED"), "the focus on the safe answer", window.focused, limit=20)
    window.find("Send to https://plain.example", "push button")
    window.keys("Return")
    window.find("200 OK", "table cell")
    expect_text(window, "Before and after", "GET /v1/pets/7")
    expect_equal("file", ground.read("api.yaml").decode(), text)
