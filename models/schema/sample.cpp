#include "sample.h"

#include "valuesearch.h"

namespace schema {

using document::Pointer;
using document::Value;

namespace {

/** The value without what is at the pointer. */
Value without(const Value &value, const QList<QByteArray> &tokens, qsizetype depth = 0)
{
    const QByteArray &token = tokens[depth];
    const bool isLast = depth + 1 == tokens.size();
    if (value.type() == Value::Type::Array) {
        QList<Value> items = value.items();
        const qsizetype index = token.toLongLong();
        if (index < 0 || index >= items.size())
            return value;
        if (isLast)
            items.removeAt(index);
        else
            items[index] = without(items[index], tokens, depth + 1);
        return Value::array(items);
    }
    QList<Value::Member> members = value.members();
    for (qsizetype i = 0; i < members.size(); ++i) {
        if (members[i].first != token)
            continue;
        if (isLast)
            members.removeAt(i);
        else
            members[i].second = without(members[i].second, tokens, depth + 1);
        break;
    }
    return Value::object(members);
}

} // namespace

class Sampler::Private
{
public:
    Private(SchemaSource &source, const SampleOptions &sampleOptions)
        : options(sampleOptions)
        , documents(source, sampleOptions.dialect)
        , compiler(documents, sampleOptions.dialect, Limits().schemas)
    {}

    Sample made(CompiledSchema &schema, quint32 seed);
    /** Leaves out what is not valid, from the inside outwards, until the rest is. */
    Sample repaired(CompiledSchema &schema, const ValueSearch &maker, const Sample &sample);

    SampleOptions options;
    SchemaDocuments documents;
    Compiler compiler;
    int checkSteps = MaximumCheckSteps; ///< Left for validations of whole samples.
};

Sample Sampler::Private::repaired(CompiledSchema &schema, const ValueSearch &maker, const Sample &sample)
{
    Sample best = sample;
    qint64 bytes = 0;
    for (int i = 0; i < MaximumRepairs && !best.findings.isEmpty() && checkSteps > 0; ++i) {
        bytes += best.value.toJson().size();
        if (bytes > MaximumRepairedBytes)
            break;
        QList<QByteArray> deepest;
        for (const Finding &finding : std::as_const(best.findings)) {
            if (finding.instance.tokens().size() > deepest.size())
                deepest = finding.instance.tokens();
        }
        if (deepest.isEmpty())
            return sample;
        best.value = without(best.value, deepest);
        best.findings = maker.check(schema, best.value, checkSteps).findings;
    }
    return best.findings.isEmpty() ? best : sample;
}

Sample Sampler::Private::made(CompiledSchema &schema, quint32 seed)
{
    checkSteps = MaximumCheckSteps;
    SampleOptions seeded = options;
    seeded.seed = seed;
    Effort left;
    // A sample that becomes too large is made again with less depth, and the nearest if there is none.
    for (const int depth : {12, 6, 3, 1, 0, -1}) {
        Effort effort = left;
        effort.optionalDepth = depth;
        effort.isIncomplete = depth < 0;
        ValueSearch maker(compiler, documents, seeded, effort);
        const std::optional<Value> value = maker.make({.schemas = {&schema}});
        left.steps = maker.steps();
        left.textSteps = maker.textSteps();
        if ((maker.isOverLimit() || !value) && !effort.isIncomplete)
            continue;
        Sample sample{value.value_or(Value()), {}};
        sample.findings = maker.check(schema, sample.value, checkSteps).findings;
        return sample.findings.isEmpty() ? sample : repaired(schema, maker, sample);
    }
    return {};
}

Sampler::Sampler(SchemaSource &source, const SampleOptions &options)
    : d(std::make_unique<Private>(source, options))
{}

Sampler::~Sampler() = default;

Sample Sampler::sampleOf(const SchemaPlace &place, std::optional<quint32> seed)
{
    CompiledSchema *schema = d->compiler.schemaAt(d->documents.at(place));
    if (!schema)
        return {{}, {{u"$ref"_qs, {}, {}, place, {place.address + u'#' + place.pointer.toString()}}}};
    const quint32 chosen = seed.value_or(d->options.seed);
    const Sample sample = d->made(*schema, chosen);
    // A value that was drawn can be out of reach of the limits, where the usual one is not.
    return chosen == 0 || sample.findings.isEmpty() ? sample : d->made(*schema, 0);
}

} // namespace schema
