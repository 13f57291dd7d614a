#include "certificatelabels.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace certificates {
namespace {

struct CertificateLabels {
    Q_DECLARE_TR_FUNCTIONS(certificates)
};

int toCount(qint64 days)
{
    return static_cast<int>(std::min<qint64>(days, std::numeric_limits<int>::max()));
}

/** From these numbers of days on, a time is told in months or years: a day more or less does not matter then, and the
 * text has to fit into its column. */
constexpr int DaysToldInMonths = 90;
constexpr int DaysToldInYears = 2 * 365;
constexpr int WholeMonth = 30; ///< Days.
constexpr int WholeYear = 365; ///< Days.

QString expiresText(int days)
{
    if (days == 0)
        return CertificateLabels::tr("expires today");
    return days == 1 ? CertificateLabels::tr("expires in 1 day")
                     : CertificateLabels::tr("expires in %n days", nullptr, days);
}

QString expiredText(int days)
{
    if (days == 0)
        return CertificateLabels::tr("expired today");
    if (days >= DaysToldInYears)
        return CertificateLabels::tr("expired %n years ago", nullptr, days / WholeYear);
    if (days >= DaysToldInMonths)
        return CertificateLabels::tr("expired %n months ago", nullptr, days / WholeMonth);
    return days == 1 ? CertificateLabels::tr("expired 1 day ago")
                     : CertificateLabels::tr("expired %n days ago", nullptr, days);
}

QString notYetText(const QDateTime &start, int days)
{
    const QString day = start.toUTC().toString(u"yyyy-MM-dd"_qs);
    if (days == 0)
        return CertificateLabels::tr("not valid until %1 (today)", "%1 is a date").arg(day);
    if (days == 1)
        return CertificateLabels::tr("not valid until %1 (in 1 day)", "%1 is a date").arg(day);
    if (days >= DaysToldInYears)
        return CertificateLabels::tr("not valid until %1 (in %n years)", "%1 is a date", days / WholeYear).arg(day);
    if (days >= DaysToldInMonths)
        return CertificateLabels::tr("not valid until %1 (in %n months)", "%1 is a date", days / WholeMonth).arg(day);
    return CertificateLabels::tr("not valid until %1 (in %n days)", "%1 is a date", days).arg(day);
}

/** A pattern in a response can be of any length. */
constexpr qsizetype ShownPattern = 120;

// Separate functions, because lupdate finds no context in a function that returns a nested type.
QString privateKeyText()
{
    return CertificateLabels::tr("private key");
}

QString authorityText()
{
    return CertificateLabels::tr("CA");
}

QString missingText()
{
    return CertificateLabels::tr("not loaded");
}

} // namespace

QString patternText(const management::HostPattern &pattern)
{
    const QString text = pattern.text().size() > ShownPattern ? pattern.text().left(ShownPattern) + u'…'
                                                              : pattern.text();
    if (pattern.kind() != management::HostPattern::Kind::Invalid)
        return text;
    const QString problem = !pattern.problem().isEmpty()           ? pattern.problem()
                            : pattern.text().size() > ShownPattern ? CertificateLabels::tr("too long")
                                                                   : CertificateLabels::tr("not a host name");
    return CertificateLabels::tr("%1 (invalid pattern: %2)", "%1 is a pattern, %2 the reason").arg(text, problem);
}

QString stateText(const management::Certificate &certificate, const management::CertificateStatus &status)
{
    const int days = toCount(status.days);
    switch (status.validity) {
    case management::Validity::Valid:
        return CertificateLabels::tr("valid");
    case management::Validity::ExpiresSoon:
        return expiresText(days);
    case management::Validity::Expired:
        return expiredText(days);
    case management::Validity::NotYetValid:
        return notYetText(certificate.notBefore, days);
    case management::Validity::Unknown:
        break;
    }
    return CertificateLabels::tr("validity unknown");
}

items::CertificateModel::Words tableTexts()
{
    return {stateText, privateKeyText(), authorityText(), missingText()};
}

QStringList tableTitles()
{
    return {CertificateLabels::tr("Subject"),   CertificateLabels::tr("Issuer"), CertificateLabels::tr("Names"),
            CertificateLabels::tr("Not after"), CertificateLabels::tr("Key"),    CertificateLabels::tr("State")};
}

QStringList csvTitles()
{
    return {CertificateLabels::tr("Subject"),   CertificateLabels::tr("Issuer"),
            CertificateLabels::tr("Names"),     CertificateLabels::tr("Not before"),
            CertificateLabels::tr("Not after"), CertificateLabels::tr("Private key"),
            CertificateLabels::tr("CA"),        CertificateLabels::tr("Id")};
}

QString expiryText(const management::Certificate &certificate)
{
    return CertificateLabels::tr("Certificate %1 expires", "%1 is a host name").arg(certificate.title());
}

QString momentText(const QDateTime &moment)
{
    return moment.isValid() ? moment.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_qs) : QString();
}

} // namespace certificates
