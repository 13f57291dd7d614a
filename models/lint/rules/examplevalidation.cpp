#include "examplevalidation.h"

namespace lint {

namespace {

/** Of all examples of a document. */
constexpr int StepsOfDocument = 5'000'000;

} // namespace

ExampleValidation::ExampleValidation(const Subject &subject, specification::Version version, Report &report)
    : m_report(report)
    , m_validator(subject.set, subject.document.address(), subject.document.snapshot(), version)
    , m_stepsLeft(StepsOfDocument)
{}

void ExampleValidation::validate(const rules::Rule &rule, const document::Node &value, const document::Pointer &place,
                                 const document::Pointer &schema, Use use)
{
    if (!m_validator.isKnownDialect() || m_stepsLeft < 0 || addKnown({&rule, place, schema, use, 0, {}}))
        return;
    const qsizetype found = m_report.count();
    const ExampleOutcome outcome = m_validator.validate(value, place, schema, use);
    m_stepsLeft -= outcome.steps;
    for (const schema::Finding &finding : outcome.findings)
        m_report.addAt(rule, finding.instance, finding.span, QStringList{finding.keyword} + finding.arguments);
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

} // namespace lint
