#include "certificatemodel.h"

#include "showntext.h"

#include <algorithm>
#include <limits>

namespace items {
namespace {

QVariant elapsed(const management::Certificate &certificate, const QDateTime &now)
{
    if (!certificate.notBefore.isValid() || !certificate.notAfter.isValid())
        return {};
    const auto whole = static_cast<double>(certificate.notBefore.msecsTo(certificate.notAfter));
    if (whole <= 0)
        return {};
    return std::clamp(static_cast<double>(certificate.notBefore.msecsTo(now)) / whole, 0.0, 1.0);
}

} // namespace

CertificateModel::CertificateModel(QObject *parent)
    : TitledTableModel(parent)
{}

void CertificateModel::setCertificates(const QList<management::Certificate> &certificates, const QDateTime &now)
{
    beginResetModel();
    m_certificates = certificates;
    m_statuses.clear();
    m_statuses.reserve(certificates.size());
    m_ends.clear();
    m_ends.reserve(certificates.size());
    m_now = now;
    for (const management::Certificate &certificate : certificates) {
        m_statuses.append(management::certificateStatus(certificate, now));
        m_ends.append(certificate.notAfter.isValid() ? certificate.notAfter.toMSecsSinceEpoch()
                                                     : std::numeric_limits<qint64>::max());
    }
    endResetModel();
}

void CertificateModel::setWords(const Words &words)
{
    m_words = words;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const management::Certificate *CertificateModel::certificateAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_certificates.at(row) : nullptr;
}

int CertificateModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_certificates.begin(), m_certificates.end(),
                                    [&id](const management::Certificate &certificate) { return certificate.id == id; });
    return found == m_certificates.end() ? -1 : static_cast<int>(std::distance(m_certificates.begin(), found));
}

int CertificateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_certificates.size());
}

int CertificateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CertificateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return index.column() == Names ? m_certificates.at(index.row()).dnsNames.join(u'\n')
                                       : text(index.row(), index.column());
    case ValidityRole:
        return static_cast<int>(m_statuses.at(index.row()).validity);
    case ElapsedRole:
        return elapsed(m_certificates.at(index.row()), m_now);
    default:
        return {};
    }
}

QString CertificateModel::text(int row, int column) const
{
    const management::Certificate &certificate = m_certificates.at(row);
    if (!certificate.hasDetails)
        return column == Subject ? base::shownText(certificate.id) : m_words.missing;
    switch (column) {
    case Subject:
        return base::shownText(certificate.title());
    case Issuer:
        return base::shownText(certificate.issuerName);
    case Names:
        return base::shownText(shortNames(certificate.dnsNames));
    case NotAfter:
        return certificate.notAfter.toUTC().toString(u"yyyy-MM-dd"_qs);
    case Key:
        return keyText(certificate);
    case State:
        return m_words.state ? m_words.state(certificate, m_statuses.at(row)) : QString();
    default:
        return {};
    }
}

QString CertificateModel::keyText(const management::Certificate &certificate) const
{
    QStringList words;
    if (certificate.hasPrivateKey)
        words.append(m_words.privateKey);
    if (certificate.isCa)
        words.append(m_words.certificateAuthority);
    return words.join(u", "_qs);
}

QString shortNames(const QStringList &names)
{
    if (names.size() < 2)
        return names.value(0);
    return u"%1 +%2"_qs.arg(names.constFirst(), QString::number(names.size() - 1));
}

} // namespace items

#include "moc_certificatemodel.cpp"
