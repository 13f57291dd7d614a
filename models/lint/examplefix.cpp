#include "examplefix.h"

#include "examplevalidator.h"
#include "objectplace.h"
#include "sample.h"

#include <algorithm>

namespace lint {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

const QString FixedAddress = u"/document"_qs;
constexpr int JsonIndent = 2;

constexpr const char *NotAllowedWords[] = {
    "additionalProperties", "unevaluatedProperties", "propertyNames", "items", "unevaluatedItems", "false"};
/** Whose value another value can take the place of. */
constexpr const char *ValueWords[] = {"type",
                                      "enum",
                                      "const",
                                      "multipleOf",
                                      "minimum",
                                      "maximum",
                                      "exclusiveMinimum",
                                      "exclusiveMaximum",
                                      "minLength",
                                      "maxLength",
                                      "pattern",
                                      "format",
                                      "minItems",
                                      "maxItems",
                                      "uniqueItems",
                                      "contains",
                                      "minContains",
                                      "maxContains"};

template<std::size_t Count>
bool isOneOf(const QString &word, const char *const (&words)[Count])
{
    return std::any_of(std::begin(words), std::end(words), [&](const char *one) { return word == QLatin1String(one); });
}

base::Error noFittingValue()
{
    return {base::ErrorCode::Unsupported, u"no value that fits the schema was found"_qs};
}

class ExampleMaker final
{
public:
    ExampleMaker(const Snapshot &snapshot, const ExamplePlace &example)
        : m_snapshot(snapshot)
        , m_example(example)
        , m_documents({}, SetSchemas::Roots::Documents)
        , m_validator({}, FixedAddress, snapshot, openapi::versionOf(snapshot))
    {
        m_documents.add(FixedAddress, snapshot.root());
    }

    [[nodiscard]] std::optional<Value> sampleOf(const Pointer &schema)
    {
        schema::SampleOptions options;
        if (openapi::versionOf(m_snapshot) == specification::Version::V30)
            options.dialect = schema::Dialect::OpenApi30;
        options.direction = m_example.use == ExampleUse::Request    ? schema::Direction::Request
                            : m_example.use == ExampleUse::Response ? schema::Direction::Response
                                                                    : schema::Direction::Any;
        const schema::Sample sample = schema::Sampler(m_documents, options).sampleOf({uriOf(FixedAddress), schema});
        return sample.findings.isEmpty() ? std::optional(sample.value) : std::nullopt;
    }

    /** A change of one place that makes at least one difference less. */
    [[nodiscard]] std::optional<ExampleFix> localFix(const Node &value)
    {
        const schema::Findings before = findingsOf(value);
        const auto json = value.value();
        if (before.isEmpty() || !json)
            return std::nullopt;
        const std::optional<ExampleFix> fix = fixFor(before.first());
        if (!fix || fix->place.isRoot())
            return std::nullopt;
        Document copy(json->toJson(), document::Format::Json);
        const auto done = fix->value ? copy.set(fix->place, *fix->value) : copy.remove(fix->place);
        if (!done || findingsOf(copy.snapshot().root()).size() >= before.size())
            return std::nullopt;
        return fix;
    }

private:
    [[nodiscard]] schema::Findings findingsOf(const Node &value)
    {
        return m_validator.validate(value, {}, {FixedAddress, m_example.schema}, m_example.use).findings;
    }

    [[nodiscard]] std::optional<ExampleFix> fixFor(const schema::Finding &finding)
    {
        const Pointer owner = finding.schema.pointer.parent();
        if (finding.keyword == u"required" || finding.keyword == u"dependentRequired") {
            const QByteArray name = finding.arguments.value(0).toUtf8();
            const Pointer property = owner / QByteArray("properties") / name;
            if (!m_snapshot.at(property).exists())
                return std::nullopt;
            return withSample(finding.instance / name, property);
        }
        if (isOneOf(finding.keyword, NotAllowedWords))
            return ExampleFix{finding.instance, std::nullopt};
        return isOneOf(finding.keyword, ValueWords) ? withSample(finding.instance, owner) : std::nullopt;
    }

    [[nodiscard]] std::optional<ExampleFix> withSample(const Pointer &place, const Pointer &schema)
    {
        const std::optional<Value> sample = sampleOf(schema);
        return sample ? std::optional(ExampleFix{place, sample}) : std::nullopt;
    }

    const Snapshot &m_snapshot;
    const ExamplePlace &m_example;
    SetSchemas m_documents;
    ExampleValidator m_validator;
};

} // namespace

base::Result<Value> makeExample(const Snapshot &snapshot, const ExamplePlace &example)
{
    const std::optional<Value> value = ExampleMaker(snapshot, example).sampleOf(example.schema);
    if (!value)
        return noFittingValue();
    return example.isSerialized ? Value::string(value->toJson(JsonIndent)) : *value;
}

base::Result<ExampleFix> fixExample(const Snapshot &snapshot, const ExamplePlace &example)
{
    ExampleMaker maker(snapshot, example);
    // In a text there are no places.
    if (!example.isSerialized) {
        if (const auto fix = maker.localFix(exampleValue(snapshot, example)))
            return ExampleFix{example.value / fix->place, fix->value};
    }
    const base::Result<Value> value = makeExample(snapshot, example);
    if (!value)
        return value.error();
    return ExampleFix{example.value, *value};
}

} // namespace lint
