#include "randomschema.h"

#include <array>

namespace fuzz {

using document::Value;

namespace {

constexpr int MaximumDepth = 6;

constexpr const char *Names[] = {"a", "b", "c", "d0", "d1", "", "é"};
constexpr const char *Numbers[] = {
    "0",          "1", "-1", "2", "3.0", "1.5", "0.1", "1e2", "1e400", "-0", "1e-400", "0.10", "9007199254740993",
    "1e999999999"};
constexpr const char *Texts[] = {"",  "a", "ab", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "1", "2024-02-29", "kim@a.b",
                                 "é", "[", "::1"};
constexpr const char *Patterns[] = {"^a",    "^(a+)+$", "\\d",   "[",       "\\p{L}",
                                    "(?=a)", "b$",      "^[^]$", "\\u{61}", "(a|b)*c"};
constexpr const char *References[] = {
    "#",      "#/$defs/d0", "#/$defs/d1",       "#d0", "#/no", "other.json", "#/", "#/properties/a",
    "u:a#d0", "http:",      "#/$defs/d0/items", "%"};
constexpr const char *Types[] = {"null", "boolean", "number", "integer", "string", "array", "object"};
constexpr const char *Formats[] = {
    "date-time", "date",         "time",  "duration",     "email",        "idn-email",
    "hostname",  "ipv4",         "ipv6",  "uri",          "uri-template", "uuid",
    "iri",       "json-pointer", "regex", "idn-hostname", "int32",        "relative-json-pointer"};
constexpr const char *Keywords[] = {"type",
                                    "enum",
                                    "const",
                                    "multipleOf",
                                    "maximum",
                                    "exclusiveMaximum",
                                    "minimum",
                                    "exclusiveMinimum",
                                    "maxLength",
                                    "minLength",
                                    "pattern",
                                    "maxItems",
                                    "minItems",
                                    "uniqueItems",
                                    "maxContains",
                                    "minContains",
                                    "maxProperties",
                                    "minProperties",
                                    "required",
                                    "dependentRequired",
                                    "properties",
                                    "patternProperties",
                                    "additionalProperties",
                                    "propertyNames",
                                    "items",
                                    "prefixItems",
                                    "contains",
                                    "allOf",
                                    "anyOf",
                                    "oneOf",
                                    "not",
                                    "if",
                                    "then",
                                    "else",
                                    "dependentSchemas",
                                    "unevaluatedItems",
                                    "unevaluatedProperties",
                                    "$ref",
                                    "$dynamicRef",
                                    "$anchor",
                                    "$dynamicAnchor",
                                    "$id",
                                    "format",
                                    "nullable",
                                    "$defs"};

/** Adds a member; one with a name that is there already only now and then. */
void add(QList<Value::Member> &members, const QByteArray &name, const Value &value, bool isRepetitionKept)
{
    const bool isRepeated = std::any_of(members.begin(), members.end(),
                                        [&](const Value::Member &member) { return member.first == name; });
    if (!isRepeated || isRepetitionKept)
        members.append({name, value});
}

bool isAny(QByteArrayView name, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [name](const char *word) { return name == word; });
}

} // namespace

int RandomSchema::choose(int count)
{
    return m_at < m_bytes.size() ? quint8(m_bytes[m_at++]) % count : 0;
}

QByteArray RandomSchema::name()
{
    return Names[choose(int(std::size(Names)))];
}

QByteArray RandomSchema::number()
{
    return Numbers[choose(int(std::size(Numbers)))];
}

Value RandomSchema::value(int depth)
{
    switch (depth >= MaximumDepth ? choose(4) : choose(6)) {
    case 0:
        return Value::number(number());
    case 1:
        return Value::string(QByteArray(Texts[choose(int(std::size(Texts)))]));
    case 2:
        return Value::boolean(choose(2) == 1);
    case 3:
        return {};
    case 4: {
        QList<Value> items;
        for (int i = choose(4); i > 0; --i)
            items.append(value(depth + 1));
        return Value::array(items);
    }
    default: {
        QList<Value::Member> members;
        for (int i = choose(4); i > 0; --i)
            add(members, name(), value(depth + 1), choose(64) == 63);
        return Value::object(members);
    }
    }
}

Value RandomSchema::schema()
{
    Value root = subschema(0);
    QList<Value::Member> members = root.members();
    members.append({"$defs", Value::object({{"d0", subschema(2)}, {"d1", subschema(2)}})});
    return Value::object(members);
}

Value RandomSchema::subschema(int depth)
{
    if (depth > 0 && choose(8) == 7)
        return Value::boolean(choose(2) == 1);
    QList<Value::Member> members;
    for (int i = depth >= MaximumDepth ? 0 : choose(5); i > 0; --i) {
        const QByteArray word = Keywords[choose(int(std::size(Keywords)))];
        add(members, word, keyword(word, depth), choose(64) == 63);
    }
    return Value::object(members);
}

Value RandomSchema::keyword(const QByteArray &name, int depth)
{
    // Now and then something that the keyword can't have.
    if (choose(32) == 31)
        return value(depth);
    if (name == "type")
        return Value::string(QByteArray(Types[choose(int(std::size(Types)))]));
    if (name == "const")
        return value(depth + 1);
    if (name == "enum")
        return Value::array({value(depth + 1), value(depth + 1)});
    if (isAny(name, {"required", "dependentRequired"})) {
        const Value names = Value::array({Value::string(this->name())});
        return name == "required" ? names : Value::object({{this->name(), names}});
    }
    if (isAny(name, {"properties", "dependentSchemas", "$defs", "patternProperties"}))
        return mapOfSchemas(depth, name == "patternProperties");
    if (isAny(name, {"allOf", "anyOf", "oneOf", "prefixItems"}))
        return listOfSchemas(depth);
    if (isAny(name, {"additionalProperties", "propertyNames", "items", "contains", "not", "if", "then", "else",
                     "unevaluatedItems", "unevaluatedProperties"}))
        return subschema(depth + 1);
    if (isAny(name, {"$ref", "$dynamicRef"}))
        return Value::string(QByteArray(References[choose(int(std::size(References)))]));
    if (isAny(name, {"$anchor", "$dynamicAnchor"}))
        return Value::string(this->name());
    if (name == "$id")
        return Value::string(QByteArray(choose(2) ? "u:a" : "sub/"));
    if (name == "pattern")
        return Value::string(QByteArray(Patterns[choose(int(std::size(Patterns)))]));
    if (name == "format")
        return Value::string(QByteArray(Formats[choose(int(std::size(Formats)))]));
    if (isAny(name, {"uniqueItems", "nullable"}))
        return Value::boolean(choose(2) == 1);
    if (name.startsWith("max") || name.startsWith("min"))
        return choose(2) ? Value::number(number()) : Value::integer(choose(4));
    return Value::number(number());
}

Value RandomSchema::listOfSchemas(int depth)
{
    QList<Value> list;
    for (int i = 1 + choose(3); i > 0; --i)
        list.append(subschema(depth + 1));
    return Value::array(list);
}

Value RandomSchema::mapOfSchemas(int depth, bool arePatterns)
{
    QList<Value::Member> members;
    for (int i = 1 + choose(3); i > 0; --i) {
        const QByteArray key = arePatterns ? QByteArray(Patterns[choose(int(std::size(Patterns)))]) : name();
        add(members, key, subschema(depth + 1), choose(64) == 63);
    }
    return Value::object(members);
}

} // namespace fuzz
