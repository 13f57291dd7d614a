#pragma once

#include "description.h"
#include "message.h"
#include "targettext.h"

#include <memory>

namespace fuzz {

/** A request as text: `POST /pets?limit=1`, lines of fields, an empty line and the body. */
struct RequestText {
    http::RequestHead head;
    QByteArray body;

    /** Leaves out fields that the reader of HTTP refuses, and makes a blank of what ends a target. */
    explicit RequestText(const QByteArray &text)
    {
        const qsizetype end = text.indexOf("\n\n");
        body = end < 0 ? QByteArray() : text.mid(end + 2);
        const QList<QByteArray> lines = text.left(end < 0 ? text.size() : end).split('\n');
        const qsizetype blank = lines.first().indexOf(' ');
        head.method = blank < 0 ? QByteArray("GET") : lines.first().left(blank);
        head.target = '/' + lines.first().mid(blank + 1);
        head.target.replace("//", "/").replace(' ', "%20");
        for (const QByteArray &line : lines.mid(1)) {
            const qsizetype colon = line.indexOf(':');
            const QByteArray value = line.mid(colon + 1).trimmed();
            const bool isText = std::none_of(value.begin(), value.end(), [](char byte) {
                return (uchar(byte) < 0x20 && byte != '\t') || byte == 0x7f;
            });
            if (colon > 0 && isText && http::isToken(line.first(colon)))
                head.headers.append(line.first(colon), value);
        }
    }
};

/** An API with each style of a parameter and each form of a body. */
inline std::shared_ptr<const description::Description> fuzzedApi()
{
    static const auto api = std::make_shared<const description::Description>(
        document::Snapshot::parse(R"(openapi: 3.2.0
info: {title: T, version: '1'}
paths:
  /p/{a}/{b}.{c}/{d}:
    get:
      parameters:
        - {name: a, in: path, required: true, style: matrix, explode: true, schema: {type: array, items: {type: integer}}}
        - {name: b, in: path, required: true, style: label, schema: {$ref: '#/components/schemas/Color'}}
        - {name: c, in: path, required: true, schema: {type: array, items: {type: string}}}
        - {name: d, in: path, required: true, style: matrix, explode: true, schema: {$ref: '#/components/schemas/Color'}}
      responses: {'200': {description: Yes, content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}}}
  /q:
    get:
      parameters:
        - {name: f, in: query, schema: {$ref: '#/components/schemas/Color'}}
        - {name: p, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: boolean}}}
        - {name: s, in: query, style: spaceDelimited, explode: false, schema: {$ref: '#/components/schemas/Color'}}
        - {name: o, in: query, style: deepObject, schema: {type: object, properties: {l: {type: array, items: {type: integer}}}}}
        - {name: j, in: query, content: {application/json: {schema: {type: object, required: [x]}}}}
        - {name: H, in: header, explode: true, schema: {$ref: '#/components/schemas/Color'}}
        - {name: I, in: header, schema: {type: array, items: {type: integer}}}
        - {name: k, in: cookie, schema: {type: array, items: {type: integer}}}
        - {name: m, in: cookie, explode: false, schema: {$ref: '#/components/schemas/Color'}}
      security: [{key: []}, {basic: [], cookie: []}, {token: []}, {}]
      responses:
        '200': {description: Yes, headers: {X: {schema: {type: array, items: {type: string}}}}, content: {application/json:
               {examples: {one: {value: 1}, two: {value: 2}}}, application/xml: {schema: {$ref: '#/components/schemas/Node'}},
               text/*: {example: x}, '*/*': {schema: {type: string}}}}
        4XX: {description: No, content: {multipart/mixed: {schema: {type: object, properties: {a: {const: x}}}}}}
        default: {description: Any}
  /s:
    query:
      parameters: [{name: w, in: querystring, content: {application/x-www-form-urlencoded: {schema:
                    {$ref: '#/components/schemas/Color'}}}}]
      responses: {2XX: {description: Yes}}
  /b:
    post:
      requestBody:
        required: true
        content:
          application/json: {schema: {$ref: '#/components/schemas/Node'}}
          application/xml: {schema: {$ref: '#/components/schemas/Node'}}
          text/xml: {schema: {type: array, items: {type: array, xml: {wrapped: true}, items: {type: integer}}}}
          application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Node'}}
          multipart/form-data: {schema: {$ref: '#/components/schemas/Node'}}
          text/*: {schema: {type: integer}}
      responses: {'201': {description: Made, content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}},
                  '422': {description: Invalid}}
components:
  schemas:
    Color: {type: object, properties: {R: {type: integer}, G: {type: string, pattern: '^(a|b)+$'}}, additionalProperties:
            {type: boolean}}
    Node:
      type: object
      required: [name, list]
      additionalProperties: false
      xml: {name: n, namespace: 'urn:n', prefix: p}
      properties:
        id: {type: integer, readOnly: true, xml: {attribute: true, namespace: 'urn:i', prefix: i}}
        name: {type: [string, 'null'], maxLength: 4, writeOnly: true}
        list: {type: array, uniqueItems: true, items: {type: number, xml: {name: i}}}
        wrap: {type: array, xml: {wrapped: true, name: w}, items: {$ref: '#/components/schemas/Node'}}
        text: {type: string, xml: {nodeType: text}}
        flat: {$ref: '#/components/schemas/Flat'}
        node: {$ref: '#/components/schemas/Node'}
    Flat: {type: object, xml: {nodeType: none}, properties: {x: {type: integer}, more: {$ref: '#/components/schemas/Flat'}}}
  securitySchemes:
    key: {type: apiKey, in: query, name: key}
    cookie: {type: apiKey, in: cookie, name: c}
    basic: {type: http, scheme: basic}
    token: {type: http, scheme: bearer}
)",
                                  document::Format::Yaml));
    return api;
}

} // namespace fuzz
