#include "knowncertificates.h"

namespace management {

namespace {

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
    m_certificates.clear();
    emit changed();
}

void KnownCertificates::take(const CertificateQuery &query, const CertificatePage &page)
{
    const CertificateSet before = m_certificates;
    if (isAll(query, page)) {
        m_certificates.clear();
        m_certificates.setComplete(true);
    }
    for (const Certificate &certificate : page.certificates) {
        // A list of ids keeps the details that are already known.
        const Certificate *known = certificate.hasDetails ? nullptr : before.find(certificate.id);
        m_certificates.insert(known && known->hasDetails ? *known : certificate);
    }
    emit changed();
}

} // namespace management

#include "moc_knowncertificates.cpp"
