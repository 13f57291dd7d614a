#include "objectchecks.h"

#include <QHash>

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
    context.report.addAt("array-items"_rule, place.pointer() / QByteArray("type"), place.value("type").span(), {},
                         severity);
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
        if (seen.contains(key)) {
            context.report.addAt("duplicated-entry-in-enum"_rule, (place.pointer() / QByteArray("enum")).child(i),
                                 entry.span(), {entry.text()});
        }
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
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        const Node entry = list.childAt(i).resolved();
        bool fits = (isNullable && entry.isNull()) || (type.isString() && isOfType(entry, type.bytes()));
        for (qsizetype t = 0; type.isSequence() && t < type.childCount(); ++t)
            fits = fits || isOfType(entry, type.childAt(t).resolved().bytes());
        if (!fits) {
            context.report.addAt("typed-enum"_rule, (place.pointer() / QByteArray("enum")).child(i), entry.span(),
                                 {entry.isScalar() ? entry.text() : QString(), type.text()});
        }
    }
}

void checkSiblings(const Place &place, CheckContext &context)
{
    for (const specification::Member &member : place.members) {
        if (member.key != "$ref" && !member.isMerged && member.key != "<<")
            context.addAtKey("no-$ref-siblings"_rule, place, member.key, {QString::fromUtf8(member.key)});
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
