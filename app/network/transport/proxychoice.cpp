#include "proxychoice.h"

#include "serveraddress.h"

#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>

namespace network {

namespace {

constexpr int usualProxyPort = 8080;
constexpr int usualSocksPort = 1080;

QString variable(const QProcessEnvironment &environment, const QString &name)
{
    return environment.value(name.toLower(), environment.value(name));
}

/** `example.com` and `.example.com` match the host and its subdomains, `*` matches all hosts. */
bool isExcluded(const QUrl &url, const QString &exceptions)
{
    const QString host = url.host().toLower();
    for (const QString &part : exceptions.split(u',', Qt::SkipEmptyParts)) {
        QString name = part.trimmed().toLower();
        if (name == u"*")
            return true;
        if (name.startsWith(u"*."))
            name.remove(0, 2);
        else if (name.startsWith(u'.'))
            name.remove(0, 1);
        const QString withPort = u"%1:%2"_qs.arg(host, QString::number(url.port(url.scheme() == u"https" ? 443 : 80)));
        if (!name.isEmpty() && (host == name || host.endsWith(u'.' + name) || withPort == name))
            return true;
    }
    return false;
}

QNetworkProxy systemProxy(const QUrl &url)
{
    const QList<QNetworkProxy> proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    return proxies.isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : proxies.first();
}

} // namespace

std::optional<QNetworkProxy> readProxy(const QString &url)
{
    const QString text = url.trimmed();
    const QUrl parsed(text.contains(u"://") ? text : u"http://"_qs + text, QUrl::StrictMode);
    if (!parsed.isValid() || parsed.host().isEmpty())
        return std::nullopt;
    const bool socks = parsed.scheme().startsWith(u"socks5");
    if (!socks && parsed.scheme() != u"http" && parsed.scheme() != u"https")
        return std::nullopt;
    const int port = parsed.port(socks ? usualSocksPort : usualProxyPort);
    return QNetworkProxy(socks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, parsed.host(),
                         static_cast<quint16>(port), parsed.userName(QUrl::FullyDecoded),
                         parsed.password(QUrl::FullyDecoded));
}

std::optional<QNetworkProxy> proxyFor(const QUrl &url, const QString &proxyUrl, const QProcessEnvironment &environment)
{
    if (isThisMachine(url.host()))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    if (!proxyUrl.isEmpty())
        return readProxy(proxyUrl);
    if (isExcluded(url, variable(environment, u"NO_PROXY"_qs)))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const QString named = variable(environment, url.scheme() == u"https" ? u"HTTPS_PROXY"_qs : u"HTTP_PROXY"_qs);
    return named.isEmpty() ? systemProxy(url) : readProxy(named);
}

} // namespace network
