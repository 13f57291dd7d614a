"""Faults for exchanges that fit: each makes one place wrong and says which."""

from support.apiexchanges import Expected
from support.apijudge import Place, copied, pointer_of
from support.apioperations import json_content
from support.apivalues import NoValue, resolved

TRIES = 25


def scalar_schema(document, parameter):
    """The schema of a parameter of one type, with its JSON Pointer."""
    schema, moved = resolved(document, parameter.schema)
    if parameter.content or not isinstance(schema, dict) or any(name in schema for name in ("allOf", "oneOf", "anyOf", "nullable")):
        raise NoValue("no plain schema")
    return schema, moved or parameter.schema_pointer


def wrong_text(schema, random):
    """A text that the schema does not allow, and the keywords that forbid it."""
    kind = schema.get("type")
    choices = []
    if "enum" in schema:
        return "zz-zz", ["enum", "type"] if kind in ("integer", "number", "boolean") else ["enum"]
    if kind in ("integer", "number", "boolean"):
        choices.append(("zz", ["type"]))
    if kind in ("integer", "number"):
        if isinstance(schema.get("minimum"), (int, float)):
            choices.append((schema["minimum"] - 1, ["minimum"]))
        if isinstance(schema.get("maximum"), (int, float)):
            choices.append((schema["maximum"] + 1, ["maximum"]))
    if kind == "integer" and "multipleOf" not in schema:
        choices.append(("1.5", ["type"]))
    if kind == "string" and "pattern" not in schema:
        if 1 < schema.get("minLength", 0) < 2000:
            choices.append(("q" * (schema["minLength"] - 1), ["minLength"]))
        if schema.get("maxLength", 10_000) < 2000:
            choices.append(("q" * (schema["maxLength"] + 1), ["maxLength"]))
    if not choices:
        raise NoValue("no wrong text")
    return random.choice(choices)


class Faults:
    def __init__(self, exchanges):
        self.exchanges = exchanges
        self.random = exchanges.random
        self.document = exchanges.document
        self.kinds = [self.parameter_value, self.parameter_value, self.missing_parameter, self.body_value, self.body_value,
                      self.missing_body, self.request_media, self.credentials, self.answer_value, self.answer_value,
                      self.status, self.answer_media, self.route, self.method, self.answer_header]

    def add(self, sent):
        """Makes the exchange wrong in one place. Raises NoValue if that is not possible."""
        kinds = list(self.kinds)
        self.random.shuffle(kinds)
        for kind in kinds:
            try:
                expected = kind(sent)
            except NoValue:
                continue
            expected.kind = kind.__name__
            return expected
        raise NoValue("no fault")

    def chosen_parameter(self, sent, allowed):
        found = [each for each in sent.operation.parameters if (each.place, each.name) in sent.values and allowed(each)]
        if not found:
            raise NoValue("no parameter")
        return self.random.choice(found)

    def parameter_value(self, sent):
        parameter = self.chosen_parameter(sent, lambda each: not each.content and each.style in ("form", "simple"))
        key = (parameter.place, parameter.name)
        schema, pointer = scalar_schema(self.document, parameter)
        instance = ""
        if schema.get("type") == "array":
            values = copied(sent.values[key])
            item, moved = resolved(self.document, schema.get("items", {}))
            if not isinstance(item, dict) or any(name in item for name in ("allOf", "oneOf", "anyOf", "nullable")):
                raise NoValue("items")
            pointer = moved or pointer + "/items"
            at = self.random.randrange(len(values))
            values[at], keywords = wrong_text(item, self.random)
            instance = f"/{at}"
            sent.texts[key] = values
        else:
            sent.texts[key], keywords = wrong_text(schema, self.random)
        return Expected(parameter.place, parameter.name, [Place(instance, f"{pointer}/{each}") for each in keywords])

    def missing_parameter(self, sent):
        keys = {(scheme.get("in"), scheme.get("name", "").lower()) for each in sent.operation.security() for scheme in each}
        parameter = self.chosen_parameter(
            sent, lambda each: each.is_required and each.place != "path" and (each.place, each.name.lower()) not in keys
            and not isinstance(sent.values[each.place, each.name], dict))
        del sent.values[parameter.place, parameter.name]
        return Expected(parameter.place, parameter.name, [Place("", parameter.pointer)])

    def body_value(self, sent):
        if sent.body is None:
            raise NoValue("no body")
        sent.body, places = self.mutated(sent.body, sent.body_place, self.exchanges.sent_judge)
        return Expected("body", "", places)

    def answer_value(self, sent):
        if sent.answer is None:
            raise NoValue("no answer")
        sent.answer, places = self.mutated(sent.answer, sent.answer_place, self.exchanges.answered_judge)
        return Expected("response-body", "", places)

    def mutated(self, value, place, judge):
        for _ in range(TRIES):
            changed = self.changed(copied(value))
            errors = judge.errors(place[0], place[1], changed)
            if errors:
                return changed, errors
        raise NoValue("no wrong value")

    def changed(self, value):
        """The value with one place of it in another type, out of bounds, or without a member."""
        places = []

        def collect(node, owner, key):
            places.append((owner, key))
            for each in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
                collect(each[1], node, each[0])

        holder = [value]
        collect(value, holder, 0)
        owner, key = self.random.choice(places)
        old = owner[key]
        if isinstance(owner, dict) and self.random.random() < 0.4:
            del owner[key]
        elif isinstance(old, bool) or old is None:
            owner[key] = "zz"
        elif isinstance(old, str):
            owner[key] = self.random.choice([7, "", "z" * 3000, "#~#", None, True])
        elif isinstance(old, (int, float)):
            owner[key] = self.random.choice(["zz", -10**7, 10**9, 0.123, None])
        elif isinstance(old, list):
            owner[key] = self.random.choice([[], old * 30, {"zz": 1}, "zz"])
        else:
            owner[key] = self.random.choice([[], "zz", {}, {**old, "zz-zz": 1}])
        return holder[0]

    def missing_body(self, sent):
        if sent.body is None or not sent.operation.body.node.get("required"):
            raise NoValue("no body")
        sent.body = sent.media = None
        return Expected("body", "", [Place("", sent.operation.body.pointer)])

    def request_media(self, sent):
        if sent.body is None or any("*" in each for each in sent.operation.body.node["content"]):
            raise NoValue("no body")
        sent.media = "application/x-zz"
        return Expected("media-type", sent.media, [Place("", sent.operation.body.pointer)])

    def credentials(self, sent):
        alternatives = sent.operation.security()
        if not alternatives or any(not each for each in alternatives) or not (sent.headers or sent.query or sent.cookies):
            raise NoValue("no credentials")
        if any(scheme.get("type") == "mutualTLS" for each in alternatives for scheme in each):
            raise NoValue("a certificate")
        fields = {scheme.get("name", "").lower() for each in alternatives for scheme in each}
        if fields & {each.name.lower() for each in sent.operation.parameters}:
            raise NoValue("a parameter that is the credential")
        sent.headers, sent.query, sent.cookies = [], [], []
        owner = sent.operation.pointer if "security" in sent.operation.node else ""
        return Expected("security", None, [Place("", owner + "/security")])

    def status(self, sent):
        taken = {each.upper() for each in sent.operation.responses}
        free = [code for code in (299, 599, 207, 511) if str(code) not in taken and f"{code // 100}XX" not in taken]
        if "DEFAULT" in taken or not free:
            raise NoValue("every status")
        sent.status = free[0]
        return Expected("status", str(sent.status), [Place("", sent.operation.pointer + "/responses")])

    def answer_media(self, sent):
        if sent.answer is None or any("*" in each for each in sent.response.node["content"]):
            raise NoValue("no answer")
        sent.answer_media = "application/x-zz"
        return Expected("response-media-type", sent.answer_media, [Place("", sent.response.pointer + "/content")])

    def answer_header(self, sent):
        for name, each in (sent.response.node.get("headers") or {}).items():
            header, moved = resolved(self.document, each)
            at = next((i for i, sent_header in enumerate(sent.answer_headers) if sent_header[0] == name), None)
            schema, schema_moved = resolved(self.document, header.get("schema", {}))
            if at is None or not isinstance(schema, dict) or "nullable" in schema:
                continue
            pointer = moved or f"{sent.response.pointer}/headers/{name.replace('~', '~0').replace('/', '~1')}"
            text, keywords = wrong_text(schema, self.random)
            sent.answer_headers[at] = (name, str(text))
            pointer = schema_moved or pointer + "/schema"
            return Expected("response-header", name, [Place("", f"{pointer}/{each}") for each in keywords])
        raise NoValue("no header")

    def route(self, sent):
        sent.path = "/zz/zz/zz/zz/zz/zz/zz/zz/zz/zz/zz/zz"
        if not self.exchanges.routes.has_none(sent.path):
            raise NoValue("no free path")
        for key in [key for key in sent.values if key[0] == "path"]:
            del sent.values[key]
        return Expected("route", "", [Place("", "/paths")])

    def method(self, sent):
        item = self.document["paths"][sent.operation.path]
        free = [each for each in ("delete", "patch", "put") if each not in item]
        if not free or self.random.random() < 0.5:
            raise NoValue("no free method")
        sent.method = self.random.choice(free).upper()
        return Expected("method", sent.method, [Place("", sent.operation.pointer.rpartition("/")[0])])
