#include "exampleproof.h"

#include "separatingvalues.h"
#include "snapshot.h"

#include <algorithm>

namespace difference {

using document::Value;

namespace {

constexpr int Seeds = 3;
constexpr int MaximumSteps = 200'000;
constexpr int MaximumShrinks = 60;
constexpr qsizetype MaximumSmaller = 200;

schema::Options optionsOf(bool isOf30)
{
    schema::Options options;
    options.dialect = isOf30 ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012;
    options.assertFormats = true;
    options.limits.steps = MaximumSteps;
    return options;
}

schema::SchemaPlace schemaPlace(const Located &schema)
{
    return {DescriptionSchemas::uriOf(schema.place.address), schema.place.pointer};
}

/** True if a place of a value is the changed property, or around or inside of it. */
bool isAtProperty(const document::Pointer &place, const QByteArrayList &path)
{
    const auto &tokens = place.tokens();
    for (qsizetype i = 0; i < std::min(tokens.size(), path.size()); ++i) {
        if (tokens[i] != path[i] && path[i] != "*" && path[i] != "items")
            return false;
    }
    return true;
}

} // namespace

/** Makes and judges values of one side. */
class ExampleProof::Judge final
{
public:
    Judge(const description::Description &description, bool isOf30)
        : m_schemas(description)
        , m_validator(m_schemas, optionsOf(isOf30))
        , m_dialect(optionsOf(isOf30).dialect)
    {}

    /** Returns samples of a schema that are valid: small ones first. */
    QList<Value> samples(const Located &schema, Direction direction)
    {
        QList<Value> found;
        const auto way = direction == Direction::Request ? schema::Direction::Request : schema::Direction::Response;
        for (const auto extent : {schema::Extent::Minimal, schema::Extent::Full}) {
            schema::Sampler sampler(m_schemas, {m_dialect, extent, way, 0});
            for (quint32 seed = 0; seed < Seeds; ++seed)
                found.append(sampler.sampleOf(schemaPlace(schema), seed).value);
        }
        return found;
    }
    schema::Findings findings(const Value &value, const Located &schema, Direction direction)
    {
        schema::Unsent unsent;
        (direction == Direction::Request ? unsent.readOnly : unsent.writeOnly) = true;
        const auto instance = document::Snapshot::parse(value.toJson(), document::Format::Json);
        return m_validator.validate(instance.root(), schemaPlace(schema), {}, unsent).findings;
    }

private:
    DescriptionSchemas m_schemas;
    schema::Validator m_validator;
    schema::Dialect m_dialect;
};

ExampleProof::ExampleProof(Side &before, Side &now, qsizetype most)
    : m_before(before)
    , m_now(now)
    , m_most(most)
{}

ExampleProof::~ExampleProof() = default;

ExampleProof::Judge &ExampleProof::judgeOf(bool isNow, const Located &schema)
{
    Side &side = isNow ? m_now : m_before;
    const bool isOf30 = side.versionAt(schema.place.address) == specification::Version::V30;
    auto &judge = m_judges[{isNow, isOf30}];
    if (!judge)
        judge = std::make_unique<Judge>(side.description(), isOf30);
    return *judge;
}

void ExampleProof::prove(Change &change, const SchemaRoot &root)
{
    const QStringList texts = QStringList{change.id,
                                          change.subject.property,
                                          root.before.place.address,
                                          root.before.place.pointer.toString(),
                                          root.now.place.address,
                                          root.now.place.pointer.toString(),
                                          QString::number(int(change.direction))} +
                              change.arguments;
    const QString key = texts.join(u'\n');
    if (!m_known.contains(key) && m_known.size() < m_most)
        m_known.insert(key, search(change, root));
    change.example = m_known.value(key);
}

QByteArray ExampleProof::search(const Change &change, const SchemaRoot &root)
{
    // A request must fit the old side to fail now; a response that is sent now must not have fitted before.
    const bool isNowSent = change.direction == Direction::Response;
    const Located &sent = isNowSent ? root.now : root.before;
    const Located &expected = isNowSent ? root.before : root.now;
    Judge &sender = judgeOf(isNowSent, sent);
    Judge &receiver = judgeOf(!isNowSent, expected);
    const QByteArrayList path = change.subject.property.isEmpty() ? QByteArrayList()
                                                                  : change.subject.property.toUtf8().split('/');
    const auto isProof = [&](const Value &value) {
        if (!sender.findings(value, sent, change.direction).isEmpty())
            return false;
        return std::ranges::any_of(
            receiver.findings(value, expected, change.direction),
            [&](const schema::Finding &finding) { return isAtProperty(finding.instance, path); });
    };
    const auto shrunk = [&](Value value) {
        for (int i = 0; i < MaximumShrinks; ++i) {
            const QList<Value> smaller = smallerValues(value).mid(0, MaximumSmaller);
            const auto better = std::ranges::find_if(smaller, isProof);
            if (better == smaller.end())
                break;
            value = Value(*better);
        }
        return value.toJson();
    };
    const QList<Value> samples = sender.samples(sent, change.direction);
    if (const auto found = std::ranges::find_if(samples, isProof); found != samples.end())
        return shrunk(*found);
    const QList<Value> leaves = candidatesFor(change);
    for (const Value &sample : samples) {
        for (const Value &leaf : leaves) {
            if (const auto value = withValueAt(sample, path, leaf); value && isProof(*value))
                return shrunk(*value);
        }
    }
    return {};
}

void addExamples(Report &report, Side &before, Side &now)
{
    ExampleProof proof(before, now, report.limits().examples);
    for (const SchemaRoot &reached : report.roots()) {
        // Operations that refer to the same schemas have the same examples.
        const SchemaRoot root{before.follow(reached.before).value_or(reached.before),
                              now.follow(reached.now).value_or(reached.now), reached.first, reached.end};
        for (qsizetype i = root.first; i < root.end; ++i) {
            Change &change = report.difference().changes[i];
            if (change.level == Level::Breaking)
                proof.prove(change, root);
        }
    }
}

} // namespace difference
