#include "extensionchecks.h"

namespace lint {

namespace {

/** Of one value, and of all values of a document. */
constexpr int StepsOfValue = 500'000;
constexpr int StepsOfExtensions = 5'000'000;
constexpr int FindingsOfValue = 10;

schema::Options validationOptions()
{
    schema::Options options;
    options.limits.steps = StepsOfValue;
    options.limits.findings = FindingsOfValue;
    return options;
}

} // namespace

ExtensionChecks::ExtensionChecks(const Project &project, Report &report)
    : m_project(project)
    , m_report(report)
    , m_schemas(project.schemas, SetSchemas::Roots::Schemas)
    , m_validator(m_schemas, validationOptions())
    , m_stepsLeft(StepsOfExtensions)
{}

void ExtensionChecks::enter(const specification::Place &place)
{
    for (const specification::Member &member : place.members) {
        const auto schema = m_project.extensions.constFind(member.key);
        if (schema == m_project.extensions.constEnd() || member.isMerged || m_stepsLeft < 0)
            continue;
        const document::Pointer pointer = place.pointer() / member.key;
        const schema::Outcome outcome = m_validator.validate(member.value, {uriOf(schema->address), schema->pointer},
                                                             pointer);
        m_stepsLeft -= outcome.steps;
        for (const schema::Finding &finding : outcome.findings)
            m_report.addAt("extension-schema"_rule, finding.instance, finding.span,
                           QStringList{finding.keyword} + finding.arguments);
        if (m_stepsLeft < 0)
            m_report.addAt("examples-not-checked"_rule, pointer, member.value.span(),
                           {QString::number(StepsOfExtensions)});
    }
}

} // namespace lint
