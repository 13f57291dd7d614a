#include "documentationcases.h"

namespace support {

namespace {

const QByteArrayList Only32{"3.2.0"};
const QByteArrayList Since31{"3.1.0", "3.2.0"};

/** An operation with all that documentation needs, and these responses. */
QByteArray respondingWith(const QByteArray &responses)
{
    return "paths: {/a: {get: {responses: {" + responses + "}}}}\n";
}

QByteArray queryOf(const QByteArray &parameters)
{
    return "paths: {/a: {parameters: [{name: p, in: query, schema: {}}], get: {parameters: [" + parameters +
           "], responses: {default: {description: d}}}}}\n";
}

QByteArray mediaOf(const QByteArray &members)
{
    return respondingWith("'200': {description: d, content: {application/json: {" + members + "}}}");
}

QList<StyleCase> infoCases()
{
    return {
        {"none", "info-contact", "paths: {}\n", "/info", "info"},
        {"none", "info-description", "paths: {}\n", "/info", "info"},
        {"none", "info-license", "paths: {}\n", "/info", "info"},
        {"none", "oas3-api-servers", "paths: {}\n", "", "openapi"},
        {"an empty list", "oas3-api-servers", "paths: {}\nservers: []\n", "/servers", "servers"},
        {"a server of documentation", "oas3-server-not-example.com",
         "paths: {}\nservers: [{url: http://example.com}]\n", "/servers/0/url", "http://example.com"},
        {"none", "openapi-tags", "paths: {}\n", "", "openapi"},
        {"not in order", "openapi-tags-alphabetical", "paths: {}\ntags: [{name: b}, {name: a}]\n", "/tags/1", "a"},
        {"without a description", "tag-description", "paths: {}\ntags: [{name: b}]\n", "/tags/0", "name"},
        {"an unknown parent", "spec-no-invalid-tag-parents", "paths: {}\ntags: [{name: a, parent: b}]\n",
         "/tags/0/parent", "b", Only32},
        {"its own parent", "spec-no-invalid-tag-parents", "paths: {}\ntags: [{name: a, parent: a}]\n", "/tags/0/parent",
         "a", Only32},
    };
}

/** A tag below a cycle is not in it. */
QList<StyleCase> tagCases()
{
    return {
        {"a cycle above another tag", "spec-no-invalid-tag-parents",
         "paths: {}\ntags: [{name: x, parent: b}, {name: b, parent: b}, {name: c}]\n", "/tags/1/parent", "b", Only32},
    };
}

QList<StyleCase> operationCases()
{
    return {
        {"none", "operation-description", operationOf("summary: s"), "/paths/~1a/get", "get"},
        {"an empty one", "operation-description", operationOf("description: ''"), "/paths/~1a/get", "get"},
        {"none", "operation-operationId", operationOf("summary: s"), "/paths/~1a/get", "get"},
        {"none", "operation-tags", operationOf("summary: s"), "/paths/~1a/get", "get"},
        {"an empty list", "operation-tags", operationOf("tags: []"), "/paths/~1a/get", "get"},
        {"another method", "operation-tags",
         "paths: {/a: {additionalOperations: {COPY: {responses: {default: {description: d}}}}}}\n",
         "/paths/~1a/additionalOperations/COPY", "COPY", Only32},
        {"two", "operation-singular-tag", "tags: [{name: a}, {name: b}]\n" + operationOf("tags: [a, b]"),
         "/paths/~1a/get/tags", "tags"},
        {"only a default", "operation-success-response", respondingWith("default: {description: d}"),
         "/paths/~1a/get/responses", "responses"},
        {"only failures", "operation-success-response", respondingWith("4XX: {description: d}"),
         "/paths/~1a/get/responses", "responses"},
        {"only success", "operation-4xx-response", respondingWith("'200': {description: d}"),
         "/paths/~1a/get/responses", "responses"},
        {"without a description", "oas3-parameter-description",
         operationOf("parameters: [{name: p, in: query, schema: {}}]"), "/paths/~1a/get/parameters/0", "name"},
        {"beside a query of the path", "spec-querystring-parameters",
         queryOf("{name: q, in: querystring, content: {a/b: {}}}"), "/paths/~1a/parameters/0",
         "{name: p, in: query, schema: {}}", Only32},
        {"of an additional operation beside a query of the path", "spec-querystring-parameters",
         "paths: {/a: {parameters: [{name: p, in: query, schema: {}}], additionalOperations: {COPY: {parameters: "
         "[{name: q, in: querystring, content: {a/b: {}}}], responses: {default: {description: d}}}}}}\n",
         "/paths/~1a/parameters/0", "{name: p, in: query, schema: {}}", Only32},
    };
}

QList<StyleCase> pathCases()
{
    return {
        {"a parameter against a fixed part", "no-ambiguous-paths",
         "paths: {'/a/{x}': {parameters: [{name: x, in: path, required: true, schema: {}}]}, "
         "'/{y}/b': {parameters: [{name: y, in: path, required: true, schema: {}}]}}\n",
         "/paths/~1{y}~1b", "'/{y}/b'"},
        {"a verb", "no-http-verbs-in-paths", "paths: {/getBooks: {}}\n", "/paths/~1getBooks", "/getBooks"},
        {"capitals", "paths-kebab-case", "paths: {/bookList: {}}\n", "/paths/~1bookList", "/bookList"},
        {"an underscore", "paths-kebab-case", "paths: {/a/book_list: {}}\n", "/paths/~1a~1book_list", "/a/book_list"},
    };
}

QList<StyleCase> schemaCasesOfDocumentation()
{
    return {
        {"items of a text", "no-schema-type-mismatch", schemaOf("type: string, items: {}"),
         "/components/schemas/s/items", "items"},
        {"properties of a list", "no-schema-type-mismatch", schemaOf("type: array, items: {}, properties: {}"),
         "/components/schemas/s/properties", "properties"},
        {"without an example", "scalar-property-missing-example", schemaOf("properties: {a: {type: string}}"),
         "/components/schemas/s/properties/a", "a"},
        {"an optional property", "spec-discriminator-defaultMapping",
         schemaOf("properties: {a: {}}, discriminator: {propertyName: a}"),
         "/components/schemas/s/discriminator/propertyName", "a", Only32},
        {"optional in one alternative", "spec-discriminator-defaultMapping",
         schemaOf("oneOf: [{properties: {a: {}}}], discriminator: {propertyName: a}"),
         "/components/schemas/s/discriminator/propertyName", "a", Only32},
        {"not named", "oas3-unused-component", schemaOf("type: string"), "/components/schemas/s", "s"},
        {"named in another component of this name", "oas3-unused-component",
         "paths: {}\ncomponents: {schemas: {s: {}}, responses: {s: {description: d, content: {a/b: {schema: {$ref: "
         "'#/components/schemas/s'}}}}}}\n",
         "/components/responses/s", "s"},
    };
}

QList<StyleCase> exampleCases()
{
    return {
        {"of the wrong type", "oas3-valid-schema-example", schemaOf("type: string, example: 5"),
         "/components/schemas/s/example", "5"},
        {"inside an example", "oas3-valid-schema-example",
         schemaOf("properties: {a: {items: {type: string}}}, example: {a: [x, 5]}"),
         "/components/schemas/s/example/a/1", "5"},
        {"a default", "oas3-valid-schema-example", schemaOf("type: integer, default: a"),
         "/components/schemas/s/default", "a"},
        {"one of several", "oas3-valid-schema-example", schemaOf("type: string, examples: [a, 5]"),
         "/components/schemas/s/examples/1", "5", Since31},
        {"null", "oas3-valid-schema-example", schemaOf("type: string, example: null"), "/components/schemas/s/example",
         "null"},
        {"of content", "oas3-valid-media-example", mediaOf("schema: {type: string}, example: 5"),
         "/paths/~1a/get/responses/200/content/application~1json/example", "5"},
        {"a text in JSON", "oas3-valid-media-example", mediaOf("schema: {type: integer}, example: '5'"),
         "/paths/~1a/get/responses/200/content/application~1json/example", "'5'"},
        {"one of several of content", "oas3-valid-media-example",
         mediaOf("schema: {type: string}, examples: {x: {value: a}, y: {value: 5}}"),
         "/paths/~1a/get/responses/200/content/application~1json/examples/y/value", "5"},
        {"by a reference to the schema", "oas3-valid-media-example",
         mediaOf("schema: {$ref: '#/components/schemas/s'}, example: 5") +
             "components: {schemas: {s: {type: string}}}\n",
         "/paths/~1a/get/responses/200/content/application~1json/example", "5"},
        {"by a reference to the example", "oas3-valid-media-example",
         mediaOf("schema: {type: string}, examples: {x: {$ref: '#/components/examples/e'}}") +
             "components: {examples: {e: {value: 5}}}\n",
         "/components/examples/e/value", "5"},
        {"as data", "oas3-valid-media-example", mediaOf("schema: {type: string}, examples: {x: {dataValue: 5}}"),
         "/paths/~1a/get/responses/200/content/application~1json/examples/x/dataValue", "5", Only32},
        {"of a parameter", "oas3-valid-media-example",
         operationOf("parameters: [{name: p, in: query, schema: {type: integer}, example: a}]"),
         "/paths/~1a/get/parameters/0/example", "a"},
        {"of a header", "oas3-valid-media-example",
         respondingWith("'200': {description: d, headers: {X-A: {schema: {type: integer}, example: a}}}"),
         "/paths/~1a/get/responses/200/headers/X-A/example", "a"},
        {"without a value", "oas3-examples-value-or-externalValue", mediaOf("examples: {x: {summary: s}}"),
         "/paths/~1a/get/responses/200/content/application~1json/examples/x", "x"},
        {"a value and data", "spec-example-values", mediaOf("examples: {x: {value: a, dataValue: a}}"),
         "/paths/~1a/get/responses/200/content/application~1json/examples/x/dataValue", "dataValue", Only32},
        {"by name and by position", "spec-no-invalid-encoding-combinations",
         mediaOf("encoding: {a: {}}, prefixEncoding: [{}]"),
         "/paths/~1a/get/responses/200/content/application~1json/prefixEncoding", "prefixEncoding", Only32},
    };
}

} // namespace

QList<StyleCase> documentationCases()
{
    return infoCases() + tagCases() + operationCases() + pathCases() + schemaCasesOfDocumentation() + exampleCases();
}

QList<StyleCase> silentDocumentationCases()
{
    return {
        {"a server", "oas3-api-servers", "paths: {}\nservers: [{url: /}]\n"},
        {"in order", "openapi-tags-alphabetical", "paths: {}\ntags: [{name: a}, {name: b}]\n"},
        {"a known parent",
         "spec-no-invalid-tag-parents",
         "paths: {}\ntags: [{name: a, parent: b}, {name: b}]\n",
         "",
         {},
         Only32},
        {"in a callback", "operation-description",
         "paths: {/a: {get: {description: d, responses: {default: {description: d}}, callbacks: {c: {u: {post: "
         "{responses: {default: {description: d}}}}}}}}}\n"},
        {"in a webhook", "operation-tags", "webhooks: {w: {post: {}}}\n", "", {}, Since31},
        {"a range", "operation-success-response", respondingWith("2XX: {description: d}")},
        {"a redirect", "operation-success-response", respondingWith("'302': {description: d}")},
        {"a failure", "operation-4xx-response", respondingWith("'404': {description: d}")},
        {"a query alone", "spec-querystring-parameters", queryOf("{name: q, in: query, schema: {}}"), "", {}, Only32},
        {"paths of another length", "no-ambiguous-paths", "paths: {'/a/{x}': {}, '/{y}/b/c': {}}\n"},
        {"a fixed path", "no-ambiguous-paths", "paths: {'/a/{x}': {}, '/a/b': {}}\n"},
        {"part of a word", "no-http-verbs-in-paths", "paths: {/widgets: {}, /postings: {}}\n"},
        {"words with hyphens", "paths-kebab-case", "paths: {'/book-list/{bookId}/v1.2': {}}\n"},
        {"one of several types",
         "no-schema-type-mismatch",
         schemaOf("type: [array, 'null'], items: {}"),
         "",
         {},
         Since31},
        {"without a type", "no-schema-type-mismatch", schemaOf("items: {}")},
        {"a required property",
         "spec-discriminator-defaultMapping",
         schemaOf("required: [a], properties: {a: {}}, discriminator: {propertyName: a}"),
         "",
         {},
         Only32},
        {"with a default",
         "spec-discriminator-defaultMapping",
         schemaOf("properties: {a: {}}, discriminator: {propertyName: a, defaultMapping: s}"),
         "",
         {},
         Only32},
        {"named by a reference", "oas3-unused-component", schemaOf("items: {$ref: '#/components/schemas/s'}")},
        {"named by a mapping", "oas3-unused-component",
         schemaOf("discriminator: {propertyName: a, mapping: {x: '#/components/schemas/s'}}")},
        {"a security scheme", "oas3-unused-component",
         "paths: {}\ncomponents: {securitySchemes: {k: {type: apiKey, in: header, name: X}}}\n"},
        {"null where it is allowed",
         "oas3-valid-schema-example",
         schemaOf("type: string, nullable: true, example: null"),
         "",
         {},
         {"3.0.3"}},
        {"a schema with a fault", "oas3-valid-schema-example", schemaOf("pattern: '[', example: a")},
        {"a reference to nothing", "oas3-valid-schema-example",
         schemaOf("properties: {a: {$ref: '#/no'}}, example: {a: 1}")},
        {"a text of another media type", "oas3-valid-media-example",
         respondingWith("'200': {description: d, content: {text/xml: {schema: {type: object}, example: <a/>}}}")},
        {"what responses leave out", "oas3-valid-media-example",
         mediaOf("schema: {required: [p], properties: {p: {writeOnly: true}}}, example: {}")},
        {"a value elsewhere", "oas3-examples-value-or-externalValue",
         mediaOf("examples: {x: {externalValue: 'http://a/b'}}")},
        {"data and its text",
         "spec-example-values",
         mediaOf("examples: {x: {dataValue: a, serializedValue: '\"a\"'}}"),
         "",
         {},
         Only32},
    };
}

} // namespace support
