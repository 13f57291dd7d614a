#pragma once

#include "referenceresolver.h"
#include "report.h"

namespace lint {

/** Compares the scopes of security requirements with those that the security schemes declare. Reads each scheme once.
 */
class ScopeRules final
{
public:
    ScopeRules(std::optional<specification::Version> version, Report &report)
        : m_version(version)
        , m_report(report)
    {}

    /** Checks the list of a security requirement, which `use` is the key of, in the document that the report is for.
     * `scheme` is the security scheme that the key names. */
    void check(const document::Snapshot &snapshot, const openapi::ReferenceUse &use,
               const openapi::SetResolution &scheme);

private:
    /** What a security scheme says about scopes. */
    struct Scheme {
        bool hasScopes = false; ///< The scheme declares all its scopes, which are `scopes`.
        QSet<QByteArray> scopes;
        QString typeWithoutScopes; ///< The type of a scheme that has no scopes; empty otherwise.
    };

    [[nodiscard]] const Scheme &read(const openapi::SetResolution &scheme);
    [[nodiscard]] static Scheme schemeAt(const document::Node &node);

    std::optional<specification::Version> m_version;
    Report &m_report;
    QHash<openapi::Place, Scheme> m_schemes;
};

} // namespace lint
