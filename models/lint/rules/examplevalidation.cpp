#include "examplevalidation.h"

#include "refs.h"

namespace lint {

namespace {

/** Of one example, and of all examples of a document. */
constexpr int StepsOfExample = 500'000;
constexpr int StepsOfDocument = 5'000'000;
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

bool isKnownDialect(const document::Snapshot &snapshot)
{
    const QString dialect = snapshot.at({"jsonSchemaDialect"}).text();
    return dialect.isEmpty() || dialect.startsWith(u"https://spec.openapis.org/oas/") ||
           dialect == u"https://json-schema.org/draft/2020-12/schema";
}

} // namespace

ExampleValidation::ExampleValidation(const Subject &subject, specification::Version version, Report &report)
    : m_report(report)
    , m_documents(subject.set, SetSchemas::Roots::Documents)
    , m_validator(m_documents, optionsFor(version))
    , m_uri(uriOf(subject.document.address()))
    , m_stepsLeft(StepsOfDocument)
    , m_isKnownDialect(isKnownDialect(subject.document.snapshot()))
{
    m_documents.add(subject.document);
}

void ExampleValidation::validate(const rules::Rule &rule, const document::Node &value, const document::Pointer &place,
                                 const document::Pointer &schema, Use use)
{
    if (!m_isKnownDialect || m_stepsLeft < 0 || addKnown({&rule, place, schema, use, 0, {}}))
        return;
    const qsizetype found = m_report.count();
    const schema::Outcome outcome = m_validator.validate(value, {m_uri, schema}, place);
    m_stepsLeft -= outcome.steps;
    for (const schema::Finding &finding : outcome.findings) {
        const bool isAboutSchema = std::any_of(std::begin(AboutSchemas), std::end(AboutSchemas), [&](const char *word) {
            return finding.keyword == QLatin1String(word);
        });
        if (!isAboutSchema && !isLeftOut(finding, use))
            m_report.addAt(rule, finding.instance, finding.span, QStringList{finding.keyword} + finding.arguments);
    }
    if (m_stepsLeft < 0)
        m_report.addAt("examples-not-checked"_rule, place, value.span(), {QString::number(StepsOfDocument)});
    if (m_record)
        m_record->append({&rule, place, schema, use, outcome.steps, m_report.since(found)});
}

bool ExampleValidation::addKnown(const CheckedExample &asked)
{
    const CheckedExample *known = m_known ? m_known->find(asked) : nullptr;
    if (!known)
        return false;
    m_report.addKnown(known->diagnostics);
    m_stepsLeft -= known->steps;
    if (m_record)
        m_record->append(*known);
    return true;
}

bool ExampleValidation::isFarFromLimit() const
{
    return m_stepsLeft > StepsOfDocument / 2;
}

/** True for a required property that is not part of requests (readOnly) or responses (writeOnly). */
bool ExampleValidation::isLeftOut(const schema::Finding &finding, Use use) const
{
    if (finding.keyword != u"required")
        return false;
    schema::SchemaPlace owner = finding.schema;
    owner.pointer = owner.pointer.parent();
    document::Node property = m_documents.nodeAt(owner.address, owner.pointer)
                                  .member("properties")
                                  .member(finding.arguments.value(0).toUtf8());
    for (const char *flag : {"readOnly", "writeOnly"}) {
        const bool isHere = use == Use::Both || (use == Use::Request) == (QByteArray(flag) == "readOnly");
        if (isHere && property.member(flag).toBool())
            return true;
    }
    return false;
}

} // namespace lint
