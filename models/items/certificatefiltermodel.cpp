#include "certificatefiltermodel.h"

#include <algorithm>

namespace items {

CertificateFilterModel::CertificateFilterModel(CertificateModel &certificates, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_certificates(certificates)
{
    setSortRole(CertificateModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSourceModel(&certificates);
}

void CertificateFilterModel::setSearch(const QString &text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void CertificateFilterModel::setStates(const QSet<management::Validity> &states)
{
    m_states = states;
    invalidateFilter();
}

const management::Certificate *CertificateFilterModel::certificateAt(const QModelIndex &index) const
{
    return m_certificates.certificateAt(mapToSource(index).row());
}

bool CertificateFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const management::Certificate &certificate = *m_certificates.certificateAt(sourceRow);
    if (!m_states.isEmpty() && !m_states.contains(m_certificates.statusAt(sourceRow).validity))
        return false;
    const QString everything = QStringList{certificate.id, certificate.subjectName, certificate.issuerName,
                                           certificate.dnsNames.join(u'\n')}
                                   .join(u'\n');
    return std::all_of(m_words.begin(), m_words.end(),
                       [&everything](const QString &word) { return everything.contains(word, Qt::CaseInsensitive); });
}

} // namespace items
