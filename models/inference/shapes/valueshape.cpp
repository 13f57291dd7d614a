#include "valueshape.h"

#include "inferencelimits.h"
#include "schemaofsamples.h"
#include "secretnames.h"

namespace inference {

using document::Value;

ValueShape::ValueShape() = default;
ValueShape::~ValueShape() = default;
ValueShape::ValueShape(ValueShape &&) noexcept = default;
ValueShape &ValueShape::operator=(ValueShape &&) noexcept = default;

void ValueShape::add(const Value &value, const ShapeReading &reading, int depth)
{
    if (isAny())
        return;
    if (depth > MaximumDepth) {
        m_types |= AnyBit;
        return;
    }
    switch (value.type()) {
    case Value::Type::Null:
        m_types |= NullBit;
        break;
    case Value::Type::Bool:
        m_types |= BooleanBit;
        break;
    case Value::Type::Number:
        m_types |= schema::typeNameOf(value) == "integer" ? IntegerBit : NumberBit;
        break;
    case Value::Type::String:
        // What redaction has replaced tells nothing about the value.
        if (value.bytes() == traffic::Redacted)
            break;
        m_types |= StringBit;
        m_formats.add(value.bytes());
        break;
    case Value::Type::Array:
        m_types |= ArrayBit;
        for (const Value &item : value.items()) {
            if (!m_items) {
                m_items = std::make_unique<ValueShape>();
                if (reading.schemasLeft-- <= 0)
                    m_items->m_types = AnyBit;
            }
            m_items->add(item, reading, depth + 1);
        }
        break;
    case Value::Type::Object:
        m_types |= ObjectBit;
        if (!m_object)
            m_object = std::make_unique<ObjectShape>();
        m_object->add(value, reading, depth);
        break;
    }
}

void ValueShape::merge(const ValueShape &other)
{
    m_types |= other.m_types;
    m_formats.merge(other.m_formats);
    if (other.m_items) {
        if (!m_items)
            m_items = std::make_unique<ValueShape>();
        m_items->merge(*other.m_items);
    }
    if (other.m_object) {
        if (!m_object)
            m_object = std::make_unique<ObjectShape>();
        m_object->merge(*other.m_object);
    }
}

ValueShape ValueShape::copy() const
{
    ValueShape shape;
    shape.merge(*this);
    return shape;
}

ValueShape ValueShape::objectsOnly() const
{
    ValueShape shape;
    if (!m_object)
        return shape;
    shape.m_types = ObjectBit;
    shape.m_object = std::make_unique<ObjectShape>();
    shape.m_object->merge(*m_object);
    return shape;
}

void ValueShape::withholdSecrets(const NameGuard &names)
{
    if (m_items)
        m_items->withholdSecrets(names);
    if (m_object)
        m_object->withholdSecrets(names);
}

bool ValueShape::covers(const ValueShape &other) const
{
    if (isAny())
        return true;
    const quint8 own = (m_types & NumberBit) != 0 ? quint8(m_types | IntegerBit) : m_types;
    if ((other.m_types & ~own) != 0)
        return false;
    const bool hasText = (other.m_types & StringBit) != 0;
    if (hasText && !m_formats.name().isEmpty() && !other.m_formats.contains(m_formats))
        return false;
    if (other.m_items && (!m_items || !m_items->covers(*other.m_items)))
        return false;
    return !other.m_object || (m_object && m_object->covers(*other.m_object));
}

} // namespace inference
