#include "componentplan.h"

#include "inferencelimits.h"
#include "schemadraft.h"

#include <algorithm>

namespace inference {

namespace {

constexpr qsizetype FewestProperties = 2;
constexpr int FewestPlaces = 2;

/** Objects with the same properties have the same key; empty for objects that are no components. */
QByteArray keyOf(const ObjectShape &object)
{
    if (object.names().size() < FewestProperties || object.further())
        return {};
    QByteArrayList names(object.names());
    std::sort(names.begin(), names.end());
    return names.join('\0');
}

} // namespace

void ComponentPlan::add(const ValueShape &value, const QByteArray &word)
{
    visit(value, word);
}

void ComponentPlan::visit(const ValueShape &value, const QByteArray &word)
{
    if (value.isAny())
        return;
    if (value.items())
        visit(*value.items(), drafts::singularOf(word));
    const ObjectShape *object = value.object();
    if (!object)
        return;
    if (const QByteArray key = keyOf(*object); !key.isEmpty()) {
        Group &group = m_groups[key];
        if (group.places++ == 0) {
            group.word = word;
            m_order.append(key);
        }
        group.shape.merge(value.objectsOnly());
    }
    for (const QByteArray &name : object->names())
        visit(object->property(name).shape, name);
    if (object->further())
        visit(*object->further(), drafts::singularOf(word));
}

QByteArray ComponentPlan::freeName(const QByteArray &word)
{
    const QByteArray wanted = drafts::schemaNameOf(word);
    QByteArray name = wanted;
    for (int number = 2; m_taken.contains(name); ++number)
        name = wanted + QByteArray::number(number);
    m_taken.insert(name);
    return name;
}

/** Components accept the objects inside other components too, which became more general when objects were merged.
 * Returns true if a component changed. */
bool ComponentPlan::mergeNested(const ValueShape &value, bool isInside)
{
    if (value.isAny())
        return false;
    bool isChanged = value.items() && mergeNested(*value.items(), true);
    const ObjectShape *object = value.object();
    if (!object)
        return isChanged;
    if (isInside) {
        const auto group = m_groups.find(keyOf(*object));
        if (group != m_groups.end() && !group->second.name.isEmpty()) {
            // What is inside of it is a part of the component, which is looked through itself.
            const ValueShape part = value.objectsOnly();
            if (group->second.shape.covers(part))
                return isChanged;
            group->second.shape.merge(part);
            return true;
        }
    }
    for (const QByteArray &name : object->names())
        isChanged = mergeNested(object->property(name).shape, true) || isChanged;
    if (object->further())
        isChanged = mergeNested(*object->further(), true) || isChanged;
    return isChanged;
}

void ComponentPlan::settle()
{
    for (const QByteArray &key : std::as_const(m_order)) {
        Group &group = m_groups.at(key);
        if (group.places >= FewestPlaces)
            group.name = freeName(group.word);
    }
    for (int round = 0; round < MaximumMergeRounds; ++round) {
        bool isChanged = false;
        for (auto &[key, group] : m_groups) {
            if (!group.name.isEmpty()) {
                const ValueShape shape = group.shape.copy();
                isChanged = mergeNested(shape, false) || isChanged;
            }
        }
        if (!isChanged)
            return;
    }
    // Components that never settle do not accept all objects. All objects are written in their places instead.
    for (auto &[key, group] : m_groups)
        group.name.clear();
}

QByteArray ComponentPlan::nameOf(const ObjectShape &object) const
{
    const auto group = m_groups.find(keyOf(object));
    return group == m_groups.end() ? QByteArray() : group->second.name;
}

QList<ComponentPlan::Component> ComponentPlan::components() const
{
    QList<Component> components;
    for (const auto &[key, group] : m_groups) {
        if (!group.name.isEmpty())
            components.append({group.name, &group.shape});
    }
    std::sort(components.begin(), components.end(),
              [](const Component &left, const Component &right) { return left.name < right.name; });
    return components;
}

} // namespace inference
