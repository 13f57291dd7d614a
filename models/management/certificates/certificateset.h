#pragma once

#include "certificate.h"

#include <QHash>

namespace management {

/** The certificates of a dashboard that are known, by their fingerprints. A value that is shared until it is changed,
 * so that workers can have a copy. */
class CertificateSet final
{
public:
    /** The known certificate with this id, or with this fingerprint if `id` is only a fingerprint. Null if it is not
     * known. Valid until the next change. */
    [[nodiscard]] const Certificate *find(const QString &id) const;
    /** True if a certificate that is not in the set does not exist on the dashboard. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /** True if nothing is known about the dashboard's certificates: no list was loaded. */
    [[nodiscard]] bool isEmpty() const { return m_certificates.isEmpty() && !m_isComplete; }
    /** The certificates of the set, in no particular order. */
    [[nodiscard]] QList<Certificate> certificates() const { return m_certificates.values(); }
    [[nodiscard]] qsizetype size() const { return m_certificates.size(); }

    void setComplete(bool isComplete) { m_isComplete = isComplete; }
    /** Removes all certificates. The set is not complete then. */
    void clear();
    /** Adds a certificate, or replaces the one with its fingerprint. One without an id is not added. */
    void insert(const Certificate &certificate);

private:
    QHash<QString, Certificate> m_certificates; ///< The certificates by their fingerprint in lower case.
    bool m_isComplete = false;
};

/** Returns the fingerprint in an id of a certificate in lower case, by which ids are compared. */
[[nodiscard]] QString fingerprintOf(const QString &id);

} // namespace management
