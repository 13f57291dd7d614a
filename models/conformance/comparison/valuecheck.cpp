#include "valuecheck.h"

#include "bodysource.h"
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

bool ValueCheck::isOverLimit(const schema::Finding &finding)
{
    return finding.keyword == u"steps" || finding.keyword == u"patternSteps" || finding.keyword == u"depth";
}

bool ValueCheck::fits(const document::Value &value, const openapi::Place &schema, specification::Version version)
{
    const schema::Findings findings = m_values.findingsOf(value, schema, version);
    return findings.isEmpty() || std::ranges::any_of(findings, isOverLimit);
}

QList<ValueReason> ValueCheck::reasonsOfBody(const ReceivedBody &body, const BodySchema &schema)
{
    const document::Node root = body.json.root();
    QList<ValueReason> all = m_properties.exists(schema.place) ? reasons(root, schema.place, schema.version)
                                                               : QList<ValueReason>();
    const bool hasItems = body.isSequence && requests::isPlace(schema.item);
    for (qsizetype i = 0; hasItems && i < root.childCount() && all.size() < MaximumBodyReasons; ++i) {
        for (ValueReason reason : reasons(root.childAt(i), schema.item, schema.version)) {
            reason.finding.instance = document::Pointer().child(i) / reason.finding.instance;
            all.append(reason);
        }
    }
    return all.first(std::min(all.size(), MaximumBodyReasons));
}

QList<UndocumentedProperty> ValueCheck::undocumentedOfBody(const ReceivedBody &body, const BodySchema &schema)
{
    const document::Node root = body.json.root();
    QList<UndocumentedProperty> all;
    if (m_properties.exists(schema.place))
        all = undocumented(root, schema.place);
    const bool hasItems = body.isSequence && requests::isPlace(schema.item);
    for (qsizetype i = 0; hasItems && i < root.childCount() && all.size() < DescribedProperties::MaximumProperties;
         ++i) {
        for (UndocumentedProperty property : undocumented(root.childAt(i), schema.item)) {
            property.instance = document::Pointer().child(i) / property.instance;
            all.append(property);
        }
    }
    return all;
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
