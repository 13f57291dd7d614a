"""A definition for mocks, and what a mock answers to requests to it.

The expectations were written by hand from README.md, OpenAPI 3.1, RFC 9110, RFC 9457, RFC 7240 and RFC 6750, not from
what the program does.
"""

DEFINITION = """openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://pets.example/v7'}]
paths:
  /pets:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 100}}
        - {name: tags, in: query, style: pipeDelimited, explode: false, schema: {type: array, maxItems: 2, items: {type: string}}}
        - {name: filter, in: query, style: deepObject, schema: {type: object, properties: {age: {type: integer}}}}
        - {name: X-Trace, in: header, schema: {type: string, maxLength: 4}}
        - {name: session, in: cookie, schema: {type: string, pattern: '^s'}}
      responses:
        '206': {description: A part, content: {text/plain: {example: part}}}
        '200':
          description: Pets
          headers:
            X-Total: {schema: {type: integer, const: 2}}
          content:
            application/json:
              schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}
              examples:
                two: {value: [{id: 1, name: Rex}, {id: 2, name: Tom}]}
                empty: {value: []}
            application/xml:
              schema: {type: array, xml: {name: pets, wrapped: true}, items: {$ref: '#/components/schemas/Pet'}}
            text/plain: {example: 'Rex,Tom'}
        4XX: {description: Wrong, content: {application/json: {example: {why: range}}}}
        '503': {description: Busy, content: {text/plain: {example: busy}}}
    post:
      requestBody:
        required: true
        content:
          application/json: {schema: {$ref: '#/components/schemas/Pet'}}
          application/xml: {schema: {$ref: '#/components/schemas/Pet'}}
          application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Pet'}}
          multipart/form-data:
            schema: {type: object, required: [name, photo], properties: {name: {type: string},
              photo: {type: string, maxLength: 1000}, count: {type: integer}}}
      responses:
        '201': {description: Made, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
        '415': {description: Type, content: {application/json: {example: {why: type}}}}
        '422': {description: Invalid, content: {application/json: {example: {why: invalid}}}}
        '400': {description: Bad, content: {application/json: {example: {why: bad}}}}
  /pets/mine: {get: {responses: {'200': {description: Mine, content: {text/plain: {example: mine}}}}}}
  /pets/{id}:
    get:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
        - {name: kind, in: query, schema: {type: string}, examples: {cat: {value: small}, dog: {value: large}}}
      responses:
        '200':
          description: A pet
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Pet'}
              examples:
                far: {externalValue: 'http://127.0.0.1:1/never'}
                cat: {value: {id: 1, name: cat}}
                dog: {value: {id: 2, name: dog}}
    post:
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      requestBody:
        content:
          application/json: {examples: {small: {value: {size: 1, at: {x: 1}}}, large: {value: {size: 9, at: {x: 1}}}}}
      responses:
        '200': {description: Yes, content: {application/json: {examples: {small: {value: s}, large: {value: l}}}}}
    delete:
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'204': {description: Gone}}
  /bad: {post: {requestBody: {$ref: '#/components/requestBodies/Number'},
    responses: {'204': {description: Yes}, '400': {description: Bad, content: {text/plain: {example: bad}}}}}}
  /range: {post: {requestBody: {$ref: '#/components/requestBodies/Number'},
    responses: {2XX: {description: Yes, content: {text/plain: {example: fine}}},
                4XX: {description: Bad, content: {text/plain: {example: range}}}}}}
  /default: {post: {requestBody: {$ref: '#/components/requestBodies/Number'},
    responses: {default: {description: Any, content: {text/plain: {example: any}}}}}}
  /fault: {post: {requestBody: {$ref: '#/components/requestBodies/Number'},
    responses: {'200': {description: Yes}, '500': {description: Fault, content: {text/plain: {example: fault}}}}}}
  /plain: {post: {requestBody: {$ref: '#/components/requestBodies/Number'}, responses: {'200': {description: Yes}}}}
  /moved: {get: {responses: {'404': {description: No}, '302': {description: Moved,
    headers: {Location: {schema: {type: string, const: /pets}}}}}}}
  /key: {get: {security: [{key: []}], responses: {'200': {description: Yes}}}}
  /basic: {get: {security: [{basic: []}], responses: {'200': {description: Yes},
    '401': {description: Who, content: {application/json: {example: {who: you}}}}}}}
  /token: {get: {security: [{oauth: [read]}], responses: {'200': {description: Yes}}}}
  /either: {get: {security: [{tenant: [], basic: []}, {token: []}], responses: {'200': {description: Yes}}}}
  /optional: {get: {security: [{key: []}, {}], responses: {'200': {description: Yes}}}}
  /photo: {get: {responses: {'200': {description: Photo, content: {image/png: {schema: {type: string, format: binary}}}}}},
           head: {responses: {'204': {description: Own}}}}
  /parts: {get: {responses: {'200': {description: Parts, content: {multipart/mixed: {schema: {type: object,
    required: [a, b], properties: {a: {type: string, const: x}, b: {type: object, properties: {n: {const: 1}}}}}}}}}}}
  /wrong: {get: {responses: {'200': {description: Wrong, content: {application/json: {schema: {type: integer},
    example: text}}}}}}
  /drawn: {get: {responses: {'200': {description: Drawn, content: {application/json: {example: {}, schema: {type: object,
    required: [a, b, c], properties: {a: {type: integer, minimum: 1, maximum: 1000000}, b: {type: string, minLength: 6,
    maxLength: 12}, c: {type: string, format: uuid}}}}}}}}}
  /named: {get: {responses: {'200': {description: Names, headers: {X-Names: {schema: {type: array, items: {type: string},
    examples: [[Rex, Tom]]}}}}}}}
  /old: {get: {deprecated: true, responses: {'200': {description: Yes}}}}
  /older: {get: {deprecated: true, x-deprecated-at: '2023-06-30T23:59:59Z', x-sunset: '2024-06-30',
    responses: {'200': {description: Yes}}}}
components:
  requestBodies: {Number: {required: true, content: {application/json: {schema: {type: integer}}}}}
  schemas:
    Pet:
      type: object
      required: [id, name, secret]
      properties:
        id: {type: integer, readOnly: true}
        name: {type: string, minLength: 1}
        secret: {type: string, writeOnly: true}
        weight: {type: number, xml: {attribute: true}}
      xml: {name: pet}
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    tenant: {type: apiKey, in: query, name: tenant}
    basic: {type: http, scheme: basic}
    token: {type: http, scheme: bearer}
    oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://id.example/t', scopes: {read: Read}}}}
x-vendor-api-gateway:
  info: {name: pets, state: {active: true}}
  server: {listenPath: {value: /mock/, strip: true}}
  upstream: {url: 'http://127.0.0.1:1'}
"""

PROBLEM = "application/problem+json"
JSON = "application/json"
TEXT = "text/plain"


class Case:
    """A request, as arguments of curl with the path at the end, and the answer. `body` is JSON for a list, object or
    number, the exact bytes for bytes, a part of the body for a text, and is not compared if it is None."""

    def __init__(self, name, arguments, status, media_type="", body=b"", **fields):
        self.name = name
        self.arguments = arguments
        self.status = status
        self.media_type = media_type
        self.body = body
        self.fields = fields


def prefer(*values):
    return [part for value in values for part in ("-H", f"Prefer: {value}")]


def accept(value):
    return ["-H", f"Accept: {value}"]


def sent(media_type, body):
    return ["-H", f"Content-Type: {media_type}", "--data-binary", body]


PETS = [{"id": 1, "name": "Rex"}, {"id": 2, "name": "Tom"}]
INVALID = {"why": "invalid"}
TYPE = {"why": "type"}
RANGE = {"why": "range"}
PART = "--b\r\nContent-Disposition: form-data; name={}\r\n\r\n{}\r\n"
FORM = "multipart/form-data; boundary=b"

CASES = [
    # The path, then the method (RFC 9110, 15.5.5, 15.5.6 and 9.3.2).
    Case("no path", ["/cats"], 404, PROBLEM, "404"),
    Case("the servers of the document play no part", ["/v7/pets"], 404, PROBLEM, "404"),
    Case("a longer path", ["/pets/1/2"], 404, PROBLEM, "404"),
    Case("no method", ["-X", "PUT", "/pets"], 405, PROBLEM, "405", Allow="GET, HEAD, POST"),
    Case("no method, after credentials", ["-X", "DELETE", "/key"], 405, PROBLEM, "405", Allow="GET, HEAD"),
    Case("OPTIONS without an operation", ["-X", "OPTIONS", "/bad"], 405, PROBLEM, "405", Allow="POST"),
    Case("HEAD of GET", ["-I", "/pets"], 200, JSON, b"", X_Total="2"),
    Case("HEAD of its own", ["-I", "/photo"], 204),
    Case("a path without names first", ["/pets/mine"], 200, TEXT, b"mine"),
    Case("a percent-encoded path", ["/p%65ts/m%69ne"], 200, TEXT, b"mine"),
    # Credentials (RFC 9110, 11.6.1; RFC 6750, 2.1; RFC 7617, 2).
    Case("no credentials", ["/key"], 401, PROBLEM, "key", WWW_Authenticate='ApiKey realm="mock"'),
    Case("a documented 401", ["/basic"], 401, JSON, {"who": "you"}, WWW_Authenticate='basic realm="mock"'),
    Case("a key", ["-H", "X-Key: k", "/key"], 200),
    Case("an empty key", ["-H", "X-Key;", "/key"], 401, PROBLEM, "key"),
    Case("user and password", ["-u", "kim:secret", "/basic"], 200),
    Case("malformed Basic", ["-H", "Authorization: Basic ?", "/basic"], 401, JSON, {"who": "you"}),
    Case("a token", ["-H", "Authorization: bearer a.b-c~d==", "/token"], 200),
    Case("malformed token", ["-H", "Authorization: Bearer a b", "/token"], 401, PROBLEM, "oauth",
         WWW_Authenticate='Bearer realm="mock"'),
    Case("one of two schemes", ["-u", "kim:secret", "/either"], 401, PROBLEM, "token"),
    Case("two of two schemes", ["-u", "kim:secret", "/either?tenant=t"], 200),
    Case("another alternative", ["-H", "Authorization: Bearer t", "/either"], 200),
    Case("optional credentials", ["/optional"], 200),
    Case("credentials before the rest", [*sent("text/plain", "x"), "-X", "GET", "/key"], 401, PROBLEM, "key"),
    # The media type of the request (RFC 9110, 15.5.16).
    Case("a body where the operation has none", ["-X", "GET", *sent("text/plain", "x"), "/moved"], 415, PROBLEM, "415"),
    Case("another media type", [*sent("text/csv", "x"), "/pets"], 415, JSON, TYPE),
    Case("415 that is not documented", [*sent("text/csv", "1"), "/plain"], 415, PROBLEM, "415"),
    Case("415 by a range", [*sent("text/csv", "1"), "/range"], 415, TEXT, b"range"),
    Case("a parameter of the media type", [*sent("application/json; charset=utf-8", "1"), "/plain"], 200),
    # Invalid requests.
    Case("422", [*sent(JSON, "{}"), "/pets"], 422, JSON, INVALID),
    Case("422 for no body", ["-X", "POST", "/pets"], 422, JSON, INVALID),
    Case("422 for no JSON", [*sent(JSON, "{"), "/pets"], 422, JSON, INVALID),
    Case("400", [*sent(JSON, '"x"'), "/bad"], 400, TEXT, b"bad"),
    Case("4XX", [*sent(JSON, '"x"'), "/range"], 422, TEXT, b"range"),
    Case("default", [*sent(JSON, '"x"'), "/default"], 422, TEXT, b"any"),
    Case("500", [*sent(JSON, '"x"'), "/fault"], 500, TEXT, b"fault"),
    Case("nothing documented", [*sent(JSON, '"x"'), "/plain"], 422, PROBLEM, "integer"),
    Case("a parameter below its minimum", ["/pets?limit=0"], 422, JSON, RANGE),
    Case("a parameter of another type", ["/pets?limit=x"], 422, JSON, RANGE),
    Case("a list with a separator", ["/pets?tags=a%7Cb"], 200, JSON, PETS),
    Case("a list that is too long", ["/pets?tags=a%7Cb%7Cc"], 422, JSON, RANGE),
    Case("a deep object", ["/pets?filter%5Bage%5D=3"], 200, JSON, PETS),
    Case("a deep object of another type", ["/pets?filter%5Bage%5D=old"], 422, JSON, RANGE),
    Case("a header field", ["-H", "X-Trace: 12345", "/pets"], 422, JSON, RANGE),
    Case("a cookie", ["-b", "session=x", "/pets"], 422, JSON, RANGE),
    Case("a cookie that fits", ["-b", "a=1; session=sx", "/pets"], 200, JSON, PETS),
    Case("an undocumented parameter", ["/pets?more=1"], 200, JSON, PETS),
    Case("a parameter in the path", ["-X", "DELETE", "/pets/x"], 422, PROBLEM, "id"),
    Case("a read-only member", [*sent(JSON, '{"name":"a","secret":"s","id":1}'), "/pets"], 422, JSON, INVALID),
    # Bodies.
    Case("no read-only member, no write-only one back", [*sent(JSON, '{"name":"a","secret":"s"}'), "/pets"], 201, JSON,
         lambda body: "id" in body and "name" in body and "secret" not in body),
    Case("a form", [*sent("application/x-www-form-urlencoded", "name=a+b&secret=s&weight=3.5"), "/pets"], 201, JSON, None),
    Case("a form with a wrong field", [*sent("application/x-www-form-urlencoded", "name=a&secret=s&weight=x"), "/pets"],
         422, JSON, INVALID),
    Case("XML", [*sent("application/xml", '<pet weight="3.5"><name>a</name><secret>s</secret></pet>'), "/pets"], 201, JSON,
         None),
    Case("XML with a wrong attribute", [*sent("application/xml", '<pet weight="x"><name>a</name><secret>s</secret></pet>'),
         "/pets"], 422, JSON, INVALID),
    Case("XML without an element", [*sent("application/xml", "<pet><name>a</name></pet>"), "/pets"], 422, JSON, INVALID),
    Case("no XML", [*sent("application/xml", "<pet>"), "/pets"], 422, JSON, INVALID),
    Case("parts", ["-F", "name=Rex", "-F", "photo=@photo.png;type=image/png", "-F", "count=2", "/pets"], 201, JSON, None),
    Case("a part of another type", ["-F", "name=Rex", "-F", "photo=@photo.png;type=image/png", "-F", "count=x", "/pets"],
         422, JSON, INVALID),
    Case("a missing part", ["-F", "name=Rex", "/pets"], 422, JSON, INVALID),
    Case("no end of parts", [*sent(FORM, PART.format("name", "Rex")), "/pets"], 422, JSON, INVALID),
    Case("a compressed body", ["-H", "Content-Encoding: gzip", *sent(JSON, "@number.gz"), "/plain"], 200),
    # Which success.
    Case("the lowest success", ["/pets"], 200, JSON, PETS, X_Total="2"),
    Case("a list in a field", ["/named"], 200, X_Names="Rex,Tom"),
    Case("2XX", [*sent(JSON, "1"), "/range"], 200, TEXT, b"fine"),
    Case("default alone", [*sent(JSON, "1"), "/default"], 200, TEXT, b"any"),
    Case("no content", [*sent(JSON, "1"), "/bad"], 204),
    Case("no success", ["/moved"], 302, Location="/pets"),
    # Accept (RFC 9110, 12.5.1).
    Case("the first media type", [*accept("*/*"), "/pets"], 200, JSON, PETS),
    Case("another media type of the response", [*accept("text/plain"), "/pets"], 200, TEXT, b"Rex,Tom"),
    Case("weights", [*accept("application/json;q=0.1, text/*;q=0.9"), "/pets"], 200, TEXT, b"Rex,Tom"),
    Case("weight zero", [*accept("application/json;q=0, application/xml;q=0, */*"), "/pets"], 200, TEXT, b"Rex,Tom"),
    Case("a more specific weight", [*accept("text/*, application/*;q=0.5, text/plain;q=0.2, application/xml;q=0"), "/pets"],
         200, JSON, PETS),
    Case("not acceptable", [*accept("image/png"), "/pets"], 406, PROBLEM, "406"),
    Case("errors do not negotiate", [*accept("image/png"), "/pets?limit=x"], 422, JSON, RANGE),
    Case("XML by its objects", [*accept("application/xml"), "/pets"], 200, "application/xml", "<pets><pet"),
    # Prefer (RFC 7240, 2 and 3).
    Case("code", [*prefer("code=206"), "/pets"], 206, TEXT, b"part", Preference_Applied="code=206"),
    Case("code by a range", [*prefer("code=404"), "/pets"], 404, JSON, RANGE, Preference_Applied="code=404"),
    Case("code of an error", [*prefer("code=503"), "/pets"], 503, TEXT, b"busy", Preference_Applied="code=503"),
    Case("code that is not documented", [*prefer("code=599"), "/pets"], 200, JSON, PETS, Preference_Applied=None),
    Case("code that is none", [*prefer("code=2x"), "/pets"], 200, JSON, PETS, Preference_Applied=None),
    Case("code after the path", [*prefer("code=200"), "/cats"], 404, PROBLEM, "404"),
    Case("code after the checks", [*prefer("code=200"), "/pets?limit=x"], 422, JSON, RANGE, Preference_Applied=None),
    Case("example", [*prefer("example=empty"), "/pets"], 200, JSON, [], Preference_Applied="example=empty"),
    Case("example in quotes", [*prefer('EXAMPLE = "empty"'), "/pets"], 200, JSON, [], Preference_Applied="example=empty"),
    Case("example that is not there", [*prefer("example=other"), "/pets"], 200, JSON, PETS, Preference_Applied=None),
    Case("example=none", [*prefer("example=none"), "/pets/1"], 200, JSON,
         lambda body: "id" in body and body["name"] not in ("cat", "dog"), Preference_Applied="example=none"),
    Case("dynamic", [*prefer("dynamic=true"), "/drawn"], 200, JSON, lambda body: set(body) == {"a", "b", "c"},
         Preference_Applied="dynamic=true"),
    Case("several fields", [*prefer("code=206", "wait=1, code=503"), "/pets"], 206, TEXT, b"part",
         Preference_Applied="code=206"),
    Case("an unknown preference", [*prefer("respond-async; x=1"), "/pets"], 200, JSON, PETS, Preference_Applied=None),
    # Which example.
    Case("the first example with a value", ["/pets/1"], 200, JSON, {"id": 1, "name": "cat"}),
    Case("the example with the name in the path", ["/pets/dog"], 200, JSON, {"id": 2, "name": "dog"}),
    Case("the example of a parameter", ["/pets/1?kind=large"], 200, JSON, {"id": 2, "name": "dog"}),
    Case("the example of the body", [*sent(JSON, '{"at":{"x":1},"size":9}'), "/pets/1"], 200, JSON, '"l"'),
    Case("an example that does not fit its schema", ["/wrong"], 200, JSON, b'"text"'),
    # Other values.
    Case("binary", ["/photo"], 200, "image/png", None),
    Case("multipart response", ["/parts"], 200, "multipart/mixed", None),
    # RFC 9745, 2 and RFC 8594, 3.
    Case("deprecated without a date", ["/old"], 200, Deprecation=None),
    Case("deprecated since a date", ["/older"], 200, Deprecation="@1688169599", Sunset="Sun, 30 Jun 2024 00:00:00 GMT"),
]

# Where Prism 5.14.2 answers otherwise, and the document that decides. The mock follows each of them; Prism does so only
# where the text says it. "Its guide" is docs/guides/01-mocking.md of stoplightio/prism.
PRISM = [
    (
        "RFC 9110, 15.5.6: a 405 must have Allow",
        ["no method", "no method, after credentials", "OPTIONS without an operation"],
    ),
    ("RFC 9110, 9.1: servers must support HEAD where they support GET", ["HEAD of GET"]),
    ("RFC 9110, 15.5.2: a 401 must have WWW-Authenticate", ["no credentials", "a documented 401"]),
    ("RFC 9110, 11.1: names of schemes are compared without case", ["a token"]),
    ("RFC 6750, 2.1: a token has no blanks", ["malformed token"]),
    ("Prism's guide: an invalid request gets the documented 422; it answers 400 of its own", ["422 for no JSON"]),
    ("README.md. Prism's guide has 500 with a problem here, but it answers 422", ["500"]),
    ("OpenAPI 3.1, 4.8.12: a parameter in a cookie has a schema; Prism does not check cookies", ["a cookie"]),
    (
        "README.md. JSON Schema Validation, 9.4: a read-only value may be ignored or rejected; both follow it",
        ["a read-only member"],
    ),
    (
        "JSON Schema Validation, 9.4: a write-only value is never there when an instance is retrieved",
        ["no read-only member, no write-only one back"],
    ),
    (
        "OpenAPI 3.1, 4.8.26: the XML Object names elements and attributes; Prism compares no XML and writes <xml>",
        ["XML", "XML by its objects"],
    ),
    ("RFC 9110, 8.4: Content-Encoding tells how to decode the content; else 415", ["a compressed body"]),
    ("none: Prism ends with a TypeError", ["a list in a field"]),
    (
        "RFC 7240, 3: Preference-Applied may be sent; both follow it",
        ["code", "code by a range", "code of an error", "example", "example in quotes", "several fields"],
    ),
    (
        "RFC 7240, 2: a preference that can't be met is ignored; Prism answers 404, its guide says 500",
        ["code that is not documented", "code that is none", "example that is not there"],
    ),
    ("README.md: example=none is the mock's own", ["example=none"]),
    (
        "README.md: a value has the properties that its schema names; Prism adds others, which the schema allows",
        ["dynamic"],
    ),
    (
        "Prism's guide: a response with an example uses it; it takes externalValue as the first one, and makes a value",
        ["the first example with a value"],
    ),
    (
        "README.md: the example that fits the request; Prism's guide has only the name in Prefer",
        ["the example with the name in the path", "the example of a parameter", "the example of the body"],
    ),
    ("OpenAPI 3.1, 4.8.14: content can be multipart; Prism answers 500", ["multipart response"]),
    (
        "RFC 9745, 2.1: Deprecation is a date; Prism follows its guide, which has the draft's true",
        ["deprecated without a date", "deprecated since a date"],
    ),
]
