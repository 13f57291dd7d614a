#include "schemachange.h"

#include "edits.h"
#include "itemchanges.h"
#include "memberedit.h"

#include <QByteArrayList>

#include <algorithm>

namespace propertyline {

using document::Node;
using document::Pointer;
using document::Value;

namespace {

bool hasMember(const Value &object, const QByteArray &name)
{
    return std::any_of(object.members().cbegin(), object.members().cend(),
                       [&name](const Value::Member &member) { return member.first == name; });
}

/** `true` allows all values, as an object without keywords does. */
Value asObject(const Value &schema)
{
    return schema.toBool() ? Value::object() : schema;
}

bool hasSchemas(const QByteArray &keyword)
{
    static const QByteArrayList keywords{"items", "additionalProperties", "oneOf", "anyOf", "allOf"};
    return keywords.contains(keyword);
}

} // namespace

base::Result<void> SchemaChange::change(const Pointer &place, const Value &old, const Value &now, Is is)
{
    if (old == now)
        return {};
    const Node node = nodeAt(place);
    if (!node.exists())
        return set(place, now);
    if (node.isMapping() && is == Is::Schema && (old.toBool() || now.toBool()))
        return changeMembers(place, asObject(old), asObject(now), is);
    if (node.isMapping() && old.type() == Value::Type::Object && now.type() == Value::Type::Object)
        return changeMembers(place, old, now, is);
    const bool areLists = old.type() == Value::Type::Array && now.type() == Value::Type::Array;
    if (areLists && node.isSequence() && node.childCount() == old.items().size())
        return changeItems(place, old, now, is);
    // The line break at the end of a block scalar is not a part of the line.
    if (old.isString() && now.isString() && node.bytes() == old.bytes() + '\n')
        return set(place, Value::string(now.bytes() + '\n'));
    return set(place, now);
}

base::Result<void> SchemaChange::changeMembers(const Pointer &place, const Value &old, const Value &now, Is is)
{
    for (const auto &[name, value] : now.members()) {
        const Is member = is == Is::Schema && hasSchemas(name) ? Is::Schema : Is::Value;
        const auto done = hasMember(old, name) ? change(place / name, old.member(name), value, member)
                                               : set(place / name, value);
        if (!done)
            return done;
    }
    for (const auto &[name, value] : old.members()) {
        if (hasMember(now, name) || nodeAt(place).indexOf(name) < 0)
            continue;
        if (auto done = m_edits.add(document::removeFrom(m_edits.snapshot(), place / name)); !done)
            return done;
    }
    return {};
}

base::Result<void> SchemaChange::changeItems(const Pointer &place, const Value &old, const Value &now, Is is)
{
    for (const ItemChange &item : itemChanges(old.items(), now.items())) {
        base::Result<void> done;
        switch (item.kind) {
        case ItemChange::Kind::Change:
            done = change(place.child(item.index), item.old, item.now, is);
            break;
        case ItemChange::Kind::Insert:
            done = m_edits.add(document::insertInto(m_edits.snapshot(), place / QByteArray("-"), item.now, item.index));
            break;
        case ItemChange::Kind::Remove:
            done = m_edits.add(document::removeFrom(m_edits.snapshot(), place.child(item.index)));
            break;
        case ItemChange::Kind::Move:
            done = m_edits.add(document::moveIn(m_edits.snapshot(), place.child(item.index), item.to));
            break;
        }
        if (!done)
            return done;
    }
    return {};
}

base::Result<void> SchemaChange::set(const Pointer &place, const Value &value)
{
    return m_edits.add(openapi::setMemberIn(m_edits.snapshot(), place, value));
}

} // namespace propertyline
