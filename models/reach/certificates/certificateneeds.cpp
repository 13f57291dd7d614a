#include "certificateneeds.h"

#include "hostmatch.h"
#include "secretreference.h"

#include <QUrl>

namespace reach {

namespace {

using preflight::CertificateUse;
using preflight::NamedCertificate;

constexpr int NoMatch = 0;

QUrl urlOf(const ServedApi &api)
{
    const QString text = api.upstreamUrl.trimmed();
    return secrets::scanReferences(text).isLiteral() ? QUrl(text) : QUrl();
}

bool isWithoutTls(const QUrl &url)
{
    static const QStringList schemes{u"http"_qs, u"ws"_qs, u"h2c"_qs, u"tcp"_qs};
    return schemes.contains(url.scheme().toLower());
}

/** How close the domain of a mapping is to the host: the larger, the closer. */
int closeness(const QString &written, const QString &host)
{
    const QString domain = management::asciiHost(written.trimmed());
    const QString name = management::normalisedHost(host);
    if (domain == u"*")
        return 1;
    if (domain.startsWith(u"*.") && name.section(u'.', 1) == domain.mid(2))
        return 2;
    if (domain == name)
        return 3;
    return domain == host.toLower() ? 4 : NoMatch;
}

QList<qsizetype> namedFor(const ServedApi &api, CertificateUse use)
{
    QList<qsizetype> named;
    for (qsizetype i = 0; i < api.certificates.size(); ++i) {
        if (api.certificates.at(i).use == use)
            named.append(i);
    }
    return named;
}

void add(CertificateNeeds &needs, const QList<qsizetype> &unused, CertificateDisuse reason)
{
    for (const qsizetype certificate : unused)
        needs.unused.append({certificate, reason});
}

/** Returns true if the gateway uses the setting with these certificates; otherwise adds them as unused. */
bool isUsed(const ServedApi &api, const QList<qsizetype> &named, CertificateNeeds &needs)
{
    if (named.isEmpty())
        return false;
    const bool isServed = api.hasExtension && api.isActive;
    if (!isServed || !api.certificates.at(named.constFirst()).isEnabled) {
        add(needs, named, isServed ? CertificateDisuse::DisabledSetting : CertificateDisuse::InactiveDefinition);
        return false;
    }
    return true;
}

void addUpstream(const ServedApi &api, CertificateNeeds &needs)
{
    const QList<qsizetype> named = namedFor(api, CertificateUse::UpstreamMutualTls);
    if (!isUsed(api, named, needs))
        return;
    if (isWithoutTls(urlOf(api)))
        return add(needs, named, CertificateDisuse::UpstreamNotTls);
    const QString host = upstreamHost(api);
    if (host.isEmpty()) {
        for (const qsizetype certificate : named)
            needs.needs.append(
                {CertificatePart::Upstream, api.certificates.at(certificate).domain, {certificate}, false});
        return;
    }
    qsizetype used = -1;
    int best = NoMatch;
    for (const qsizetype certificate : named) {
        const int close = closeness(api.certificates.at(certificate).domain, host);
        if (close != NoMatch && close >= best) {
            best = close;
            used = certificate;
        }
    }
    for (const qsizetype certificate : named) {
        if (certificate == used)
            needs.needs.append({CertificatePart::Upstream, host, {certificate}, true});
        else
            needs.unused.append({certificate, closeness(api.certificates.at(certificate).domain, host) == NoMatch
                                                  ? CertificateDisuse::OtherDomain
                                                  : CertificateDisuse::CloserMapping});
    }
}

void addClients(const ServedApi &api, CertificateNeeds &needs)
{
    const QList<qsizetype> named = namedFor(api, CertificateUse::ClientAllowList);
    if (!isUsed(api, named, needs))
        return;
    needs.needs.append({CertificatePart::AllClients, {}, named, true});
    if (named.size() == 1)
        return;
    for (const qsizetype certificate : named)
        needs.needs.append({CertificatePart::Client, {}, {certificate}, false});
}

void addCustomDomain(const ServedApi &api, CertificateNeeds &needs)
{
    const QList<qsizetype> named = namedFor(api, CertificateUse::CustomDomain);
    if (!isUsed(api, named, needs))
        return;
    const QString domain = api.certificates.at(named.constFirst()).domain;
    if (domain.trimmed().isEmpty())
        return add(needs, named, CertificateDisuse::NoCustomDomain);
    needs.needs.append({CertificatePart::CustomDomain, domain, named, true});
}

} // namespace

QString upstreamHost(const ServedApi &api)
{
    const QUrl url = urlOf(api);
    const QString host = management::normalisedHost(url.host());
    return host.isEmpty() || url.port() < 0 ? host : u"%1:%2"_qs.arg(host, QString::number(url.port()));
}

CertificateNeeds certificateNeeds(const ServedApi &api)
{
    CertificateNeeds needs;
    addUpstream(api, needs);
    addClients(api, needs);
    addCustomDomain(api, needs);
    return needs;
}

} // namespace reach
