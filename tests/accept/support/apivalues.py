"""Values for the schemas of an API description, made without the program."""

import string
from urllib.parse import unquote

try:
    from re import _parser as sre
except ImportError:
    import sre_parse as sre

MAXIMUM_DEPTH = 7
LISTS = ("allOf",)
CHOICES = ("oneOf", "anyOf")
FORMATS = {
    "date": "2026-01-02",
    "date-time": "2026-01-02T03:04:05Z",
    "uuid": "123e4567-e89b-42d3-a456-426614174000",
    "email": "kim@example.com",
    "uri": "https://example.com/a",
    "url": "https://example.com/a",
    "ipv4": "192.0.2.1",
    "hostname": "example.com",
}


class NoValue(Exception):
    """No value is made for a schema."""


def target(document, reference):
    """The node of a reference inside of the document."""
    if not reference.startswith("#/"):
        raise NoValue(reference)
    node = document
    for token in reference[2:].split("/"):
        token = unquote(token).replace("~1", "/").replace("~0", "~")
        try:
            node = node[int(token)] if isinstance(node, list) else node[token]
        except (KeyError, IndexError, ValueError, TypeError):
            raise NoValue(reference) from None
    return node


def resolved(document, node, most=20):
    """The node after its references, and the JSON Pointer of the last one or None."""
    pointer = None
    while isinstance(node, dict) and isinstance(node.get("$ref"), str):
        most -= 1
        if most < 0:
            raise NoValue("references without end")
        pointer = unquote(node["$ref"][1:])
        node = target(document, node["$ref"])
    return node, pointer


def text_of_pattern(pattern, random):
    """A text that a regular expression matches somewhere."""

    def chosen(items):
        found = []
        for kind, value in items:
            name = str(kind)
            if name == "LITERAL":
                found.append(chr(value))
            elif name == "NOT_LITERAL":
                found.append("b" if value == ord("a") else "a")
            elif name == "ANY":
                found.append("a")
            elif name == "IN":
                found.append(member(value))
            elif name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
                least, most, inner = value
                count = random.randint(least, max(least, min(most, least + 2)))
                found.append("".join(chosen(inner) for _ in range(count)))
            elif name == "SUBPATTERN":
                found.append(chosen(value[-1]))
            elif name == "BRANCH":
                found.append(chosen(random.choice(value[1])))
            elif name != "AT":
                raise NoValue(pattern)
        return "".join(found)

    def member(items):
        letters = string.ascii_letters + string.digits + "-_ ."
        kinds = {"CATEGORY_DIGIT": str.isdigit, "CATEGORY_WORD": lambda c: c.isalnum() or c == "_",
                 "CATEGORY_SPACE": str.isspace, "CATEGORY_NOT_SPACE": lambda c: not c.isspace(),
                 "CATEGORY_NOT_DIGIT": lambda c: not c.isdigit(), "CATEGORY_NOT_WORD": lambda c: not (c.isalnum() or c == "_")}
        isNegated = str(items[0][0]) == "NEGATE"
        allowed = set()
        for kind, value in items:
            if str(kind) == "LITERAL":
                allowed.add(chr(value))
            elif str(kind) == "RANGE":
                allowed.update(chr(code) for code in range(value[0], min(value[1], value[0] + 64) + 1))
            elif str(kind) == "CATEGORY":
                allowed.update(filter(kinds.get(str(value), lambda c: False), letters))
        choices = [c for c in letters if c not in allowed] if isNegated else sorted(allowed)
        if not choices:
            raise NoValue(pattern)
        return random.choice(choices)

    try:
        return chosen(sre.parse(pattern))
    except (NoValue, RecursionError, OverflowError):
        raise NoValue(pattern) from None
    except Exception:  # A pattern of another language.
        raise NoValue(pattern) from None


class Values:
    """Makes values for schemas. `lacking` is the keyword of properties that messages of the direction lack: readOnly in
    requests, writeOnly in responses."""

    def __init__(self, document, random, lacking):
        self.document = document
        self.random = random
        self.lacking = lacking

    def make(self, schema, depth=0):
        if depth > MAXIMUM_DEPTH:
            raise NoValue("too deep")
        schema = self.merged(schema, depth)
        if schema is True or schema == {}:
            return "any"
        if "const" in schema:
            return schema["const"]
        if isinstance(schema.get("enum"), list) and schema["enum"]:
            return self.random.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kinds = [each for each in kind if each != "null"] or ["null"]
            kind = self.random.choice(kinds)
        if kind is None:
            kind = "object" if "properties" in schema else "array" if "items" in schema else "string"
        maker = getattr(self, "make_" + str(kind), None)
        if maker is None:
            raise NoValue(kind)
        return maker(schema, depth)

    def merged(self, schema, depth=0):
        """One schema with the keywords of all that apply, one branch of each choice."""
        if depth > 2 * MAXIMUM_DEPTH:
            raise NoValue("too deep")
        if isinstance(schema, dict) and isinstance(schema.get("$ref"), str):
            rest = {} if self.document["openapi"].startswith("3.0") else {k: v for k, v in schema.items() if k != "$ref"}
            node, _ = resolved(self.document, {"$ref": schema["$ref"]})
            return self.joined(self.merged(node, depth + 1), rest)
        if not isinstance(schema, dict):
            if schema is False:
                raise NoValue("false")
            return {}
        found = {name: value for name, value in schema.items() if name not in ("allOf", "oneOf", "anyOf")}
        for part in schema.get("allOf", []):
            found = self.joined(found, self.merged(part, depth + 1))
        for keyword in CHOICES:
            if schema.get(keyword):
                found = self.joined(found, self.merged(self.random.choice(schema[keyword]), depth + 1))
        return found

    @staticmethod
    def joined(one, other):
        found = dict(one)
        for name, value in other.items():
            if name not in found:
                found[name] = value
            elif name == "properties":
                both = dict(found[name])
                for key, each in value.items():
                    both[key] = {"allOf": [both[key], each]} if key in both else each
                found[name] = both
            elif name == "required" and isinstance(value, list):
                found[name] = list(found[name]) + [each for each in value if each not in found[name]]
            elif name in ("minimum", "minLength", "minItems", "minProperties"):
                found[name] = max(found[name], value)
            elif name in ("maximum", "maxLength", "maxItems", "maxProperties"):
                found[name] = min(found[name], value)
            elif name == "enum":
                found[name] = [each for each in found[name] if each in value]
        return found

    def make_null(self, _schema, _depth):
        return None

    def make_boolean(self, _schema, _depth):
        return self.random.random() < 0.5

    def make_integer(self, schema, _depth):
        least, most = self.bounds(schema)
        step = schema.get("multipleOf", 1)
        if not isinstance(step, int):
            step = 1
        least = -(-int(least) // step) * step
        most = int(most) // step * step
        if least > most:
            raise NoValue("bounds")
        return least + step * self.random.randint(0, min(20, (most - least) // step))

    def make_number(self, schema, depth):
        if "multipleOf" in schema:
            return self.make_integer(schema, depth)
        least, most = self.bounds(schema)
        if most - least < 1:
            return least if not schema.get("exclusiveMinimum") else (least + most) / 2
        return int(least) + self.random.choice([0.5, 0.25, 0.75]) if int(least) + 1 <= most and least >= 0 else least

    @staticmethod
    def bounds(schema):
        least, most = schema.get("minimum"), schema.get("maximum")
        low, high = schema.get("exclusiveMinimum"), schema.get("exclusiveMaximum")
        if low is True and least is not None:
            least += 1
        elif isinstance(low, (int, float)) and not isinstance(low, bool):
            least = low + 1 if least is None else max(least, low + 1)
        if high is True and most is not None:
            most -= 1
        elif isinstance(high, (int, float)) and not isinstance(high, bool):
            most = high - 1 if most is None else min(most, high - 1)
        if least is None:
            least = 0 if most is None or most >= 0 else most - 20
        return least, least + 1000 if most is None else most

    def make_string(self, schema, _depth):
        if isinstance(schema.get("pattern"), str):
            text = text_of_pattern(schema["pattern"], self.random)
        else:
            text = FORMATS.get(schema.get("format")) or "".join(
                self.random.choice(string.ascii_lowercase) for _ in range(self.random.randint(6, 9)))
        least, most = schema.get("minLength", 0), schema.get("maxLength", 1000)
        if len(text) < least:
            text += "q" * min(least - len(text), 5000)
        return text[:most]

    def make_array(self, schema, depth):
        least = schema.get("minItems", 0)
        if least > 20:
            raise NoValue("too many items")
        most = min(schema.get("maxItems", least + 2), least + 2)
        count = self.random.randint(max(least, min(1, most)), max(least, most)) if depth < 4 else least
        prefix = schema.get("prefixItems", [])
        return [self.make(prefix[at] if at < len(prefix) else schema.get("items", {}), depth + 1) for at in range(count)]

    def make_object(self, schema, depth):
        found = {}
        required = schema.get("required") or []
        required = required if isinstance(required, list) else []
        properties = schema.get("properties") or {}
        for name, each in properties.items():
            if self.merged(each, depth).get(self.lacking):
                continue
            if name not in required and (depth > 3 or self.random.random() < 0.5):
                continue
            try:
                found[name] = self.make(each, depth + 1)
            except NoValue:
                if name in required:
                    raise
        for name in required:
            if name not in properties:
                further = schema.get("additionalProperties", {})
                found[name] = self.make(further, depth + 1)
        return found
