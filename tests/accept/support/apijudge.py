"""Says whether and where a value does not fit a schema of an API description, by python-jsonschema."""

import json
import re
from urllib.parse import unquote

from support.apivalues import NoValue, resolved, target


def token(text):
    return str(text).replace("~", "~0").replace("/", "~1")


def pointer_of(path):
    return "".join("/" + token(each) for each in path)


class Place:
    """A place in a value and the keyword of the schema that it does not fit, as JSON Pointers."""

    def __init__(self, instance, keyword):
        self.instance = instance
        self.keyword = keyword


class BodyJudge:
    """Validates values against the schemas of a document. `lacking` is readOnly for requests, writeOnly for responses:
    required properties with it need not be there."""

    def __init__(self, document, lacking):
        from jsonschema import Draft4Validator, Draft202012Validator, validators

        self.document = document
        self.lacking = lacking
        is30 = document["openapi"].startswith("3.0")
        base = Draft4Validator if is30 else Draft202012Validator
        own = {"$ref": self._reference, "required": self._required, "pattern": self._pattern, "format": self._nothing}
        if is30:
            own["type"] = self._nullable_type(base.VALIDATORS["type"])
        self._validators = validators.extend(base, own)

    def errors(self, schema, pointer, value):
        """The places that do not fit, those inside of `anyOf` and `oneOf` included; empty if the value fits."""
        validator = self._validators(schema)
        found = []
        for error in validator.iter_errors(value):
            self._add(found, error, pointer, [])
        return found

    def _add(self, found, error, base, instance):
        instance = instance + list(error.relative_path)
        base = getattr(error, "place", None) or base + pointer_of(error.relative_schema_path)
        found.append(Place(pointer_of(instance), base))
        # The program says which property is too much.
        if error.validator in ("additionalProperties", "unevaluatedProperties") and isinstance(error.instance, dict):
            found += [Place(pointer_of([*instance, name]), base) for name in error.instance]
        for inner in error.context or []:
            self._add(found, inner, base, instance)

    def _reference(self, validator, reference, instance, _schema):
        try:
            node = target(self.document, reference)
        except NoValue:
            return
        for error in validator.descend(instance, node):
            if not hasattr(error, "place"):
                error.place = unquote(reference[1:]) + pointer_of(error.relative_schema_path)
            yield error

    def _required(self, validator, required, instance, schema):
        from jsonschema import ValidationError

        if not isinstance(instance, dict) or not isinstance(required, list):
            return
        for name in required:
            if name in instance:
                continue
            each = (schema.get("properties") or {}).get(name)
            try:
                each = resolved(self.document, each)[0]
            except NoValue:
                pass
            if not (isinstance(each, dict) and each.get(self.lacking)):
                yield ValidationError(f"{name} is missing")

    @staticmethod
    def _pattern(_validator, pattern, instance, _schema):
        from jsonschema import ValidationError

        try:
            fits = not isinstance(instance, str) or re.search(pattern, instance, re.ASCII)
        except (re.error, TypeError):
            return
        if not fits:
            yield ValidationError("pattern")

    @staticmethod
    def _nothing(_validator, _value, _instance, _schema):
        return ()

    @staticmethod
    def _nullable_type(original):
        def check(validator, types, instance, schema):
            if instance is None and schema.get("nullable") is True:
                return
            yield from original(validator, types, instance, schema) or ()

        return check


def copied(value):
    return json.loads(json.dumps(value))
