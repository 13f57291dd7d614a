#include "objectchecks.h"

#include <QHash>

#include <algorithm>

namespace lint {

using document::Node;
using document::ScalarType;
using specification::ObjectKind;
using specification::Place;
using specification::Version;

namespace {

bool hasType(const Node &types, QByteArrayView name)
{
    for (qsizetype i = 0; types.isSequence() && i < types.childCount(); ++i) {
        if (types.childAt(i).resolved().bytes() == name)
            return true;
    }
    return types.isString() && types.bytes() == name;
}

void checkArrayItems(const Place &place, CheckContext &context)
{
    const bool isComplete = place.member("items") || (context.version != Version::V30 && place.member("prefixItems"));
    if (isComplete || !hasType(place.value("type"), "array"))
        return;
    // From 3.1 on, a list without items is valid.
    const base::Severity severity = context.version == Version::V30 ? base::Severity::Error : base::Severity::Warning;
    const specification::Member *type = place.member("type");
    context.report.addAt("array-items"_rule, place.pointer() / type->key, type->value.span(), {}, severity);
}

/** Compared as written, so that numbers written in two ways are not found. */
void checkEnum(const Place &place, CheckContext &context)
{
    const Node list = place.value("enum");
    QHash<std::pair<int, QByteArray>, qsizetype> seen;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const Node entry = list.childAt(i).resolved();
        if (!entry.isScalar())
            continue;
        const std::pair key(int(entry.scalarType()), entry.bytes());
        if (seen.contains(key))
            context.addAtItem("duplicated-entry-in-enum"_rule, place, "enum", i, entry, {entry.text()});
        seen.insert(key, i);
    }
}

bool isOfType(const Node &entry, QByteArrayView type)
{
    const bool isNumber = entry.isScalar() &&
                          (entry.scalarType() == ScalarType::Integer || entry.scalarType() == ScalarType::Float);
    if (type == "string")
        return entry.isString();
    if (type == "boolean")
        return entry.isBool();
    if (type == "null")
        return entry.isNull();
    if (type == "array")
        return entry.isSequence();
    if (type == "object")
        return entry.isMapping();
    const bool isWhole = entry.isScalar() && entry.scalarType() == ScalarType::Integer;
    if (type != "integer")
        return isNumber || type != "number";
    const double value = entry.bytes().toDouble();
    return isWhole || (isNumber && value == double(qint64(value)));
}

void checkTypedEnum(const Place &place, CheckContext &context)
{
    const Node type = place.value("type");
    const Node list = place.value("enum");
    if (!type.isString() && !type.isSequence())
        return;
    const bool isNullable = context.version == Version::V30 && place.value("nullable").toBool();
    QSet<QByteArray> types;
    if (type.isString())
        types.insert(type.bytes());
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        types.insert(type.childAt(i).resolved().bytes());
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const Node entry = list.childAt(i).resolved();
        const bool fits = (isNullable && entry.isNull()) ||
                          std::any_of(types.cbegin(), types.cend(),
                                      [&](const QByteArray &each) { return isOfType(entry, each); });
        if (!fits) {
            context.addAtItem("typed-enum"_rule, place, "enum", i, entry,
                              {entry.isScalar() ? entry.text() : QString(), type.text()});
        }
    }
}

void checkSiblings(const Place &place, CheckContext &context)
{
    for (const specification::Member &member : place.members) {
        if (member.key != "$ref" && !member.isMerged)
            context.addAtKey("no-$ref-siblings"_rule, place, member, {QString::fromUtf8(member.key)});
    }
}

constexpr Check SchemaChecks[] = {
    {ObjectKind::Schema, checkArrayItems},
    {ObjectKind::Schema, checkEnum},
    {ObjectKind::Schema, checkTypedEnum},
    {ObjectKind::Reference, checkSiblings},
};

} // namespace

std::span<const Check> schemaChecks()
{
    return SchemaChecks;
}

} // namespace lint
