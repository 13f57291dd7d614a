#include "hostiletexts.h"

namespace hostile {

namespace {

const QString YamlFile = u"api.yaml"_qs;
const QString JsonFile = u"api.json"_qs;

const QByteArray OkResponses = R"("responses":{"200":{"description":"ok"}})";
const QByteArray YamlHead = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n";

void addDefinition(Input &input, const QString &name, const QByteArray &text)
{
    input.files.insert(name, text);
    addDefinitionCommands(input, name);
}

void manyOperations(Dice &dice, Input &input)
{
    const int count = dice.length(8, 20'000);
    const bool isSame = dice.chance(50);
    const auto operationOf = [&](const QByteArray &i) {
        return object({member("operationId", quoted(isSame ? QByteArray("same") : "o" + i)), OkResponses});
    };
    const QByteArray inside = object(
        each(count, [&](const QByteArray &i) { return member("METHOD" + i, operationOf(i)); }));
    QByteArrayList parameters = each(dice.length(1, 5'000), [&](const QByteArray &i) {
        return object({member("name", quoted(isSame ? QByteArray("p") : "p" + i)), R"("in":"query","schema":{})"});
    });
    const QByteArray item = object({member("additionalOperations", inside), member("parameters", array(parameters)),
                                    member("get", object({member("parameters", array(parameters)), OkResponses}))});
    addDefinition(input, JsonFile,
                  definition({member("paths", object({member("/a/{b}", item)}))}, dice.chance(70) ? "3.2.0" : "3.1.0"));
}

void manyTemplates(Dice &dice, Input &input)
{
    const int count = dice.length(2, 15'000);
    const int parts = dice.length(1, 200);
    const int most = std::max<int>(1, 400'000 / (parts * 4));
    QByteArrayList paths;
    for (int i = 0; i < std::min(count, most); ++i) {
        QByteArray path;
        for (int k = 0; k < parts; ++k)
            path += dice.of(QByteArrayList{"/{a}", "/{b}", "/a", "/b", "/{a}{b}", "/{"});
        paths.append(member(path, object({member("get", object({OkResponses}))})));
    }
    addDefinition(input, JsonFile, definition({member("paths", object(paths))}));
}

void longScalars(Dice &dice, Input &input)
{
    const int length = dice.length(10, 400'000);
    const QByteArrayList pieces = {"a",        "\\u0041",      "\\x41",  "''",  "# ",  ": ",  "- ",
                                   "\xc3\xa9", "\xe2\x80\xae", "\\\n  ", "\t",  "%25", "{a}", "$ref",
                                   "&a ",      "*a ",          "!t ",    "<b>", "](",  "`"};
    const QByteArray piece = dice.of(pieces);
    const QByteArray body = piece.repeated(length / int(piece.size()));
    const QByteArrayList forms = {"'@'", "\"@\"", "@", "|\n  @\n", ">\n  @\n", ">+9\n @\n", "? @\n: @\n"};
    const QByteArray scalar = QByteArray(dice.of(forms)).replace("@", body);
    const QByteArrayList places = {
        "info: {title: T, version: '1'}\nx-a: ", "x-b: &a ",        "paths:\n  /a:\n    description: ",
        "info:\n  version: '1'\n  title: ",      "tags:\n- name: ", "servers:\n- url: "};
    addDefinition(input, YamlFile, "openapi: 3.1.0\n" + dice.of(places) + scalar + "\ncomponents: {}\n");
}

/** Aliases of aliases, in the places where the parts of a definition are. */
void yamlAliases(Dice &dice, Input &input)
{
    const int levels = dice.length(2, 100);
    const int fan = dice.length(2, 200);
    const bool isList = dice.chance(50);
    QByteArray text = YamlHead + "x-a0: &a0 " + (isList ? "[x, y]" : "{type: string}") + '\n';
    for (int i = 1; i < levels; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        const QByteArray items =
            isList ? '[' + QByteArrayList(fan, before).join(", ") + ']'
                   : '{' + each(fan, [&](const QByteArray &k) { return "k" + k + ": " + before; }).join(", ") + '}';
        text += "x-a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + ' ' + items + '\n';
    }
    const QByteArray last = "*a" + QByteArray::number(levels - 1);
    const QByteArrayList places = {"paths: @",
                                   "tags: @",
                                   "components: {schemas: {S0: {enum: @, examples: [@]}}}",
                                   "components: {schemas: {S0: {properties: @}}}",
                                   "x-vendor-api-gateway: @",
                                   "x-vendor-api-gateway: {upstream: {url: 'http://u.example/', headers: @}}",
                                   "paths: {/a: {get: {parameters: @, responses: {'200': {description: @}}}}}",
                                   "servers: [{url: a, variables: @}]",
                                   "security: @"};
    for (int i = dice.between(1, 3); i > 0; --i)
        text += QByteArray(dice.of(places)).replace("@", last) + '\n';
    addDefinition(input, YamlFile, text);
}

void mergeKeys(Dice &dice, Input &input)
{
    const int levels = dice.length(2, 400);
    const int members = dice.length(1, 3'000);
    QByteArray text = YamlHead + "x-m0: &m0 " +
                      object(each(members,
                                  [](const QByteArray &i) { return member("k" + i, "{\"type\": \"string\"}"); })) +
                      '\n';
    for (int i = 1; i < levels; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray before = "*m" + QByteArray::number(dice.chance(20) ? dice.below(i) : i - 1);
        const int repeats = dice.length(1, 50);
        text += "x-m" + number + ": &m" + number + " {<<: [" + QByteArrayList(repeats, before).join(", ") + "], own" +
                number + ": 1}\n";
    }
    const QByteArray last = "*m" + QByteArray::number(levels - 1);
    text += "components:\n  schemas:\n    S0:\n      properties:\n        <<: " + last + "\n        z: {<<: " + last +
            "}\n";
    text += "paths:\n  <<: " + last + "\n";
    addDefinition(input, YamlFile, text);
}

void deepNesting(Dice &dice, Input &input)
{
    const int levels = dice.length(2, 100'000);
    QByteArray text = YamlHead;
    switch (dice.below(6)) {
    case 0:
        text += "x-a: " + QByteArray("[").repeated(levels) + QByteArray("]").repeated(levels);
        break;
    case 1:
        text += "x-a: " + QByteArray("{a: ").repeated(levels) + '1' + QByteArray("}").repeated(levels);
        break;
    case 2:
        text += "x-a:\n" + QByteArray("- ").repeated(levels) + "1\n";
        break;
    case 3:
        for (int i = 0, depth = std::min(levels, 800); i < depth; ++i)
            text += QByteArray(i, ' ') + "x-a:\n";
        break;
    case 4:
        text += "x-a: " + QByteArray("[").repeated(levels);
        break;
    default: {
        // Schemas in schemas, as deep as the parser permits, and deeper.
        const int depth = std::min(levels, 30'000);
        text += "components: {schemas: {S0: " + QByteArray("{properties: {a: ").repeated(depth) + "{}" +
                QByteArray("}}").repeated(depth) + "}}\n";
    }
    }
    addDefinition(input, YamlFile, text + '\n');
}

void markdownTexts(Dice &dice, Input &input)
{
    const QByteArrayList pieces = {"*a ",       "**a",    "[",        "![", "](",      "> ",       "- ", "| a ", "`",
                                   "```\n",     "<b",     "&amp;",    "\\", "[a](b) ", "[a]: b\n", "# ", "~~",   "_a_",
                                   "http://a ", "* - + ", "  1. a\n", "|-", "*_",      "[[[a]",    "***"};
    QByteArray text;
    for (int parts = dice.between(1, 4); parts > 0; --parts) {
        const QByteArray piece = dice.of(pieces) + (dice.chance(30) ? dice.of(pieces) : QByteArray());
        text += piece.repeated(dice.length(1, 100'000) / int(piece.size()) + 1);
        if (dice.chance(30))
            text += '\n';
    }
    const QByteArray operation = object(
        {member("description", quoted(text)), member("summary", quoted(text.left(2'000))), OkResponses});
    addDefinition(input, JsonFile,
                  definition({member("paths", object({member("/a", object({member("get", operation)}))})),
                              member("tags", array({object({member("name", quoted(text.left(1'000))),
                                                            member("description", quoted(text))})}))}));
}

void gatewayValues(Dice &dice, Input &input)
{
    const int size = dice.length(1, 5'000);
    const QByteArrayList texts = {"env://A", "$secret_env.A", "kv://a/b", "https://env://A/", "{a}", "/a/",
                                  "*",       "a, ",           "://"};
    const auto anyText = [&](int most) {
        const QByteArray piece = dice.of(texts);
        return quoted(piece.repeated(dice.length(1, most)));
    };
    const auto headers = array(each(size, [&](const QByteArray &i) {
        return object({member("name", quoted("X-" + i)), member("value", anyText(20))});
    }));
    const QByteArray path = dice.chance(50) ? quoted("/{a:" + pattern(dice) + "}/") : anyText(5'000);
    const QByteArray listen = object({member("value", path), R"("strip":true)"});
    const QByteArray authentication = object(
        {R"("enabled":true)", member("basicAuth", object({R"("enabled":true)", member("username", anyText(20'000)),
                                                          member("password", anyText(20'000))}))});
    const QByteArray upstream = object(
        {member("url", anyText(20'000)), member("authentication", authentication),
         member("loadBalancing", array(each(size, [](const QByteArray &i) { return quoted("http://a" + i); })))});
    const QByteArray transform = object({R"("enabled":true)", member("add", headers), member("remove", headers)});
    const QByteArray global = object(
        {member("transformRequestHeaders", transform), member("transformResponseHeaders", transform),
         member("cors", object({R"("enabled":true)", member("allowedOrigins", headers)}))});
    const QByteArray extension = object(
        {member("info", object({member("name", anyText(1'000)), R"("state":{"active":true})"})),
         member("upstream", upstream), member("server", object({member("listenPath", listen)})),
         member("middleware", object({member("global", global)}))});
    const auto paths = object(each(dice.length(1, 500), [&](const QByteArray &i) {
        return member("/a" + i + "/{b}", object({member("get", object({OkResponses}))}));
    }));
    addDefinition(input, JsonFile, definition({member("paths", paths), member("x-vendor-api-gateway", extension)}));
}

void longLists(Dice &dice, Input &input)
{
    const int size = dice.length(1, 10'000);
    const auto names = each(size, [](const QByteArray &i) { return i; });
    const auto schemes = each(
        size, [](const QByteArray &i) { return member("s" + i, R"({"type":"http","scheme":"basic"})"); });
    const auto variables = each(size,
                                [](const QByteArray &i) { return member("v" + i, R"({"default":"a","enum":["a"]})"); });
    const QByteArray url = quoted("https://" +
                                  each(size, [](const QByteArray &i) { return "{v" + i + "}"; }).join('.'));
    const auto tags = array(each(size, [](const QByteArray &i) {
        return object(
            {member("name", quoted("t" + i)), member("parent", quoted("t" + QByteArray::number(i.toInt() + 1)))});
    }));
    const auto security = array(each(std::min(size, 300), [&](const QByteArray &) {
        return object(each(std::min(size, 100), [](const QByteArray &i) { return member("s" + i, "[]"); }));
    }));
    const auto mapping = object(
        each(size, [](const QByteArray &i) { return member("m" + i, "\"#/components/schemas/S0\""); }));
    const auto links = object(
        each(size, [](const QByteArray &i) { return member("l" + i, R"({"operationId":"o"})"); }));
    const auto media = object(each(std::min(size, 3'000), [](const QByteArray &i) {
        return member("a/b" + i, R"({"schema":{"$ref":"#/components/schemas/S0"},"example":1})");
    }));
    QByteArrayList members;
    const QByteArrayList choices = {
        member("tags", tags),
        member("security", security),
        member("servers", array({object({member("url", url), member("variables", object(variables))})})),
        member("x-a", array(names)),
        member("paths",
               object({member(
                   "/a",
                   object({member(
                       "get", object({member(
                                  "responses",
                                  object({member("200", object({member("description", "\"\""), member("links", links),
                                                                member("content", media)}))}))}))}))})),
    };
    for (const QByteArray &choice : choices) {
        if (dice.chance(60))
            members.append(choice);
    }
    members.append(member(
        "components",
        object({member("securitySchemes", object(schemes)),
                member("schemas", object({member("S0", object({R"("oneOf":[{}])",
                                                               member("discriminator",
                                                                      object({R"("propertyName":"a")",
                                                                              member("mapping", mapping)}))}))}))})));
    addDefinition(input, JsonFile, definition(members, "3.2.0"));
}

/** The same key many times, long keys, many documents, comments, line ends, byte order marks and bytes that are no
 * text. */
void oddTexts(Dice &dice, Input &input)
{
    const int size = dice.length(1, 100'000);
    QByteArray text = YamlHead;
    switch (dice.below(12)) {
    case 0:
        text += QByteArray("x-a: 1\n").repeated(size);
        break;
    case 1:
        text += QByteArray("# c\n").repeated(size);
        break;
    case 2:
        text += QByteArray("---\na: 1\n").repeated(size);
        break;
    case 3:
        text += QByteArray("\r\n").repeated(size);
        break;
    case 4:
        text = "\xef\xbb\xbf" + text + QByteArray("\xff\xfe").repeated(size);
        break;
    case 5:
        text += QByteArray("%TAG ! a\n").repeated(size);
        break;
    case 6:
        text += "x-a:\n" + QByteArray("  ? a\n  : b\n").repeated(size);
        break;
    case 7:
        text += QByteArray("\t").repeated(size) + "x-a: 1\n";
        break;
    case 8:
        text += "x-a: " + QByteArray("&a ").repeated(size) + "1\n";
        break;
    case 9:
        text += "x-a: " + QByteArray("!<a> ").repeated(size) + "1\n";
        break;
    case 10:
        text += each(std::min(size, 30'000), [](const QByteArray &i) {
                    return "x-" + i + ": &a" + i + " 1\nx-b" + i + ": *a" + i + '\n';
                }).join();
        break;
    default:
        text += QByteArray("\0", 1).repeated(size);
    }
    addDefinition(input, YamlFile, text);
}

void oddValues(Dice &dice, Input &input)
{
    QByteArrayList members;
    const QByteArrayList names = {
        "x-a",          "servers",           "tags", "security", "components", "webhooks", "x-vendor-api-gateway",
        "externalDocs", "jsonSchemaDialect", "$self"};
    for (const QByteArray &name : names) {
        if (dice.chance(30))
            members.append(member(name, value(dice)));
    }
    const QByteArray any = value(dice).left(200'000);
    members.append(member(
        "paths",
        object({member(
            "/a", object({member(
                      "get",
                      object({member("parameters",
                                     array({object({R"("name":"a","in":"query")", member("example", number(dice)),
                                                    member("schema", object({member("default", number(dice)),
                                                                             member("maximum", number(dice)),
                                                                             member("multipleOf", number(dice))}))})})),
                              OkResponses}))}))})));
    addDefinition(input, JsonFile, definition(members));
}

void swaggerDocument(Dice &dice, Input &input)
{
    const int size = dice.length(1, 5'000);
    const auto definitions = object(each(size, [&](const QByteArray &i) {
        return member(
            "S" + i,
            object({member("allOf", array({object({member("$ref", quoted("#/definitions/S" +
                                                                         QByteArray::number((i.toInt() + 1) % size)))}),
                                           object({member("$ref", quoted("#/definitions/S0"))})}))}));
    }));
    const auto parameters = array(each(size, [](const QByteArray &i) {
        return object({member("name", quoted("p" + i)),
                       R"("in":"formData","type":"array","items":{"type":"string"},"collectionFormat":"multi")"});
    }));
    const auto consumes = array(each(std::min(size, 500), [](const QByteArray &i) { return quoted("a/b" + i); }));
    const QByteArray operation = object(
        {member("parameters", parameters), member("consumes", consumes), member("produces", consumes),
         R"("responses":{"200":{"description":"ok","schema":{"$ref":"#/definitions/S0"}}})"});
    const auto paths = object(
        each(std::max(1, std::min(300, 300'000 / int(operation.size()))),
             [&](const QByteArray &i) { return member("/a" + i, object({member("post", operation)})); }));
    addDefinition(input, JsonFile,
                  object({R"("swagger":"2.0","info":{"title":"T","version":"1"})", member("paths", paths),
                          member("definitions", definitions)}));
}

constexpr Kind DefinitionKinds[] = {
    {"operations of a path", manyOperations},
    {"path templates", manyTemplates},
    {"long scalars", longScalars},
    {"YAML aliases", yamlAliases},
    {"merge keys", mergeKeys},
    {"nesting", deepNesting},
    {"Markdown", markdownTexts},
    {"gateway extension", gatewayValues},
    {"long lists", longLists},
    {"texts", oddTexts},
    {"values", oddValues},
    {"Swagger 2.0", swaggerDocument},
};

} // namespace

std::span<const Kind> definitionKinds()
{
    return DefinitionKinds;
}

} // namespace hostile
