#include "certificatereach.h"

#include "accessrights.h"
#include "cancellation.h"

#include <algorithm>

namespace reach {

namespace {

using Kind = FieldEffect::Kind;

/** Returns whether the part still works when the certificate has expired, and if not, whether that is known. */
Kind kindAtEnd(const PartCourse &course, const CertificateTerm &term)
{
    PartState state = PartState::Stopped;
    for (const CertificateTerm &other : course.terms) {
        if (other.contains(term.end))
            state = std::min(state, other.isCertain ? PartState::Works : PartState::NotKnown);
    }
    if (state == PartState::Works)
        return Kind::GoesOn;
    if (state == PartState::NotKnown)
        return Kind::MayStop;
    return course.need.stopsDefinition ? Kind::Stops : Kind::StopsPart;
}

FieldEffect effectOf(const PartCourse &course, qsizetype certificate, const QDateTime &now)
{
    const CertificateTerm &term = course.terms.at(course.need.certificates.indexOf(certificate));
    FieldEffect effect{certificate, Kind::NeverWorks, course.need.part, {}, term.flaw, {}};
    if (term.isEmpty())
        return effect;
    if (!term.hasEnd()) {
        effect.kind = Kind::NoEndKnown;
        return effect;
    }
    effect.day = QDateTime::fromSecsSinceEpoch(term.end - 1, Qt::UTC).date();
    effect.kind = term.end <= now.toSecsSinceEpoch() ? Kind::HasExpired : kindAtEnd(course, term);
    return effect;
}

/** The need of a certificate that stops the most: of a client, the whole allow list if it stops with it. */
FieldEffect effectOf(const ServedApi &api, const CertificateNeeds &needs, qsizetype certificate,
                     const management::CertificateSet &known, const QDateTime &now)
{
    const auto unused = std::find_if(needs.unused.begin(), needs.unused.end(),
                                     [certificate](const auto &each) { return each.certificate == certificate; });
    if (unused != needs.unused.end())
        return {certificate, Kind::Unused, {}, unused->reason, CertificateFlaw::None, {}};
    std::optional<FieldEffect> effect;
    for (const CertificateNeed &need : needs.needs) {
        if (!need.certificates.contains(certificate))
            continue;
        const FieldEffect ofNeed = effectOf(partCourse(api, need, known, now), certificate, now);
        // The client stops in any case.
        if (!effect || need.part == CertificatePart::Client) {
            if (!effect || effect->kind == Kind::GoesOn || effect->kind == Kind::MayStop)
                effect = ofNeed;
        }
    }
    return effect.value_or(FieldEffect{certificate, Kind::Unused, {}, {}, CertificateFlaw::None, {}});
}

void append(QHash<QString, QList<qsizetype>> &index, const QString &key, qsizetype policy)
{
    if (key.isEmpty())
        return;
    QList<qsizetype> &list = index[key];
    if (list.isEmpty() || list.constLast() != policy)
        list.append(policy);
}

} // namespace

PolicyIndex::PolicyIndex(const QList<management::Policy> &policies)
    : m_policies(policies)
{
    for (qsizetype i = 0; i < policies.size() && !base::isUnwanted(); ++i) {
        for (const management::AccessRight &right : management::accessRights(policies.at(i))) {
            append(m_byId, right.key, i);
            append(m_byId, right.apiId, i);
            append(m_byName, right.key, i);
            append(m_byName, right.apiName, i);
        }
    }
}

QList<qsizetype> PolicyIndex::policiesFor(const contract::GrantedApi &api) const
{
    return api.id.isEmpty() ? m_byName.value(api.name) : m_byId.value(api.id);
}

QList<ReachedApi> certificateReach(const QString &certificateId, const QList<ServedApi> &apis,
                                   const management::CertificateSet &known, const PolicyIndex &policies,
                                   const QDateTime &now)
{
    const QString fingerprint = management::fingerprintOf(certificateId);
    QList<ReachedApi> reached;
    for (qsizetype i = 0; i < apis.size() && !base::isUnwanted() && !fingerprint.isEmpty(); ++i) {
        const ServedApi &api = apis.at(i);
        std::optional<CertificateNeeds> needs;
        ReachedApi entry{i, {}, {}};
        for (qsizetype c = 0; c < api.certificates.size(); ++c) {
            if (management::fingerprintOf(api.certificates.at(c).id) != fingerprint)
                continue;
            if (!needs)
                needs = certificateNeeds(api);
            entry.fields.append(effectOf(api, *needs, c, known, now));
        }
        if (entry.fields.isEmpty())
            continue;
        entry.policies = policies.policiesFor(api.granted);
        reached.append(entry);
    }
    return reached;
}

} // namespace reach
