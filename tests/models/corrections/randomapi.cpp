#include "randomapi.h"

namespace support {

using document::Value;

namespace {

constexpr int MaximumDepth = 4;

Value text(const char *bytes)
{
    return Value::string(QByteArray(bytes));
}

Value parsed(const char *json)
{
    return Value::fromJson(json).value();
}

} // namespace

RandomApi::Members RandomApi::textKeywords()
{
    Members members{{"type", text("string")}};
    if (chance(30)) {
        members.append({"enum", parsed(R"(["new", "on sale", "sold"])")});
        return members;
    }
    if (!m_is30 && chance(15)) {
        members.append({"const", text("cat")});
        return members;
    }
    if (chance(25))
        members.append({"minLength", Value::integer(m_random.bounded(1, 4))});
    if (chance(25))
        members.append({"maxLength", Value::integer(m_random.bounded(4, 9))});
    if (chance(20))
        members.append({"pattern", text("^[a-z]*$")});
    if (chance(20))
        members.append({"format", text("date-time")});
    return members;
}

RandomApi::Members RandomApi::numberKeywords(bool isInteger)
{
    Members members{{"type", text(isInteger ? "integer" : "number")}};
    if (chance(30)) {
        members.append({"minimum", Value::integer(m_random.bounded(1, 50))});
        if (m_is30 && chance(40))
            members.append({"exclusiveMinimum", Value::boolean(true)});
    }
    if (!m_is30 && chance(20))
        members.append({"exclusiveMinimum", Value::integer(m_random.bounded(1, 50))});
    if (chance(30))
        members.append({"maximum", Value::integer(m_random.bounded(60, 500))});
    if (!m_is30 && chance(20))
        members.append({"exclusiveMaximum", Value::integer(m_random.bounded(60, 500))});
    if (chance(20))
        members.append({"multipleOf", Value::integer(m_random.bounded(1, 6))});
    return members;
}

RandomApi::Members RandomApi::listKeywords(int depth)
{
    Members members{{"type", text("array")}, {"items", schema(depth + 1)}};
    if (chance(25))
        members.append({"minItems", Value::integer(1)});
    if (chance(25))
        members.append({"maxItems", Value::integer(m_random.bounded(1, 3))});
    if (chance(25))
        members.append({"uniqueItems", Value::boolean(true)});
    return members;
}

Value RandomApi::object(int depth)
{
    static constexpr const char *Names[] = {"id", "name", "status", "tags", "owner", "size", "color", "note"};
    Members properties;
    QList<Value> required;
    const int count = m_random.bounded(1, 5);
    for (int i = 0; i < count; ++i) {
        const QByteArray name = Names[(m_random.bounded(8) + i) % 8];
        if (std::ranges::any_of(properties, [&name](const Value::Member &each) { return each.first == name; }))
            continue;
        properties.append({name, schema(depth + 1)});
        if (chance(50))
            required.append(Value::string(name));
    }
    Members members{{"type", text("object")}};
    if (!required.isEmpty())
        members.append({"required", Value::array(required)});
    members.append({"properties", Value::object(properties)});
    if (chance(30))
        members.append({"additionalProperties", chance(70) ? Value::boolean(false) : schema(depth + 1)});
    else if (!m_is30 && chance(15))
        members.append({"unevaluatedProperties", Value::boolean(false)});
    if (!m_is30 && properties.size() > 1 && chance(20)) {
        const Value names = Value::array({Value::string(properties.at(1).first)});
        members.append({"dependentRequired", Value::object({{properties.at(0).first, names}})});
    }
    if (chance(15))
        members.append({"minProperties", Value::integer(1)});
    if (chance(15))
        members.append({"maxProperties", Value::integer(6)});
    return Value::object(members);
}

Value RandomApi::alternatives(int depth)
{
    const char *keyword = chance(50) ? "anyOf" : "oneOf";
    QList<Value> list;
    const int count = m_random.bounded(1, 4);
    for (int i = 0; i < count; ++i)
        list.append(schema(depth + 1));
    return Value::object({{keyword, Value::array(list)}});
}

Value RandomApi::schema(int depth)
{
    const int kind = m_random.bounded(depth < MaximumDepth ? 12 : 7);
    Members members;
    if (kind < 3)
        members = textKeywords();
    else if (kind < 6)
        members = numberKeywords(kind == 3);
    else if (kind == 6)
        members = {{"type", text("boolean")}};
    else if (kind < 9)
        return object(depth);
    else if (kind == 9)
        members = listKeywords(depth);
    else if (kind == 10)
        return alternatives(depth);
    else
        return Value::object({{"allOf", Value::array({object(depth), Value::object({{"description", text("d")}})})}});
    if (m_is30 && chance(15))
        members.append({"nullable", Value::boolean(true)});
    if (depth > 0 && chance(10))
        members.append({chance(50) ? "readOnly" : "writeOnly", Value::boolean(true)});
    return Value::object(members);
}

Value RandomApi::content(int depth)
{
    return Value::object({{"application/json", Value::object({{"schema", depth == 0 ? object(0) : schema(depth)}})}});
}

Value RandomApi::paths()
{
    const auto parameter = [this](const char *name, const char *in) {
        const Value schema = Value::object(chance(50) ? textKeywords() : numberKeywords(true));
        return Value::object(
            {{"name", text(name)}, {"in", text(in)}, {"required", Value::boolean(true)}, {"schema", schema}});
    };
    const Value headers = Value::object({{"X-Rate", Value::object({{"required", Value::boolean(true)},
                                                                   {"schema", Value::object(numberKeywords(true))}})}});
    const Value responses = Value::object(
        {{"201", Value::object({{"description", text("d")}, {"headers", headers}, {"content", content(0)}})},
         {"202", Value::object({{"description", text("d")}})}});
    const Value operation = Value::object(
        {{"parameters", Value::array({parameter("id", "path"), parameter("q", "query"), parameter("X-A", "header")})},
         {"requestBody", Value::object({{"required", Value::boolean(true)}, {"content", content(0)}})},
         {"responses", responses}});
    return Value::object({{"/pets/{id}", Value::object({{"post", operation}})}});
}

} // namespace support
