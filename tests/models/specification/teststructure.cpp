#include "structure.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using specification::Version;
using specification::Violation;

/** Documents that break one row of the tables, written by hand: the fault and its place. */
class TestStructure final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheFaultAtItsPlace_data();
    void findsTheFaultAtItsPlace();
    void allows_data();
    void allows();
    void marksTheText();
};

namespace {

const QByteArray Info = "info: {title: T, version: '1'}\n";

QByteArray headOf(Version version)
{
    return "openapi: " + specification::nameOf(version).toUtf8() + ".0\n";
}

/** `text` with the head and info, in block style. */
QByteArray with(const QByteArray &text)
{
    return Info + text;
}

QByteArray operation(const QByteArray &members)
{
    return with("paths: {/a: {get: {responses: {default: {description: d}}, " + members + "}}}\n");
}

QByteArray parameter(const QByteArray &members)
{
    return with("paths: {}\ncomponents: {parameters: {p: {" + members + "}}}\n");
}

QByteArray schema(const QByteArray &members)
{
    return with("paths: {}\ncomponents: {schemas: {s: {" + members + "}}}\n");
}

QByteArray component(const char *kind, const QByteArray &members)
{
    return with(QByteArray("paths: {}\ncomponents: {") + kind + ": {c: " + members + "}}\n");
}

struct Row {
    const char *name;
    QByteArray text;
    const char *word; ///< Null: none.
    const char *pointer = "";
    QList<Version> versions = {Version::V30, Version::V31, Version::V32};
};

const QList<Version> Only30 = {Version::V30};
const QList<Version> Until31 = {Version::V30, Version::V31};
const QList<Version> From31 = {Version::V31, Version::V32};
const QList<Version> Only32 = {Version::V32};

QList<Row> documentRows()
{
    return {
        {"no info", "paths: {}\n", "missing-field", ""},
        {"no title", "info: {version: '1'}\npaths: {}\n", "missing-field", "/info"},
        {"no version of the API", "info: {title: T}\npaths: {}\n", "missing-field", "/info"},
        {"version as a number", "info: {title: T, version: 1}\npaths: {}\n", "not-text", "/info/version"},
        {"no paths in 3.0", with("components: {}\n"), "missing-field", "", Only30},
        {"neither paths nor webhooks nor components", with(""), "none-of", "", From31},
        {"webhooks in 3.0", with("paths: {}\nwebhooks: {}\n"), "later-version", "/webhooks", Only30},
        {"$self in 3.1", with("paths: {}\n$self: a\n"), "later-version", "/$self", Until31},
        {"an unknown member", with("paths: {}\nhost: a\n"), "unknown-field", "/host"},
        {"info as a list", "info: []\npaths: {}\n", "not-object", "/info"},
        {"contact with an unknown member", "info: {title: T, version: '1', contact: {phone: '1'}}\npaths: {}\n",
         "unknown-field", "/info/contact/phone"},
        {"an address that is none", "info: {title: T, version: '1', contact: {email: kim}}\npaths: {}\n", "not-email",
         "/info/contact/email"},
        {"a URL with a space", "info: {title: T, version: '1', termsOfService: 'a b'}\npaths: {}\n", "not-url",
         "/info/termsOfService"},
        {"licence without a name", "info: {title: T, version: '1', license: {url: 'http://a'}}\npaths: {}\n",
         "missing-field", "/info/license"},
        {"licence identified twice",
         "info: {title: T, version: '1', license: {name: L, identifier: MIT, url: 'http://a'}}\npaths: {}\n",
         "not-together", "/info/license/url", From31},
        {"server without a URL", with("paths: {}\nservers: [{description: d}]\n"), "missing-field", "/servers/0"},
        {"servers as an object", with("paths: {}\nservers: {url: /}\n"), "not-list", "/servers"},
        {"variable without a default", with("paths: {}\nservers: [{url: '/{a}', variables: {a: {enum: [x]}}}]\n"),
         "missing-field", "/servers/0/variables/a"},
        {"variable with nothing to choose",
         with("paths: {}\nservers: [{url: '/{a}', variables: {a: {enum: [], default: x}}}]\n"), "empty-list",
         "/servers/0/variables/a/enum", From31},
        {"variable with a number", with("paths: {}\nservers: [{url: '/{a}', variables: {a: {default: 8080}}}]\n"),
         "not-text", "/servers/0/variables/a/default"},
        {"tag without a name", with("paths: {}\ntags: [{description: d}]\n"), "missing-field", "/tags/0"},
        {"parent of a tag in 3.1", with("paths: {}\ntags: [{name: a, parent: b}]\n"), "later-version", "/tags/0/parent",
         Until31},
        {"documentation without a URL", with("paths: {}\nexternalDocs: {description: d}\n"), "missing-field",
         "/externalDocs"},
        {"a component with a space in its name", with("paths: {}\ncomponents: {schemas: {'a b': {}}}\n"),
         "wrong-component", "/components/schemas/a b"},
        {"path items as components in 3.0", with("paths: {}\ncomponents: {pathItems: {}}\n"), "later-version",
         "/components/pathItems", Only30},
    };
}

QList<Row> pathRows()
{
    return {
        {"a path without a slash", with("paths: {a: {}}\n"), "wrong-path", "/paths/a"},
        {"an unknown method", with("paths: {/a: {fetch: {}}}\n"), "unknown-field", "/paths/~1a/fetch"},
        {"query in 3.1", with("paths: {/a: {query: {responses: {default: {description: d}}}}}\n"), "later-version",
         "/paths/~1a/query", Until31},
        {"a fixed method among the others",
         with("paths: {/a: {additionalOperations: {POST: {responses: {default: {description: d}}}}}}\n"),
         "wrong-method", "/paths/~1a/additionalOperations/POST", Only32},
        {"no responses in 3.0", with("paths: {/a: {get: {}}}\n"), "missing-field", "/paths/~1a/get", Only30},
        {"no response", with("paths: {/a: {get: {responses: {}}}}\n"), "no-entry", "/paths/~1a/get/responses"},
        {"a status that is none", with("paths: {/a: {get: {responses: {ok: {description: d}}}}}\n"), "wrong-status",
         "/paths/~1a/get/responses/ok"},
        {"a range in lower case", with("paths: {/a: {get: {responses: {2xx: {description: d}}}}}\n"), "wrong-status",
         "/paths/~1a/get/responses/2xx"},
        {"a response without a description", with("paths: {/a: {get: {responses: {'200': {}}}}}\n"), "missing-field",
         "/paths/~1a/get/responses/200", Until31},
        {"tags as text", operation("tags: a"), "not-list", "/paths/~1a/get/tags"},
        {"deprecated as text", operation("deprecated: 'true'"), "not-boolean", "/paths/~1a/get/deprecated"},
        {"parameters as an object", operation("parameters: {}"), "not-list", "/paths/~1a/get/parameters"},
        {"a body without content", operation("requestBody: {description: d}"), "missing-field",
         "/paths/~1a/get/requestBody"},
        {"a body of Swagger", operation("consumes: [a/b]"), "unknown-field", "/paths/~1a/get/consumes"},
        {"scopes as text", operation("security: [{key: read}]"), "not-list", "/paths/~1a/get/security/0/key"},
        {"a parameter without a name", parameter("in: query, schema: {}"), "missing-field", "/components/parameters/p"},
        {"a parameter in the body", parameter("name: a, in: body, schema: {}"), "wrong-value",
         "/components/parameters/p/in"},
        {"querystring in 3.1", parameter("name: a, in: querystring, content: {a/b: {}}"), "wrong-value",
         "/components/parameters/p/in", Until31},
        {"a schema of querystring", parameter("name: a, in: querystring, schema: {}"), "not-with",
         "/components/parameters/p/schema", Only32},
        {"neither schema nor content", parameter("name: a, in: query"), "none-of", "/components/parameters/p"},
        {"schema and content", parameter("name: a, in: query, schema: {}, content: {a/b: {}}"), "not-together",
         "/components/parameters/p/content"},
        {"two kinds of content", parameter("name: a, in: query, content: {a/b: {}, c/d: {}}"), "not-one-entry",
         "/components/parameters/p/content"},
        {"example and examples", parameter("name: a, in: query, schema: {}, example: 1, examples: {}"), "not-together",
         "/components/parameters/p/examples"},
        {"a style of another place", parameter("name: a, in: path, required: true, schema: {}, style: form"),
         "wrong-value", "/components/parameters/p/style"},
        {"type beside in", parameter("name: a, in: query, schema: {}, type: string"), "unknown-field",
         "/components/parameters/p/type"},
        {"reserved characters of a path",
         parameter("name: a, in: path, required: true, schema: {}, allowReserved: true"), "only-with",
         "/components/parameters/p/allowReserved", Until31},
        {"reserved characters of a cookie", parameter("name: a, in: cookie, schema: {}, allowReserved: true"),
         "only-with", "/components/parameters/p/allowReserved", Until31},
        {"reserved characters of a header parameter before 3.2",
         parameter("name: a, in: header, schema: {}, allowReserved: true"), "only-with",
         "/components/parameters/p/allowReserved", Until31},
        {"reserved characters of a header parameter", parameter("name: a, in: header, schema: {}, allowReserved: true"),
         "not-with", "/components/parameters/p/allowReserved", Only32},
        {"reserved characters in the style of cookies",
         parameter("name: a, in: cookie, style: cookie, schema: {}, allowReserved: true"), "not-with",
         "/components/parameters/p/allowReserved", Only32},
        {"reserved characters of a header", component("headers", "{schema: {}, allowReserved: true}"), "unknown-field",
         "/components/headers/c/allowReserved"},
        {"no value of a header parameter", parameter("name: a, in: header, schema: {}, allowEmptyValue: true"),
         "only-with", "/components/parameters/p/allowEmptyValue"},
        {"no value of a header", component("headers", "{schema: {}, allowEmptyValue: true}"), "unknown-field",
         "/components/headers/c/allowEmptyValue"},
        {"a header parameter with a space in its name", parameter("name: a b, in: header, schema: {}"), "wrong-header",
         "/components/parameters/p/name", Only32},
        {"a header parameter without characters", parameter("name: '', in: header, schema: {}"), "wrong-header",
         "/components/parameters/p/name", Only32},
        {"a header of a response with a colon",
         with("paths: {}\ncomponents: {responses: {r: {description: d, headers: {'X:': {schema: {}}}}}}\n"),
         "wrong-header", "/components/responses/r/headers/X:", Only32},
        {"a header of a part with a bracket",
         operation("requestBody: {content: {a/b: {encoding: {p: {headers: {'X[]': {schema: {}}}}}}}}"), "wrong-header",
         "/paths/~1a/get/requestBody/content/a~1b/encoding/p/headers/X[]", Only32},
        {"a header with a name", component("headers", "{name: a, schema: {}}"), "unknown-field",
         "/components/headers/c/name"},
    };
}

QList<Row> contentRows()
{
    return {
        {"a reference instead of a media type", operation("requestBody: {content: {a/b: {$ref: '#/x'}}}"),
         "no-reference", "/paths/~1a/get/requestBody/content/a~1b/$ref", Until31},
        {"a media type with an unknown member", operation("requestBody: {content: {a/b: {type: string}}}"),
         "unknown-field", "/paths/~1a/get/requestBody/content/a~1b/type"},
        {"a described media type before 3.2", operation("requestBody: {content: {a/b: {description: d}}}"),
         "later-version", "/paths/~1a/get/requestBody/content/a~1b/description", Until31},
        {"a description that is no text", operation("requestBody: {content: {a/b: {description: {}}}}"), "not-text",
         "/paths/~1a/get/requestBody/content/a~1b/description", Only32},
        {"encoding and itemEncoding",
         operation("requestBody: {content: {multipart/mixed: {itemSchema: {}, encoding: {}, itemEncoding: {}}}}"),
         "not-together", "/paths/~1a/get/requestBody/content/multipart~1mixed/itemEncoding", Only32},
        {"value and externalValue", component("examples", "{value: 1, externalValue: 'http://a'}"), "not-together",
         "/components/examples/c/externalValue"},
        {"value and dataValue", component("examples", "{value: 1, dataValue: 1}"), "not-together",
         "/components/examples/c/dataValue", Only32},
        {"a link to nothing", component("links", "{description: d}"), "none-of", "/components/links/c"},
        {"a link to two", component("links", "{operationId: a, operationRef: '#/b'}"), "not-together",
         "/components/links/c/operationId"},
        {"an unknown scheme", component("securitySchemes", "{type: basic}"), "wrong-value",
         "/components/securitySchemes/c/type"},
        {"mutualTLS in 3.0", component("securitySchemes", "{type: mutualTLS}"), "wrong-value",
         "/components/securitySchemes/c/type", Only30},
        {"a key without a place", component("securitySchemes", "{type: apiKey, name: k}"), "needs-other",
         "/components/securitySchemes/c"},
        {"a key in the path", component("securitySchemes", "{type: apiKey, name: k, in: path}"), "wrong-value",
         "/components/securitySchemes/c/in"},
        {"http without a scheme", component("securitySchemes", "{type: http}"), "needs-other",
         "/components/securitySchemes/c"},
        {"flows of a key", component("securitySchemes", "{type: apiKey, name: k, in: query, flows: {}}"), "only-with",
         "/components/securitySchemes/c/flows"},
        {"a flow without scopes",
         component("securitySchemes", "{type: oauth2, flows: {password: {tokenUrl: 'http://a'}}}"), "missing-field",
         "/components/securitySchemes/c/flows/password"},
        {"implicit without an authorization URL",
         component("securitySchemes", "{type: oauth2, flows: {implicit: {scopes: {}}}}"), "missing-field",
         "/components/securitySchemes/c/flows/implicit"},
        {"the device flow in 3.1", component("securitySchemes", "{type: oauth2, flows: {deviceAuthorization: {}}}"),
         "later-version", "/components/securitySchemes/c/flows/deviceAuthorization", Until31},
    };
}

QList<Row> schemaRows()
{
    return {
        {"several types in 3.0", schema("type: [string, 'null']"), "not-text", "/components/schemas/s/type", Only30},
        {"an unknown type", schema("type: text"), "wrong-value", "/components/schemas/s/type"},
        {"no types", schema("type: []"), "empty-list", "/components/schemas/s/type", From31},
        {"a type twice", schema("type: [string, string]"), "repeated", "/components/schemas/s/type/1", From31},
        {"const in 3.0", schema("const: 1"), "later-version", "/components/schemas/s/const", Only30},
        {"an unknown keyword in 3.0", schema("patern: a"), "unknown-field", "/components/schemas/s/patern", Only30},
        {"exclusiveMinimum of 3.1 in 3.0", schema("exclusiveMinimum: 1"), "not-boolean",
         "/components/schemas/s/exclusiveMinimum", Only30},
        {"exclusiveMinimum of 3.0 in 3.1", schema("exclusiveMinimum: true"), "not-number",
         "/components/schemas/s/exclusiveMinimum", From31},
        {"required as a flag", schema("required: true"), "not-list", "/components/schemas/s/required"},
        {"nothing required in 3.0", schema("required: []"), "empty-list", "/components/schemas/s/required", Only30},
        {"required twice", schema("required: [a, a]"), "repeated", "/components/schemas/s/required/1"},
        {"a negative length", schema("minLength: -1"), "not-count", "/components/schemas/s/minLength"},
        {"half an item", schema("maxItems: 1.5"), "not-count", "/components/schemas/s/maxItems"},
        {"a multiple of nothing", schema("multipleOf: 0"), "not-positive", "/components/schemas/s/multipleOf"},
        {"items as a list", schema("type: array, items: [{}]"), "not-object", "/components/schemas/s/items"},
        {"all of nothing", schema("allOf: []"), "empty-list", "/components/schemas/s/allOf"},
        {"a property that is text", schema("properties: {a: string}"), "not-object",
         "/components/schemas/s/properties/a"},
        {"deep in a schema", schema("properties: {a: {items: {oneOf: [{}, {not: {minimum: x}}]}}}"), "not-number",
         "/components/schemas/s/properties/a/items/oneOf/1/not/minimum"},
        {"a discriminator that is text", schema("discriminator: kind"), "not-object",
         "/components/schemas/s/discriminator"},
        {"a discriminator without a name", schema("discriminator: {mapping: {}}"), "missing-field",
         "/components/schemas/s/discriminator"},
        {"nodeType and attribute", schema("xml: {nodeType: attribute, attribute: true}"), "not-together",
         "/components/schemas/s/xml/attribute", Only32},
    };
}

QList<Row> allowedRows()
{
    return {
        {"nothing but paths", with("paths: {}\n"), nullptr},
        {"extensions everywhere", "x-a: 1\ninfo: {title: T, version: '1', x-b: 1}\npaths: {x-c: 1, /a: {x-d: 1}}\n",
         nullptr},
        {"unknown keywords from 3.1 on", schema("patern: a, unit: cm"), nullptr, "", From31},
        {"true as a schema", component("schemas", "true"), nullptr, "", From31},
        {"no additional properties", schema("additionalProperties: false"), nullptr},
        {"a reference and its siblings", schema("$ref: '#/components/schemas/s', type: 5"), nullptr, "", Only30},
        {"null", schema("type: [string, 'null'], examples: [a]"), nullptr, "", From31},
        {"a status as a number", with("paths: {/a: {get: {responses: {200: {description: d}}}}}\n"), nullptr},
        {"an operation without responses", with("paths: {/a: {get: {}}}\n"), nullptr, "", From31},
        {"a response without a description", with("paths: {/a: {get: {responses: {'200': {}}}}}\n"), nullptr, "",
         Only32},
        {"a media type by reference", operation("requestBody: {content: {a/b: {$ref: '#/x'}}}"), nullptr, "", Only32},
        {"a described media type", operation("requestBody: {content: {a/b: {description: d}}}"), nullptr, "", Only32},
        {"a described media type as a component", component("mediaTypes", "{description: d, schema: {}}"), nullptr, "",
         Only32},
        {"data and its text", component("examples", "{dataValue: 1, serializedValue: '1'}"), nullptr, "", Only32},
        {"another method", with("paths: {/a: {additionalOperations: {COPY: {}}}}\n"), nullptr, "", Only32},
        {"reserved characters of a query", parameter("name: a, in: query, schema: {}, allowReserved: true"), nullptr},
        {"no value in a query", parameter("name: a, in: query, schema: {}, allowEmptyValue: true"), nullptr},
        {"reserved characters of a path",
         parameter("name: a, in: path, required: true, schema: {}, allowReserved: true"), nullptr, "", Only32},
        {"reserved characters of a cookie",
         parameter("name: a, in: cookie, style: form, schema: {}, allowReserved: true"), nullptr, "", Only32},
        {"any name of a header before 3.2", parameter("name: a b, in: header, schema: {}"), nullptr, "", Until31},
        {"the characters of a header's name", parameter("name: \"X-1!#$%&'*+.^_`|~\", in: header, schema: {}"),
         nullptr},
        {"a query parameter with a space in its name", parameter("name: a b, in: query, schema: {}"), nullptr},
        {"a header as a component", component("headers", "{schema: {}}"), nullptr},
        {"a webhook alone", with("webhooks: {a: {post: {}}}\n"), nullptr, "", From31},
        {"a URL with variables",
         with("paths: {}\nservers: [{url: 'https://{host}:{port}/v1'}, {url: '{scheme}://a'}]\n"), nullptr},
        {"whole numbers", schema("minLength: 1.0, maxLength: 1e3, maxItems: 99999999999999999999"), nullptr},
        {"merged members",
         "x-common: &common {title: T, version: '1'}\ninfo: {<<: *common, description: d}\npaths: {}\n", nullptr},
        {"an alias", with("paths: {}\ncomponents: {schemas: {a: &a {type: string}, b: *a}}\n"), nullptr},
    };
}

/** Each field that all versions have, in a document without a fault. */
constexpr char CompleteText[] = R"(
info:
  title: T
  description: D
  termsOfService: https://example.com/terms
  contact: {name: Kim, url: 'https://example.com/kim', email: kim@example.com}
  license: {name: MIT, url: 'https://example.com/mit'}
  version: '1'
  x-info: [1]
servers:
  - url: https://{host}/v1
    description: D
    variables:
      host: {enum: [a, b], default: a, description: D}
security: [{key: []}, {}]
tags: [{name: books, description: D, externalDocs: {url: /books, description: D}}]
externalDocs: {url: 'https://example.com/docs', description: D}
paths:
  x-paths: 1
  /books/{id}:
    summary: S
    description: D
    servers: [{url: /}]
    parameters: [{$ref: '#/components/parameters/id'}]
    get:
      tags: [books]
      summary: S
      description: D
      externalDocs: {url: /docs}
      operationId: getBook
      parameters:
        - {name: filter, in: query, schema: {type: object}, style: deepObject, explode: true, allowReserved: true,
           allowEmptyValue: false, deprecated: false, description: D, required: false, example: {a: 1}}
        - {name: X-Trace, in: header, schema: {type: string}, style: simple}
        - {name: session, in: cookie, schema: {type: string}, style: form, examples: {one: {value: a}}}
        - {name: point, in: query, content: {application/json: {schema: {type: object}}}}
      requestBody: {$ref: '#/components/requestBodies/book'}
      responses:
        '200':
          description: D
          headers: {X-Rate: {$ref: '#/components/headers/rate'}}
          content: {application/json: {schema: {$ref: '#/components/schemas/book'}, example: {title: Emma}}}
          links: {next: {$ref: '#/components/links/next'}}
        4XX: {$ref: '#/components/responses/error'}
        default: {description: D}
      callbacks: {done: {'{$request.body#/url}': {post: {responses: {'200': {description: D}}}}}}
      deprecated: true
      security: [{login: [read]}]
      servers: [{url: /}]
    put: {responses: {'204': {description: D}}}
    post: {responses: {'201': {description: D}}}
    delete: {responses: {'204': {description: D}}}
    options: {responses: {'200': {description: D}}}
    head: {responses: {'200': {description: D}}}
    patch: {responses: {'200': {description: D}}}
    trace: {responses: {'200': {description: D}}}
components:
  schemas:
    book:
      title: Book
      type: object
      description: D
      required: [title]
      minProperties: 1
      maxProperties: 9
      additionalProperties: {type: string}
      properties:
        title: {type: string, minLength: 1, maxLength: 99, pattern: '^[A-Z]', default: A, example: B}
        pages: {type: integer, format: int32, minimum: 1, maximum: 9999, multipleOf: 1}
        tags: {type: array, items: {type: string, enum: [a, b]}, minItems: 0, maxItems: 9, uniqueItems: true}
        id: {type: string, format: uuid, readOnly: true}
        secret: {type: string, writeOnly: true, deprecated: true}
        part: {oneOf: [{$ref: '#/components/schemas/book'}, {not: {type: string}}]}
        other: {anyOf: [{type: boolean}, {type: number}]}
      allOf: [{type: object}]
      discriminator: {propertyName: title, mapping: {a: '#/components/schemas/book'}}
      xml: {name: book, namespace: 'https://example.com/ns', prefix: b, attribute: false, wrapped: false}
      externalDocs: {url: /docs}
  responses: {error: {description: D}}
  parameters: {id: {name: id, in: path, required: true, schema: {type: integer}, style: label}}
  examples: {emma: {summary: S, description: D, value: {title: Emma}}, far: {externalValue: 'https://example.com/e'}}
  requestBodies:
    book:
      description: D
      required: true
      content:
        multipart/form-data:
          schema: {type: object, properties: {file: {type: string}}}
          examples: {one: {$ref: '#/components/examples/emma'}}
          encoding:
            file: {contentType: image/png, headers: {X-A: {schema: {type: string}}}, style: form, explode: true,
                   allowReserved: false}
  headers: {rate: {description: D, required: true, deprecated: false, schema: {type: integer}, style: simple,
                   explode: false, example: 1}}
  securitySchemes:
    key: {type: apiKey, name: k, in: header, description: D}
    basic: {type: http, scheme: basic}
    bearer: {type: http, scheme: bearer, bearerFormat: JWT}
    openId: {type: openIdConnect, openIdConnectUrl: 'https://example.com/oid'}
    login:
      type: oauth2
      flows:
        implicit: {authorizationUrl: 'https://example.com/a', scopes: {read: R}}
        password: {tokenUrl: 'https://example.com/t', scopes: {}, refreshUrl: 'https://example.com/r'}
        clientCredentials: {tokenUrl: 'https://example.com/t', scopes: {}}
        authorizationCode: {authorizationUrl: 'https://example.com/a', tokenUrl: 'https://example.com/t', scopes: {}}
  links:
    next: {operationId: getBook, parameters: {id: $response.body#/next}, requestBody: 1, description: D, server: {url: /}}
    far: {operationRef: '#/paths/~1books~1{id}/get'}
  callbacks: {done: {'{$url}': {post: {responses: {'200': {description: D}}}}}}
)";

constexpr char CompleteText30[] = R"(
info: {title: T, version: '1'}
paths: {}
components:
  schemas:
    a: {type: string, nullable: true}
    b: {type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}
)";

constexpr char CompleteText31[] = R"(
jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base
info: {title: T, summary: S, version: '1', license: {name: MIT, identifier: MIT}}
webhooks: {new: {post: {responses: {'200': {description: D}}}}}
components:
  pathItems: {a: {get: {}}}
  securitySchemes: {certificate: {type: mutualTLS}}
  schemas:
    all: true
    a:
      $id: https://example.com/a
      $schema: https://json-schema.org/draft/2020-12/schema
      $anchor: top
      $dynamicAnchor: node
      $comment: C
      $vocabulary: {https://json-schema.org/draft/2020-12/vocab/core: true}
      $defs: {b: {$ref: '#top', description: D}, c: {$dynamicRef: '#node'}}
      type: [object, 'null']
      const: 1
      examples: [1]
      exclusiveMinimum: 0
      exclusiveMaximum: 9
      prefixItems: [{}]
      contains: {}
      minContains: 0
      maxContains: 9
      unevaluatedItems: false
      patternProperties: {^x: true}
      propertyNames: {maxLength: 9}
      dependentRequired: {a: [b]}
      dependentSchemas: {a: {}}
      unevaluatedProperties: {}
      if: {}
      then: {}
      else: {}
      contentEncoding: base64
      contentMediaType: application/json
      contentSchema: {}
      myKeyword: [1]
)";

constexpr char CompleteText32[] = R"(
$self: https://example.com/api.yaml
info: {title: T, version: '1'}
servers: [{url: /, name: main}]
tags: [{name: a, summary: S, kind: nav}, {name: b, parent: a}]
paths:
  /a:
    query: {responses: {'200': {summary: S}}}
    additionalOperations: {COPY: {responses: {'200': {}}}}
    get:
      parameters:
        - {name: q, in: querystring, content: {application/json: {schema: {}}}}
        - {name: c, in: cookie, schema: {}, style: cookie}
      responses:
        '200':
          content:
            text/event-stream: {itemSchema: {type: object}}
            multipart/mixed:
              itemSchema: {}
              prefixEncoding: [{contentType: text/plain}]
              itemEncoding: {contentType: multipart/form-data, encoding: {a: {contentType: text/plain}}}
            application/json: {$ref: '#/components/mediaTypes/json'}
components:
  mediaTypes: {json: {schema: {}, examples: {a: {dataValue: {a: 1}, serializedValue: '{"a":1}'}}}}
  securitySchemes:
    login:
      type: oauth2
      deprecated: true
      oauth2MetadataUrl: https://example.com/meta
      flows:
        deviceAuthorization: {deviceAuthorizationUrl: 'https://example.com/d', tokenUrl: 'https://example.com/t', scopes: {}}
  schemas:
    s:
      properties: {kind: {type: string, xml: {nodeType: attribute, name: k}}}
      discriminator: {propertyName: kind, defaultMapping: s, mapping: {x: s}}
)";

QList<Row> completeRows()
{
    return {
        {"each field that all versions have", CompleteText, nullptr},
        {"each field of 3.0 alone", CompleteText30, nullptr, "", Only30},
        {"each field since 3.1", CompleteText31, nullptr, "", From31},
        {"each field since 3.2", CompleteText32, nullptr, "", Only32},
    };
}

void addRows(const QList<Row> &rows)
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Version>("version");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("pointer");
    for (const Row &row : rows) {
        for (const Version version : row.versions)
            QTest::addRow("%s, %s", row.name, qPrintable(specification::nameOf(version)))
                << headOf(version) + row.text << version << QString::fromLatin1(row.word)
                << QString::fromLatin1(row.pointer);
    }
}

QString described(const QList<Violation> &violations)
{
    QStringList lines;
    for (const Violation &violation : violations)
        lines.append(specification::wordOf(violation.fault) + u" at "_qs + violation.pointer.toString());
    return lines.join(u'\n');
}

} // namespace

void TestStructure::findsTheFaultAtItsPlace_data()
{
    addRows(documentRows() + pathRows() + contentRows() + schemaRows());
}

void TestStructure::findsTheFaultAtItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, word);
    QFETCH(QString, pointer);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    const QList<Violation> found = specification::checkStructure(snapshot, version);
    QCOMPARE(described(found), QString(word + u" at "_qs + pointer));
}

void TestStructure::allows_data()
{
    addRows(allowedRows() + completeRows());
}

void TestStructure::allows()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    QCOMPARE(described(specification::checkStructure(snapshot, version)), QString());
}

/** A missing field is marked at the key of its object, an unknown one at its own key, a wrong value at the value. */
void TestStructure::marksTheText()
{
    const Snapshot snapshot = Snapshot::parse("openapi: 3.0.0\ninfo: {version: '1', titel: T}\npaths: {}\ntags: none\n",
                                              Format::Yaml);
    QByteArrayList marked;
    for (const Violation &violation : specification::checkStructure(snapshot, Version::V30))
        marked.append(snapshot.text(violation.span));
    QCOMPARE(marked, (QByteArrayList{"none", "titel", "info"}));
}

GATEWRIGHT_TEST(TestStructure, QCoreApplication)
#include "teststructure.moc"
