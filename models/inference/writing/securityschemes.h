#pragma once

#include "credentials.h"
#include "snapshot.h"
#include "value.h"

namespace inference {

/** The security schemes of a draft, by the credentials that they describe. */
class SecuritySchemes final
{
public:
    SecuritySchemes() = default;
    /** Begins with the schemes that a document has. */
    explicit SecuritySchemes(const document::Snapshot &document);

    /** Returns the requirements that all of the credentials met: a list of alternatives. Returns a null value if there
     * were never any credentials. */
    [[nodiscard]] document::Value requirementsFor(const std::set<CredentialSet> &credentials);
    /** Returns the schemes that the document does not have, with their names. */
    [[nodiscard]] QList<document::Value::Member> added() const { return m_added; }

private:
    [[nodiscard]] QByteArray nameOf(const Credential &credential);

    std::map<Credential, QByteArray> m_names;
    std::set<QByteArray> m_taken;
    QList<document::Value::Member> m_added;
};

} // namespace inference
