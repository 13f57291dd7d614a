"""The operations of an API description, as the generator of exchanges needs them."""

import re

from support.apijudge import token
from support.apivalues import NoValue, resolved

METHODS = ("get", "put", "post", "delete", "patch")
STYLES = {"query": "form", "cookie": "form", "path": "simple", "header": "simple"}


class Described:
    """An object of the document after its references, and its JSON Pointer."""

    def __init__(self, document, node, pointer):
        found, moved = resolved(document, node)
        if not isinstance(found, dict):
            raise NoValue(pointer)
        self.node = found
        self.pointer = moved or pointer


class Parameter(Described):
    def __init__(self, document, node, pointer):
        super().__init__(document, node, pointer)
        self.name = self.node["name"]
        self.place = self.node["in"]
        self.style = self.node.get("style", STYLES[self.place])
        self.explode = self.node.get("explode", self.style in ("form", "cookie"))
        self.is_required = self.node.get("required") is True or self.place == "path"
        self.content = next(iter(self.node.get("content", {})), None)
        if self.content:
            self.schema = self.node["content"][self.content].get("schema", {})
            self.schema_pointer = f"{self.pointer}/content/{token(self.content)}/schema"
        else:
            self.schema = self.node.get("schema", {})
            self.schema_pointer = self.pointer + "/schema"


class Operation:
    def __init__(self, document, path, method):
        item = document["paths"][path]
        self.document = document
        self.path = path
        self.method = method
        self.node = item[method]
        self.pointer = f"/paths/{token(path)}/{method}"
        found = {}
        for owner, pointer in ((item, f"/paths/{token(path)}"), (self.node, self.pointer)):
            for at, each in enumerate(owner.get("parameters", [])):
                parameter = Parameter(document, each, f"{pointer}/parameters/{at}")
                found[(parameter.place, parameter.name)] = parameter
        self.parameters = [each for each in found.values() if not (
            each.place == "header" and each.name.lower() in ("accept", "content-type", "authorization"))]
        self.body = None
        if "requestBody" in self.node:
            self.body = Described(document, self.node["requestBody"], self.pointer + "/requestBody")
        self.responses = {}
        for status, each in self.node.get("responses", {}).items():
            if not str(status).startswith("x-"):
                self.responses[str(status)] = Described(document, each, f"{self.pointer}/responses/{token(status)}")

    @property
    def name(self):
        return f"{self.method.upper()} {self.path}"

    def security(self):
        """The alternatives: for each a list of the schemes that it needs."""
        alternatives = self.node.get("security", self.document.get("security")) or []
        schemes = self.document.get("components", {}).get("securitySchemes", {})
        return [[resolved(self.document, schemes.get(name, {}))[0] for name in each] for each in alternatives]


def json_content(content):
    """A key of a `content` that JSON can be sent for, and the media type to send; None if there is none."""
    for key in content:
        plain = key.split(";")[0].strip().lower()
        if plain == "*/*":
            return key, "application/json"
        if plain == "application/json" or (plain.endswith("+json") and "*" not in plain):
            return key, key
    return None


def operations(document):
    """The operations that can be read. Those with references to other files are left out."""
    found = []
    for path, item in document.get("paths", {}).items():
        if not path.startswith("/") or not isinstance(item, dict) or "$ref" in item or "?" in path or "#" in path:
            continue
        for method in METHODS:
            if isinstance(item.get(method), dict):
                try:
                    found.append(Operation(document, path, method))
                except (NoValue, KeyError, AttributeError, TypeError):
                    pass
    return found


class Routes:
    """Finds the path of a document that a path of a request is for, by the rules of OpenAPI: concrete before templated."""

    def __init__(self, document):
        self.paths = []
        for path in document.get("paths", {}):
            pattern = "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]*\})", path))
            self.paths.append((path, re.compile(pattern + r"\Z")))

    def is_only(self, path, sent):
        """True if the document has no other path for the sent one, and there is one way to divide a segment between its
        parameters, so that nothing has to decide."""
        segments = list(zip(path.split("/"), sent.split("/")))
        if any("}{" in template or (template.count("{") > 1 and "." in template and text.count(".") != template.count("."))
               for template, text in segments):
            return False
        return [name for name, pattern in self.paths if pattern.match(sent)] == [path]

    def has_none(self, sent):
        return not any(pattern.match(sent) for _, pattern in self.paths)
