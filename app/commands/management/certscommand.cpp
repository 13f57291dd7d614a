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
        return u"not valid for another %1 days"_qs.arg(status.days);
    case Validity::Unknown:
        break;
    }
    return u"unknown"_qs;
}

QString displayName(const management::Certificate &certificate)
{
    if (certificate.subjectName.isEmpty())
        return certificate.id.isEmpty() ? u"a certificate without an ID"_qs : certificate.id;
    return u"%1 (%2)"_qs.arg(certificate.subjectName, certificate.id);
}

/** The warning about a certificate's expiry; empty if it expires later than `warnDays` from now. */
QString expiryRemark(const management::Certificate &certificate, const QDateTime &now, int warnDays)
{
    if (!certificate.hasDetails)
        return u"its expiry is not known, because its details are not loaded. Try --mode detailed."_qs;
    if (!certificate.notAfter.isValid()) {
        const QString written = certificate.raw.member("not_after").text();
        return written.isEmpty()
                   ? u"its expiry is not known, because the response has no not_after"_qs
                   : u"its expiry is not known, because not_after is “%1”, which is not a date"_qs.arg(written);
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
    parser.addOption({u"mode"_qs, u"detailed requests all details of each certificate."_qs, u"MODE"_qs});
    parser.addOption(
        {u"filter"_qs,
         u"Needs --mode detailed. with_pk: certificates with a private key; without_pk: without one; omit: all."_qs,
         u"FILTER"_qs});
    addPageOptions(parser);
    parser.addOption(
        {u"warn"_qs,
         u"Exit with 1 if a certificate has expired or expires within that many days, such as 30 or 30d, or if its expiry is "
         u"not known. Checks all pages unless --page is given."_qs,
         u"DAYS"_qs});
}

base::Result<management::CertificateQuery> CertsCommand::readQuery(const QCommandLineParser &parser)
{
    management::CertificateQuery query;
    if (parser.isSet(u"mode"_qs) && parser.value(u"mode"_qs) != u"detailed")
        return invalidArgument(u"--mode must be detailed"_qs);
    query.detailed = parser.isSet(u"mode"_qs);
    if (parser.isSet(u"filter"_qs)) {
        query.filter = filterFromName(parser.value(u"filter"_qs));
        if (!query.filter)
            return invalidArgument(u"--filter must be omit, with_pk or without_pk"_qs);
        if (!query.detailed)
            return invalidArgument(u"--filter needs --mode detailed"_qs);
    }
    const base::Result<std::optional<int>> page = readPage(parser);
    if (!page)
        return page.error();
    query.page = *page;
    return query;
}

void CertsCommand::run(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return refuse(u"certs has no arguments, only options"_qs);
    base::Result<management::CertificateQuery> query = readQuery(parser);
    if (!query)
        return refuse(argumentProblem(query.error()));
    if (parser.isSet(u"warn"_qs)) {
        m_warnDays = daysFromText(parser.value(u"warn"_qs));
        if (!m_warnDays)
            return refuse(u"--warn must be a number of days, such as 30d"_qs);
        if (!query->page)
            query->page = -1;
    }
    if (!openSession(parser))
        return;
    base::whenDone(service().dashboard().listCertificates(*query), this,
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
            rows.append(
                {u"-"_qs, u"-"_qs, u"-"_qs, u"-"_qs, u"-"_qs, u"not loaded; try --mode detailed"_qs, certificate.id});
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
