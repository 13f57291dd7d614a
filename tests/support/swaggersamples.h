#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace support {

/** A document of Swagger 2.0 in the file `/f/api.yaml`, and what its conversion to OpenAPI 3.0 has to give. */
struct SwaggerSample {
    const char *name;
    QByteArray text;
    /** Values of the converted document as JSON, by their places. */
    QList<std::pair<QString, QByteArray>> converted;
    QStringList losses; ///< Sorted: place and arguments.
};

inline QByteArray swaggerSampleHead()
{
    return "swagger: '2.0'\ninfo: {title: T, version: '1'}\n";
}

inline QList<SwaggerSample> swaggerSamples()
{
    const QByteArray head = swaggerSampleHead();
    const QByteArray toA = R"({"$ref":"#/components/schemas/A"})";
    return {
        {"keywords that 2.0 does not know",
         head +
             "paths: {}\n"
             "definitions:\n"
             "  A: {type: object}\n"
             "  List: {type: array, items: [{$ref: '#/definitions/A'}, {type: string}]}\n"
             "  ToItem: {$ref: '#/definitions/List/items/1'}\n"
             "  Any: {anyOf: [{$ref: '#/definitions/A'}], oneOf: [{$ref: '#/definitions/A'}], not: {$ref: '#/definitions/A'}}\n"
             "  Pattern: {patternProperties: {'^x': {$ref: '#/definitions/A'}}, additionalItems: {$ref: '#/definitions/A'}}\n"
             "  If: {if: {$ref: '#/definitions/A'}, then: {$ref: '#/definitions/A'}, else: {$ref: '#/definitions/A'}}\n"
             "  Depends: {dependencies: {a: {$ref: '#/definitions/A'}, b: [a]}}\n"
             "  Inner: {definitions: {I: {$ref: '#/definitions/A'}}, properties: {a: {$ref: '#/definitions/Inner/definitions/I'}}}\n"
             "  Named: {properties: {$ref: {type: string}, items: {type: array, items: {type: string}}}}\n",
         {{u"/components/schemas/List/items"_qs, R"({"anyOf":[{"$ref":"#/components/schemas/A"},{"type":"string"}]})"},
          {u"/components/schemas/ToItem"_qs, R"({"$ref":"#/components/schemas/List/items/anyOf/1"})"},
          {u"/components/schemas/Any/anyOf/0"_qs, toA},
          {u"/components/schemas/Any/oneOf/0"_qs, toA},
          {u"/components/schemas/Any/not"_qs, toA},
          {u"/components/schemas/Pattern/patternProperties/^x"_qs, toA},
          {u"/components/schemas/Pattern/additionalItems"_qs, toA},
          {u"/components/schemas/If/if"_qs, toA},
          {u"/components/schemas/If/then"_qs, toA},
          {u"/components/schemas/If/else"_qs, toA},
          {u"/components/schemas/Depends/dependencies"_qs, R"({"a":{"$ref":"#/components/schemas/A"},"b":["a"]})"},
          {u"/components/schemas/Inner/properties/a"_qs, R"({"$ref":"#/components/schemas/Inner/definitions/I"})"},
          {u"/components/schemas/Named/properties/$ref"_qs, R"({"type":"string"})"}},
         {u"/definitions/List/items items anyOf"_qs}},
        {"extensions and examples",
         head +
             "x-root: {a: [{$ref: '#/definitions/A'}], missing: {$ref: '#/definitions/Missing'}, c: {$ref: '#/consumes'}}\n"
             "consumes: [a/b]\n"
             "tags: [{name: t, x-tag: {$ref: '#/definitions/A'}}]\n"
             "paths:\n"
             "  x-paths: {$ref: '#/definitions/A'}\n"
             "  /a:\n"
             "    x-item: {$ref: '#/definitions/A'}\n"
             "    get:\n"
             "      x-operation: {schema: {$ref: '#/definitions/A'}}\n"
             "      parameters:\n"
             "        - {name: q, in: query, type: string, x-parameter: {$ref: '#/definitions/A'}, x-example: {$ref: '#/definitions/A'}}\n"
             "        - {name: s, in: query, schema: {$ref: '#/definitions/A'}}\n"
             "      responses:\n"
             "        x-responses: {$ref: '#/definitions/A'}\n"
             "        '200':\n"
             "          description: d\n"
             "          x-response: {$ref: '#/definitions/A'}\n"
             "          schema: {$ref: '#/definitions/A'}\n"
             "          examples: {application/json: {$ref: '#/definitions/A'}}\n"
             "definitions: {A: {type: object, x-schema: {$ref: '#/definitions/A'}, default: {$ref: '#/definitions/A'}}}\n",
         {{u"/x-root/a/0"_qs, toA},
          {u"/x-root/missing"_qs, R"({"$ref":"#/definitions/Missing"})"},
          {u"/tags/0/x-tag"_qs, toA},
          {u"/paths/x-paths"_qs, toA},
          {u"/paths/~1a/x-item"_qs, toA},
          {u"/paths/~1a/get/x-operation/schema"_qs, toA},
          {u"/paths/~1a/get/parameters/0/x-parameter"_qs, toA},
          {u"/paths/~1a/get/parameters/0/x-example"_qs, R"({"$ref":"#/definitions/A"})"},
          {u"/paths/~1a/get/parameters/1/schema"_qs, toA},
          {u"/paths/~1a/get/responses/x-responses"_qs, toA},
          {u"/paths/~1a/get/responses/200/x-response"_qs, toA},
          {u"/paths/~1a/get/responses/200/content/application~1json/example"_qs, R"({"$ref":"#/definitions/A"})"},
          {u"/components/schemas/A/x-schema"_qs, toA},
          {u"/components/schemas/A/default"_qs, R"({"$ref":"#/definitions/A"})"}},
         {u"/x-root/c/$ref #/consumes"_qs}},
        {"references into what moves",
         head +
             "consumes: [application/vnd.a+json]\n"
             "paths:\n"
             "  /a:\n"
             "    get:\n"
             "      produces: [text/csv]\n"
             "      parameters:\n"
             "        - {name: b, in: body, schema: {type: object, properties: {p: {type: string}}}}\n"
             "        - {name: q, in: query, type: array, items: {type: string}}\n"
             "      responses: {'200': {description: d, schema: {type: string}, headers: {H: {type: array, items: {type: string}}}}}\n"
             "  /f:\n"
             "    post:\n"
             "      parameters: [{name: f, in: formData, type: array, items: {type: string}}]\n"
             "      responses: {'200': {description: d}}\n"
             "parameters:\n"
             "  B: {name: b, in: body, schema: {type: object}}\n"
             "  Q: {name: q, in: query, type: array, items: {type: string}}\n"
             "  F: {name: f, in: formData, type: array, items: {type: string}}\n"
             "responses: {R: {description: d, schema: {properties: {p: {type: string}}}}}\n"
             "securityDefinitions: {S: {type: basic}}\n"
             "x-scheme: {$ref: '#/securityDefinitions/S'}\n"
             "definitions:\n"
             "  Body: {$ref: '#/parameters/B/schema'}\n"
             "  Query: {$ref: '#/parameters/Q/items'}\n"
             "  Form: {$ref: '#/parameters/F/items'}\n"
             "  Response: {$ref: '#/responses/R/schema/properties/p'}\n"
             "  InBody: {$ref: '#/paths/~1a/get/parameters/0/schema/properties/p'}\n"
             "  InQuery: {$ref: '#/paths/%7E1a/get/parameters/1/items'}\n"
             "  InForm: {$ref: '#/paths/~1f/post/parameters/0/items'}\n"
             "  InResponse: {$ref: '#/paths/~1a/get/responses/200/schema'}\n"
             "  InHeader: {$ref: '#/paths/~1a/get/responses/200/headers/H/items'}\n"
             "  Type: {$ref: '#/paths/~1a/get/produces'}\n",
         {{u"/x-scheme"_qs, R"({"$ref":"#/components/securitySchemes/S"})"},
          {u"/components/schemas/Body"_qs,
           R"({"$ref":"#/components/requestBodies/B/content/application~1vnd.a+json/schema"})"},
          {u"/components/schemas/Query"_qs, R"({"$ref":"#/components/parameters/Q/schema/items"})"},
          {u"/components/schemas/Form"_qs, R"({"$ref":"#/parameters/F/items"})"},
          {u"/components/schemas/Response"_qs,
           R"({"$ref":"#/components/responses/R/content/application~1json/schema/properties/p"})"},
          {u"/components/schemas/InBody"_qs,
           R"({"$ref":"#/paths/~1a/get/requestBody/content/application~1vnd.a+json/schema/properties/p"})"},
          {u"/components/schemas/InQuery"_qs, R"({"$ref":"#/paths/~1a/get/parameters/0/schema/items"})"},
          {u"/components/schemas/InForm"_qs,
           R"({"$ref":"#/paths/~1f/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/f/items"})"},
          {u"/components/schemas/InResponse"_qs,
           R"({"$ref":"#/paths/~1a/get/responses/200/content/text~1csv/schema"})"},
          {u"/components/schemas/InHeader"_qs, R"({"$ref":"#/paths/~1a/get/responses/200/headers/H/schema/items"})"}},
         {u"/definitions/Form/$ref #/parameters/F/items"_qs, u"/definitions/Type/$ref #/paths/~1a/get/produces"_qs,
          u"/parameters/F F"_qs}},
        {"the forms of a reference",
         head + "paths: {}\n"
                "definitions:\n"
                "  A: {type: object, properties: {a b: {type: string}, c/d: {type: string}, 'e%25': {type: string}}}\n"
                "  List[A]: {type: array, items: {$ref: 'api.yaml#/definitions/List%5BA%5D'}}\n"
                "  Blank: {$ref: '#/definitions/A/properties/a%20b'}\n"
                "  Slash: {$ref: '#/definitions/A/properties/c~1d'}\n"
                "  Percent: {$ref: '#/definitions/A/properties/e%2525'}\n"
                "  Own: {$ref: './api.yaml#/definitions/A'}\n"
                "  Parent: {$ref: '../f/api.yaml#/definitions/A'}\n"
                "  Other: {$ref: 'other.yaml#/definitions/A'}\n"
                "  Missing: {$ref: '#/definitions/None'}\n",
         {{u"/components/schemas/List_A_/items"_qs, R"({"$ref":"#/components/schemas/List_A_"})"},
          {u"/components/schemas/Blank"_qs, R"({"$ref":"#/components/schemas/A/properties/a%20b"})"},
          {u"/components/schemas/Slash"_qs, R"({"$ref":"#/components/schemas/A/properties/c~1d"})"},
          {u"/components/schemas/Percent"_qs, R"({"$ref":"#/components/schemas/A/properties/e%2525"})"},
          {u"/components/schemas/Own"_qs, toA},
          {u"/components/schemas/Parent"_qs, toA},
          {u"/components/schemas/Other"_qs, R"({"$ref":"other.yaml#/definitions/A"})"}},
         {u"/definitions/List[A] List[A] List_A_"_qs, u"/definitions/Other/$ref other.yaml#/definitions/A"_qs}},
        {"values of a discriminator",
         head +
             "paths: {}\n"
             "definitions:\n"
             "  Pet: {type: object, discriminator: petType, required: [petType], properties: {petType: {type: string}}}\n"
             "  Cat: {allOf: [{$ref: '#/definitions/Pet'}]}\n"
             "  Small Dog: {allOf: [{$ref: '#/definitions/Dog'}]}\n"
             "  Dog: {allOf: [{$ref: '#/definitions/Pet'}, {type: object}]}\n"
             "  Not«One»: {type: object, discriminator: kind, properties: {kind: {type: string}}}\n"
             "  One: {discriminator: kind, oneOf: [{$ref: '#/definitions/Small Dog'}]}\n"
             "  Mapped: {discriminator: {propertyName: a, mapping: {b: '#/definitions/Cat', c: Cat}}}\n",
         {{u"/components/schemas/Pet/discriminator"_qs,
           R"({"propertyName":"petType","mapping":{"Small Dog":"#/components/schemas/Small_Dog"}})"},
          {u"/components/schemas/Not__One__/discriminator"_qs,
           "{\"propertyName\":\"kind\",\"mapping\":{\"Not\u00abOne\u00bb\":\"#/components/schemas/Not__One__\"}}"},
          {u"/components/schemas/One/discriminator"_qs,
           R"({"propertyName":"kind","mapping":{"Small Dog":"#/components/schemas/Small_Dog"}})"},
          {u"/components/schemas/Mapped/discriminator/mapping"_qs, R"({"b":"#/components/schemas/Cat","c":"Cat"})"}},
         {u"/definitions/Not\u00abOne\u00bb Not\u00abOne\u00bb Not__One__"_qs,
          u"/definitions/Small Dog Small Dog Small_Dog"_qs}},
        {"components that are only references",
         head +
             "paths:\n"
             "  /a:\n"
             "    post:\n"
             "      parameters: [{$ref: '#/parameters/Alias'}, {$ref: '#/parameters/Other'}, {$ref: '#/parameters/Field'}]\n"
             "      responses: {'200': {$ref: '#/responses/Alias'}}\n"
             "    put:\n"
             "      parameters: [{$ref: '#/parameters/Field'}, {$ref: '#/paths/~1a/post/parameters/1'}]\n"
             "      responses: {'200': {description: d}}\n"
             "parameters:\n"
             "  Alias: {$ref: '#/parameters/Body'}\n"
             "  Body: {name: b, in: body, schema: {$ref: '#/definitions/Alias'}}\n"
             "  Other: {$ref: '#/parameters/Query'}\n"
             "  Query: {name: q, in: query, type: string}\n"
             "  Field: {$ref: '#/parameters/Form'}\n"
             "  Form: {name: f, in: formData, type: string}\n"
             "responses: {Alias: {$ref: '#/responses/R'}, R: {description: d, schema: {$ref: '#/definitions/A'}}}\n"
             "definitions: {A: {type: object}, Alias: {$ref: '#/definitions/A'}}\n",
         {{u"/paths/~1a/post/requestBody"_qs, R"({"$ref":"#/components/requestBodies/Alias"})"},
          {u"/paths/~1a/post/parameters"_qs, R"([{"$ref":"#/components/parameters/Other"}])"},
          {u"/paths/~1a/put/parameters"_qs, R"([{"$ref":"#/paths/~1a/post/parameters/0"}])"},
          {u"/paths/~1a/put/requestBody/content/application~1x-www-form-urlencoded/schema/properties/f"_qs,
           R"({"type":"string"})"},
          {u"/components/requestBodies/Alias"_qs, R"({"$ref":"#/components/requestBodies/Body"})"},
          {u"/components/parameters"_qs,
           R"({"Other":{"$ref":"#/components/parameters/Query"},"Query":{"name":"q","in":"query","schema":{"type":"string"}}})"},
          {u"/components/responses/Alias"_qs, R"({"$ref":"#/components/responses/R"})"},
          {u"/components/schemas/Alias"_qs, toA}},
         {u"/paths/~1a/post/parameters/2 f"_qs}},
        {"aliases and merge keys",
         head +
             "x-base: &base {in: header, description: base, type: string}\n"
             "x-defaults: &defaults {'400': {description: bad, schema: {$ref: '#/definitions/A'}}, '500': {description: d}}\n"
             "paths:\n"
             "  /a:\n"
             "    get:\n"
             "      parameters: [{<<: *base, name: X-A}, {<<: [*base, {required: true}], name: X-B, description: own}]\n"
             "      responses: {<<: *defaults, '200': {description: ok, schema: {<<: {type: string}}}}\n"
             "    put: {responses: {'200': &ok {description: ok, schema: {type: object}}, '201': {<<: *ok, description: made}}}\n"
             "definitions:\n"
             "  A: &a {type: object, properties: {'<<': {type: string}}}\n"
             "  B: {<<: *a, required: [x]}\n"
             "  C: *a\n",
         {{u"/paths/~1a/get/parameters/0"_qs,
           R"({"in":"header","description":"base","name":"X-A","schema":{"type":"string"}})"},
          {u"/paths/~1a/get/parameters/1"_qs,
           R"({"in":"header","required":true,"name":"X-B","description":"own","schema":{"type":"string"}})"},
          {u"/paths/~1a/get/responses/400/content/application~1json/schema"_qs, toA},
          {u"/paths/~1a/get/responses/200/content/application~1json/schema"_qs, R"({"type":"string"})"},
          {u"/paths/~1a/put/responses/201"_qs,
           R"({"description":"made","content":{"application/json":{"schema":{"type":"object"}}}})"},
          {u"/components/schemas/B"_qs, R"({"type":"object","properties":{"<<":{"type":"string"}},"required":["x"]})"},
          {u"/components/schemas/C"_qs, R"({"type":"object","properties":{"<<":{"type":"string"}}})"}},
         {}},
        {"forms of the path item",
         head +
             "consumes: [multipart/form-data]\n"
             "parameters:\n"
             "  Tag: {name: tag, in: formData, type: string, required: true}\n"
             "paths:\n"
             "  /only:\n"
             "    parameters: [{name: note, in: formData, type: string}]\n"
             "    post: {responses: {'200': {description: ok}}}\n"
             "  /both:\n"
             "    parameters: [{name: note, in: formData, type: string, required: true}, {$ref: '#/parameters/Tag'}]\n"
             "    post: {parameters: [{name: sheet, in: formData, type: file}], responses: {'200': {description: ok}}}\n"
             "  /override:\n"
             "    parameters: [{name: note, in: formData, type: string}, {name: other, in: formData, type: boolean}]\n"
             "    post: {parameters: [{name: note, in: formData, type: integer}], responses: {'200': {description: ok}}}\n"
             "  /body:\n"
             "    parameters: [{name: note, in: formData, type: string}]\n"
             "    post:\n"
             "      consumes: [a/b]\n"
             "      parameters: [{name: b, in: body, schema: {type: string}, example: e}]\n"
             "      responses: {'200': {description: ok}}\n"
             "  /none:\n"
             "    parameters: [{name: note, in: formData, type: string}]\n"
             "  /wrong:\n"
             "    post:\n"
             "      consumes: [multipart/form-data, application/json]\n"
             "      parameters: [{name: a, in: formData, type: string, allowEmptyValue: true}, {name: a, in: formData, type: integer}]\n"
             "      responses: {'200': {description: ok}}\n",
         {{u"/paths/~1only/post/requestBody/content/multipart~1form-data/schema/properties"_qs,
           R"({"note":{"type":"string"}})"},
          {u"/paths/~1both/post/requestBody"_qs,
           R"({"content":{"multipart/form-data":{"schema":{"type":"object","required":["note","tag"],"properties":{)"
           R"("note":{"type":"string"},"tag":{"type":"string"},"sheet":{"type":"string","format":"binary"}}}}},"required":true})"},
          {u"/paths/~1override/post/requestBody/content/multipart~1form-data/schema/properties"_qs,
           R"({"other":{"type":"boolean"},"note":{"type":"integer"}})"},
          {u"/paths/~1body/post/requestBody"_qs, R"({"content":{"a/b":{"schema":{"type":"string"}}}})"},
          {u"/paths/~1wrong/post/requestBody/content"_qs,
           R"({"multipart/form-data":{"schema":{"type":"object","properties":{"a":{"type":"string"}}}}})"}},
         {u"/paths/~1body/parameters/0 note"_qs, u"/paths/~1body/post/parameters/0/example example"_qs,
          u"/paths/~1none/parameters/0 note"_qs, u"/paths/~1wrong/post/consumes/1 application/json"_qs,
          u"/paths/~1wrong/post/parameters/0/allowEmptyValue allowEmptyValue"_qs,
          u"/paths/~1wrong/post/parameters/1 a"_qs}},
        {"formats of lists",
         head +
             "paths:\n"
             "  /a:\n"
             "    get:\n"
             "      parameters:\n"
             "        - {name: tsv, in: query, type: array, items: {type: string}, collectionFormat: tsv}\n"
             "        - {name: nested, in: query, type: array, items: {type: array, items: {type: integer}, collectionFormat: pipes}, collectionFormat: multi}\n"
             "        - {name: X-P, in: header, type: array, items: {type: string}, collectionFormat: pipes}\n"
             "        - {name: text, in: query, type: string, collectionFormat: multi}\n"
             "      responses:\n"
             "        '200': {description: ok, headers: {X-O: {type: array, items: {type: integer}, collectionFormat: ssv}, X-C: {type: array, items: {type: integer}, collectionFormat: csv}}}\n",
         {{u"/paths/~1a/get/parameters/1"_qs,
           R"({"name":"nested","in":"query","style":"form","explode":true,"schema":{"type":"array","items":{"type":"array","items":{"type":"integer"}}}})"},
          {u"/paths/~1a/get/parameters/3"_qs, R"({"name":"text","in":"query","schema":{"type":"string"}})"}},
         {u"/paths/~1a/get/parameters/0/collectionFormat collectionFormat"_qs,
          u"/paths/~1a/get/parameters/1/items/collectionFormat collectionFormat"_qs,
          u"/paths/~1a/get/parameters/2/collectionFormat collectionFormat"_qs,
          u"/paths/~1a/get/parameters/3/collectionFormat collectionFormat"_qs,
          u"/paths/~1a/get/responses/200/headers/X-O/collectionFormat collectionFormat"_qs}},
        {"media types of shared bodies and responses",
         head +
             "consumes: [a/b]\n"
             "produces: [a/b, c/d]\n"
             "parameters: {B: {name: b, in: body, required: true, x-b: 1, schema: {$ref: '#/definitions/A'}}}\n"
             "responses: {R: {description: r, schema: {$ref: '#/definitions/A'}}, Empty: {description: e}, File: {description: f, schema: {type: file}}}\n"
             "definitions: {A: {type: object}}\n"
             "paths:\n"
             "  /same:\n"
             "    post: {consumes: [a/b], produces: [c/d, a/b], parameters: [{$ref: '#/parameters/B'}], responses: {'200': {$ref: '#/responses/R'}}}\n"
             "  /other:\n"
             "    post: {consumes: [e/f], produces: [e/f], parameters: [{$ref: '#/parameters/B'}], responses: {'200': {$ref: '#/responses/R'}, '400': {$ref: '#/responses/Empty'}}}\n"
             "  /empty:\n"
             "    post: {consumes: [], produces: [], parameters: [{$ref: '#/parameters/B'}], responses: {'200': {$ref: '#/responses/File'}}}\n",
         {{u"/paths/~1same/post/requestBody"_qs, R"({"$ref":"#/components/requestBodies/B"})"},
          {u"/paths/~1same/post/responses/200"_qs, R"({"$ref":"#/components/responses/R"})"},
          {u"/paths/~1other/post/requestBody"_qs,
           R"({"required":true,"x-b":1,"content":{"e/f":{"schema":{"$ref":"#/components/schemas/A"}}}})"},
          {u"/paths/~1other/post/responses/200"_qs,
           R"({"description":"r","content":{"e/f":{"schema":{"$ref":"#/components/schemas/A"}}}})"},
          {u"/paths/~1other/post/responses/400"_qs, R"({"$ref":"#/components/responses/Empty"})"},
          {u"/paths/~1empty/post/requestBody/content"_qs,
           R"({"application/json":{"schema":{"$ref":"#/components/schemas/A"}}})"},
          {u"/paths/~1empty/post/responses/200"_qs,
           R"({"description":"f","content":{"application/octet-stream":{"schema":{"type":"string","format":"binary"}}}})"}},
         {}},
        {"types with null",
         head + "paths: {}\n"
                "definitions:\n"
                "  A: {type: object}\n"
                "  Null: {type: 'null'}\n"
                "  Text: {type: [string, 'null']}\n"
                "  Two: {type: [string, array]}\n"
                "  Nullable: {type: string, x-nullable: true}\n"
                "  Beside: {$ref: '#/definitions/A', x-nullable: true}\n",
         {{u"/components/schemas/Null"_qs, R"({"type":"string","nullable":true,"enum":[null]})"},
          {u"/components/schemas/Text"_qs, R"({"type":"string","nullable":true})"},
          {u"/components/schemas/Two"_qs, R"({"anyOf":[{"type":"string"},{"type":"array","items":{}}]})"},
          {u"/components/schemas/Nullable"_qs, R"({"type":"string","nullable":true})"},
          {u"/components/schemas/Beside"_qs, R"({"$ref":"#/components/schemas/A","x-nullable":true})"}},
         {u"/definitions/Null/type type a text that can only be null"_qs, u"/definitions/Two/type type anyOf"_qs}},
        {"schemes without a host, and members of 3.0",
         head + "basePath: v1\n"
                "schemes: [https]\n"
                "components: {schemas: {Old: {type: string}}}\n"
                "paths:\n"
                "  /a: {get: {schemes: [http], responses: {'200': {description: d}}}}\n"
                "definitions: {A: {type: object}}\n",
         {{u"/servers"_qs, R"([{"url":"/v1"}])"}, {u"/components"_qs, R"({"schemas":{"A":{"type":"object"}}})"}},
         {u"/components components"_qs, u"/paths/~1a/get/schemes schemes"_qs, u"/schemes schemes"_qs}},
        {"members of another type",
         head +
             "host: [h.test]\n"
             "consumes: a/b\n"
             "paths: {/a: {get: {produces: a/b, responses: {'200': {description: d, schema: {type: string}, examples: [e]}}}}}\n"
             "responses: [{description: d}]\n",
         {{u"/paths/~1a/get/responses/200/content"_qs, R"({"application/json":{"schema":{"type":"string"}}})"}},
         {u"/consumes consumes"_qs, u"/host host"_qs, u"/paths/~1a/get/produces produces"_qs,
          u"/paths/~1a/get/responses/200/examples examples"_qs, u"/responses responses"_qs}},
        {"security schemes",
         head +
             "paths: {/a: {get: {security: [{my key: []}], responses: {'200': {description: d}}}}}\n"
             "securityDefinitions:\n"
             "  my key: {type: apiKey, name: k, in: query, x-key: {$ref: '#/definitions/A'}}\n"
             "  pass: {type: oauth2, flow: password, tokenUrl: 'https://t.test', scopes: {a: b, x-s: 1}, x-o: 1, description: d}\n"
             "  odd: {type: oauth2, flow: device, tokenUrl: 'https://t.test', scopes: {a: b}}\n"
             "definitions: {A: {type: object}}\n",
         {{u"/paths/~1a/get/security"_qs, R"([{"my_key":[]}])"},
          {u"/components/securitySchemes/my_key/x-key"_qs, toA},
          {u"/components/securitySchemes/pass"_qs,
           R"({"type":"oauth2","x-o":1,"description":"d","flows":{"password":{"tokenUrl":"https://t.test","scopes":{"a":"b","x-s":1}}}})"},
          {u"/components/securitySchemes/odd"_qs, R"({"type":"oauth2","flows":{}})"}},
         {u"/securityDefinitions/my key my key my_key"_qs, u"/securityDefinitions/odd/flow flow"_qs,
          u"/securityDefinitions/odd/scopes scopes"_qs, u"/securityDefinitions/odd/tokenUrl tokenUrl"_qs}},
        {"objects in extensions",
         head +
             "paths:\n"
             "  /a: {$ref: '#/x-items/a'}\n"
             "  /b: {$ref: '#/paths/~1a'}\n"
             "x-items:\n"
             "  a:\n"
             "    get:\n"
             "      parameters: [{$ref: '#/x-parameters/q'}, {$ref: '#/x-parameters/b'}]\n"
             "      responses: {'200': {$ref: '#/x-responses/r'}}\n"
             "x-parameters: {q: {name: q, in: query, type: string}, b: {name: b, in: body, schema: {$ref: '#/x-schemas/s'}}}\n"
             "x-responses: {r: {description: d, schema: {$ref: '#/x-schemas/s'}}}\n"
             "x-schemas: {s: {type: string, x-nullable: true}, unused: {x-nullable: true}}\n",
         {{u"/paths/~1a"_qs, R"({"$ref":"#/x-items/a"})"},
          {u"/x-items/a/get"_qs,
           R"({"parameters":[{"$ref":"#/x-parameters/q"}],"requestBody":{"$ref":"#/x-parameters/b"},)"
           R"("responses":{"200":{"$ref":"#/x-responses/r"}}})"},
          {u"/x-parameters/q"_qs, R"({"name":"q","in":"query","schema":{"type":"string"}})"},
          {u"/x-parameters/b"_qs, R"({"content":{"application/json":{"schema":{"$ref":"#/x-schemas/s"}}}})"},
          {u"/x-responses/r/content/application~1json/schema"_qs, R"({"$ref":"#/x-schemas/s"})"},
          {u"/x-schemas"_qs, R"({"s":{"type":"string","nullable":true},"unused":{"x-nullable":true}})"}},
         {}},
    };
}

} // namespace support
