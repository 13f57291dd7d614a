"""Random schemas and values, and a validator for them that is not the program's."""

import json

NAMES = ["a", "b", "x1", "x2"]
TYPES = ["string", "integer", "number", "boolean", "array", "object"]
TEXTS = ["", "a", "ab", "x1", "abc"]
PATTERNS = ["^x", "a", "^.$", "1$"]


def value(random, depth=3):
    """A JSON value of few names, texts and numbers, so that many fit a schema of this module."""
    kind = random.choice(TYPES + ["null"] + (["object", "array", "object"] if depth == 3 else []))
    if kind == "object" and depth > 0:
        names = random.sample(NAMES, random.randint(0, len(NAMES)))
        return {name: value(random, depth - 1) for name in names}
    if kind == "array" and depth > 0:
        return [value(random, depth - 1) for _ in range(random.randint(0, 3))]
    return random.choice({
        "string": TEXTS,
        "integer": [-1, 0, 1, 2, 3],
        "number": [-0.5, 0, 0.5, 1.5, 2],
        "boolean": [True, False],
    }.get(kind, [None]))


class Schemas:
    """Makes the component schemas S0, S1, … of a document, which refer to one another."""

    def __init__(self, random, version, count=3):
        self.random = random
        self.is31 = version == "3.1"
        self.names = [f"S{at}" for at in range(count)]

    def document(self):
        return {
            "openapi": "3.1.0" if self.is31 else "3.0.3",
            "info": {"title": "Random", "version": "1"},
            "paths": {},
            "components": {"schemas": {name: self.schema(3) for name in self.names}},
        }

    def schema(self, depth):
        random = self.random
        if self.is31 and random.random() < 0.08:
            return random.random() < 0.6
        if random.random() < (0.12 if depth > 0 else 0.3):
            reference = {"$ref": "#/components/schemas/" + random.choice(self.names)}
            if depth > 0 and random.random() < 0.5:
                reference.update(self.keywords(0))
            # A reference to itself without a value in between has no end.
            return {"properties": {random.choice(NAMES): reference}}
        return self.keywords(depth)

    def keywords(self, depth):
        random = self.random
        schema = {}
        if random.random() < 0.6:
            schema.update(self.types())
        makers = [self.texts, self.numbers, self.values, self.lists, self.objects, self.objects]
        if depth > 0:
            makers += [self.combinations, self.combinations, self.items, self.properties, self.properties]
        for make in random.sample(makers, random.randint(1, 3)):
            schema.update(make(depth - 1))
        if not self.is31 and schema.get("type") == "array":
            schema.setdefault("items", {})
        return schema

    def types(self):
        random = self.random
        if not self.is31:
            kind = {"type": random.choice(TYPES)}
            return {**kind, "nullable": random.random() < 0.7} if random.random() < 0.3 else kind
        if random.random() < 0.5:
            return {"type": random.choice(TYPES + ["null"])}
        return {"type": random.sample(TYPES + ["null"], random.randint(1, 3))}

    def texts(self, _):
        return self.some({"minLength": 1, "maxLength": 2, "pattern": self.random.choice(PATTERNS)})

    def numbers(self, _):
        random = self.random
        bounds = {"minimum": random.choice([0, 1]), "maximum": random.choice([1, 2])}
        if self.is31:
            bounds.update({"exclusiveMinimum": random.choice([-1, 0, 1]), "exclusiveMaximum": random.choice([1, 2, 3])})
        else:
            bounds.update({"exclusiveMinimum": random.random() < 0.6, "exclusiveMaximum": random.random() < 0.6})
        return self.some(bounds)

    def values(self, _):
        choice = {"enum": [value(self.random, 1) for _ in range(self.random.randint(1, 4))]}
        if self.is31 and self.random.random() < 0.5:
            return {"const": choice["enum"][0], **(choice if self.random.random() < 0.2 else {})}
        return choice

    def lists(self, _):
        return self.some({"minItems": 1, "maxItems": 2, "uniqueItems": self.random.random() < 0.7})

    def objects(self, _):
        random = self.random
        limits = {"minProperties": 1, "maxProperties": 2}
        # An empty list is not allowed in 3.0.
        limits["required"] = random.sample(NAMES, random.randint(0 if self.is31 else 1, 2))
        if self.is31:
            limits["dependentRequired"] = {random.choice(NAMES): random.sample(NAMES, 1)}
        return self.some(limits)

    def items(self, depth):
        random = self.random
        found = {"items": self.schema(depth)}
        if self.is31 and random.random() < 0.6:
            found["prefixItems"] = [self.schema(depth) for _ in range(random.randint(1, 2))]
            if random.random() < 0.3:
                del found["items"]
        if self.is31 and random.random() < 0.3:
            found["contains"] = self.schema(depth)
            found.update(self.some({"minContains": random.randint(0, 2), "maxContains": random.randint(1, 2)}))
        if self.is31 and random.random() < 0.2:
            found["unevaluatedItems"] = self.schema(depth)
        return found

    def properties(self, depth):
        random = self.random
        found = {"properties": {name: self.schema(depth) for name in random.sample(NAMES, random.randint(1, 3))}}
        if random.random() < 0.5:
            found["additionalProperties"] = random.choice([True, False, self.schema(depth)])
        if not self.is31:
            return found
        if random.random() < 0.4:
            found["patternProperties"] = {pattern: self.schema(depth) for pattern in random.sample(PATTERNS, 2)}
        if random.random() < 0.2:
            found["propertyNames"] = self.schema(depth)
        if random.random() < 0.2:
            found["dependentSchemas"] = {random.choice(NAMES): self.schema(depth)}
        if random.random() < 0.2:
            found["unevaluatedProperties"] = self.schema(depth)
        return found

    def combinations(self, depth):
        random = self.random
        kind = random.choice(["allOf", "anyOf", "oneOf", "not"] + (["if"] if self.is31 else []))
        if kind == "not":
            return {"not": self.schema(depth)}
        if kind == "if":
            return {"if": self.schema(depth), **self.some({"then": self.schema(depth), "else": self.schema(depth)})}
        return {kind: [self.schema(depth) for _ in range(random.randint(1, 3))]}

    def some(self, members):
        return {name: member for name, member in members.items() if self.random.random() < 0.5}


def draft4(schema):
    """A schema of OpenAPI 3.0 in Draft 4, which has the same keywords but for `nullable`."""
    if isinstance(schema, list):
        return [draft4(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    maps = ("properties",)
    data = ("enum", "example", "default")
    found = {}
    for name, member in schema.items():
        if name in data or name.startswith("x-"):
            found[name] = member
        elif name in maps:
            found[name] = {key: draft4(each) for key, each in member.items()}
        else:
            found[name] = draft4(member)
    if found.pop("nullable", False) is True and isinstance(found.get("type"), str):
        found["type"] = [found["type"], "null"]
    return found


class Judge:
    """Says whether a value fits a schema of a document, by python-jsonschema."""

    def __init__(self, document, name):
        import jsonschema

        schemas = document["components"]["schemas"]
        is30 = document["openapi"].startswith("3.0")
        if is30:
            schemas = {key: draft4(schema) for key, schema in schemas.items()}
        root = {"components": {"schemas": schemas}, "$ref": "#/components/schemas/" + name}
        dialect = jsonschema.Draft4Validator if is30 else jsonschema.Draft202012Validator
        self._validator = dialect(json.loads(json.dumps(root)))

    def fits(self, instance):
        try:
            return self._validator.is_valid(instance)
        except TypeError:
            return False  # Version 4.10 sorts items of several types for the text of an error.
