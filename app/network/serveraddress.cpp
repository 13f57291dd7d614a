#include "serveraddress.h"

#include <QHostAddress>

#include <algorithm>

namespace network {

using management::RequestFault;

bool isThisMachine(const QString &host)
{
    const QString name = host.toLower();
    return name == u"localhost" || name.endsWith(u".localhost") || QHostAddress(name).isLoopback();
}

RequestFault checkAddress(const QUrl &address, bool allowPlainHttp)
{
    if (address.isEmpty())
        return RequestFault::NoBaseUrl;
    const bool plain = address.scheme() == u"http";
    if (!address.isValid() || address.host().isEmpty() || (!plain && address.scheme() != u"https"))
        return RequestFault::BadBaseUrl;
    return plain && !allowPlainHttp && !isThisMachine(address.host()) ? RequestFault::PlainHttp : RequestFault::None;
}

QUrl serviceUrl(const QUrl &base, const QByteArray &path, const QueryItems &query)
{
    QByteArray basePath = base.path(QUrl::FullyEncoded).toUtf8();
    while (basePath.endsWith('/'))
        basePath.chop(1);
    QByteArray encoded = base.toEncoded(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery |
                                        QUrl::RemoveFragment);
    encoded += basePath + path;
    for (qsizetype i = 0; i < query.size(); ++i)
        encoded += (i == 0 ? '?' : '&') + query[i].first.toPercentEncoding() + '=' +
                   query[i].second.toPercentEncoding();
    return QUrl::fromEncoded(encoded, QUrl::StrictMode);
}

bool isHeaderValue(const QByteArray &value)
{
    return !value.isEmpty() && std::all_of(value.begin(), value.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x20 && byte != 0x7f;
    });
}

} // namespace network
