#include "disagreement.h"

#include <algorithm>

namespace contract {

namespace {

using Code = Disagreement::Code;
using openapi::RequiredScheme;

class Comparison final
{
public:
    explicit Comparison(const ComparedAccess &compared)
        : m_compared(compared)
        , m_security(compared.security)
        , m_gateway(compared.gateway)
    {}

    [[nodiscard]] QList<Disagreement> found()
    {
        if (m_security.needsCredentials() && !m_gateway.needsCredentials() && m_gateway.isReadable)
            addGatewayOpen();
        else if (m_security.needsCredentials() && m_gateway.isEnabled)
            addUncheckedSchemes();
        else if (!m_security.needsCredentials() && m_gateway.isEnabled && m_security.isList)
            addDocumentOpen();
        addUnknownSchemes();
        addPolicies();
        return m_found;
    }

private:
    [[nodiscard]] bool isDefined(const QByteArray &scheme) const { return m_compared.defined.contains(scheme); }

    [[nodiscard]] std::optional<AccessFix> asking(const QList<QByteArray> &schemes) const
    {
        if (schemes.isEmpty())
            return std::nullopt;
        return AccessFix{AccessFix::Kind::AskInGateway, schemes, m_gateway.enabled};
    }

    void addGatewayOpen()
    {
        m_found.append(
            {Code::GatewayOpen, {}, m_gateway.enabled, asking(m_security.firstPossible(m_compared.defined))});
    }

    /** One alternative that the gateway checks is enough. */
    void addUncheckedSchemes()
    {
        const auto isChecked = [this](const RequiredScheme &scheme) { return m_gateway.checks(scheme.name); };
        for (const QList<RequiredScheme> &alternative : m_security.alternatives) {
            if (std::all_of(alternative.begin(), alternative.end(), isChecked))
                return;
        }
        QList<QByteArray> unchecked = m_security.firstPossible(m_compared.defined);
        unchecked.removeIf([this](const QByteArray &scheme) { return m_gateway.checks(scheme); });
        QStringList names;
        for (const QByteArray &scheme : unchecked.isEmpty() ? m_security.schemeNames() : unchecked)
            names.append(QString::fromUtf8(scheme));
        m_found.append({Code::GatewayChecksOthers, {names.join(u", ")}, m_gateway.enabled, asking(unchecked)});
    }

    void addDocumentOpen()
    {
        const bool isOptional = !m_security.schemeNames().isEmpty();
        Disagreement disagreement{isOptional ? Code::DocumentOptional : Code::DocumentOpen, {}, m_security.pointer, {}};
        const QList<QByteArray> schemes = isOptional ? m_security.schemeNames() : checkedSchemes();
        const auto kind = isOptional ? AccessFix::Kind::DisallowAnonymous : AccessFix::Kind::RequireInDocument;
        if (!schemes.isEmpty())
            disagreement.fix = AccessFix{kind, schemes, m_security.pointer};
        m_found.append(disagreement);
    }

    /** What the gateway asks for, as far as the document can require it. */
    [[nodiscard]] QList<QByteArray> checkedSchemes() const
    {
        QList<QByteArray> schemes;
        for (const QByteArray &scheme : m_compared.defined) {
            if (m_gateway.checks(scheme))
                schemes.append(scheme);
        }
        // Without settings of schemes it is not known which of several.
        return m_gateway.hasSchemes || schemes.size() == 1 ? schemes : QList<QByteArray>();
    }

    void addUnknownSchemes()
    {
        for (const QByteArray &scheme : m_security.schemeNames()) {
            if (!isDefined(scheme))
                m_found.append({Code::RequiredSchemeUnknown, {QString::fromUtf8(scheme)}, m_security.pointer, {}});
        }
        for (const definition::ClientScheme &scheme : m_gateway.schemes) {
            if (isDefined(scheme.name))
                continue;
            const AccessFix fix{AccessFix::Kind::RemoveFromGateway, {scheme.name}, scheme.pointer};
            m_found.append({Code::GatewaySchemeUnknown, {QString::fromUtf8(scheme.name)}, scheme.pointer, fix});
        }
    }

    void addPolicies()
    {
        for (const PolicyReach &reach : m_compared.policies) {
            if (reach.code == PolicyReach::Code::Refuses)
                m_found.append({Code::PolicyRefuses,
                                {reach.policyName.isEmpty() ? reach.policyId : reach.policyName,
                                 m_compared.method + u' ' + reach.path},
                                {},
                                {}});
        }
    }

    const ComparedAccess &m_compared;
    const openapi::SecurityRequirements &m_security;
    const definition::ClientAccess &m_gateway;
    QList<Disagreement> m_found;
};

} // namespace

QList<Disagreement> findDisagreements(const ComparedAccess &compared)
{
    return Comparison(compared).found();
}

} // namespace contract
