#pragma once

#include "certificateset.h"

#include <QObject>

namespace management {

/**
 * The known certificates of the current environment, from the answers of its dashboard in this run or from cached
 * answers. A certificate that is not known may still exist on the dashboard.
 */
class KnownCertificates final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Removes all known certificates, because the current environment is another one now. */
    void forget(const QString &environmentName);
    /** Adds the certificates of `page`, the answer to `query`. A complete list replaces the known certificates, a
     * partial list adds to them. */
    void take(const CertificateQuery &query, const CertificatePage &page);

    [[nodiscard]] QString environmentName() const { return m_environmentName; }
    /** True if a complete list is known, so that certificates not in it don't exist on the dashboard. */
    [[nodiscard]] bool isComplete() const { return m_certificates.isComplete(); }
    /** The known certificates, in no particular order. */
    [[nodiscard]] QList<Certificate> certificates() const { return m_certificates.certificates(); }
    /** The known certificate with this id, or with this fingerprint if `id` is only a fingerprint. Null if it is not
     * known. */
    [[nodiscard]] const Certificate *find(const QString &id) const { return m_certificates.find(id); }
    /** A copy of the known certificates, which workers can use on other threads. */
    [[nodiscard]] const CertificateSet &all() const { return m_certificates; }

signals:
    void changed();

private:
    CertificateSet m_certificates;
    QString m_environmentName;
};

} // namespace management
