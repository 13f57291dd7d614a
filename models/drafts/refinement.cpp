#include "refinement.h"

#include "documentschemas.h"
#include "edits.h"
#include "editsequence.h"
#include "memberedit.h"
#include "refs.h"
#include "requestvalues.h"
#include "schemaofsamples.h"
#include "secretwords.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace drafts {

using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

constexpr int MostDepth = 64; ///< Of schemas inside each other that are refined.
/** Schemas that are looked at. Two parts that refer to the schema around them double with each depth. */
constexpr int MostSteps = 20'000;
constexpr qsizetype MostChanges = 1'000;

QByteArrayList typesIn(const Node &schema)
{
    const Node type = schema.member("type").resolved();
    if (type.isString())
        return {type.bytes()};
    QByteArrayList types;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        types.append(type.childAt(i).bytes());
    return types;
}

/** Keywords that limit values of a type. Those with a size get the size of the value; others are removed. */
enum class Widened { ToValue, ToLength, ToCount, Removed };
struct LimitKeyword {
    const char *name;
    Value::Type type;
    Widened widened;
};
constexpr LimitKeyword LimitKeywords[] = {
    {"format", Value::Type::String, Widened::Removed},
    {"pattern", Value::Type::String, Widened::Removed},
    {"minLength", Value::Type::String, Widened::ToLength},
    {"maxLength", Value::Type::String, Widened::ToLength},
    {"minimum", Value::Type::Number, Widened::ToValue},
    {"maximum", Value::Type::Number, Widened::ToValue},
    {"exclusiveMinimum", Value::Type::Number, Widened::Removed},
    {"exclusiveMaximum", Value::Type::Number, Widened::Removed},
    {"multipleOf", Value::Type::Number, Widened::Removed},
    {"minItems", Value::Type::Array, Widened::ToCount},
    {"maxItems", Value::Type::Array, Widened::ToCount},
    {"uniqueItems", Value::Type::Array, Widened::Removed},
    {"minProperties", Value::Type::Object, Widened::ToCount},
    {"maxProperties", Value::Type::Object, Widened::ToCount},
};

/** Widens the schemas of a document for one value. */
class Refiner final
{
public:
    Refiner(const Snapshot &document, bool isSecret)
        : m_sequence(document)
        , m_dialect(dialectOf(document))
        , m_isSecret(isSecret)
    {}

    /** Widens the schema at a place. `declared` are properties that the schemas around it declare. */
    void widen(const Pointer &written, const Value &sample, bool addsProperties, int depth = 0);
    [[nodiscard]] bool isRefused() const { return m_isRefused || isTooLarge(); }
    [[nodiscard]] bool isTooLarge() const { return m_steps > MostSteps || m_changes.size() > MostChanges; }
    [[nodiscard]] Refinement refinement() const { return {m_changes, m_sequence.edited()}; }

private:
    [[nodiscard]] bool is30() const { return m_dialect == schema::Dialect::OpenApi30; }
    [[nodiscard]] Node at(const Pointer &place) const { return m_sequence.snapshot().at(place); }
    [[nodiscard]] bool accepts(const QList<Value::Member> &keywords, const Value &sample) const;
    [[nodiscard]] bool fits(const Pointer &schema, const Value &sample) const;
    void set(const Pointer &place, const Value &value);
    void remove(const Pointer &place);
    /** Returns false if the schema became one of several alternatives. */
    [[nodiscard]] bool widenType(const Pointer &schema, const Value &sample);
    void widenValues(const Pointer &schema, const Value &sample);
    void widenLimits(const Pointer &schema, const Value &sample);
    void widenRequired(const Pointer &schema, const Value &sample);
    void widenProperties(const Pointer &schema, const Value &sample, bool addsProperties, int depth);
    void widenItems(const Pointer &schema, const Value &sample, int depth);
    void widenBranches(const Pointer &schema, const Value &sample, int depth);
    [[nodiscard]] QList<Pointer> partsOf(const Pointer &schema) const;
    [[nodiscard]] bool declares(const Pointer &schema, const QByteArray &name, int depth = 0) const;

    openapi::EditSequence m_sequence;
    QList<SchemaChange> m_changes;
    schema::Dialect m_dialect;
    mutable int m_steps = 0;
    bool m_isRefused = false;
    bool m_isSecret; ///< By the names of the properties around the value.
};

bool Refiner::accepts(const QList<Value::Member> &keywords, const Value &sample) const
{
    const Value document = Value::object(
        {{"components", Value::object({{"schemas", Value::object({{"S", Value::object(keywords)}})}})}});
    DocumentSchemas schemas(Snapshot::parse(document.toJson(), document::Format::Json), m_dialect);
    return schemas.accepts({"components", "schemas", "S"}, sample);
}

bool Refiner::fits(const Pointer &schema, const Value &sample) const
{
    return DocumentSchemas(m_sequence.snapshot(), m_dialect).accepts(schema, sample);
}

void Refiner::set(const Pointer &place, const Value &value)
{
    if (!m_sequence.add(openapi::setMemberIn(m_sequence.snapshot(), place, value)))
        m_isRefused = true;
}

void Refiner::remove(const Pointer &place)
{
    if (!m_sequence.add(document::removeFrom(m_sequence.snapshot(), place)))
        m_isRefused = true;
}

void Refiner::widen(const Pointer &written, const Value &sample, bool addsProperties, int depth)
{
    ++m_steps;
    if (isRefused())
        return;
    const openapi::Resolution found = openapi::resolveAt(m_sequence.snapshot(), written);
    if (!found.isResolved()) {
        m_isRefused = m_isRefused || depth == 0;
        return;
    }
    const Pointer schema = found.target;
    if (!found.node.isMapping() || depth > MostDepth)
        return;
    widenValues(schema, sample);
    if (!widenType(schema, sample))
        return;
    widenLimits(schema, sample);
    for (const Pointer &part : partsOf(schema))
        widen(part, sample, false, depth + 1);
    if (sample.type() == Value::Type::Object) {
        widenRequired(schema, sample);
        widenProperties(schema, sample, addsProperties, depth);
    }
    if (sample.type() == Value::Type::Array)
        widenItems(schema, sample, depth);
    widenBranches(schema, sample, depth);
}

/** A secret never becomes one of the values. */
void Refiner::widenValues(const Pointer &schema, const Value &sample)
{
    for (const QByteArray &keyword : {QByteArray("enum"), QByteArray("const")}) {
        const Node node = at(schema).member(keyword);
        const auto value = node.value();
        if (!node.exists() || !value || (keyword == "const" && is30()) || accepts({{keyword, *value}}, sample))
            continue;
        const QString shown = QString::fromUtf8(sample.toJson());
        if (m_isSecret || sample.isContainer() || mayHaveSecret(sample)) {
            m_changes.append({SchemaChange::Kind::Removed, schema, keyword, QString::fromUtf8(value->toJson())});
            remove(schema / keyword);
        } else if (keyword == "enum") {
            m_changes.append({SchemaChange::Kind::Value, schema, keyword, {}, shown});
            set(schema / keyword, Value::array(value->items() + QList<Value>{sample}));
        } else {
            m_changes.append({SchemaChange::Kind::Value, schema, keyword, {}, shown});
            remove(schema / keyword);
            set(schema / QByteArray("enum"), Value::array({*value, sample}));
        }
    }
}

bool Refiner::widenType(const Pointer &schema, const Value &sample)
{
    const QByteArrayList types = typesIn(at(schema));
    const QByteArray type = schema::typeNameOf(sample);
    const bool isNullable = is30() && at(schema).member("nullable").bytes() == "true";
    if (types.isEmpty() || types.contains(type) || (type == "integer" && types.contains("number")) ||
        (type == "null" && isNullable))
        return true;
    const QString before = QString::fromUtf8(types.join(" | "));
    const Pointer place = schema / QByteArray("type");
    if (type == "null" && is30()) {
        m_changes.append({SchemaChange::Kind::Type, schema, {}, before, before + QStringLiteral(" | null")});
        set(schema / QByteArray("nullable"), Value::boolean(true));
        return true;
    }
    QByteArrayList wider = types;
    if (type == "number" && wider.contains("integer"))
        wider.replace(wider.indexOf("integer"), type);
    else
        wider.append(type);
    if (is30() && wider.size() > 1) {
        const auto old = at(schema).value();
        if (!old)
            return false;
        m_changes.append({SchemaChange::Kind::Branch, schema, {}, before, QString::fromUtf8(type)});
        set(schema, Value::object({{"anyOf", Value::array({*old, schema::schemaOfSamples({sample}, m_dialect)})}}));
        return false;
    }
    m_changes.append({SchemaChange::Kind::Type, schema, {}, before, QString::fromUtf8(wider.join(" | "))});
    QList<Value> list;
    for (const QByteArray &one : std::as_const(wider))
        list.append(Value::string(one));
    set(place, list.size() == 1 ? list.first() : Value::array(list));
    return true;
}

void Refiner::widenLimits(const Pointer &schema, const Value &sample)
{
    for (const LimitKeyword &limit : LimitKeywords) {
        const QByteArray keyword = limit.name;
        const Node node = at(schema).member(keyword);
        const auto value = node.value();
        if (limit.type != sample.type() || !node.exists() || !value)
            continue;
        QList<Value::Member> keywords{{keyword, *value}};
        const QByteArray exclusive = keyword == "minimum"   ? QByteArray("exclusiveMinimum")
                                     : keyword == "maximum" ? QByteArray("exclusiveMaximum")
                                                            : QByteArray();
        const bool isFlag = value->type() == Value::Type::Bool && keyword.startsWith("exclusive");
        const bool hasFlag = is30() && !exclusive.isEmpty() && at(schema).member(exclusive).exists();
        if (hasFlag)
            keywords.append({exclusive, Value::boolean(at(schema).member(exclusive).bytes() == "true")});
        if (isFlag || accepts(keywords, sample))
            continue;
        const QString before = QString::fromUtf8(value->toJson());
        if (hasFlag)
            remove(schema / exclusive);
        if (limit.widened == Widened::Removed || (m_isSecret && limit.widened == Widened::ToValue)) {
            m_changes.append({SchemaChange::Kind::Removed, schema, keyword, before});
            remove(schema / keyword);
            continue;
        }
        const Value wider = limit.widened == Widened::ToValue ? sample
                            : limit.widened == Widened::ToLength
                                ? Value::integer(sample.text().toUcs4().size())
                                : Value::integer(sample.items().size() + sample.members().size());
        m_changes.append({SchemaChange::Kind::Keyword, schema, keyword, before, QString::fromUtf8(wider.toJson())});
        set(schema / keyword, wider);
    }
}

void Refiner::widenRequired(const Pointer &schema, const Value &sample)
{
    const Node required = at(schema).member("required");
    QList<Value> left;
    for (qsizetype i = 0; required.isSequence() && i < required.childCount(); ++i) {
        const QByteArray name = required.childAt(i).bytes();
        const bool isThere = std::any_of(sample.members().begin(), sample.members().end(),
                                         [&name](const Value::Member &member) { return member.first == name; });
        if (isThere)
            left.append(Value::string(name));
        else
            m_changes.append({SchemaChange::Kind::Optional, schema, name});
    }
    if (!required.isSequence() || left.size() == required.childCount())
        return;
    const Pointer place = schema / QByteArray("required");
    if (left.isEmpty())
        return remove(place);
    for (qsizetype i = required.childCount() - 1; i >= 0; --i) {
        if (!left.contains(Value::string(required.childAt(i).bytes())))
            remove(place.child(i));
    }
}

QList<Pointer> Refiner::partsOf(const Pointer &schema) const
{
    QList<Pointer> parts;
    const Node all = at(schema).member("allOf");
    for (qsizetype i = 0; all.isSequence() && i < all.childCount(); ++i)
        parts.append((schema / QByteArray("allOf")).child(i));
    return parts;
}

/** True if a schema, a part of it or one of its alternatives has a property. */
bool Refiner::declares(const Pointer &schema, const QByteArray &name, int depth) const
{
    const openapi::Resolution found = openapi::resolveAt(m_sequence.snapshot(), schema);
    if (++m_steps > MostSteps || !found.isResolved())
        return true; // In another file.
    if (found.node.member("properties").member(name).exists())
        return true;
    for (const char *keyword : {"allOf", "oneOf", "anyOf"}) {
        const Node list = found.node.member(keyword);
        for (qsizetype i = 0; list.isSequence() && depth < MostDepth && i < list.childCount(); ++i) {
            if (declares((found.target / QByteArray(keyword)).child(i), name, depth + 1))
                return true;
        }
    }
    return false;
}

void Refiner::widenProperties(const Pointer &schema, const Value &sample, bool addsProperties, int depth)
{
    const Pointer properties = schema / QByteArray("properties");
    const Pointer others = schema / QByteArray("additionalProperties");
    for (const auto &[name, value] : sample.members()) {
        if (isTooLarge())
            return;
        const QScopedValueRollback secret(m_isSecret,
                                          m_isSecret || base::isSecretName(name) || base::isSecretCollection(name));
        if (at(properties / name).exists()) {
            widen(properties / name, value, true, depth + 1);
        } else if (at(others).isMapping()) {
            widen(others, value, true, depth + 1);
        } else if (addsProperties && !declares(schema, name) && !at(schema).member("patternProperties").exists()) {
            const Value added = schema::schemaOfSamples({value}, m_dialect);
            m_changes.append(
                {SchemaChange::Kind::Property, schema, name, {}, QString::fromUtf8(schema::typeNameOf(value))});
            set(properties / name, added);
        }
    }
}

void Refiner::widenItems(const Pointer &schema, const Value &sample, int depth)
{
    const Pointer items = schema / QByteArray("items");
    if (at(schema).member("prefixItems").exists())
        return;
    for (const Value &item : at(items).isMapping() ? sample.items() : QList<Value>())
        widen(items, item, true, depth + 1);
}

/** A value that no alternative accepts widens the one of its type, or becomes a further one. */
void Refiner::widenBranches(const Pointer &schema, const Value &sample, int depth)
{
    for (const QByteArray &keyword : {QByteArray("oneOf"), QByteArray("anyOf")}) {
        const Pointer place = schema / keyword;
        const Node list = at(place);
        if (!list.isSequence() || list.childCount() == 0)
            continue;
        QList<Pointer> sameType;
        bool isAccepted = false;
        for (qsizetype i = 0; i < list.childCount(); ++i) {
            isAccepted = isAccepted || fits(place.child(i), sample);
            const openapi::Resolution branch = openapi::resolveAt(m_sequence.snapshot(), place.child(i));
            if (branch.isResolved() && typesIn(branch.node).contains(schema::typeNameOf(sample)))
                sameType.append(place.child(i));
        }
        if (isAccepted)
            continue;
        if (sameType.size() == 1) {
            widen(sameType.first(), sample, true, depth + 1);
            continue;
        }
        m_changes.append(
            {SchemaChange::Kind::Branch, schema, keyword, {}, QString::fromUtf8(schema::typeNameOf(sample))});
        if (!m_sequence.add(document::insertInto(m_sequence.snapshot(), place / QByteArray("-"),
                                                 schema::schemaOfSamples({sample}, m_dialect), -1)))
            m_isRefused = true;
    }
}

} // namespace

base::Result<Refinement> refinement(const Snapshot &document, const Pointer &schema, const Value &sample)
{
    Refiner refiner(document, base::isSecretName(schema.last()));
    refiner.widen(schema, sample, true);
    if (refiner.isTooLarge())
        return base::Error{base::ErrorCode::TooLarge, schema.toString()};
    if (refiner.isRefused())
        return base::Error{base::ErrorCode::NotFound, schema.toString()};
    return refiner.refinement();
}

} // namespace drafts
