#include "schemaofsamples.h"

#include "commonformats.h"
#include "compiledschema.h"

#include <map>

namespace schema {

using document::Value;

namespace {

bool isWhole(const QByteArray &number)
{
    return !number.contains('.') && !number.contains('e') && !number.contains('E');
}

/** What the values at one place have in common. */
class Seen final
{
public:
    void add(const Value &value)
    {
        switch (value.type()) {
        case Value::Type::Null:
            m_types |= NullBit;
            break;
        case Value::Type::Bool:
            m_types |= BoolBit;
            break;
        case Value::Type::Number:
            m_types |= isWhole(value.bytes()) ? IntegerBit : NumberBit;
            break;
        case Value::Type::String:
            addText(value.bytes());
            break;
        case Value::Type::Array:
            m_types |= ArrayBit;
            for (const Value &item : value.items())
                items().add(item);
            break;
        case Value::Type::Object:
            addObject(value);
            break;
        }
    }

    [[nodiscard]] Value schema(Dialect dialect) const
    {
        QByteArrayList names = typeNames();
        const bool isNullable = (m_types & NullBit) != 0;
        if (dialect == Dialect::OpenApi30)
            return schema30(names, isNullable);
        if (isNullable)
            names.append("null");
        QList<Value::Member> members;
        if (names.size() == 1)
            members.append({"type", Value::string(names.first())});
        if (names.size() > 1) {
            QList<Value> types;
            for (const QByteArray &name : std::as_const(names))
                types.append(Value::string(name));
            members.append({"type", Value::array(types)});
        }
        // These keywords are for values of one type each, so one schema can have them all.
        for (const QByteArray &name : std::as_const(names))
            members += keywordsOf(name, dialect);
        return Value::object(members);
    }

private:
    Seen &items()
    {
        if (!m_items)
            m_items = std::make_unique<Seen>();
        return *m_items;
    }

    void addText(const QByteArray &text)
    {
        m_types |= StringBit;
        m_formats.add(text);
    }

    void addObject(const Value &object)
    {
        m_types |= ObjectBit;
        ++m_objects;
        QSet<QByteArray> names;
        for (const auto &[name, value] : object.members()) {
            if (names.contains(name))
                continue;
            names.insert(name);
            auto [property, isNew] = m_properties.try_emplace(name);
            if (isNew)
                m_order.append(name);
            ++property->second.objects;
            property->second.seen->add(value);
        }
    }

    [[nodiscard]] QByteArrayList typeNames() const
    {
        struct Row {
            quint8 bits;
            const char *name;
        };
        constexpr Row Rows[] = {
            {ObjectBit, "object"}, {ArrayBit, "array"}, {StringBit, "string"}, {BoolBit, "boolean"}};
        QByteArrayList names;
        for (const Row &row : Rows) {
            if ((m_types & row.bits) != 0)
                names.append(row.name);
        }
        if ((m_types & NumberBit) != 0)
            names.append("number");
        else if ((m_types & IntegerBit) != 0)
            names.append("integer");
        return names;
    }

    [[nodiscard]] QList<Value::Member> keywordsOf(const QByteArray &type, Dialect dialect) const
    {
        if (type == "string" && !m_formats.name().isEmpty())
            return {{"format", Value::string(m_formats.name())}};
        if (type == "array")
            return {{"items", m_items ? m_items->schema(dialect) : Value::object()}};
        if (type != "object" || m_properties.empty())
            return {};
        QList<Value> required;
        QList<Value::Member> properties;
        for (const QByteArray &name : m_order) {
            const Property &property = m_properties.at(name);
            if (property.objects == m_objects)
                required.append(Value::string(name));
            properties.append({name, property.seen->schema(dialect)});
        }
        QList<Value::Member> members{{"properties", Value::object(properties)}};
        if (!required.isEmpty())
            members.prepend({"required", Value::array(required)});
        return members;
    }

    /** 3.0 has one type in a schema, and `nullable` beside it. */
    [[nodiscard]] Value schema30(const QByteArrayList &names, bool isNullable) const
    {
        QList<Value> alternatives;
        for (const QByteArray &name : names) {
            QList<Value::Member> members{{"type", Value::string(name)}};
            if (isNullable)
                members.append({"nullable", Value::boolean(true)});
            alternatives.append(Value::object(members + keywordsOf(name, Dialect::OpenApi30)));
        }
        if (alternatives.size() == 1)
            return alternatives.first();
        return alternatives.isEmpty() ? Value::object() : Value::object({{"anyOf", Value::array(alternatives)}});
    }

    struct Property {
        int objects = 0; ///< That have it.
        std::unique_ptr<Seen> seen = std::make_unique<Seen>();
    };

    quint8 m_types = 0;
    CommonFormats m_formats; ///< That all texts have.
    std::unique_ptr<Seen> m_items;
    int m_objects = 0;
    QByteArrayList m_order;
    std::map<QByteArray, Property> m_properties;
};

} // namespace

Value schemaOfSamples(const QList<Value> &samples, Dialect dialect)
{
    Seen seen;
    for (const Value &sample : samples)
        seen.add(sample);
    return seen.schema(dialect);
}

QByteArray typeNameOf(const Value &value)
{
    switch (value.type()) {
    case Value::Type::Null:
        return "null";
    case Value::Type::Bool:
        return "boolean";
    case Value::Type::Number:
        return isWhole(value.bytes()) ? "integer" : "number";
    case Value::Type::String:
        return "string";
    case Value::Type::Array:
        return "array";
    case Value::Type::Object:
        return "object";
    }
    return {};
}

} // namespace schema
