#include "knowncertificates.h"

#include "certificateid.h"

#include <utility>

namespace management {

namespace {

QString fingerprintOf(const QString &id)
{
    return splitCertificateId(id).fingerprint.toLower();
}

/** True if the query and its answer cover all certificates. */
bool isAll(const CertificateQuery &query, const CertificatePage &page)
{
    const bool isFiltered = query.detailed && query.filter.value_or(CertificateFilter::Omit) != CertificateFilter::Omit;
    const int asked = query.page.value_or(1);
    return !isFiltered && (asked < 0 || (asked <= 1 && page.pages <= 1));
}

} // namespace

void KnownCertificates::forget(const QString &environmentName)
{
    m_environmentName = environmentName;
    m_isComplete = false;
    m_certificates.clear();
    emit changed();
}

void KnownCertificates::take(const CertificateQuery &query, const CertificatePage &page)
{
    const QHash<QString, Certificate> before = m_certificates;
    if (isAll(query, page)) {
        m_certificates.clear();
        m_isComplete = true;
    }
    for (const Certificate &certificate : page.certificates)
        add(certificate, before);
    emit changed();
}

/** A list of ids keeps the details that are already known. */
void KnownCertificates::add(const Certificate &certificate, const QHash<QString, Certificate> &before)
{
    const QString key = fingerprintOf(certificate.id);
    if (key.isEmpty())
        return;
    const bool isPoorer = !certificate.hasDetails && before.value(key).hasDetails;
    m_certificates.insert(key, isPoorer ? before.value(key) : certificate);
}

const Certificate *KnownCertificates::find(const QString &id) const
{
    const auto found = m_certificates.constFind(fingerprintOf(id));
    return found == m_certificates.constEnd() ? nullptr : &*found;
}

} // namespace management

#include "moc_knowncertificates.cpp"
