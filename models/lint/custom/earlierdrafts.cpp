#include "earlierdrafts.h"

#include <algorithm>
#include <array>

namespace lint {

using document::Value;

namespace {

/** Keywords whose value is data, not a schema. */
constexpr std::array<QByteArrayView, 5> Data = {"enum", "const", "default", "examples", "example"};

/** Keywords whose value has schemas by names that the author chose. */
constexpr std::array<QByteArrayView, 5> NameMaps = {"properties", "patternProperties", "definitions", "$defs",
                                                    "dependentSchemas"};

class Conversion final
{
public:
    explicit Conversion(bool isDraft4)
        : m_isDraft4(isDraft4)
    {}

    [[nodiscard]] Value of(const Value &schema) const
    {
        if (schema.type() == Value::Type::Array) {
            QList<Value> items;
            for (const Value &item : schema.items())
                items.append(of(item));
            return Value::array(items);
        }
        if (schema.type() != Value::Type::Object)
            return schema;
        QList<Value::Member> members;
        const bool isTuple = schema.member("items").type() == Value::Type::Array;
        for (const auto &[key, value] : schema.members()) {
            if (key == "$schema" || (key == "id" && m_isDraft4 && value.isString()))
                continue;
            if (std::find(Data.begin(), Data.end(), key) != Data.end())
                members.append({key, value});
            else if (std::find(NameMaps.begin(), NameMaps.end(), key) != NameMaps.end())
                members.append({key, withEach(value)});
            else if (isTuple && key == "items")
                members.append({"prefixItems", of(value)});
            else if (key == "additionalItems" && isTuple)
                members.append({"items", of(value)});
            else if (key == "dependencies" && value.type() == Value::Type::Object)
                appendDependencies(members, value);
            else if (m_isDraft4 && value.type() == Value::Type::Bool && key.startsWith("exclusiveM"))
                appendExclusive(members, schema, key, value);
            else if (m_isDraft4 && isReplaced(schema, key))
                continue;
            else
                members.append({key, of(value)});
        }
        return Value::object(members);
    }

private:
    [[nodiscard]] Value withEach(const Value &schemas) const
    {
        if (schemas.type() != Value::Type::Object)
            return schemas;
        QList<Value::Member> members;
        for (const auto &[name, schema] : schemas.members())
            members.append({name, of(schema)});
        return Value::object(members);
    }

    static QByteArray boundOf(const QByteArray &exclusive)
    {
        return exclusive == "exclusiveMinimum" ? QByteArray("minimum") : QByteArray("maximum");
    }

    /** True for a bound that the other keyword makes exclusive. */
    static bool isReplaced(const Value &schema, const QByteArray &key)
    {
        return (key == "minimum" && schema.member("exclusiveMinimum").toBool()) ||
               (key == "maximum" && schema.member("exclusiveMaximum").toBool());
    }

    static void appendExclusive(QList<Value::Member> &members, const Value &schema, const QByteArray &key,
                                const Value &value)
    {
        if (const Value bound = schema.member(boundOf(key)); value.toBool() && bound.type() == Value::Type::Number)
            members.append({key, bound});
    }

    void appendDependencies(QList<Value::Member> &members, const Value &dependencies) const
    {
        QList<Value::Member> required;
        QList<Value::Member> schemas;
        for (const auto &[name, value] : dependencies.members())
            (value.type() == Value::Type::Array ? required : schemas).append({name, of(value)});
        if (!required.isEmpty())
            members.append({"dependentRequired", Value::object(required)});
        if (!schemas.isEmpty())
            members.append({"dependentSchemas", Value::object(schemas)});
    }

    bool m_isDraft4;
};

} // namespace

Value inCurrentDraft(const Value &schema, const QString &dialect)
{
    const bool isDraft4 = dialect == u"draft4" || (dialect.isEmpty() || dialect == u"auto"
                                                       ? schema.member("$schema").text().contains(u"draft-04")
                                                       : false);
    return Conversion(isDraft4).of(schema);
}

} // namespace lint
