"""Documents of others, from the folder GATEWRIGHT_CORPUS."""

import os

from support.checks import Skipped

FOLDERS = ("openapi", "definitions", "yaml-suite", "json-suite")


def documents(folders=FOLDERS, most=10_000_000):
    """The YAML and JSON files of folders of the corpus, sorted, without the ones above `most` bytes."""
    corpus = os.environ.get("GATEWRIGHT_CORPUS", "")
    if not os.path.isdir(corpus):
        raise Skipped("GATEWRIGHT_CORPUS is not a folder")
    found = []
    for name in folders:
        for folder, _, files in os.walk(os.path.join(corpus, name)):
            found += [os.path.join(folder, file) for file in files if file.endswith((".yaml", ".yml", ".json"))]
    return sorted(path for path in found if os.path.getsize(path) <= most)


def sample(paths, count):
    """At most `count` of the paths, spread over all of them, the same at each call."""
    step = max(1, -(-len(paths) // count))
    return paths[::step]


def content(path):
    with open(path, "rb") as file:
        return file.read()


def is_refused_by_suite(path):
    """True for a document that its test suite says is not valid."""
    if os.sep + "json-suite" + os.sep in path:
        return os.path.basename(path).startswith("n_")
    return os.path.exists(os.path.join(os.path.dirname(path), "error"))
