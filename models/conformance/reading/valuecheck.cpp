#include "valuecheck.h"

#include "wordsearch.h"

#include <algorithm>

namespace conformance {

namespace {

bool isAboutDirection(const schema::Finding &finding)
{
    return finding.keyword == u"readOnly" || finding.keyword == u"writeOnly";
}

} // namespace

ValueCheck::ValueCheck(const std::shared_ptr<const description::Description> &description,
                       openapi::ReferenceResolver &resolver, schema::Direction direction, const CheckOptions &options)
    : m_values(description, resolver, direction, options.unknownText)
    , m_properties(resolver)
    , m_options(options)
{}

QList<ValueReason> ValueCheck::reasons(const document::Node &value, const openapi::Place &schema,
                                       specification::Version version)
{
    schema::Findings findings = m_values.findingsOf(value, schema, version);
    if (m_options.isRecorded && !findings.isEmpty()) {
        // A property of the other direction can make an alternative not fit, which would hide other faults.
        findings.removeIf([](const schema::Finding &each) { return !isAboutDirection(each); });
        findings = m_values.findingsOfTolerated(value, schema, version) + findings;
    }
    QList<ValueReason> reasons;
    for (const schema::Finding &finding : std::as_const(findings))
        reasons.append({finding, m_values.placeOf(finding.schema)});
    return reasons;
}

QList<UndocumentedProperty> ValueCheck::undocumented(const document::Node &value, const openapi::Place &schema)
{
    return m_options.isRecorded ? m_properties.undocumented(value, schema) : QList<UndocumentedProperty>();
}

bool ValueCheck::isUnknown(QByteArrayView text) const
{
    return base::containsWord(text, m_options.unknownText);
}

} // namespace conformance
