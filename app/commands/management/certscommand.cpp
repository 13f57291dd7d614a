#include "certscommand.h"

#include "argumenterror.h"
#include "managementjson.h"
#include "whendone.h"

namespace commands {

namespace {

using management::CertificateFilter;
using management::Validity;

std::optional<CertificateFilter> filterFromName(const QString &name)
{
    static const QHash<QString, CertificateFilter> filters = {{u"omit"_qs, CertificateFilter::Omit},
                                                              {u"with_pk"_qs, CertificateFilter::WithPrivateKey},
                                                              {u"without_pk"_qs, CertificateFilter::WithoutPrivateKey}};
    const auto found = filters.constFind(name);
    return found == filters.constEnd() ? std::nullopt : std::optional(*found);
}

/** `30d` or `30`. */
std::optional<int> daysFromText(QString text)
{
    if (text.endsWith(u'd'))
        text.chop(1);
    bool isNumber = false;
    const int days = text.toInt(&isNumber);
    return isNumber && days >= 0 ? std::optional(days) : std::nullopt;
}

QString statusText(const management::CertificateStatus &status)
{
    switch (status.validity) {
    case Validity::Valid:
        return u"valid for %1 days"_qs.arg(status.days);
    case Validity::ExpiresSoon:
        return u"expires in %1 days"_qs.arg(status.days);
    case Validity::Expired:
        return u"expired %1 days ago"_qs.arg(status.days);
    case Validity::NotYetValid:
        return u"valid in %1 days"_qs.arg(status.days);
    case Validity::Unknown:
        break;
    }
    return u"unknown"_qs;
}

QString displayName(const management::Certificate &certificate)
{
    if (certificate.subjectName.isEmpty())
        return certificate.id.isEmpty() ? u"a certificate without id"_qs : certificate.id;
    return u"%1 (%2)"_qs.arg(certificate.subjectName, certificate.id);
}

/** What is to be said about the end of a certificate; empty when it is far enough away. */
QString expiryRemark(const management::Certificate &certificate, const QDateTime &now, int warnDays)
{
    if (!certificate.hasDetails)
        return u"cannot be judged: the answer holds its id only; try --mode detailed"_qs;
    if (!certificate.notAfter.isValid()) {
        const QString written = certificate.raw.member("not_after").text();
        return written.isEmpty() ? u"cannot be judged: the answer does not say when it ends"_qs
                                 : u"cannot be judged: its end “%1” is not a date"_qs.arg(written);
    }
    const auto status = management::certificateStatus(certificate, now, warnDays);
    const bool isFinding = status.validity == Validity::Expired || status.validity == Validity::ExpiresSoon;
    return isFinding ? statusText(status) : QString();
}

constexpr int DefaultWarnDays = 30;

} // namespace

void CertsCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Lists the certificates of the dashboard."_qs);
    addManagementOptions(parser);
    parser.addOption({u"mode"_qs, u"detailed: ask for more details."_qs, u"MODE"_qs});
    parser.addOption({u"filter"_qs, u"omit, with_pk or without_pk; only with --mode detailed."_qs, u"FILTER"_qs});
    parser.addOption({u"page"_qs, u"Page to list, from 1."_qs, u"N"_qs});
    parser.addOption({u"all"_qs, u"All pages at once."_qs});
    parser.addOption(
        {u"warn"_qs,
         u"Exit 1 when one has expired, expires within so many days, such as 30d, or cannot be judged. Looks at all "
         u"pages unless --page is given."_qs,
         u"DAYS"_qs});
}

base::Result<management::CertificateQuery> CertsCommand::readQuery(const QCommandLineParser &parser)
{
    management::CertificateQuery query;
    if (parser.isSet(u"mode"_qs) && parser.value(u"mode"_qs) != u"detailed")
        return invalidArgument(u"--mode is detailed, or not given"_qs);
    query.detailed = parser.isSet(u"mode"_qs);
    if (parser.isSet(u"filter"_qs)) {
        query.filter = filterFromName(parser.value(u"filter"_qs));
        if (!query.filter)
            return invalidArgument(u"--filter is omit, with_pk or without_pk"_qs);
        if (!query.detailed)
            return invalidArgument(u"--filter works only together with --mode detailed"_qs);
    }
    if (parser.isSet(u"all"_qs) && parser.isSet(u"page"_qs))
        return invalidArgument(u"give --page or --all, not both"_qs);
    if (parser.isSet(u"all"_qs))
        query.page = -1;
    if (parser.isSet(u"page"_qs)) {
        bool isNumber = false;
        query.page = parser.value(u"page"_qs).toInt(&isNumber);
        if (!isNumber)
            return invalidArgument(u"--page is a number"_qs);
    }
    return query;
}

void CertsCommand::run(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return refuse(u"certs takes options only"_qs);
    base::Result<management::CertificateQuery> query = readQuery(parser);
    if (!query)
        return refuse(argumentProblem(query.error()));
    if (parser.isSet(u"warn"_qs)) {
        m_warnDays = daysFromText(parser.value(u"warn"_qs));
        if (!m_warnDays)
            return refuse(u"--warn is a number of days, such as 30d"_qs);
        // One that is on another page expires as well.
        if (!query->page)
            query->page = -1;
    }
    if (!openSession(parser))
        return;
    base::whenDone(session().dashboard().listCertificates(*query), this,
                   [this](const base::Result<management::CertificatePage, management::CallError> &page) {
                       if (!page)
                           return refuseCall(page.error());
                       show(*page);
                       emit finished(warn(*page) ? Findings : Clean);
                   });
}

void CertsCommand::show(const management::CertificatePage &page)
{
    if (wantsJson())
        return printJson(management::toJsonValue(page));
    QList<QStringList> rows = {
        {u"SUBJECT"_qs, u"ISSUER"_qs, u"NAMES"_qs, u"KEY"_qs, u"NOT AFTER"_qs, u"STATE"_qs, u"ID"_qs}};
    for (const management::Certificate &certificate : page.certificates) {
        if (!certificate.hasDetails) {
            rows.append({u"-"_qs, u"-"_qs, u"-"_qs, u"-"_qs, u"-"_qs, u"not in this answer; try --mode detailed"_qs,
                         certificate.id});
            continue;
        }
        const auto status = management::certificateStatus(certificate, m_clock.now(),
                                                          m_warnDays.value_or(DefaultWarnDays));
        rows.append({certificate.subjectName, certificate.issuerName, certificate.dnsNames.join(u' '),
                     certificate.hasPrivateKey ? u"yes"_qs : u"no"_qs, certificate.notAfter.toString(Qt::ISODate),
                     statusText(status), certificate.id});
    }
    printTable(rows);
}

bool CertsCommand::warn(const management::CertificatePage &page)
{
    if (!m_warnDays)
        return false;
    bool hasFindings = false;
    for (const management::Certificate &certificate : page.certificates) {
        const QString remark = expiryRemark(certificate, m_clock.now(), *m_warnDays);
        if (remark.isEmpty())
            continue;
        hasFindings = true;
        console().complain(u"%1: %2"_qs.arg(displayName(certificate), remark));
    }
    return hasFindings;
}

} // namespace commands

#include "moc_certscommand.cpp"
