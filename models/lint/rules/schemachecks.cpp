#include "objectchecks.h"

#include "repeatedvalues.h"

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

QString shownName(ObjectKind kind)
{
    return QString::fromLatin1(specification::objectType(kind).name);
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

void checkEnum(const Place &place, CheckContext &context)
{
    const Node list = place.value("enum");
    for (const qsizetype index : schema::repeatedValues(list)) {
        const Node entry = list.childAt(index).resolved();
        const QString shown = entry.isScalar() ? entry.text() : entry.isMapping() ? u"{…}"_qs : u"[…]"_qs;
        context.addAtItem("duplicated-entry-in-enum"_rule, place, "enum", index, list.childAt(index), {shown});
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
    if (!list.isSequence() || (!type.isString() && !type.isSequence()))
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

/** A reference has to lead to what its place accepts. */
void checkTargetKind(const Place &place, CheckContext &context)
{
    const specification::Member *reference = place.member("$ref");
    if (!reference || !reference->value.isString())
        return;
    const QString text = reference->value.text();
    const auto found = context.kindOf(reference->value, place.expected);
    if (!found || *found == place.expected)
        return;
    QStringList arguments{text, shownName(place.expected)};
    if (*found != ObjectKind::NoObject)
        arguments.append(shownName(*found));
    context.addAtValue("ref-wrong-kind"_rule, place, *reference, arguments);
}

/** `items` and `properties` say nothing about values of other types. */
void checkTypeMismatch(const Place &place, CheckContext &context)
{
    const Node type = place.value("type");
    if (!type.isString() && !type.isSequence())
        return;
    const auto check = [&](const char *keyword, QByteArrayView needed) {
        if (const specification::Member *member = place.member(keyword); member && !hasType(type, needed)) {
            const QString shown = type.isString() ? type.text() : type.childAt(0).resolved().text();
            context.addAtKey("no-schema-type-mismatch"_rule, place, *member, {QString::fromLatin1(keyword), shown});
        }
    };
    check("items", "array");
    check("properties", "object");
}

void checkExamplesOfProperties(const Place &place, CheckContext &context)
{
    const bool isProperty = place.field == "properties" && !place.entry.isNull();
    if (!isProperty || !context.report.isOn("scalar-property-missing-example"_rule))
        return;
    const QByteArray type = place.value("type").bytes();
    const bool isScalar = type == "string" || type == "number" || type == "integer" || type == "boolean";
    if (isScalar && !place.member("example") && !place.member("examples"))
        context.addAtObject("scalar-property-missing-example"_rule, place, {QString::fromUtf8(place.entry)});
}

bool isRequired(const Node &schema, const QByteArray &property)
{
    const Node required = schema.member("required");
    for (qsizetype i = 0; required.isSequence() && i < required.childCount(); ++i) {
        if (required.childAt(i).resolved().bytes() == property)
            return true;
    }
    return false;
}

/** The property is required by the schema itself, or by all of its alternatives. */
void checkDiscriminator(const Place &place, CheckContext &context)
{
    const Node discriminator = place.value("discriminator");
    const Node name = discriminator.member("propertyName");
    if (!name.isString() || discriminator.member("defaultMapping").exists() || isRequired(place.node, name.bytes()))
        return;
    const bool hasProperty = place.value("properties").member(name.bytes()).exists();
    const Node alternatives = place.member("oneOf") ? place.value("oneOf") : place.value("anyOf");
    bool isOptional = hasProperty && !alternatives.exists();
    for (qsizetype i = 0; alternatives.isSequence() && i < alternatives.childCount(); ++i) {
        const Node alternative = context.resolved(alternatives.childAt(i).resolved());
        // What an alternative says by further references is not known here.
        const bool isKnown = alternative.member("properties").member(name.bytes()).exists();
        isOptional = isOptional || (isKnown && !isRequired(alternative, name.bytes()));
    }
    if (isOptional) {
        context.report.addAt("spec-discriminator-defaultMapping"_rule,
                             place.pointer() / QByteArray("discriminator") / QByteArray("propertyName"), name.span(),
                             {name.text()});
    }
}

constexpr Check SchemaChecks[] = {
    {ObjectKind::Schema, checkArrayItems},
    {ObjectKind::Schema, checkEnum},
    {ObjectKind::Schema, checkTypedEnum},
    {ObjectKind::Schema, checkTypeMismatch},
    {ObjectKind::Schema, checkExamplesOfProperties},
    {ObjectKind::Schema, checkDiscriminator},
    {ObjectKind::Schema, checkTargetKind},
    {ObjectKind::PathItem, checkTargetKind},
    {ObjectKind::Reference, checkTargetKind},
    {ObjectKind::Reference, checkSiblings},
};

} // namespace

std::span<const Check> schemaChecks()
{
    return SchemaChecks;
}

} // namespace lint
