#include "certificatetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace certificates {
namespace {

QString tr(const char *text, const char *note = nullptr, int count = -1)
{
    return QCoreApplication::translate("certificates", text, note, count);
}

int toCount(qint64 days)
{
    return static_cast<int>(std::min<qint64>(days, std::numeric_limits<int>::max()));
}

QString expiresText(int days)
{
    if (days == 0)
        return tr("expires today");
    return days == 1 ? tr("expires in 1 day") : tr("expires in %n days", nullptr, days);
}

QString expiredText(int days)
{
    if (days == 0)
        return tr("expired today");
    return days == 1 ? tr("expired 1 day ago") : tr("expired %n days ago", nullptr, days);
}

QString notYetText(int days)
{
    if (days == 0)
        return tr("valid from today");
    return days == 1 ? tr("valid in 1 day") : tr("valid in %n days", nullptr, days);
}

} // namespace

QString stateText(const management::CertificateStatus &status)
{
    const int days = toCount(status.days);
    switch (status.validity) {
    case management::Validity::Valid:
        return tr("valid");
    case management::Validity::ExpiresSoon:
        return expiresText(days);
    case management::Validity::Expired:
        return expiredText(days);
    case management::Validity::NotYetValid:
        return notYetText(days);
    case management::Validity::Unknown:
        break;
    }
    return tr("validity not known");
}

items::CertificateModel::Words tableWords()
{
    return {stateText, tr("private key"), tr("CA"), tr("not in this answer")};
}

QStringList tableTitles()
{
    return {tr("Subject"), tr("Issuer"), tr("Names"), tr("Not after"), tr("Key"), tr("State")};
}

QStringList csvTitles()
{
    return {tr("Subject"),   tr("Issuer"),      tr("Names"), tr("Not before"),
            tr("Not after"), tr("Private key"), tr("CA"),    tr("Id")};
}

QString expiryText(const management::Certificate &certificate)
{
    const QString name = certificate.subjectName.isEmpty() ? certificate.id : certificate.subjectName;
    return tr("Certificate %1 expires", "%1 is a host name").arg(name);
}

QString momentText(const QDateTime &moment)
{
    return moment.isValid() ? moment.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_qs) : QString();
}

} // namespace certificates
