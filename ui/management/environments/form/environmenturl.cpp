#include "environmenturl.h"

namespace environments {

UrlFault urlFault(const QString &text)
{
    if (text.trimmed().isEmpty())
        return UrlFault::None;
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"http"_qs && url.scheme() != u"https"_qs))
        return UrlFault::NotHttp;
    if (!url.userInfo().isEmpty())
        return UrlFault::UserInfo;
    if (url.scheme() == u"http"_qs && !isLoopback(url.host()))
        return UrlFault::PlainHttp;
    return UrlFault::None;
}

bool isLoopback(const QString &host)
{
    if (host == u"localhost"_qs || host.endsWith(u".localhost"_qs) || host == u"::1"_qs)
        return true;
    const QStringList parts = host.split(u'.');
    if (parts.size() != 4 || parts.constFirst() != u"127"_qs)
        return false;
    for (const QString &part : parts) {
        bool isNumber = false;
        if (part.toUInt(&isNumber) > 255 || !isNumber)
            return false;
    }
    return true;
}

} // namespace environments
