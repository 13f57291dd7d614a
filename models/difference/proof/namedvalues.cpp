#include "namedvalues.h"

#include "sample.h"
#include "snapshot.h"

#include <QSet>

#include <array>

namespace difference {

using document::Node;
using document::Value;

namespace {

constexpr qint64 LongestText = 4096;
constexpr qint64 MostItems = 256;
constexpr qsizetype MostValues = 400;
constexpr int MostDepth = 5;
constexpr qsizetype MostNames = 40;
constexpr std::array LimitKeywords{"minimum",    "maximum",     "exclusiveMinimum", "exclusiveMaximum",
                                   "multipleOf", "minLength",   "maxLength",        "minItems",
                                   "maxItems",   "minContains", "maxContains"};

/** A list with different items, which fit a list of texts, numbers or objects that are unique. */
QList<Value> listsOf(qint64 count)
{
    QList<Value> texts;
    QList<Value> numbers;
    for (qint64 i = 0; i < count; ++i) {
        texts.append(Value::string(QByteArray::number(i)));
        numbers.append(Value::integer(i));
    }
    return {Value::array(texts), Value::array(numbers)};
}

Value objectOf(qint64 count)
{
    QList<Value::Member> members;
    for (qint64 i = 0; i < count; ++i)
        members.append({'p' + QByteArray::number(i), Value::string(QByteArray("a"))});
    return Value::object(members);
}

/** Collects values of schemas that are inside of one another. */
class Collector final
{
public:
    explicit Collector(Side &side)
        : m_side(side)
    {}

    void add(const Located &schema, int depth)
    {
        const auto target = m_side.follow(schema);
        if (!target || m_seen.contains(target->place) || depth > MostDepth)
            return;
        m_seen.insert(target->place);
        for (const LocatedMember &member : Side::members(*target)) {
            if (values.size() < MostValues)
                addMember(member, depth);
        }
    }

    QList<Value> values;

private:
    void addMember(const LocatedMember &member, int depth)
    {
        const Node node = member.value.node;
        const bool isList = member.key == "enum" || member.key == "examples" || member.key == "x-extensible-enum";
        if (isList || member.key == "const" || member.key == "example" || member.key == "default") {
            if (const auto value = node.value())
                values += isList ? value->items() : QList<Value>{*value};
        } else if (node.isScalar() && std::ranges::find(LimitKeywords, member.key) != LimitKeywords.end()) {
            values += valuesAround(node.bytes().toLongLong());
        } else if (node.isSequence()) {
            for (qsizetype i = 0; i < node.childCount(); ++i)
                add(member.value.at(i), depth + 1);
        } else if (member.key == "properties" || member.key == "patternProperties" ||
                   member.key == "dependentSchemas") {
            for (const LocatedMember &each : Side::members(member.value))
                add(each.value, depth + 1);
        } else {
            add(member.value, depth + 1);
        }
    }

    Side &m_side;
    QSet<openapi::Place> m_seen;
};

/** A text that matches a pattern; empty if none is found. */
QByteArray matchOf(const QByteArray &pattern)
{
    /** A schema of texts with a pattern. */
    class PatternSchema final : public schema::SchemaSource
    {
    public:
        explicit PatternSchema(const QByteArray &source)
            : m_snapshot(document::Snapshot::parse(
                  Value::object({{"type", Value::string(QByteArray("string"))}, {"pattern", Value::string(source)}})
                      .toJson(),
                  document::Format::Json))
        {}
        [[nodiscard]] std::optional<schema::SchemaDocument> open(const QString &) override
        {
            return schema::SchemaDocument{m_snapshot.root(), true};
        }

    private:
        document::Snapshot m_snapshot;
    };
    PatternSchema source(pattern);
    schema::Sampler sampler(source);
    const schema::Sample sample = sampler.sampleOf({u"file:///pattern"_qs, {}});
    return sample.findings.isEmpty() ? sample.value.bytes() : QByteArray();
}

/** Collects names of properties of schemas for one value. */
class NameCollector final
{
public:
    NameCollector(Side &side, QList<QByteArray> &names)
        : m_side(side)
        , m_names(names)
    {}

    void add(const Located &schema, int depth)
    {
        const auto target = m_side.follow(schema);
        if (!target || depth > MostDepth)
            return;
        for (const char *keyword : {"properties", "dependentSchemas", "dependentRequired"}) {
            for (const LocatedMember &member : Side::members(target->at(keyword)))
                append(member.key);
        }
        for (const LocatedMember &member : Side::members(target->at("patternProperties")))
            append(matchOf(member.key));
        const Located required = target->at("required");
        for (qsizetype i = 0; required.node.isSequence() && i < required.node.childCount(); ++i)
            append(required.at(i).node.bytes());
        for (const char *keyword : {"allOf", "anyOf", "oneOf"}) {
            const Located list = target->at(keyword);
            for (qsizetype i = 0; list.node.isSequence() && i < list.node.childCount(); ++i)
                add(list.at(i), depth + 1);
        }
        for (const char *keyword : {"not", "if", "then", "else"})
            add(target->at(keyword), depth + 1);
        for (const LocatedMember &member : Side::members(target->at("dependentSchemas")))
            add(member.value, depth + 1);
    }

private:
    void append(const QByteArray &name)
    {
        if (!name.isEmpty() && !m_names.contains(name) && m_names.size() < MostNames)
            m_names.append(name);
    }

    Side &m_side;
    QList<QByteArray> &m_names;
};

} // namespace

QList<Value> valuesAround(qint64 limit)
{
    QList<Value> values;
    for (const qint64 number : {limit, limit - 1, limit + 1}) {
        values.append(Value::integer(number));
        if (number >= 0 && number <= LongestText)
            values.append(Value::string(QByteArray(number, 'a')));
        if (number >= 0 && number <= MostItems) {
            values.append(listsOf(number));
            values.append(objectOf(number));
        }
    }
    return values;
}

QList<QByteArray> memberNamesIn(Side &side, const Located &schema)
{
    QList<QByteArray> names;
    NameCollector(side, names).add(schema, 0);
    return names;
}

QList<Value> valuesNamedIn(Side &side, const Located &schema)
{
    Collector collector(side);
    collector.add(schema, 0);
    return collector.values;
}

} // namespace difference
