#include "examplevalidator.h"

#include <algorithm>

namespace lint {

namespace {

constexpr int StepsOfExample = 500'000;
constexpr int FindingsOfExample = 10;
/** Compiled schemas that are kept for the next examples. */
constexpr qsizetype KeptSchemas = 30'000;

/** Findings about the schema or about references. */
constexpr const char *AboutSchemas[] = {"$ref", "schema", "duplicate", "cycle"};

schema::Options optionsFor(specification::Version version)
{
    schema::Options options;
    if (version == specification::Version::V30)
        options.dialect = schema::Dialect::OpenApi30;
    options.limits.steps = StepsOfExample;
    options.limits.findings = FindingsOfExample;
    options.limits.schemas = KeptSchemas;
    return options;
}

bool hasKnownDialect(const document::Snapshot &snapshot)
{
    const QString dialect = snapshot.at({"jsonSchemaDialect"}).text();
    return dialect.isEmpty() || dialect.startsWith(u"https://spec.openapis.org/oas/") ||
           dialect == u"https://json-schema.org/draft/2020-12/schema";
}

bool isAboutSchema(const schema::Finding &finding)
{
    return std::any_of(std::begin(AboutSchemas), std::end(AboutSchemas),
                       [&](const char *word) { return finding.keyword == QLatin1String(word); });
}

schema::Unsent unsentIn(ExampleUse use)
{
    return {.readOnly = use != ExampleUse::Response, .writeOnly = use != ExampleUse::Request};
}

} // namespace

bool isJsonContent(const QByteArray &mediaType)
{
    const QByteArray type = mediaType.split(';').first().trimmed().toLower();
    return type.endsWith("/json") || type.endsWith("+json") || type == "*/*" || type == "application/*";
}

ExampleValidator::ExampleValidator(const openapi::DocumentSet &set, const QString &entry,
                                   const document::Snapshot &snapshot, specification::Version version)
    : m_documents(set, SetSchemas::Roots::Documents)
    , m_validator(m_documents, optionsFor(version))
    , m_isKnownDialect(hasKnownDialect(snapshot))
{
    m_documents.add(entry, snapshot.root());
}

ExampleOutcome ExampleValidator::validate(const document::Node &value, const document::Pointer &place,
                                          const openapi::Place &schema, ExampleUse use)
{
    const schema::Outcome outcome = m_validator.validate(value, {uriOf(schema.address), schema.pointer}, place,
                                                         unsentIn(use));
    ExampleOutcome result{outcome.steps, {}, {}};
    for (const schema::Finding &finding : outcome.findings) {
        if (isAboutSchema(finding))
            result.obstacles.append(finding);
        else
            result.findings.append(finding);
    }
    return result;
}

} // namespace lint
