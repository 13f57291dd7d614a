#include "examplevalidation.h"

namespace lint {

namespace {

/** Of all examples of a description. */
constexpr int StepsOfDescription = 5'000'000;

} // namespace

ExampleValidation::ExampleValidation(const description::Description &description, Report &report)
    : m_description(description)
    , m_report(report)
    , m_validator(description.set(), description.entry()->address(), description.entry()->snapshot(),
                  description.trees().first().version)
    , m_stepsLeft(StepsOfDescription)
{}

void ExampleValidation::validate(const rules::Rule &rule, const document::Node &value, const openapi::Place &place,
                                 const openapi::Place &schema, Use use)
{
    const QString &entry = m_description.entry()->address();
    const CheckedExample example{&rule, place.pointer, schema.pointer, use, 0, {}};
    const bool isInEntry = place.address == entry && schema.address == entry;
    if (!m_validator.isKnownDialect() || m_stepsLeft < 0 || (isInEntry && addKnown(example)))
        return;
    const openapi::ReferencedDocumentPtr document = m_description.set().find(place.address);
    const qsizetype found = m_report.count();
    const ExampleOutcome outcome = m_validator.validate(value, place.pointer, schema, use);
    m_stepsLeft -= outcome.steps;
    for (const schema::Finding &finding : outcome.findings)
        m_report.addAt(document, rule, finding.instance, finding.span,
                       QStringList{finding.keyword} + finding.arguments);
    if (m_stepsLeft < 0)
        m_report.addAt(document, "examples-not-checked"_rule, place.pointer, value.span(),
                       {QString::number(StepsOfDescription)});
    if (m_record && isInEntry)
        m_record->append({&rule, place.pointer, schema.pointer, use, outcome.steps, m_report.since(found)});
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
    return m_stepsLeft > StepsOfDescription / 2;
}

} // namespace lint
