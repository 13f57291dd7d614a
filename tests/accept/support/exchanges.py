"""Recorded exchanges made from an OpenAPI document, by a reader of documents that is not the program's."""

import base64
import copy
import datetime
import json
import uuid
from urllib.parse import quote, urlencode

METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")
WORDS = ("amber", "bridge", "copper", "dune", "ember", "forest", "grain", "harbor", "island", "juniper", "kernel", "lantern",
         "meadow", "nectar", "orchid", "pebble", "quartz", "river", "saddle", "timber", "umbrella", "velvet", "willow")
DEEPEST = 6
DEFAULT_STYLES = {"query": "form", "header": "simple", "path": "simple"}


class Unusable(Exception):
    """What the document describes has no value, or this reader can't make one."""


class Document:
    """An OpenAPI 3 or Swagger 2.0 document without references to other files."""

    def __init__(self, content):
        self.content = content
        self.is2 = "swagger" in content

    def resolve(self, value, depth=0):
        """The value that a reference leads to."""
        while isinstance(value, dict) and isinstance(value.get("$ref"), str):
            depth += 1
            if depth > 30 or not value["$ref"].startswith("#/"):
                raise Unusable(value["$ref"])
            target = self.content
            for part in value["$ref"][2:].split("/"):
                part = part.replace("~1", "/").replace("~0", "~")
                target = target[int(part)] if isinstance(target, list) else target.get(part)
            value = target
        return value

    def servers(self):
        """The first server's URL with its defaults, without a slash at its end."""
        if self.is2:
            scheme = (self.content.get("schemes") or ["https"])[0]
            return f"{scheme}://{self.content.get('host', 'api.example.com')}{self.content.get('basePath', '')}".rstrip("/")
        servers = self.content.get("servers") or [{"url": "/"}]
        url = servers[0]["url"]
        for name, variable in servers[0].get("variables", {}).items():
            url = url.replace("{" + name + "}", str(variable.get("default", "")))
        if url.startswith("//"):
            url = "https:" + url
        return (url if "://" in url else "https://api.example.com" + ("" if url == "/" else url)).rstrip("/")

    def operations(self):
        """Path, method, operation and resolved parameters of each operation."""
        for path, item in self.content.get("paths", {}).items():
            item = self.resolve(item)
            if not isinstance(item, dict):
                continue
            for method in METHODS:
                if isinstance(item.get(method), dict):
                    parameters = {}
                    for parameter in item.get("parameters", []) + item[method].get("parameters", []):
                        parameter = self.resolve(parameter)
                        if isinstance(parameter, dict) and "in" in parameter:
                            parameters[(parameter["in"], parameter["name"])] = parameter
                    yield path, method, item[method], parameters


class Values:
    """Values for schemas. Those of a schema without any are a best guess; the check does not depend on them."""

    def __init__(self, document, random):
        self.document = document
        self.random = random

    def of(self, schema, name="", depth=0, writes=False):
        random = self.random
        schema = self.document.resolve(schema)
        if not isinstance(schema, dict):
            return "any"
        if depth > DEEPEST:
            return self.smallest(schema)
        if schema.get("nullable") and random.random() < 0.1:
            return None
        for key in ("oneOf", "anyOf"):
            if schema.get(key):
                chosen = self.of(random.choice(schema[key]), name, depth + 1, writes)
                if isinstance(chosen, dict) and schema.get("properties"):
                    chosen = {**self.members(schema, depth, writes), **chosen}
                return chosen
        if schema.get("allOf"):
            merged = {}
            for each in schema["allOf"] + [{key: value for key, value in schema.items() if key != "allOf"}]:
                value = self.of(each, name, depth + 1, writes) if each else {}
                if isinstance(value, dict):
                    merged.update(value)
                elif each:
                    return value
            return merged
        if "const" in schema:
            return schema["const"]
        if schema.get("enum"):
            return random.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = random.choice(kind)
        if kind == "null":
            return None
        if kind == "array" or (not kind and "items" in schema):
            most = 3 if depth < 3 else 1
            return [self.of(schema.get("items", {}), name, depth + 1, writes) for _ in range(random.randint(0, most))]
        if kind == "object" or "properties" in schema or isinstance(schema.get("additionalProperties"), dict):
            return self.members(schema, depth, writes)
        if kind == "integer":
            return self.number(schema, random.randint(1, 100000))
        if kind == "number":
            return self.number(schema, random.choice([random.randint(1, 1000), round(random.random() * 100, 2)]))
        if kind == "boolean":
            return random.random() < 0.5
        return self.text(schema, name)

    def smallest(self, schema):
        kinds = {"array": [], "object": {}, "integer": 1, "number": 1, "boolean": True}
        return kinds.get(schema.get("type") if isinstance(schema.get("type"), str) else "", "text")

    def number(self, schema, value):
        low, high = schema.get("minimum"), schema.get("maximum")
        if isinstance(low, (int, float)) and not isinstance(low, bool) and value < low:
            value = low
        if isinstance(high, (int, float)) and not isinstance(high, bool) and value > high:
            value = high
        return value

    def members(self, schema, depth, writes):
        random = self.random
        found = {}
        required = schema.get("required") if isinstance(schema.get("required"), list) else []
        chance = 0.6 if depth < 3 else 0.25
        for name, each in (schema.get("properties") or {}).items():
            resolved = self.document.resolve(each)
            left_out = "readOnly" if writes else "writeOnly"
            if isinstance(resolved, dict) and resolved.get(left_out):
                continue
            if name in required or random.random() < chance:
                found[name] = self.of(each, name, depth + 1, writes)
        more = schema.get("additionalProperties")
        if isinstance(more, dict) and more:
            for _ in range(random.randint(0, 2)):
                found[str(uuid.UUID(int=random.getrandbits(128), version=4))] = self.of(more, "", depth + 1, writes)
        return found

    def text(self, schema, name):
        random = self.random
        kind = schema.get("format")
        lower = name.lower()
        day = datetime.datetime(2024, 1, 1) + datetime.timedelta(seconds=random.randint(0, 50_000_000))
        made = {
            "date-time": lambda: day.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "date": lambda: day.strftime("%Y-%m-%d"),
            "uuid": lambda: str(uuid.UUID(int=random.getrandbits(128), version=4)),
            "guid": lambda: str(uuid.UUID(int=random.getrandbits(128), version=4)),
            "email": lambda: f"{random.choice(WORDS)}@example.com",
            "uri": lambda: f"https://{random.choice(WORDS)}.example/{random.randint(1, 99)}",
            "url": lambda: f"https://{random.choice(WORDS)}.example/{random.randint(1, 99)}",
            "ipv4": lambda: f"10.0.{random.randint(0, 255)}.{random.randint(0, 255)}",
            "byte": lambda: base64.b64encode(random.choice(WORDS).encode()).decode(),
        }.get(kind)
        if made:
            return made()
        if lower.endswith("id") or lower.endswith("uuid") or lower == "key":
            return random.choice([str(random.randint(1, 10**6)), str(uuid.UUID(int=random.getrandbits(128), version=4))])
        text = "-".join(random.choice(WORDS) for _ in range(random.randint(1, 3)))
        most = schema.get("maxLength")
        return text[:most] if isinstance(most, int) else text


class Traffic:
    """HAR entries made from a document, and what they show of it: its paths and parameters."""

    def __init__(self, content, random, secret=lambda: "s3cret-of-a-client", rejects=0.15):
        self.document = Document(content)
        self.random = random
        self.values = Values(self.document, random)
        self.secret = secret
        self.rejects = rejects
        self.entries = []
        self.secrets = []
        self.paths = set()       # Templates that were requested.
        self.parameters = {}     # (path, method, in, name): [times sent, requests]
        self.requests = {}       # (path, method): count
        self.required = set()    # Those parameters that the document requires.

    def make(self, count):
        """Adds `count` entries, from each operation as long as there are enough, then from random ones."""
        operations = list(self.document.operations())
        made = 0
        for at in range(count * 4):
            if made >= count or not operations:
                break
            chosen = operations[at] if at < len(operations) else self.random.choice(operations)
            try:
                self.entries.append(self.exchange(*chosen))
                made += 1
            except (Unusable, RecursionError, KeyError, TypeError, AttributeError, IndexError, ValueError):
                continue  # The document is wrong there.
        return self

    def har(self):
        return json.dumps({"log": {"version": "1.2", "creator": {"name": "x", "version": "1"}, "entries": self.entries}})

    def exchange(self, path, method, operation, parameters):
        random = self.random
        url, query, headers, sent = path, [], [], []
        form = {}
        body = None
        for (place, name), parameter in parameters.items():
            needed = parameter.get("required") or place == "path"
            if not needed and random.random() < 0.5:
                continue
            if place == "body":
                body = ("application/json", parameter.get("schema", {}))
                continue
            schema = parameter.get("schema") or next(iter(parameter.get("content", {}).values()), {}).get("schema")
            value = self.values.of(schema if schema is not None else parameter, name)
            if place == "formData":
                form[name] = value
            elif place == "path":
                text = self.plain(value) or "1"
                url = url.replace("{" + name + "}", quote(text, safe=""))
            elif place == "query":
                query += self.pairs(name, parameter, value)
                sent.append((place, name))
            elif place == "header" and name.lower() not in ("authorization", "content-type", "accept"):
                headers.append((name, self.plain(value).strip()))
                sent.append((place, name))
        if "{" in url:
            raise Unusable(url)
        headers += self.credentials(operation, query)
        post = self.body(operation, body, form)
        response = self.response(operation, method)
        key = (path, method)
        self.paths.add(path)
        self.requests[key] = self.requests.get(key, 0) + 1
        for place, name in sent:
            self.parameters[(*key, place, name)] = self.parameters.get((*key, place, name), 0) + 1
            if parameters[(place, name)].get("required"):
                self.required.add((*key, place, name))
        full = self.document.servers() + url + ("?" + urlencode(query) if query else "")
        return entry(full, method.upper(), headers, post, *response)

    def plain(self, value):
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list):
            return ",".join(self.plain(each) for each in value)
        return json.dumps(value) if isinstance(value, dict) else "" if value is None else str(value)

    def pairs(self, name, parameter, value):
        style = parameter.get("style", "form")
        is_exploded = parameter.get("explode", style == "form")
        if self.document.is2:
            is_exploded = parameter.get("collectionFormat") == "multi"
        if isinstance(value, list):
            if is_exploded:
                return [(name, self.plain(each)) for each in value] or [(name, "")]
            return [(name, self.plain(value))]
        if isinstance(value, dict) and style == "deepObject":
            return [(f"{name}[{key}]", self.plain(each)) for key, each in value.items()]
        if isinstance(value, dict) and is_exploded and "content" not in parameter:
            return [(key, self.plain(each)) for key, each in value.items()]
        return [(name, self.plain(value))]

    def credentials(self, operation, query):
        content = self.document.content
        needed = operation.get("security", content.get("security")) or []
        schemes = content.get("securityDefinitions", content.get("components", {}).get("securitySchemes", {}))
        headers = []
        for name in (needed[0] if needed and isinstance(needed[0], dict) else {}):
            scheme = self.document.resolve(schemes.get(name, {}))
            secret = self.secret()
            self.secrets.append(secret)
            kind, place = scheme.get("type"), scheme.get("in")
            if kind == "apiKey" and place == "query":
                query.append((scheme["name"], secret))
            elif kind == "apiKey" and place == "header":
                headers.append((scheme["name"], secret))
            elif kind == "apiKey" and place == "cookie":
                headers.append(("Cookie", f"{scheme['name']}={secret}"))
            elif kind == "basic" or (kind == "http" and scheme.get("scheme", "").lower() == "basic"):
                headers.append(("Authorization", "Basic " + base64.b64encode(f"kim:{secret}".encode()).decode()))
            else:
                headers.append(("Authorization", "Bearer " + secret))
        return headers

    def body(self, operation, body, form):
        if form:
            return "application/x-www-form-urlencoded", urlencode({key: self.plain(value) for key, value in form.items()})
        if body:
            return body[0], json.dumps(self.values.of(body[1], writes=True))
        described = self.document.resolve(operation.get("requestBody") or {})
        content = described.get("content") or {}
        if not content or (not described.get("required") and self.random.random() < 0.3):
            return None
        media = self.random.choice(sorted(content))
        return written(media, self.values.of(content[media].get("schema", {}), writes=True), self)

    def response(self, operation, method):
        responses = {str(key): each for key, each in operation.get("responses", {}).items() if not str(key).startswith("x-")}
        good = [key for key in responses if key[:1] in "23"] or ["200"]
        bad = [key for key in responses if key[:1] in "45"]
        status = self.random.choice(bad if bad and self.random.random() < self.rejects else good)
        described = self.document.resolve(responses.get(status) or {}) or {}
        code = int(status.upper().replace("XX", "00")) if status != "default" else 500
        headers = [(name, self.plain(self.values.of(each.get("schema", each), name)).strip())
                   for name, each in ((name, self.document.resolve(each)) for name, each in (described.get("headers") or {}).items())
                   if name.lower() != "content-type"]
        content = described.get("content") or {}
        if self.document.is2 and "schema" in described:
            content = {"application/json": described}
        if method == "head" or code in (204, 304) or not content:
            return code, headers, None
        media = self.random.choice(sorted(content))
        return code, headers, written(media, self.values.of(content[media].get("schema", {})), self)


def written(media, value, traffic):
    """A body of a media type with a value, as its media type and text."""
    name = media.split(";")[0].strip().lower()
    if "*" in name:
        media = name = "application/json"
    if name == "application/x-www-form-urlencoded":
        members = value if isinstance(value, dict) else {}
        return media, urlencode({key: traffic.plain(each) for key, each in members.items()})
    if name == "multipart/form-data":
        members = value if isinstance(value, dict) else {}
        parts = "".join(f'--b0undary\r\nContent-Disposition: form-data; name="{key}"\r\n\r\n{traffic.plain(each)}\r\n'
                        for key, each in members.items())
        return "multipart/form-data; boundary=b0undary", parts + "--b0undary--\r\n"
    if name.endswith("json"):
        return media, json.dumps(value)
    if name.endswith("xml"):
        return media, "<root><item>1</item></root>"
    return media, "some text"


def entry(url, method, headers, sent, status, answered_headers, answered):
    """An entry as a browser writes it. `sent` and `answered` are None, or a media type and a text; the media type can be None."""

    def listed(pairs):
        return [{"name": name, "value": value} for name, value in pairs]

    headers, answered_headers = list(headers), list(answered_headers)
    request = {"method": method, "url": url, "httpVersion": "HTTP/1.1", "cookies": [], "queryString": [], "headersSize": -1,
               "bodySize": 0}
    if sent:
        if sent[0] is not None:
            headers.append(("Content-Type", sent[0]))
        request["postData"] = {"mimeType": sent[0] or "", "text": sent[1]}
        request["bodySize"] = len(sent[1].encode())
    request["headers"] = listed(headers)
    content = {"size": 0, "mimeType": ""}
    if answered:
        if answered[0] is not None:
            answered_headers.append(("Content-Type", answered[0]))
        content = {"size": len(answered[1].encode()), "mimeType": answered[0] or "", "text": answered[1]}
    return {"startedDateTime": "2026-01-01T00:00:00.000Z", "time": 1, "request": request,
            "response": {"status": status, "statusText": "", "httpVersion": "HTTP/1.1", "headers": listed(answered_headers),
                         "cookies": [], "content": content, "redirectURL": "", "headersSize": -1, "bodySize": -1},
            "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0}}
