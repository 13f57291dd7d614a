#include "documentationcases.h"

namespace support {

namespace {

const QByteArrayList VersionsSince31{"3.1.0", "3.2.0"};

/** What is in the info object beside title and version. */
QByteArray infoOf(const QByteArray &members)
{
    return "info: {title: T, version: '1', " + members + "}\npaths: {}\n";
}

/** Documents in which a reference leads to what breaks the rule. */
QList<StyleCase> casesThroughReferences()
{
    const QByteArray toParameter =
        "paths: {/a: {get: {parameters: [{$ref: '#/components/parameters/p'}, {$ref: '#/components/parameters/p'}], "
        "responses: {default: {description: d}}}}}\ncomponents: {parameters: {p: {name: p, in: query, schema: {}}}}\n";
    return {
        {"a parameter by two references", "operation-parameters", toParameter, "/paths/~1a/get/parameters/1",
         "{$ref: '#/components/parameters/p'}"},
        {"a parameter by a reference, once", "oas3-parameter-description", toParameter, "/components/parameters/p",
         "p"},
        {"a schema that references name", "array-items",
         "paths: {}\ncomponents: {schemas: {a: {$ref: '#/components/schemas/s'}, s: {type: array}}}\n",
         "/components/schemas/s/type", "array"},
        {"an enum that references name", "typed-enum",
         "paths: {}\ncomponents: {schemas: {a: {items: {$ref: '#/components/schemas/s'}}, s: {type: string, enum: "
         "[1]}}}\n",
         "/components/schemas/s/enum/0", "1"},
        {"a response by a reference", "operation-success-response",
         "paths: {/a: {get: {responses: {'404': {$ref: '#/components/responses/r'}}}}}\n"
         "components: {responses: {r: {description: d}}}\n",
         "/paths/~1a/get/responses", "responses"},
        {"a component that only itself names", "oas3-unused-component",
         "paths: {}\ncomponents: {examples: {e: {value: {$ref: '#/components/examples/e'}}}}\n",
         "/components/examples/e", "e"},
        {"a description by a reference", "no-script-tags-in-markdown",
         "paths: {/a: {get: {responses: {default: {$ref: '#/components/responses/r'}}}}}\n"
         "components: {responses: {r: {description: <script>}}}\n",
         "/components/responses/r/description", "<script>"},
    };
}

QList<StyleCase> silentCasesThroughReferences()
{
    return {
        {"a parameter by a reference and another", "operation-parameters",
         "paths: {/a: {get: {parameters: [{$ref: '#/components/parameters/p'}, {name: p, in: header, schema: {}}], "
         "responses: {default: {description: d}}}}}\ncomponents: {parameters: {p: {name: p, in: query, schema: {}}}}\n"},
        {"items by a reference", "array-items",
         "paths: {}\ncomponents: {schemas: {a: {type: array, items: {$ref: '#/components/schemas/s'}}, s: {}}}\n"},
        {"a success by a reference", "operation-success-response",
         "paths: {/a: {get: {responses: {'200': {$ref: '#/components/responses/r'}}}}}\n"
         "components: {responses: {r: {description: d}}}\n"},
        {"a reference alone", "no-$ref-siblings", schemaOf("items: {$ref: '#/components/schemas/s'}")},
    };
}

} // namespace

QList<StyleCase> furtherCases()
{
    return QList<StyleCase>{
               {"without an address", "contact-properties", infoOf("contact: {name: Kim, url: 'http://a'}"),
                "/info/contact", "contact"},
               {"an empty name", "contact-properties",
                infoOf("contact: {name: '', url: 'http://a', email: kim@example.com}"), "/info/contact", "contact"},
               {"without a URL", "license-url", infoOf("license: {name: MIT}"), "/info/license", "license"},
               {"an empty one", "info-description", infoOf("description: ''"), "/info", "info"},
           } +
           casesThroughReferences();
}

QList<StyleCase> silentFurtherCases()
{
    return QList<StyleCase>{
               {"all of it", "contact-properties",
                infoOf("contact: {name: Kim, url: 'http://a', email: k@example.com}")},
               {"none", "contact-properties", infoOf("description: d")},
               {"a URL", "license-url", infoOf("license: {name: MIT, url: 'http://a'}")},
               {"a contact", "info-contact", infoOf("contact: {}")},
               {"a description", "info-description", infoOf("description: d")},
               {"a license", "info-license", infoOf("license: {name: MIT}")},
               {"tags", "openapi-tags", "paths: {}\ntags: [{name: a}]\n"},
               {"tags that differ", "openapi-tags-uniqueness", "paths: {}\ntags: [{name: a}, {name: A}]\n"},
               {"a description", "tag-description", "paths: {}\ntags: [{name: a, description: d}]\n"},
               {"another host", "oas3-server-not-example.com", "paths: {}\nservers: [{url: http://example.org}]\n"},
               {"one tag", "operation-singular-tag", "tags: [{name: a}]\n" + operationOf("tags: [a]")},
               {"an id", "operation-operationId", operationOf("operationId: a")},
               {"two ids", "operation-operationId-unique",
                "paths: {/a: {get: {operationId: a, responses: {default: {description: d}}}, put: {operationId: b, "
                "responses: {default: {description: d}}}}}\n"},
               {"a name in braces", "path-declarations-must-exist",
                "paths: {'/a/{b}': {parameters: [{name: b, in: path, required: true, schema: {}}]}}\n"},
               {"no query", "path-not-include-query", "paths: {/a: {}}\n"},
               {"declared by a reference", "path-params",
                "paths: {'/a/{b}': {get: {parameters: [{$ref: '#/components/parameters/b'}], responses: {default: "
                "{description: d}}}}}\ncomponents: {parameters: {b: {name: b, in: path, required: true, schema: {}}}}\n"},
               {"declared for additional operations",
                "path-params",
                "paths: {'/a/{b}': {parameters: [{name: b, in: path, required: true, schema: {}}], additionalOperations: "
                "{X: {responses: {default: {description: d}}}}}}\n",
                "",
                {},
                {"3.2.0"}},
               {"replaced by each operation", "path-params",
                "paths: {'/a/{b}': {parameters: [{name: b, in: path, schema: {}}], get: {parameters: [{name: b, in: path, "
                "required: true, schema: {}}], responses: {default: {description: d}}}}}\n"},
               {"a description", "oas3-parameter-description",
                operationOf("parameters: [{name: p, in: query, schema: {}, description: d}]")},
               {"a known scheme", "oas3-operation-security-defined",
                operationOf("security: [{key: []}]") +
                    "components: {securitySchemes: {key: {type: apiKey, in: header, name: X}}}\n"},
               {"an operation of a webhook",
                "oas3_1-callbacks-in-webhook",
                "webhooks: {w: {post: {}}}\n" + operationOf("callbacks: {c: {u: {}}}"),
                "",
                {},
                VersionsSince31},
               {"an example", "scalar-property-missing-example",
                schemaOf("properties: {a: {type: string, example: b}, o: {type: object}}")},
               {"by position alone",
                "spec-no-invalid-encoding-combinations",
                "paths: {/a: {post: {requestBody: {content: {multipart/mixed: {itemSchema: {}, prefixEncoding: [{}], "
                "itemEncoding: {}}}}, responses: {default: {description: d}}}}}\n",
                "",
                {},
                {"3.2.0"}},
           } +
           silentCasesThroughReferences();
}

} // namespace support
