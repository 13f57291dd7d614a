"""The list of checks, and what a check says when a promise does not hold."""

import os

CHECKS = []


class Check:
    """A promise of the program and the function that tests it. The function gets a Ground."""

    def __init__(self, area, promise, function, limit):
        self.name = f"{area}: {promise}"
        self.function = function
        self.limit = limit


class Mismatch(Exception):
    """The program did something else than it promises."""

    def __init__(self, expected, seen):
        super().__init__(expected)
        self.expected = expected
        self.seen = seen


class Skipped(Exception):
    """The check is not possible on this machine; the text says why."""


def check(promise, limit=60):
    """Adds the function to the checks of its file. It is killed after `limit` seconds, which is far above what it needs."""

    def add(function):
        area = os.path.splitext(os.path.basename(function.__code__.co_filename))[0]
        CHECKS.append(Check(area, promise, function, limit))
        return function

    return add


def shown(value, most=1500):
    """A value in a message. Bytes are shown as text, and the middle of long ones is left out."""
    if isinstance(value, bytes):
        value = value.decode("utf-8", "backslashreplace")
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= most else text[: most // 2] + "\n[…]\n" + text[-most // 2 :]


def expect(holds, expected, seen=""):
    """Fails with the two texts unless `holds` is true."""
    if not holds:
        raise Mismatch(shown(expected), shown(seen))


def expect_equal(what, seen, expected):
    """Fails unless both values are equal."""
    expect(seen == expected, f"{what}: {shown(expected)}", seen)


def expect_all(failures, what):
    """Fails with the first of a list of texts, each about one case, unless the list is empty."""
    expect(not failures, f"{what}, but {len(failures)} did not", "\n".join(failures[:10]))
