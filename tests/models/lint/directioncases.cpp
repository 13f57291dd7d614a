#include "documentationcases.h"

namespace support {

namespace {

const QByteArray DirectedSchemas = "components: {schemas: {Id: {type: integer, readOnly: true}, Part: {properties: "
                                   "{id: {$ref: '#/components/schemas/Id'}, secret: {writeOnly: true}}}}}\n";

QByteArray requestOf(const QByteArray &media)
{
    return "paths: {/a: {post: {requestBody: {content: {application/json: {" + media +
           "}}}, responses: {default: {description: d}}}}}\n" + DirectedSchemas;
}

QByteArray responseOf(const QByteArray &media)
{
    return "paths: {/a: {get: {responses: {default: {description: d, content: {application/json: {" + media +
           "}}}}}}}\n" + DirectedSchemas;
}

const QByteArray RequiresId = "schema: {allOf: [{$ref: '#/components/schemas/Part'}, {required: [id]}]}, example: {}";
const QByteArray RequiresSecret =
    "schema: {required: [secret], anyOf: [{$ref: '#/components/schemas/Part'}]}, example: {}";

const char *MediaExample = "oas3-valid-media-example";

} // namespace

QList<StyleCase> directionCases()
{
    return {
        {"a response without what is read-only", MediaExample, responseOf(RequiresId),
         "/paths/~1a/get/responses/default/content/application~1json/example", "{}"},
        {"a request without what is write-only", MediaExample, requestOf(RequiresSecret),
         "/paths/~1a/post/requestBody/content/application~1json/example", "{}"},
        {"a parameter without what is write-only", MediaExample,
         operationOf("parameters: [{name: p, in: query, content: {application/json: {" + RequiresSecret + "}}}]") +
             DirectedSchemas,
         "/paths/~1a/get/parameters/0/content/application~1json/example", "{}"},
    };
}

QList<StyleCase> silentDirectionCases()
{
    return {
        {"a request without what is read-only", MediaExample, requestOf(RequiresId)},
        {"a response without what is write-only", MediaExample, responseOf(RequiresSecret)},
        {"a parameter without what is read-only", MediaExample,
         operationOf("parameters: [{name: p, in: query, content: {application/json: {" + RequiresId + "}}}]") +
             DirectedSchemas},
        {"a schema that can be either", "oas3-valid-schema-example",
         "paths: {}\ncomponents: {schemas: {Id: {readOnly: true}, s: {required: [id], allOf: [{properties: {id: {$ref: "
         "'#/components/schemas/Id'}}}], example: {}}}}\n"},
    };
}

} // namespace support
