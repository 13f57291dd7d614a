#include "inferencelimits.h"
#include "nameguard.h"
#include "valueshape.h"

#include <QSet>

#include <algorithm>

namespace inference {

using document::Value;

ValueShape &ObjectShape::shapeFor(const QByteArray &name, bool isFirst, const ShapeReading &reading)
{
    if (!m_isMap && reading.names.isName(name)) {
        const auto known = m_properties.find(name);
        if (known == m_properties.end() && m_names.size() >= MaximumProperties) {
            becomeMap();
        } else if (known != m_properties.end() || reading.schemasLeft > 0) {
            Property &property = m_properties[name];
            if (property.objects == 0) {
                m_names.append(name);
                --reading.schemasLeft;
            }
            property.objects += isFirst ? 1 : 0;
            return property.shape;
        }
    }
    if (m_properties.contains(name))
        withhold(name);
    if (!m_further) {
        m_further = std::make_unique<ValueShape>();
        --reading.schemasLeft;
    }
    return *m_further;
}

void ObjectShape::withhold(const QByteArray &name)
{
    if (!m_further)
        m_further = std::make_unique<ValueShape>();
    m_further->merge(property(name).shape);
    m_properties.erase(name);
    m_names.removeOne(name);
}

void ObjectShape::withholdSecrets(const NameGuard &names)
{
    for (const QByteArray &name : QList<QByteArray>(m_names)) {
        if (names.isKnownSecret(name))
            withhold(name);
    }
    for (auto &[name, property] : m_properties)
        property.shape.withholdSecrets(names);
    if (m_further)
        m_further->withholdSecrets(names);
}

void ObjectShape::add(const Value &object, const ShapeReading &reading, int depth)
{
    ++m_objects;
    QSet<QByteArray> seen;
    for (const auto &[name, value] : object.members()) {
        const bool isFirst = !seen.contains(name);
        seen.insert(name);
        shapeFor(name, isFirst, reading).add(value, reading, depth + 1);
    }
}

void ObjectShape::becomeMap()
{
    m_isMap = true;
    if (!m_further)
        m_further = std::make_unique<ValueShape>();
    for (const auto &[name, property] : m_properties)
        m_further->merge(property.shape);
    m_properties.clear();
    m_names.clear();
}

void ObjectShape::merge(const ObjectShape &other)
{
    m_objects += other.m_objects;
    if (other.m_further) {
        if (!m_further)
            m_further = std::make_unique<ValueShape>();
        m_further->merge(*other.m_further);
    }
    if (other.m_isMap && !m_isMap)
        becomeMap();
    for (const QByteArray &name : other.m_names) {
        const Property &from = other.property(name);
        if (m_isMap) {
            m_further->merge(from.shape);
            continue;
        }
        Property &property = m_properties[name];
        if (property.objects == 0)
            m_names.append(name);
        property.objects += from.objects;
        property.shape.merge(from.shape);
    }
    if (m_names.size() > MaximumProperties)
        becomeMap();
}

bool ObjectShape::covers(const ObjectShape &other) const
{
    const auto accepts = [this](const QByteArray &name, const ValueShape &shape) {
        const auto known = m_properties.find(name);
        if (known != m_properties.end())
            return known->second.shape.covers(shape);
        return m_further && m_further->covers(shape);
    };
    const bool areAccepted = std::all_of(other.m_names.begin(), other.m_names.end(), [&](const QByteArray &name) {
        return accepts(name, other.property(name).shape);
    });
    if (!areAccepted || (other.m_further && (!m_further || !m_further->covers(*other.m_further))))
        return false;
    return std::all_of(m_names.begin(), m_names.end(), [&](const QByteArray &name) {
        const auto theirs = other.m_properties.find(name);
        return !isRequired(name) || (theirs != other.m_properties.end() && other.isRequired(name));
    });
}

} // namespace inference
