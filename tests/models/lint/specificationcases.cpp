#include "documentationcases.h"

namespace support {

namespace {

const QByteArrayList In30{"3.0.3"};
const QByteArrayList From31{"3.1.0", "3.2.0"};

/** An operation with these requirements, and security schemes. */
QByteArray securedBy(const QByteArray &security)
{
    return operationOf("security: [" + security + "]") + R"(components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X}
    basic: {type: http, scheme: basic}
    sign: {type: openIdConnect, openIdConnectUrl: https://sign.test/}
    alias: {$ref: '#/components/securitySchemes/oauth'}
    oauth:
      type: oauth2
      flows:
        x-note: {scopes: {note: d}}
        clientCredentials: {tokenUrl: https://sign.test/, scopes: {read: d}}
        authorizationCode: {tokenUrl: https://sign.test/, authorizationUrl: https://sign.test/, scopes: {write: d}}
)";
}

const char *SecurityDefined = "oas3-operation-security-defined";

QList<StyleCase> securityCases()
{
    return {
        {"an unknown scope", SecurityDefined, securedBy("{oauth: [read, delete]}"), "/paths/~1a/get/security/0/oauth/1",
         "delete"},
        {"an extension of the flows", SecurityDefined, securedBy("{oauth: [note]}"),
         "/paths/~1a/get/security/0/oauth/0", "note"},
        {"an unknown scope of an alternative", SecurityDefined, securedBy("{oauth: [read]}, {key: [], oauth: [other]}"),
         "/paths/~1a/get/security/1/oauth/0", "other"},
        {"an unknown scope by a reference", SecurityDefined, securedBy("{alias: [read, delete]}"),
         "/paths/~1a/get/security/0/alias/1", "delete"},
        {"an unknown scope of the document", SecurityDefined, securedBy("") + "security: [{oauth: [delete]}]\n",
         "/security/0/oauth/0", "delete"},
        {"roles of a key", SecurityDefined, securedBy("{key: [admin]}"), "/paths/~1a/get/security/0/key", "[admin]",
         In30},
        {"roles of HTTP authentication", SecurityDefined, securedBy("{basic: [admin]}"),
         "/paths/~1a/get/security/0/basic", "[admin]", In30},
    };
}

QList<StyleCase> silentSecurityCases()
{
    return {
        {"scopes of two flows", SecurityDefined, securedBy("{oauth: [read, write]}")},
        {"no scopes", SecurityDefined, securedBy("{oauth: []}, {key: []}, {basic: []}, {sign: []}, {}")},
        {"scopes by a reference", SecurityDefined, securedBy("{alias: [read]}")},
        {"scopes that are found out", SecurityDefined, securedBy("{sign: [openid, other]}")},
        {"roles", SecurityDefined, securedBy("{key: [admin], basic: [admin]}"), "", {}, From31},
    };
}

const char *PathParams = "path-params";

/** A path with a parameter of this name. */
QByteArray pathOf(const QByteArray &path, const QByteArray &parameter)
{
    return "paths: {'" + path + "': {parameters: [{name: '" + parameter +
           "', in: path, required: true, schema: {}}]}}\n";
}

QList<StyleCase> braceCases()
{
    const char *name = "/paths/~1a/parameters/0/name";
    return {
        {"a brace in a name", PathParams, pathOf("/a", "b}"), name, "'b}'"},
        {"braces around a name", PathParams, pathOf("/a", "{b}"), name, "'{b}'"},
        {"a brace in the name of a component", PathParams,
         "paths: {}\ncomponents: {parameters: {p: {name: 'b{', in: path, required: true, schema: {}}}}\n",
         "/components/parameters/p/name", "'b{'"},
        {"a brace in a name by a reference", PathParams,
         "paths: {/a: {parameters: [{$ref: '#/components/parameters/p'}]}}\n"
         "components: {parameters: {p: {name: 'b{', in: path, required: true, schema: {}}}}\n",
         "/components/parameters/p/name", "'b{'"},
        {"a brace that is not closed", PathParams, "paths: {'/a/{b': {}}\n", "/paths/~1a~1{b", "'/a/{b'"},
        {"a brace that is not opened", PathParams, "paths: {'/a/b}': {}}\n", "/paths/~1a~1b}", "'/a/b}'"},
        {"braces twice", PathParams, "paths: {'/a/{{b}}': {}}\n", "/paths/~1a~1{{b}}", "'/a/{{b}}'"},
        {"braces inside of braces", PathParams,
         "paths: {'/a/{b:[0-9]{3}}': {get: {responses: {default: {description: d}}}}}\n", "/paths/~1a~1{b:[0-9]{3}}",
         "'/a/{b:[0-9]{3}}'"},
    };
}

QList<StyleCase> silentBraceCases()
{
    return {
        {"two names in a segment", PathParams,
         "paths: {'/a/{b}-{c}.x': {parameters: [{name: b, in: path, required: true, schema: {}}, {name: c, in: path, "
         "required: true, schema: {}}]}}\n"},
        {"a name with other characters", PathParams, pathOf("/a({b:c+})", "b:c+")},
        {"braces in a query", PathParams, operationOf("parameters: [{name: 'a{b}', in: query, schema: {}}]")},
    };
}

const char *NoScripts = "no-script-tags-in-markdown";

QList<StyleCase> scriptCases()
{
    const auto in = [](const char *name, const QByteArray &text) {
        const QByteArray quoted = "'" + QByteArray(text).replace("'", "''") + "'";
        return StyleCase{name, NoScripts, operationOf("description: " + quoted), "/paths/~1a/get/description", quoted};
    };
    const QByteArray handler = "'<b onclick=f()>a</b>'";
    const auto at = [&](const char *name, const QByteArray &members, const char *pointer,
                        const QByteArrayList &versions = EachVersion) {
        return StyleCase{name, NoScripts, QByteArray(members).replace("TEXT", handler), pointer, handler, versions};
    };
    return {
        in("an event handler", "a <img src=x onerror=alert(1)> b"),
        in("an event handler in capitals", "<IMG SRC=x ONERROR = \"f()\">"),
        in("an event handler after a slash", "<svg/onload=f()>"),
        in("an event handler right after a value", "<a href=\"x\"onmouseover='f()'>"),
        in("an event handler after a value with a bracket", "<img alt=\"a > b\" onerror=f()>"),
        in("an event handler in a tag that is not closed", "<img src=x onerror=f()"),
        in("an event handler after a quote", "it's <b title=\"x onclick=f()>"),
        in("a link of Markdown", "[a]( JavaScript:f())"),
        in("a link of Markdown in brackets", "[a](<javascript:f()>)"),
        in("a link of Markdown elsewhere", "[a]: javascript:f()"),
        in("a link in brackets", "<javascript:f()>"),
        in("a link of HTML", "<a href=\"javascript:f()\">a</a>"),
        in("a link of HTML without quotes", "<a href = javascript:f()>a</a>"),
        in("a script in code", "`<script>`"),
        at("the title of a schema", schemaOf("title: TEXT"), "/components/schemas/s/title"),
        at("the title of a document", "info: {title: TEXT, version: '1'}\npaths: {}\n", "/info/title"),
        at("a server", "paths: {}\nservers: [{url: /, description: TEXT}]\n", "/servers/0/description"),
        at("a variable", "paths: {}\nservers: [{url: '/{v}', variables: {v: {default: a, description: TEXT}}}]\n",
           "/servers/0/variables/v/description"),
        at("a tag", "paths: {}\ntags: [{name: a, description: TEXT}]\n", "/tags/0/description"),
        at("documentation", "paths: {}\nexternalDocs: {url: /, description: TEXT}\n", "/externalDocs/description"),
        at("a path", "paths: {/a: {description: TEXT}}\n", "/paths/~1a/description"),
        at("a parameter", operationOf("parameters: [{name: p, in: query, schema: {}, description: TEXT}]"),
           "/paths/~1a/get/parameters/0/description"),
        at("a body", "paths: {}\ncomponents: {requestBodies: {b: {content: {}, description: TEXT}}}\n",
           "/components/requestBodies/b/description"),
        at("a header", "paths: {}\ncomponents: {headers: {h: {schema: {}, description: TEXT}}}\n",
           "/components/headers/h/description"),
        at("an example", "paths: {}\ncomponents: {examples: {e: {value: 1, description: TEXT}}}\n",
           "/components/examples/e/description"),
        at("a link to an operation",
           "paths: {}\ncomponents: {links: {l: {operationRef: '#/paths', description: TEXT}}}\n",
           "/components/links/l/description"),
        at("a security scheme",
           "paths: {}\ncomponents: {securitySchemes: {s: {type: http, scheme: basic, description: TEXT}}}\n",
           "/components/securitySchemes/s/description"),
        at("a reference",
           "paths: {}\ncomponents: {headers: {h: {schema: {}}, r: {$ref: '#/components/headers/h', description: "
           "TEXT}}}\n",
           "/components/headers/r/description", From31),
        at("a media type", "paths: {}\ncomponents: {mediaTypes: {m: {description: TEXT}}}\n",
           "/components/mediaTypes/m/description", {"3.2.0"}),
        at("inside of a schema", schemaOf("properties: {a: {items: {description: TEXT}}}"),
           "/components/schemas/s/properties/a/items/description"),
    };
}

QList<StyleCase> silentScriptCases()
{
    const auto in = [](const char *name, const QByteArray &text) {
        return StyleCase{name, NoScripts, operationOf("description: '" + QByteArray(text).replace("'", "''") + "'")};
    };
    return {
        in("other attributes", "<device online=true once=\"a\" only = b>, <b title=\"onclick=f()\">"),
        in("a comparison", "a <b and c> d onclick=1, x < y onclick=2"),
        in("the name of an event", "The event onclick=handler, see <b>onclick</b>."),
        in("an event without a value", "<b onclick>"),
        in("the name of the language",
           "In JavaScript: f(). See [JavaScript](https://a.test/javascript:), (javascript: x)"),
        in("a link", "[a](https://a.test/) <https://a.test/> <a href=\"https://a.test/\">"),
    };
}

const char *TwiceInEnum = "duplicated-entry-in-enum";

QList<StyleCase> enumCases()
{
    const char *second = "/components/schemas/s/enum/1";
    return {
        {"equal objects", TwiceInEnum, schemaOf("enum: [{a: 1, b: [x]}, {b: [x], a: 1.0}]"), second,
         "{b: [x], a: 1.0}"},
        {"equal lists", TwiceInEnum, schemaOf("enum: [[1, {}], [1.0, {}], [{}, 1]]"), second, "[1.0, {}]"},
        {"equal numbers", TwiceInEnum, schemaOf("enum: [1, 1.0, 2]"), second, "1.0"},
        {"equal numbers that are not decimal", TwiceInEnum, schemaOf("enum: [0x10, 0x10]"), second, "0x10"},
        {"an alias", TwiceInEnum, schemaOf("enum: [&one {a: 1}, *one]"), second, "*one"},
        {"equal objects by a reference", TwiceInEnum,
         "paths: {}\ncomponents: {schemas: {a: {items: {$ref: '#/components/schemas/s'}}, s: {enum: [{}, {}]}}}\n",
         second, "{}"},
    };
}

QList<StyleCase> silentEnumCases()
{
    return {
        {"different objects", TwiceInEnum, schemaOf("enum: [{a: 1}, {a: '1'}, {a: 1, b: 1}, {}, []]")},
        {"lists in another order", TwiceInEnum, schemaOf("enum: [[1, 2], [2, 1]]")},
        {"the largest numbers", TwiceInEnum, schemaOf("enum: [9007199254740993, 9007199254740992]")},
    };
}

/** Fields that exclude each other, in objects that references lead to. */
QList<StyleCase> exclusiveCases()
{
    const auto example = [](const char *name, const char *rule, const QByteArray &fields, const char *pointer,
                            const QByteArray &marked, const QByteArrayList &versions = EachVersion) {
        return StyleCase{name,
                         rule,
                         operationOf("parameters: [{name: p, in: query, schema: {}, examples: {x: {$ref: "
                                     "'#/components/examples/e'}}}]") +
                             "components: {examples: {e: {" + fields + "}}}\n",
                         pointer,
                         marked,
                         versions};
    };
    const auto media = [](const char *name, const QByteArray &fields, const char *pointer, const QByteArray &marked) {
        return StyleCase{name,
                         "spec-no-invalid-encoding-combinations",
                         "paths: {/a: {post: {requestBody: {content: {multipart/mixed: {$ref: "
                         "'#/components/mediaTypes/m'}}}, responses: {default: {description: d}}}}}\n"
                         "components: {mediaTypes: {m: {itemSchema: {}, " +
                             fields + "}}}\n",
                         pointer,
                         marked,
                         {"3.2.0"}};
    };
    return {
        example("a value in two places", "oas3-schema", "value: 1, externalValue: a.json",
                "/components/examples/e/externalValue", "externalValue"),
        example("a value and data of a component", "spec-example-values", "value: 1, dataValue: 1",
                "/components/examples/e/dataValue", "dataValue", {"3.2.0"}),
        example("a value and its text", "spec-example-values", "value: 1, serializedValue: '1'",
                "/components/examples/e/serializedValue", "serializedValue", {"3.2.0"}),
        example("a text in two places", "spec-example-values", "serializedValue: '1', externalValue: a.json",
                "/components/examples/e/externalValue", "externalValue", {"3.2.0"}),
        media("by name and the rest", "encoding: {}, itemEncoding: {}", "/components/mediaTypes/m/itemEncoding",
              "itemEncoding"),
        media("by name and by position in a part", "itemEncoding: {encoding: {}, prefixEncoding: []}",
              "/components/mediaTypes/m/itemEncoding/prefixEncoding", "prefixEncoding"),
    };
}

const char *LinkedOperation = "link-operation-unknown";

/** A link of a response, beside operations in all places. */
QByteArray linkTo(const QByteArray &link, const QByteArray &more = {})
{
    return "paths: {/a: {get: {operationId: inPaths, callbacks: {c: {u: {post: {operationId: inCallback, responses: "
           "{default: {description: d}}}}}}, responses: {default: {description: d, links: {l: " +
           link + "}}}}}}\n" + more;
}

QList<StyleCase> linkCases()
{
    return {
        {"no such operation", LinkedOperation, linkTo("{operationId: none}"),
         "/paths/~1a/get/responses/default/links/l/operationId", "none"},
        {"another case", LinkedOperation, linkTo("{operationId: \"inpaths\"}"),
         "/paths/~1a/get/responses/default/links/l/operationId", "\"inpaths\""},
        {"in a component", LinkedOperation, "paths: {}\ncomponents: {links: {l: {operationId: none}}}\n",
         "/components/links/l/operationId", "none"},
        {"by a reference", LinkedOperation,
         linkTo("{$ref: '#/components/links/l'}", "components: {links: {l: {operationId: none}}}\n"),
         "/components/links/l/operationId", "none"},
        {"an id that is no operation's", LinkedOperation,
         linkTo("{operationId: n}", "x-more: {operationId: n}\ntags: [{name: n}]\n"),
         "/paths/~1a/get/responses/default/links/l/operationId", "n"},
    };
}

QList<StyleCase> silentLinkCases()
{
    return {
        {"an operation of a path", LinkedOperation, linkTo("{operationId: inPaths}")},
        {"an operation of a callback", LinkedOperation, linkTo("{operationId: inCallback}")},
        {"an operation of a webhook",
         LinkedOperation,
         linkTo("{operationId: w}", "webhooks: {w: {post: {operationId: w}}}\n"),
         "",
         {},
         From31},
        {"an operation of a component",
         LinkedOperation,
         linkTo("{operationId: p}", "components: {pathItems: {p: {post: {operationId: p}}}}\n"),
         "",
         {},
         From31},
        {"another method",
         LinkedOperation,
         linkTo("{operationId: o}", "components: {pathItems: {p: {additionalOperations: {X: {operationId: o}}}}}\n"),
         "",
         {},
         {"3.2.0"}},
        {"data", LinkedOperation,
         schemaOf("properties: {links: {properties: {l: {properties: {operationId: {type: string}}}}}}, "
                  "example: {links: {l: {operationId: none}}}")},
        {"an operation by its place", LinkedOperation, linkTo("{operationRef: '#/paths/~1a/get'}")},
        {"a path that is not there", LinkedOperation,
         "paths: {/b: {$ref: none.yaml}}\ncomponents: {links: {l: {operationId: none}}}\n"},
    };
}

} // namespace

QList<StyleCase> specificationCases()
{
    return exclusiveCases() + linkCases() + securityCases() + enumCases() + braceCases() + scriptCases();
}

QList<StyleCase> silentSpecificationCases()
{
    return silentLinkCases() + silentSecurityCases() + silentEnumCases() + silentBraceCases() + silentScriptCases();
}

} // namespace support
