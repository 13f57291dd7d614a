#include "schemaview.h"

#include "canonicaljson.h"
#include "members.h"
#include "refs.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace difference {

using document::Node;

namespace {

/** The numbers up to which whole numbers are counted. */
constexpr qint64 LargestWhole = 1'000'000'000'000'000;

/** The types that a schema states, and whether null is one of them. */
struct StatedTypes {
    quint8 types = AllTypes;
    bool hasNull = true;
};

StatedTypes statedTypes(const Node &schema, bool isOf30)
{
    const Node type = schema.member("type").resolved();
    if (!type.exists())
        return {};
    StatedTypes stated{0, false};
    const auto add = [&](const Node &name) {
        stated.hasNull = stated.hasNull || name.bytes() == "null";
        stated.types |= typeBits(name.bytes());
    };
    if (type.isSequence()) {
        for (qsizetype i = 0; i < type.childCount(); ++i)
            add(type.childAt(i).resolved());
    } else {
        add(type);
    }
    if (isOf30)
        stated.hasNull = schema.member("nullable").resolved().toBool();
    return stated;
}

/** True if a schema has no other keywords than these, apart from annotations. */
bool hasOnly(const Node &schema, std::initializer_list<QByteArrayView> keywords)
{
    if (!schema.isMapping())
        return false;
    return std::ranges::all_of(document::membersOf(schema), [&](const document::Member &member) {
        return isAnnotation(member.key) || std::ranges::find(keywords, QByteArrayView(member.key)) != keywords.end();
    });
}

bool isNumber(const Node &node)
{
    return node.isScalar() && !node.isString() && !node.isBool() && !node.isNull();
}

} // namespace

quint8 typeBits(QByteArrayView name)
{
    using Row = std::pair<QByteArrayView, quint8>;
    static const std::array rows{Row{"string", StringType},   Row{"integer", IntegerType}, Row{"number", NumberTypes},
                                 Row{"boolean", BooleanType}, Row{"array", ArrayType},     Row{"object", ObjectType},
                                 Row{"file", StringType}};
    const auto row = std::ranges::find(rows, name, &Row::first);
    return row == rows.end() ? quint8(0) : row->second;
}

QString shownTypes(quint8 types)
{
    if (types == AllTypes)
        return u"any"_qs;
    QStringList names;
    const auto add = [&](int bits, const QString &name) {
        if (types & bits)
            names.append(name);
    };
    add(StringType, u"string"_qs);
    if (types & FractionType)
        add(FractionType, u"number"_qs);
    else
        add(IntegerType, u"integer"_qs);
    add(BooleanType, u"boolean"_qs);
    add(ArrayType, u"array"_qs);
    add(ObjectType, u"object"_qs);
    return names.isEmpty() ? u"null"_qs : names.join(u", "_qs);
}

bool isAnnotation(const QByteArray &keyword)
{
    static const QSet<QByteArray> annotations = {"title",    "description", "default",      "example",  "examples",
                                                 "$comment", "deprecated",  "externalDocs", "readOnly", "writeOnly",
                                                 "xml",      "$anchor",     "$id",          "$schema",  "$defs"};
    return keyword.startsWith("x-") || annotations.contains(keyword);
}

SchemaView::SchemaView(Side &side, const QList<Located> &schemas, const Limits &limits)
    : m_side(side)
    , m_limits(limits)
    , m_start(schemas.isEmpty() ? Located() : schemas.first())
{
    for (const Located &schema : schemas)
        add(schema, false);
}

void SchemaView::add(const Located &schema, bool isBesideNull)
{
    if (m_seen.contains(schema.place) || !m_problem.isEmpty())
        return;
    m_seen.insert(schema.place);
    if (schema.node.isBool()) {
        m_isNever = m_isNever || !schema.node.toBool();
        return;
    }
    if (!schema.node.isMapping())
        return;
    const bool isOf30 = m_side.versionAt(schema.place.address) == specification::Version::V30;
    const auto reference = openapi::referenceOf(schema.node);
    if (!reference || !isOf30)
        addPart({schema, isOf30, isBesideNull});
    if (!reference)
        return;
    if (const auto target = m_side.follow(schema))
        add(*target, isBesideNull);
    else
        m_problem = *reference;
}

void SchemaView::addPart(const SchemaPart &part)
{
    if (m_parts.size() >= m_limits.schemaParts) {
        m_problem = u"allOf"_qs;
        return;
    }
    m_parts.append(part);
    const Node node = part.schema.node;
    if (const Node dynamic = node.member("$dynamicRef").resolved(); dynamic.exists())
        m_problem = dynamic.text();
    const StatedTypes stated = statedTypes(node, part.isOf30);
    m_types &= stated.types;
    bool allowsNull = stated.hasNull;
    const auto restrict = [&](const QList<Located> &values, const QString &keyword) {
        QList<QByteArray> texts;
        bool hasNull = false;
        for (const Located &value : values) {
            hasNull = hasNull || value.node.isNull();
            if (value.node.isNull())
                continue;
            const auto text = canonicalJson(value.node);
            if (!text) {
                m_problem = keyword;
                return;
            }
            texts.append(*text);
        }
        allowsNull = allowsNull && hasNull;
        allow(std::move(texts));
    };
    if (const Located values = part.schema.at("enum"); values.node.isSequence()) {
        if (values.node.childCount() > m_limits.enumValues) {
            m_problem = u"enum"_qs;
            return;
        }
        QList<Located> items;
        for (qsizetype i = 0; i < values.node.childCount(); ++i)
            items.append(values.at(i));
        restrict(items, u"enum"_qs);
    }
    if (const Located value = part.schema.at("const"); value.exists() && !part.isOf30) {
        m_hasConst = true;
        restrict({value}, u"const"_qs);
    }
    m_allowsNull = m_allowsNull && (allowsNull || part.isBesideNull);
    const Located allOf = part.schema.at("allOf");
    for (qsizetype i = 0; allOf.node.isSequence() && i < allOf.node.childCount(); ++i)
        add(allOf.at(i), part.isBesideNull);
    addBranches(part, "oneOf");
    addBranches(part, "anyOf");
}

void SchemaView::addBranches(const SchemaPart &part, const QByteArray &keyword)
{
    const Located list = part.schema.at(keyword);
    if (!list.node.isSequence() || list.node.childCount() == 0)
        return;
    if (list.node.childCount() > m_limits.branches) {
        m_problem = QString::fromUtf8(keyword);
        return;
    }
    BranchGroup group{keyword, list, {}, false};
    for (qsizetype i = 0; i < list.node.childCount(); ++i) {
        if (isNullAlone(list.at(i)))
            group.hasNull = true;
        else
            group.branches.append(list.at(i));
    }
    const qsizetype nullable = std::ranges::count_if(
        group.branches, [this](const Located &branch) { return branchAllowsNull(branch); });
    // In oneOf, null must fit exactly one branch.
    const bool allowsNull = keyword == "oneOf" ? int(group.hasNull) + nullable == 1 : group.hasNull || nullable > 0;
    if (group.branches.size() == 1)
        return add(group.branches.first(), allowsNull || part.isBesideNull);
    m_allowsNull = m_allowsNull && (allowsNull || part.isBesideNull);
    if (group.branches.isEmpty())
        m_types = 0;
    else if (!foldTypes(group.branches, keyword == "oneOf") && !foldValues(group.branches))
        m_groups.append(group);
}

bool SchemaView::foldTypes(const QList<Located> &branches, bool isExclusive)
{
    quint8 types = 0;
    for (const Located &branch : branches) {
        if (!hasOnly(branch.node, {"type", "nullable"}) || !branch.member("type").exists())
            return false;
        const quint8 stated = statedTypes(branch.node, false).types;
        if (isExclusive && (types & stated))
            return false; // A value of a type that two branches have fits none of both.
        types |= stated;
    }
    m_types &= types;
    m_isListOfTypes = true;
    return true;
}

bool SchemaView::foldValues(const QList<Located> &branches)
{
    QList<QByteArray> values;
    for (const Located &branch : branches) {
        if (!hasOnly(branch.node, {"const", "type"}) || !branch.member("const").exists())
            return false;
        const auto value = canonicalJson(branch.member("const"));
        if (!value) {
            m_problem = u"const"_qs;
            return true;
        }
        values.append(*value);
    }
    allow(std::move(values));
    return true;
}

void SchemaView::allow(QList<QByteArray> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (m_allowed)
        values.removeIf([&](const QByteArray &value) { return !std::ranges::binary_search(*m_allowed, value); });
    m_allowed = std::move(values);
}

bool SchemaView::isNullAlone(const Located &branch)
{
    const auto target = m_side.follow(branch);
    if (!target || !target->node.isMapping())
        return false;
    const Node node = target->node;
    if (!hasOnly(node, {"type", "const", "enum", "nullable"}))
        return false;
    if (const Node value = node.member("const").resolved(); value.exists())
        return value.isNull();
    const Node values = node.member("enum").resolved();
    if (values.isSequence() && values.childCount() == 1 && values.childAt(0).resolved().isNull())
        return true;
    const StatedTypes stated = statedTypes(node, false);
    return stated.types == 0 && stated.hasNull && !values.exists();
}

bool SchemaView::branchAllowsNull(const Located &branch)
{
    if (m_seen.contains(branch.place) || m_seen.size() > m_limits.schemaParts)
        return false;
    if (const auto target = m_side.follow(branch); target && m_seen.contains(target->place))
        return false;
    SchemaView view(m_side, {}, m_limits);
    view.m_seen = m_seen;
    view.add(branch, false);
    return view.m_allowsNull && !view.m_isNever && (!view.isUntyped() || view.isUnconstrained());
}

bool SchemaView::isUntyped() const
{
    return m_types == AllTypes && m_groups.isEmpty() && !m_allowed;
}

bool SchemaView::isUnconstrained() const
{
    return !m_isNever && m_problem.isEmpty() && std::ranges::all_of(m_parts, [](const SchemaPart &part) {
        return hasOnly(part.schema.node, {"$ref", "allOf", "nullable"});
    });
}

bool SchemaView::isOnly(std::initializer_list<QByteArrayView> keywords) const
{
    return std::ranges::all_of(m_parts, [&](const SchemaPart &part) { return hasOnly(part.schema.node, keywords); });
}

Located SchemaView::place() const
{
    for (const SchemaPart &part : m_parts) {
        if (!openapi::referenceOf(part.schema.node))
            return part.schema;
    }
    return m_start;
}

QList<Located> SchemaView::all(const QByteArray &keyword) const
{
    QList<Located> found;
    for (const SchemaPart &part : m_parts) {
        if (const Located value = part.schema.at(keyword); value.exists())
            found.append(value);
    }
    return found;
}

Located SchemaView::first(const QByteArray &keyword) const
{
    const QList<Located> found = all(keyword);
    return found.isEmpty() ? Located() : found.first();
}

bool SchemaView::isTrue(const QByteArray &keyword) const
{
    return std::ranges::any_of(all(keyword), [](const Located &value) { return value.node.toBool(); });
}

std::optional<Bound> SchemaView::limit(const QByteArray &keyword, bool isLower) const
{
    std::optional<Bound> strictest;
    for (const Located &value : all(keyword)) {
        const auto number = isNumber(value.node) ? schema::Decimal::parse(value.node.bytes()) : std::nullopt;
        if (!number)
            continue;
        const int order = strictest ? number->compare(strictest->value) : 0;
        if (!strictest || (isLower ? order > 0 : order < 0))
            strictest = Bound{*number, false, false, value};
    }
    return strictest;
}

std::optional<Bound> SchemaView::bound(bool isLower) const
{
    const QByteArray inclusive = isLower ? "minimum" : "maximum";
    const QByteArray exclusive = isLower ? "exclusiveMinimum" : "exclusiveMaximum";
    std::optional<Bound> strictest;
    const auto take = [&](const Located &value, bool isExclusive) {
        const auto number = isNumber(value.node) ? schema::Decimal::parse(value.node.bytes()) : std::nullopt;
        if (!number)
            return;
        const int order = strictest ? number->compare(strictest->value) : 0;
        const bool isStricter = isLower ? order > 0 : order < 0;
        if (!strictest || isStricter || (order == 0 && isExclusive))
            strictest = Bound{*number, isExclusive, isExclusive, value};
    };
    for (const SchemaPart &part : m_parts) {
        take(part.schema.at(inclusive), part.schema.member(exclusive).toBool());
        take(part.schema.at(exclusive), true);
    }
    const bool isWhole = strictest && strictest->value.isInteger() && !(m_types & FractionType);
    if (isWhole && strictest->isExclusive && std::abs(strictest->value.toInt()) < LargestWhole) {
        // Whole numbers greater than 0 are those from 1 on.
        const qint64 next = strictest->value.toInt() + (isLower ? 1 : -1);
        strictest->value = *schema::Decimal::parse(QByteArray::number(next));
        strictest->isExclusive = false;
    }
    return strictest;
}

QStringList SchemaView::texts(const QByteArray &keyword) const
{
    QStringList found;
    for (const Located &value : all(keyword)) {
        if (value.node.isString() && !found.contains(value.node.text()))
            found.append(value.node.text());
    }
    found.sort();
    return found;
}

} // namespace difference
