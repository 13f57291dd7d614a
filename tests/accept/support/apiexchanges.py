"""Exchanges that fit an API description, and exchanges that do not fit it in one known place."""

import base64
import json
import re
from urllib.parse import quote

from support.apijudge import BodyJudge, copied, pointer_of, token
from support.apioperations import json_content
from support.apivalues import NoValue, Values

TRIES = 12


class Sent:
    """An exchange that is being made. The parameters have values; `texts` replaces the text of one."""

    def __init__(self, operation):
        self.operation = operation
        self.method = operation.method.upper()
        self.values = {}
        self.texts = {}
        self.headers = []
        self.cookies = []
        self.query = []
        self.body = None
        self.media = None
        self.status = 200
        self.answer_headers = []
        self.answer = None
        self.answer_media = None
        self.path = operation.path


class Expected:
    """What the check must say: nothing, or a finding at one of some places."""

    def __init__(self, part=None, name="", places=(), kind=""):
        self.part = part
        self.name = name
        self.places = {(each.instance, each.keyword) for each in places}
        self.kind = kind


def text_of(value):
    return {True: "true", False: "false", None: ""}.get(value, None) if isinstance(value, bool) or value is None else str(value)


def is_plain(value):
    """True for a value that a style writes and that is read back as the same: no texts that look like other types."""
    def is_scalar(each):
        if isinstance(each, str):
            return each != "" and not any(c in each for c in ",;.=&|/ ?#%+[]{}\"\\") and not each[0].isdigit() and each[0] != "-"
        return each is not None and not isinstance(each, (dict, list))
    if isinstance(value, list):
        return bool(value) and all(map(is_scalar, value))
    if isinstance(value, dict):
        return bool(value) and all(map(is_scalar, value.values()))
    return is_scalar(value) or isinstance(value, str) and value != "" and not value[0].isdigit()


def pairs(parameter, value, encode):
    """The names and values of a parameter in a query or in cookies, as the tables of the specification have them."""
    name = encode(parameter.name)
    if isinstance(value, dict):
        if parameter.style == "deepObject":
            return [(f"{name}%5B{encode(key)}%5D", encode(text_of(each))) for key, each in value.items()]
        if parameter.explode:
            return [(encode(key), encode(text_of(each))) for key, each in value.items()]
        value = [each for item in value.items() for each in item]
    if isinstance(value, list):
        texts = [encode(text_of(each)) for each in value]
        if parameter.explode:
            return [(name, text) for text in texts]
        separators = {"spaceDelimited": "%20", "pipeDelimited": "%7C"}
        return [(name, separators.get(parameter.style, ",").join(texts))]
    return [(name, encode(text_of(value)))]


def in_cookies(parameter, value, encode):
    """The pairs of a parameter in cookies. The style `form` writes them as in a query, into one cookie."""
    if parameter.style == "cookie":
        return pairs(parameter, value, str)
    found = pairs(parameter, value, encode)
    first, *rest = found
    return [(first[0], first[1] + "".join(f"&{name}={text}" for name, text in rest))]


def simple(parameter, value, encode):
    if isinstance(value, dict):
        if parameter.explode:
            return ",".join(f"{encode(key)}={encode(text_of(each))}" for key, each in value.items())
        value = [each for item in value.items() for each in item]
    return ",".join(encode(text_of(each)) for each in value) if isinstance(value, list) else encode(text_of(value))


def in_path(parameter, value, encode):
    """A parameter of a path in its style, as the tables of the specification have it."""
    if parameter.style == "simple":
        return simple(parameter, value, encode)
    name = encode(parameter.name)
    if parameter.style == "label":
        if parameter.explode and isinstance(value, dict):
            return "".join(f".{encode(key)}={encode(text_of(each))}" for key, each in value.items())
        if parameter.explode and isinstance(value, list):
            return "".join("." + encode(text_of(each)) for each in value)
        return "." + simple(parameter, value, encode)
    if parameter.explode and isinstance(value, dict):
        return "".join(f";{encode(key)}={encode(text_of(each))}" for key, each in value.items())
    if parameter.explode and isinstance(value, list):
        return "".join(f";{name}={encode(text_of(each))}" for each in value)
    return f";{name}={simple(parameter, value, encode)}"


class Exchanges:
    def __init__(self, document, random, routes):
        self.document = document
        self.random = random
        self.routes = routes
        self.sent_values = Values(document, random, "readOnly")
        self.answered_values = Values(document, random, "writeOnly")
        self.sent_judge = BodyJudge(document, "readOnly")
        self.answered_judge = BodyJudge(document, "writeOnly")

    def fitting(self, operation):
        """An exchange that fits the operation. Raises NoValue if none is found."""
        sent = Sent(operation)
        for parameter in operation.parameters:
            if not parameter.is_required and self.random.random() < 0.5:
                continue
            try:
                sent.values[parameter.place, parameter.name] = self.parameter_value(parameter)
            except NoValue:
                if parameter.is_required:
                    raise
        self.drop_ambiguous(sent)
        self.add_credentials(sent)
        if operation.body and (operation.body.node.get("required") or self.random.random() < 0.7):
            self.add_body(sent)
        self.add_answer(sent)
        return sent

    def parameter_value(self, parameter):
        for _ in range(TRIES):
            value = self.sent_values.make(parameter.schema)
            is_written = parameter.content or is_plain(value)
            if parameter.style in ("spaceDelimited", "pipeDelimited", "deepObject") and not isinstance(value, (list, dict)):
                continue
            if parameter.style == "deepObject" and not isinstance(value, dict):
                continue
            if is_written and not self.sent_judge.errors(parameter.schema, "", value):
                return value
        raise NoValue(parameter.name)

    @staticmethod
    def drop_ambiguous(sent):
        """An exploded object takes all names of the query that are not parameters: at most one is sent."""
        objects = [key for key, value in sent.values.items()
                   if key[0] == "query" and isinstance(value, dict)]
        for key in objects[1:]:
            parameter = next(each for each in sent.operation.parameters if (each.place, each.name) == key)
            if parameter.is_required:
                raise NoValue("two objects")
            del sent.values[key]

    def add_credentials(self, sent):
        alternatives = sent.operation.security()
        if not alternatives:
            return
        for scheme in self.random.choice(alternatives):
            kind = scheme.get("type")
            if kind == "apiKey" and scheme["in"] == "header" and not re.fullmatch(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+", scheme["name"]):
                raise NoValue("a name that no header field has")
            if kind == "apiKey" and (scheme["in"], scheme["name"]) in sent.values:
                continue  # A parameter that is the credential.
            if kind == "apiKey":
                {"header": sent.headers, "query": sent.query, "cookie": sent.cookies}[scheme["in"]].append(
                    (scheme["name"], "k3y"))
            elif kind == "http" and scheme.get("scheme", "").lower() == "basic":
                sent.headers.append(("Authorization", "Basic " + base64.b64encode(b"kim:pw").decode()))
            elif kind == "http" and scheme.get("scheme", "").lower() != "bearer":
                raise NoValue("scheme")
            elif kind in ("http", "oauth2", "openIdConnect"):
                sent.headers.append(("Authorization", "Bearer t0ken"))
            elif kind is None:
                raise NoValue("a scheme that is not there")

    def add_body(self, sent):
        content = sent.operation.body.node.get("content", {})
        chosen = json_content(content)
        if not chosen:
            if sent.operation.body.node.get("required"):
                raise NoValue("no JSON")
            return
        schema = content[chosen[0]].get("schema", {})
        sent.body_place = (schema, f"{sent.operation.body.pointer}/content/{token(chosen[0])}/schema")
        sent.body = self.valid(self.sent_values, self.sent_judge, schema)
        sent.media = chosen[1]

    def add_answer(self, sent):
        statuses = [each for each in sent.operation.responses if each[0] != "4" and each != "304"]
        if not statuses:
            raise NoValue("no status")
        key = self.random.choice(statuses)
        taken = set(sent.operation.responses)
        if key == "default":
            sent.status = next(code for code in (500, 503, 200) if str(code) not in taken and f"{code // 100}XX" not in taken)
        else:
            sent.status = int(key.upper().replace("XX", "07"))
            if not 200 <= sent.status <= 599 or (len(key) == 3 and key[1:].upper() == "XX" and str(sent.status) in taken):
                raise NoValue("status")
        response = sent.operation.responses[key]
        sent.response = response
        self.add_answer_headers(sent, response)
        content = response.node.get("content") or {}
        chosen = json_content(content)
        if not chosen:
            if content:
                raise NoValue("no JSON")
            return
        if sent.status in (204, 304):
            return
        schema = content[chosen[0]].get("schema", {})
        sent.answer_place = (schema, f"{response.pointer}/content/{token(chosen[0])}/schema")
        sent.answer = self.valid(self.answered_values, self.answered_judge, schema)
        sent.answer_media = chosen[1]

    def add_answer_headers(self, sent, response):
        for name, each in (response.node.get("headers") or {}).items():
            from support.apioperations import Described

            header = Described(self.document, each, f"{response.pointer}/headers/{token(name)}")
            if name.lower() == "content-type" or not (header.node.get("required") or self.random.random() < 0.5):
                continue
            schema = header.node.get("schema", {})
            for _ in range(TRIES):
                value = self.answered_values.make(schema)
                if is_plain(value) and not isinstance(value, (dict, list)) and not self.answered_judge.errors(schema, "", value):
                    sent.answer_headers.append((name, text_of(value)))
                    break
            else:
                if header.node.get("required"):
                    raise NoValue(name)

    @staticmethod
    def valid(values, judge, schema):
        for _ in range(TRIES):
            value = copied(values.make(schema))
            if not judge.errors(schema, "", value):
                return value
        raise NoValue("no valid value")


def url_of(sent, base):
    """The URL of an exchange with the values and texts of its parameters; adds the headers and cookies."""
    encode = lambda text: quote(str(text), safe="")
    same = str
    path = sent.path
    headers, cookies, query = list(sent.headers), list(sent.cookies), [(encode(n), encode(v)) for n, v in sent.query]
    for parameter in sent.operation.parameters:
        key = (parameter.place, parameter.name)
        if key not in sent.values:
            continue
        value = sent.texts.get(key, sent.values[key])
        if parameter.content:
            value = json.dumps(value) if "json" in parameter.content else text_of(value)
        if parameter.place == "path":
            path = path.replace("{" + parameter.name + "}", in_path(parameter, value, encode))
        elif parameter.place == "query":
            query += pairs(parameter, value, encode)
        elif parameter.place == "cookie":
            cookies += in_cookies(parameter, value, encode)
        else:
            headers.append((parameter.name, simple(parameter, value, same)))
    if "{" in path:
        raise NoValue("a path parameter that is not there")
    if cookies:
        headers.append(("Cookie", "; ".join(f"{name}={value}" for name, value in cookies)))
    sent.written_headers = headers
    sent.written_path = path
    return base + path + ("?" + "&".join(f"{name}={value}" for name, value in query) if query else "")
