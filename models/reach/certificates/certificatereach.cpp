#include "certificatereach.h"

#include "cancellation.h"

#include <algorithm>
#include <optional>
#include <vector>

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

/** What the end of certificates means for the fields of one definition. A definition can name one certificate very
 * often, so what it needs is read once, and each of its parts is followed once. */
class FieldEffects final
{
public:
    FieldEffects(const ServedApi &api, const management::CertificateSet &known, const QDateTime &now)
        : m_api(api)
        , m_known(known)
        , m_now(now)
        , m_needs(certificateNeeds(api))
        , m_courses(static_cast<std::size_t>(m_needs.needs.size()))
        , m_kinds(static_cast<std::size_t>(m_needs.needs.size()))
    {
        for (const UnusedCertificate &unused : m_needs.unused)
            m_unused.insert(unused.certificate, unused.reason);
        for (qsizetype need = 0; need < m_needs.needs.size(); ++need) {
            for (const qsizetype certificate : m_needs.needs.at(need).certificates)
                m_needsOf[certificate].append(need);
        }
    }

    /** The need of a certificate that stops the most: of a client, the whole allow list if it stops with it. */
    [[nodiscard]] FieldEffect of(qsizetype certificate)
    {
        if (const auto unused = m_unused.constFind(certificate); unused != m_unused.cend())
            return {certificate, Kind::Unused, {}, *unused, CertificateFlaw::None, {}};
        std::optional<FieldEffect> effect;
        for (const qsizetype need : m_needsOf.value(certificate)) {
            // The client stops in any case.
            const bool isClient = m_needs.needs.at(need).part == CertificatePart::Client;
            if (!effect || (isClient && (effect->kind == Kind::GoesOn || effect->kind == Kind::MayStop)))
                effect = effectOf(need, certificate);
        }
        return effect.value_or(FieldEffect{certificate, Kind::Unused, {}, {}, CertificateFlaw::None, {}});
    }

private:
    [[nodiscard]] FieldEffect effectOf(qsizetype need, qsizetype certificate)
    {
        std::optional<PartCourse> &course = m_courses[static_cast<std::size_t>(need)];
        if (!course)
            course = partCourse(m_api, m_needs.needs.at(need), m_known, m_now);
        const QList<qsizetype> &certificates = course->need.certificates; // In ascending order.
        const qsizetype place = std::lower_bound(certificates.begin(), certificates.end(), certificate) -
                                certificates.begin();
        const CertificateTerm &term = course->terms.at(place);
        FieldEffect effect{certificate, Kind::NeverWorks, course->need.part, {}, term.flaw, {}};
        if (term.isEmpty())
            return effect;
        if (!term.hasEnd()) {
            effect.kind = Kind::NoEndKnown;
            return effect;
        }
        effect.day = QDateTime::fromSecsSinceEpoch(term.end - 1, Qt::UTC).date();
        QHash<qint64, Kind> &kinds = m_kinds[static_cast<std::size_t>(need)];
        if (!kinds.contains(term.end))
            kinds.insert(term.end, term.end <= m_now.toSecsSinceEpoch() ? Kind::HasExpired : kindAtEnd(*course, term));
        effect.kind = kinds.value(term.end);
        return effect;
    }

    const ServedApi &m_api;
    const management::CertificateSet &m_known;
    const QDateTime &m_now;
    CertificateNeeds m_needs;
    QHash<qsizetype, CertificateDisuse> m_unused;
    QHash<qsizetype, QList<qsizetype>> m_needsOf;
    std::vector<std::optional<PartCourse>> m_courses; ///< By the indexes of the needs.
    std::vector<QHash<qint64, Kind>> m_kinds;         ///< Of each need, by the ends of its terms.
};

} // namespace

QList<ReachedApi> certificateReach(const QString &certificateId, const QList<ServedApi> &apis,
                                   const management::CertificateSet &known, const PolicyIndex &policies,
                                   const QDateTime &now)
{
    const QString fingerprint = management::fingerprintOf(certificateId);
    QList<ReachedApi> reached;
    for (qsizetype i = 0; i < apis.size() && !base::isUnwanted() && !fingerprint.isEmpty(); ++i) {
        const ServedApi &api = apis.at(i);
        std::optional<FieldEffects> effects;
        ReachedApi entry{i, {}, {}};
        for (qsizetype c = 0; c < api.certificates.size(); ++c) {
            if (management::fingerprintOf(api.certificates.at(c).id) != fingerprint)
                continue;
            if (!effects)
                effects.emplace(api, known, now);
            entry.fields.append(effects->of(c));
        }
        if (entry.fields.isEmpty())
            continue;
        entry.policies = policies.policiesFor(api.granted);
        reached.append(entry);
    }
    return reached;
}

} // namespace reach
