#include "randomedits.h"

#include <algorithm>
#include <array>

namespace support {

using document::Node;
using document::Value;

namespace {

struct KeywordText {
    const char *keyword;
    const char *json;
};

constexpr std::array StringKeywords{KeywordText{"format", "\"date\""},          KeywordText{"format", "\"uuid\""},
                                    KeywordText{"format", "\"date-time\""},     KeywordText{"format", "\"email\""},
                                    KeywordText{"pattern", "\"^[a-z]*$\""},     KeywordText{"pattern", "\"^.*$\""},
                                    KeywordText{"pattern", "\"^[A-Z]{2,4}$\""}, KeywordText{"format", "\"uri\""}};
constexpr std::array ListKeywords{KeywordText{"uniqueItems", "true"},
                                  KeywordText{"items", R"({"type": "string"})"},
                                  KeywordText{"items", R"({"type": "integer"})"},
                                  KeywordText{"items", "{}"},
                                  KeywordText{"contains", R"({"type": "string"})"},
                                  KeywordText{"prefixItems", R"([{"type": "string"}])"}};
constexpr std::array ObjectKeywords{
    KeywordText{"additionalProperties", "false"},
    KeywordText{"additionalProperties", "true"},
    KeywordText{"additionalProperties", R"({"type": "string"})"},
    KeywordText{"additionalProperties", "{}"},
    KeywordText{"unevaluatedProperties", "false"},
    KeywordText{"propertyNames", R"({"maxLength": 3})"},
    KeywordText{"patternProperties", R"({"^n": {"type": "string"}})"},
    KeywordText{"dependentRequired", R"({"name": ["id"]})"},
};
constexpr std::array AnyKeywords{KeywordText{"readOnly", "true"},
                                 KeywordText{"writeOnly", "true"},
                                 KeywordText{"deprecated", "true"},
                                 KeywordText{"nullable", "true"},
                                 KeywordText{"default", "\"a\""},
                                 KeywordText{"description", "\"A text.\""},
                                 KeywordText{"not", R"({"type": "string", "maxLength": 2})"},
                                 KeywordText{"if", R"({"type": "string"})"},
                                 KeywordText{"then", R"({"minLength": 2})"},
                                 KeywordText{"else", R"({"type": ["object", "integer"]})"},
                                 KeywordText{"const", "\"a\""},
                                 KeywordText{"enum", R"(["a", "b", 1])"}};
/** The keywords that OpenAPI 3.0 does not have. */
constexpr std::array<QByteArrayView, 12> NewKeywords{"contains",
                                                     "prefixItems",
                                                     "unevaluatedProperties",
                                                     "propertyNames",
                                                     "patternProperties",
                                                     "dependentRequired",
                                                     "if",
                                                     "then",
                                                     "else",
                                                     "const",
                                                     "examples",
                                                     "unevaluatedItems"};
constexpr std::array Types{"string", "integer", "number", "boolean", "array", "object"};

constexpr std::array NumberLimits{"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"};
constexpr std::array TextLimits{"minLength", "maxLength"};
constexpr std::array ListLimits{"minItems", "maxItems"};
constexpr std::array ObjectLimits{"minProperties", "maxProperties"};

QByteArray typeOf(const Node &schema)
{
    const Node type = schema.member("type").resolved();
    return type.isSequence() ? type.childAt(0).bytes() : type.bytes();
}

} // namespace

QString RandomEdits::edit()
{
    const EditPlaces places(m_document.snapshot().root());
    const auto tryEdit = [&](const QList<Place> &list, const char *name, auto act) {
        if (list.isEmpty())
            return QString();
        const Place place = of(list);
        return (this->*act)(place) ? QString::fromLatin1(name) + u' ' + place.toString() : QString();
    };
    switch (below(14)) {
    case 0:
        return tryEdit(places.operations, "operation", &RandomEdits::editOperation);
    case 1:
        return tryEdit(places.parameters, "parameter", &RandomEdits::editParameter);
    case 2:
        return tryEdit(places.contents, "content", &RandomEdits::editContent);
    case 3:
        return tryEdit(places.responses, "responses", &RandomEdits::editResponses);
    default:
        return editSchema(places);
    }
}

QString RandomEdits::editSchema(const EditPlaces &places)
{
    if (places.schemas.isEmpty())
        return {};
    const Place place = of(places.schemas);
    if (!at(place).isMapping())
        return {};
    const auto done = [&](const char *name, bool isDone) {
        return isDone ? QString::fromLatin1(name) + u' ' + place.toString() : QString();
    };
    const QByteArray type = typeOf(at(place));
    switch (below(10)) {
    case 0:
        return done("type", editType(place));
    case 1:
        return done("values", editValues(place));
    case 2:
        return done("branches", editBranches(place));
    case 3:
        return done("wrapped", wrap(place));
    case 4:
    case 5:
        if (type == "object")
            return done("required", editRequired(place));
        break;
    case 6:
    case 7:
        if (type == "object")
            return done("properties", editProperties(place));
        break;
    default:
        break;
    }
    return done("keyword", editKeyword(place));
}

bool RandomEdits::set(const Place &place, const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    return value && m_document.set(place, *value);
}

QByteArray RandomEdits::smallSchema()
{
    constexpr std::array schemas{R"({"type": "string"})",
                                 R"({"type": "integer", "minimum": 1})",
                                 R"({"type": "object", "properties": {"n": {"type": "number"}}, "required": ["n"]})",
                                 R"({"type": "array", "items": {"type": "boolean"}})",
                                 R"({"enum": ["x", "y"]})",
                                 R"({"maxLength": 4})",
                                 R"({})"};
    return of(schemas);
}

QByteArray RandomEdits::someKey(const Node &object)
{
    return object.childCount() > 0 ? object.keyAt(below(object.childCount())) : QByteArray();
}

bool RandomEdits::setOrRemove(const Place &object, const QByteArray &keyword, const QByteArray &json)
{
    const Place place = object / keyword;
    if (at(place).exists() && below(2) == 0)
        return remove(place);
    return set(place, json);
}

bool RandomEdits::toggle(const Place &object, const QByteArray &keyword)
{
    return set(object / keyword, at(object).member(keyword).resolved().toBool() ? "false" : "true");
}

bool RandomEdits::isOf30() const
{
    return m_document.snapshot().at({"openapi"}).bytes().startsWith("3.0");
}

bool RandomEdits::editKeyword(const Place &schema)
{
    const QByteArray type = typeOf(at(schema));
    const auto oneOf = [&](const auto &rows) {
        const KeywordText row = of(rows);
        const bool isNew = std::ranges::find(NewKeywords, QByteArrayView(row.keyword)) != NewKeywords.end();
        const bool isOld = row.keyword == QByteArrayView("nullable");
        return (isOf30() ? !isNew : !isOld) && setOrRemove(schema, row.keyword, row.json);
    };
    if (below(5) == 0)
        return oneOf(AnyKeywords);
    const bool isLimit = below(2) == 0;
    if (type == "integer" || type == "number")
        return editNumber(schema, of(NumberLimits));
    if (type == "string")
        return isLimit ? editNumber(schema, of(TextLimits)) : oneOf(StringKeywords);
    if (type == "array")
        return isLimit ? editNumber(schema, of(ListLimits)) : oneOf(ListKeywords);
    if (type == "object")
        return below(4) == 0 ? editNumber(schema, of(ObjectLimits)) : oneOf(ObjectKeywords);
    return oneOf(AnyKeywords);
}

bool RandomEdits::editNumber(const Place &schema, const QByteArray &keyword)
{
    const Place place = schema / keyword;
    const Node old = at(place);
    if (isOf30() && keyword.startsWith("exclusive"))
        return toggle(schema, keyword);
    if (!old.exists())
        return set(place, QByteArray::number(below(4) + (keyword == "multipleOf" ? 1 : 0)));
    if (old.isBool() || below(3) == 0)
        return remove(place);
    const int number = old.bytes().toInt() + below(5) - 2;
    return set(place, QByteArray::number(std::max(number, keyword == "multipleOf" ? 1 : 0)));
}

bool RandomEdits::editType(const Place &schema)
{
    const Place place = schema / QByteArray("type");
    const Node old = at(place);
    const QByteArray other = '"' + QByteArray(of(Types)) + '"';
    switch (below(4)) {
    case 0:
        return old.bytes() == "integer"  ? set(place, "\"number\"")
               : old.bytes() == "number" ? set(place, "\"integer\"")
                                         : set(place, other);
    case 1:
        if (isOf30())
            return toggle(schema, "nullable");
        return old.isScalar() && set(place, "[\"" + old.bytes() + "\", \"null\"]");
    case 2:
        if (old.isScalar() && !isOf30())
            return set(place, "[\"" + old.bytes() + "\", " + other + ']');
        return old.isSequence() && old.childCount() > 1 && remove(place.child(below(old.childCount())));
    default:
        return old.exists() ? remove(place) : set(place, other);
    }
}

bool RandomEdits::editValues(const Place &schema)
{
    const Place place = schema / QByteArray("enum");
    const Node old = at(place);
    if (!old.isSequence()) {
        const bool isText = typeOf(at(schema)) == "string";
        return set(place, isText ? R"(["a", "bb", "ccc"])" : "[1, 2, 3]");
    }
    switch (below(4)) {
    case 0:
        return bool(m_document.append(place, Value::string(QByteArray("added"))));
    case 1:
        return old.childCount() > 1 && remove(place.child(below(old.childCount())));
    case 2:
        return remove(place);
    default:
        return bool(m_document.append(place, Value::integer(below(5))));
    }
}

bool RandomEdits::editRequired(const Place &schema)
{
    const Place place = schema / QByteArray("required");
    const Node old = at(place);
    const QByteArray name = below(5) == 0 ? QByteArray("other") : someKey(at(schema).member("properties").resolved());
    if (old.isSequence() && old.childCount() > 0 && below(2) == 0)
        return old.childCount() == 1 ? remove(place) : remove(place.child(below(old.childCount())));
    if (name.isEmpty())
        return false;
    return old.isSequence() ? bool(m_document.append(place, Value::string(name)))
                            : bool(m_document.set(place, Value::array({Value::string(name)})));
}

bool RandomEdits::editProperties(const Place &schema)
{
    const Place place = schema / QByteArray("properties");
    const QByteArray name = someKey(at(place));
    if (below(2) == 0 || name.isEmpty())
        return set(place / QByteArray("new" + QByteArray::number(below(3))), smallSchema());
    return below(3) == 0 ? set(place / name, smallSchema()) : remove(place / name);
}

bool RandomEdits::editBranches(const Place &schema)
{
    constexpr std::array keywords{"oneOf", "anyOf", "allOf"};
    for (const QByteArray keyword : keywords) {
        const Place place = schema / keyword;
        const Node old = at(place);
        if (!old.isSequence())
            continue;
        const bool isRemoved = below(2) == 0 && old.childCount() > 1;
        return isRemoved ? remove(place.child(below(old.childCount())))
                         : bool(m_document.append(place, *Value::fromJson(smallSchema())));
    }
    const QByteArray keyword = of(keywords);
    return set(schema / keyword, '[' + smallSchema() + ", " + smallSchema() + ']');
}

bool RandomEdits::wrap(const Place &schema)
{
    const auto value = at(schema).value();
    if (!value)
        return false;
    constexpr std::array forms{R"({"allOf": [%]})", R"({"oneOf": [%, {"type": "boolean"}]})",
                               R"({"anyOf": [%, {"type": "integer"}]})", R"({"allOf": [%, {"description": "d"}]})",
                               R"({"oneOf": [%]})"};
    return set(schema, QByteArray(of(forms)).replace("%", value->toJson()));
}

bool RandomEdits::editOperation(const Place &operation)
{
    const Place parameters = operation / QByteArray("parameters");
    switch (below(6)) {
    case 0:
    case 1: {
        constexpr std::array texts{
            R"({"name": "added", "in": "query", "schema": {"type": "string"}})",
            R"({"name": "added", "in": "query", "required": true, "schema": {"type": "integer"}})",
            R"({"name": "X-Added", "in": "header", "required": true, "schema": {"type": "string"}})"};
        const auto value = Value::fromJson(of(texts));
        return at(parameters).isSequence() ? bool(m_document.append(parameters, *value))
                                           : bool(m_document.set(parameters, Value::array({*value})));
    }
    case 2:
        return at(parameters).childCount() > 0 && remove(parameters.child(below(at(parameters).childCount())));
    case 3:
        return setOrRemove(operation, "security", "[]");
    case 4:
        return setOrRemove(operation, "requestBody",
                           R"({"content": {"application/json": {"schema": {"type": "integer"}}}})");
    default:
        return toggle(operation, "deprecated");
    }
}

bool RandomEdits::editParameter(const Place &parameter)
{
    if (at(parameter).member("in").bytes() == "path")
        return toggle(parameter, "deprecated");
    switch (below(3)) {
    case 0:
        return setOrRemove(parameter, "explode", "false");
    default:
        return toggle(parameter, "required");
    }
}

bool RandomEdits::editContent(const Place &content)
{
    const QByteArray name = someKey(at(content));
    if (below(2) == 0 && at(content).childCount() > 1)
        return remove(content / name);
    return set(content / QByteArray("application/added+json"), R"({"schema": {"type": "object"}})");
}

bool RandomEdits::editResponses(const Place &responses)
{
    const QByteArray status = someKey(at(responses));
    if (below(2) == 0 && at(responses).childCount() > 1)
        return remove(responses / status);
    return set(responses / QByteArray("419"), R"({"description": "Added"})");
}

} // namespace support
