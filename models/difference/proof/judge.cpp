#include "judge.h"

#include "contentcheck.h"
#include "namedvalues.h"
#include "snapshot.h"

namespace difference {

using document::Value;

namespace {

constexpr int MaximumSteps = 200'000;
constexpr int SamplesOfSchema = 6;
constexpr qsizetype MaximumBranches = 12;
constexpr int MaximumDepth = 4;
/** The length of the longest schema that is known by its text instead of its place. */
constexpr qsizetype LongestWritten = 256;

schema::SchemaPlace schemaPlace(const Located &schema)
{
    return {DescriptionSchemas::uriOf(schema.place.address), schema.place.pointer};
}

/** The text of a small schema that means the same in each place of its document; std::nullopt for other schemas. */
std::optional<QByteArray> writtenAlone(const Side &side, const Located &schema)
{
    const auto document = side.description().set().find(schema.place.address);
    const bool isSmall = schema.node.isMapping() && schema.node.span().length <= LongestWritten;
    // Identifiers change what references mean, and the target of an alias is where it was last defined.
    if (!document || !isSmall || document->hasAnchors() || !document->resources().isEmpty() ||
        document->snapshot().hasAliases())
        return std::nullopt;
    return document->snapshot().text(schema.node.span());
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

    schema::Sampler &sampler(schema::Extent extent, schema::Direction direction)
    {
        auto &sampler = samplers[{extent, direction}];
        if (!sampler)
            sampler = std::make_unique<schema::Sampler>(schemas, schema::SampleOptions{dialect, extent, direction, 0});
        return *sampler;
    }

    DescriptionSchemas &schemas;
    schema::Dialect dialect;
    schema::Validator validator;
    std::map<std::pair<schema::Extent, schema::Direction>, std::unique_ptr<schema::Sampler>> samplers;
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

Value Judge::made(const Located &schema, Direction direction, int number)
{
    const auto way = direction == Direction::Request ? schema::Direction::Request : schema::Direction::Response;
    const auto extent = isSmallSample(number) ? schema::Extent::Minimal : schema::Extent::Full;
    return dialectOf(schema).sampler(extent, way).sampleOf(schemaPlace(schema), quint32(number / 2)).value;
}

void Judge::addBranches(QList<Located> &branches, const Located &schema, int depth)
{
    const auto target = depth <= MaximumDepth ? m_side.follow(schema) : std::nullopt;
    if (!target)
        return;
    for (const QByteArray keyword : {"oneOf", "anyOf", "allOf"}) {
        const Located list = target->at(keyword);
        for (qsizetype i = 0; list.node.isSequence() && i < list.node.childCount(); ++i) {
            if (branches.size() >= MaximumBranches)
                return;
            if (keyword != "allOf")
                branches.append(list.at(i));
            addBranches(branches, list.at(i), depth + 1);
        }
    }
}

const QList<Located> &Judge::branchesOf(const QList<Located> &schemas)
{
    const QString key = keyOf(schemas);
    auto known = m_branches.constFind(key);
    if (known == m_branches.constEnd()) {
        QList<Located> branches;
        for (const Located &schema : schemas)
            addBranches(branches, schema, 0);
        known = m_branches.insert(key, branches);
    }
    return *known;
}

int Judge::sampleCount(const QList<Located> &schemas)
{
    return SamplesOfSchema + 2 * int(branchesOf(schemas).size());
}

const Value &Judge::sample(const QList<Located> &schemas, Direction direction, int number)
{
    const QString key = QString::number(number) + u' ' + QString::number(int(direction)) + keyOf(schemas);
    const auto known = m_samples.constFind(key);
    if (known != m_samples.constEnd())
        return *known;
    Value value;
    if (number >= SamplesOfSchema) {
        const int extra = number - SamplesOfSchema;
        value = merged(made(branchesOf(schemas)[extra / 2], direction, extra % 2),
                       sample(schemas, direction, extra % 2));
        return *m_samples.insert(key, value);
    }
    for (qsizetype i = 0; i < schemas.size(); ++i) {
        const Value one = made(schemas[i], direction, number);
        value = i == 0 ? one : merged(value, one);
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

QString Judge::keyOf(const QList<Located> &schemas) const
{
    QString text;
    for (const Located &schema : schemas) {
        const auto written = writtenAlone(m_side, schema);
        text += schema.place.address + u' ' +
                (written ? QString::fromUtf8(*written) : schema.place.pointer.toString()) + u'\n';
    }
    return text;
}

QList<QByteArray> Judge::memberNames(const QList<Located> &schemas)
{
    QList<QByteArray> names;
    for (const Located &schema : schemas)
        names += memberNamesIn(m_side, schema);
    return names;
}

} // namespace difference
