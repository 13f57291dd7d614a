#include "judge.h"

#include "contentcheck.h"
#include "namedvalues.h"
#include "snapshot.h"

namespace difference {

using document::Value;

namespace {

constexpr int MaximumSteps = 200'000;

schema::SchemaPlace schemaPlace(const Located &schema)
{
    return {DescriptionSchemas::uriOf(schema.place.address), schema.place.pointer};
}

/** An object with the members of both, of those that both have the ones of the first. */
Value merged(const Value &first, const Value &second)
{
    if (first.type() != Value::Type::Object || second.type() != Value::Type::Object)
        return first;
    QList<Value::Member> members = first.members();
    for (const Value::Member &member : second.members()) {
        const bool isNew = std::ranges::none_of(members, [&](const auto &each) { return each.first == member.first; });
        if (isNew)
            members.append(member);
    }
    return Value::object(members);
}

} // namespace

/** The validator and the samplers for the schemas of one dialect. */
struct Judge::Dialect {
    Dialect(DescriptionSchemas &source, schema::Dialect name)
        : schemas(source)
        , dialect(name)
        , validator(source, optionsOf(name))
    {}
    static schema::Options optionsOf(schema::Dialect name)
    {
        schema::Options options;
        options.dialect = name;
        options.assertFormats = true;
        options.limits.steps = MaximumSteps;
        return options;
    }

    DescriptionSchemas &schemas;
    schema::Dialect dialect;
    schema::Validator validator;
};

Judge::Judge(Side &side)
    : m_side(side)
    , m_schemas(side.description())
{}

Judge::~Judge() = default;

Judge::Dialect &Judge::dialectOf(const Located &schema)
{
    const bool isOf30 = m_side.versionAt(schema.place.address) == specification::Version::V30;
    auto &dialect = m_dialects[isOf30];
    if (!dialect)
        dialect = std::make_unique<Dialect>(m_schemas,
                                            isOf30 ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012);
    return *dialect;
}

schema::Findings Judge::findings(const Value &value, const QList<Located> &schemas, Direction direction, bool isStrict)
{
    schema::Unsent unsent;
    (direction == Direction::Request ? unsent.readOnly : unsent.writeOnly) = true;
    const auto instance = document::Snapshot::parse(value.toJson(), document::Format::Json);
    schema::Findings found;
    for (const Located &schema : schemas) {
        const schema::Outcome outcome = dialectOf(schema).validator.validate(instance.root(), schemaPlace(schema), {},
                                                                             unsent);
        m_steps += outcome.steps;
        found += outcome.findings;
        if (isStrict && outcome.isValid && !readsContent(m_side, schema, value))
            found.append({u"contentSchema"_qs, {}, {}, schemaPlace(schema), {}});
    }
    return found;
}

const Value &Judge::sample(const QList<Located> &schemas, Direction direction, int number)
{
    QString key = QString::number(number) + QString::number(int(direction));
    for (const Located &schema : schemas)
        key += schema.place.address + schema.place.pointer.toString() + u'\n';
    const auto known = m_samples.constFind(key);
    if (known != m_samples.constEnd())
        return *known;
    const auto way = direction == Direction::Request ? schema::Direction::Request : schema::Direction::Response;
    const auto extent = number % 2 == 0 ? schema::Extent::Minimal : schema::Extent::Full;
    Value value;
    bool isFirst = true;
    for (const Located &schema : schemas) {
        Dialect &dialect = dialectOf(schema);
        schema::Sampler sampler(m_schemas, {dialect.dialect, extent, way, 0});
        const Value made = sampler.sampleOf(schemaPlace(schema), quint32(number / 2)).value;
        value = isFirst ? made : merged(value, made);
        isFirst = false;
    }
    return *m_samples.insert(key, value);
}

QList<Value> Judge::namedValues(const QList<Located> &schemas)
{
    QList<Value> values;
    for (const Located &schema : schemas)
        values += valuesNamedIn(m_side, schema);
    return values;
}

QList<QByteArray> Judge::memberNames(const QList<Located> &schemas)
{
    QList<QByteArray> names;
    for (const Located &schema : schemas)
        names += memberNamesIn(m_side, schema);
    return names;
}

} // namespace difference
