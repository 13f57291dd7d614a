#include "certificateset.h"

#include "certificateid.h"

namespace management {

QString fingerprintOf(const QString &id)
{
    return splitCertificateId(id).fingerprint.toLower();
}

const Certificate *CertificateSet::find(const QString &id) const
{
    const auto found = m_certificates.constFind(fingerprintOf(id));
    return found == m_certificates.constEnd() ? nullptr : &*found;
}

void CertificateSet::clear()
{
    m_certificates.clear();
    m_isComplete = false;
}

void CertificateSet::insert(const Certificate &certificate)
{
    const QString key = fingerprintOf(certificate.id);
    if (!key.isEmpty())
        m_certificates.insert(key, certificate);
}

} // namespace management
