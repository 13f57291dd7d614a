#include "functiontable.h"

#include "members.h"
#include "schemafunction.h"

#include <QSet>

namespace lint {

using document::Node;

namespace {

/** More names are counted only. */
constexpr qsizetype ShownNames = 4;
/** JSON Schema has seven types. */
constexpr qsizetype ShownTypes = 7;

/** The names of an option that the object has, each once. */
QList<QByteArray> namesThere(const Node &object, const Node &names, FunctionContext &context)
{
    QList<QByteArray> there;
    QSet<QByteArray> known;
    const qint64 stepsOfName = stepsOfLookup(object);
    for (qsizetype i = 0; i < names.childCount(); ++i) {
        const Node option = names.childAt(i).resolved();
        if (!context.take(stepsOfName + stepsOfNode(option)))
            return there;
        const QByteArray name = option.bytes();
        if (object.member(name).exists() && !known.contains(name)) {
            known.insert(name);
            there.append(name);
        }
    }
    return there;
}

FunctionResult noneOf(const Node &names)
{
    QString shown;
    const qsizetype count = names.childCount() > ShownNames ? ShownNames - 1 : names.childCount();
    for (qsizetype i = 0; i < count; ++i)
        shown += (i > 0 ? u" or "_qs : QString()) + quoted(names.childAt(i).resolved().bytes());
    if (count < names.childCount())
        shown += u" or %1 other properties"_qs.arg(names.childCount() - count);
    return {u"At least one of %1 must be defined"_qs.arg(shown)};
}

FunctionResults exclusiveOr(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    if (!target.node().isMapping())
        return {};
    const Node names = options.member("properties");
    const QList<QByteArray> there = namesThere(target.node(), names, context);
    if (there.isEmpty())
        return {noneOf(names)};
    if (there.size() == 1)
        return {};
    QStringList shown;
    for (const QByteArray &name : there)
        shown.append(quoted(name));
    return {{u"Just one of %1 must be defined"_qs.arg(shown.join(u" and "_qs))}};
}

FunctionResults inclusiveOr(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    const Node names = options.member("properties");
    const bool isRight = !target.node().isMapping() || !namesThere(target.node(), names, context).isEmpty();
    return isRight ? FunctionResults() : FunctionResults{noneOf(names)};
}

std::optional<QString> checkProperties(const Node &options)
{
    const Node names = options.member("properties");
    return names.isSequence() && names.childCount() > 1 ? std::nullopt : std::optional(u"properties"_qs);
}

/** Something that can be sorted: the text, or the number, of a value. */
struct SortKey {
    QString text;
    std::optional<double> number;
};

std::optional<SortKey> sortKeyOf(const Node &node)
{
    if (!node.isString() && !(node.isScalar() && (node.scalarType() == document::ScalarType::Integer ||
                                                  node.scalarType() == document::ScalarType::Float)))
        return std::nullopt;
    bool isNumber = false;
    const double number = node.bytes().toDouble(&isNumber);
    return SortKey{node.text(), isNumber ? std::optional(number) : std::nullopt};
}

/** Letters first without regard to their case, as in a dictionary. */
bool isAfter(const SortKey &left, const SortKey &right)
{
    if (left.number && right.number)
        return *left.number > *right.number;
    if (left.number || right.number)
        return false;
    const int order = left.text.compare(right.text, Qt::CaseInsensitive);
    return order != 0 ? order > 0 : left.text < right.text;
}

FunctionResults alphabetical(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    const Node node = target.node();
    const Node keyedBy = options.member("keyedBy");
    QList<SortKey> keys;
    if (node.isMapping() && !keyedBy.exists()) {
        for (const document::Member &member : document::membersOf(node)) {
            if (!context.take(stepsOfText(member.key.size())))
                return {};
            keys.append({QString::fromUtf8(member.key), std::nullopt});
        }
    } else if (node.isSequence()) {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const Node item = node.childAt(i).resolved();
            if (keyedBy.exists() && !item.isMapping())
                return {{propertyMark() + u"must be an object"_qs}};
            const Node value = keyedBy.exists() ? item.member(keyedBy.bytes()) : item;
            if (!context.take(stepsOfLookup(item) + stepsOfNode(value)))
                return {};
            const std::optional<SortKey> key = sortKeyOf(value);
            if (!key)
                return {{propertyMark() + u"must be one of the allowed types: number, string"_qs}};
            keys.append(*key);
        }
    }
    for (qsizetype i = 0; i + 1 < keys.size(); ++i) {
        if (!isAfter(keys[i], keys[i + 1]))
            continue;
        if (keyedBy.exists())
            return {{u"properties must follow the alphabetical order"_qs}};
        const QString order = u"%1 must be placed after %2"_qs.arg(quoted(keys[i].text.toUtf8()),
                                                                   quoted(keys[i + 1].text.toUtf8()));
        // Names can be those of another file, and items of a list can be secrets.
        if (node.isMapping())
            return {{order, {keys[i].text.toUtf8()}, u"the members must follow the alphabetical order"_qs}};
        return {{order, {QByteArray::number(i)}, u"the items must follow the alphabetical order"_qs}};
    }
    return {};
}

std::optional<QString> checkAlphabetical(const Node &options)
{
    const Node keyedBy = options.member("keyedBy");
    return keyedBy.exists() && !keyedBy.isString() ? std::optional(u"keyedBy"_qs) : std::nullopt;
}

FunctionResults unreferencedReusableObject(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    FunctionResults results;
    const auto location = document::Pointer::parse(options.member("reusableObjectsLocation").text());
    if (!location || !target.node().isMapping())
        return results;
    for (const document::Member &member : document::membersOf(target.node())) {
        const openapi::Place place{context.description.entry()->address(), *location / member.key};
        const auto uses = context.description.set().usesOf(place);
        if (!context.take(1 + uses.size()))
            return {};
        if (uses.isEmpty())
            results.append({u"Potential orphaned reusable object has been detected"_qs, {member.key}});
    }
    return results;
}

std::optional<QString> checkLocation(const Node &options)
{
    const Node location = options.member("reusableObjectsLocation");
    const bool isRight = location.isString() && location.bytes().startsWith('#') &&
                         document::Pointer::parse(location.text());
    return isRight ? std::nullopt : std::optional(u"reusableObjectsLocation"_qs);
}

bool isValueOfType(const Node &value, QByteArrayView type)
{
    const bool isInteger = value.isScalar() && value.scalarType() == document::ScalarType::Integer;
    if (type == "integer")
        return isInteger;
    if (type == "number")
        return isInteger || (value.isScalar() && value.scalarType() == document::ScalarType::Float);
    return (type == "string" && value.isString()) || (type == "boolean" && value.isBool()) ||
           (type == "null" && value.isNull()) || (type == "object" && value.isMapping()) ||
           (type == "array" && value.isSequence());
}

FunctionResults typedEnum(const FunctionTarget &target, const Node &, FunctionContext &context)
{
    FunctionResults results;
    const Node schema = target.node();
    const Node values = schema.member("enum");
    const Node type = schema.member("type").resolved();
    if (!schema.isMapping() || !values.isSequence() || !type.exists())
        return results;
    QList<QByteArray> types;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        types.append(type.childAt(i).resolved().bytes());
    if (type.isString())
        types.append(type.bytes());
    if (schema.member("nullable").toBool() || schema.member("x-nullable").toBool())
        types.append("null");
    const QString shownTypes = QString::fromUtf8(types.first(qMin(types.size(), ShownTypes)).join(", "));
    for (qsizetype i = 0; i < values.childCount(); ++i) {
        if (!context.take(1 + types.size()))
            return {};
        const Node value = values.childAt(i).resolved();
        const bool isRight = std::any_of(types.begin(), types.end(),
                                         [&](const QByteArray &each) { return isValueOfType(value, each); });
        if (!isRight)
            results.append(
                {u"Enum value %1 must be \"%2\"."_qs.arg(valueMark(), shownTypes), {"enum", QByteArray::number(i)}});
    }
    return results;
}

constexpr Function ObjectFunctions[] = {
    {"xor", exclusiveOr, checkProperties},
    {"or", inclusiveOr, checkProperties},
    {"alphabetical", alphabetical, checkAlphabetical},
    {"schema", matchesSchema, checkSchemaOptions},
    {"unreferencedReusableObject", unreferencedReusableObject, checkLocation},
    {"typedEnum", typedEnum, anyOptions},
};

} // namespace

std::span<const Function> objectFunctions()
{
    return ObjectFunctions;
}

} // namespace lint
