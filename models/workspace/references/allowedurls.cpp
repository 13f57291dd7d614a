#include "allowedurls.h"

#include <QUrl>

#include <algorithm>

namespace workspace {

namespace {

QUrl readUrl(const QString &text)
{
    QUrl url(text, QUrl::StrictMode);
    const bool isHttp = url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || !isHttp || url.host().isEmpty())
        return {};
    const int usual = url.scheme() == u"https" ? 443 : 80;
    if (url.port() == usual)
        url.setPort(-1);
    return url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::NormalizePathSegments);
}

bool isAtOrBelowUrl(const QString &url, const QString &prefix)
{
    return url == prefix || url.startsWith(prefix.endsWith(u'/') ? prefix : prefix + u'/');
}

} // namespace

QString AllowedUrls::prefixOf(const QString &url)
{
    QUrl prefix = readUrl(url);
    if (prefix.isValid() && prefix.path().isEmpty())
        prefix.setPath(u"/"_qs);
    return prefix.isEmpty() ? QString() : prefix.toString(QUrl::FullyEncoded);
}

QString AllowedUrls::originOf(const QString &url)
{
    QUrl origin = readUrl(url);
    if (origin.isEmpty())
        return {};
    origin.setPath(u"/"_qs);
    return origin.toString(QUrl::FullyEncoded);
}

void AllowedUrls::addPrefix(const QString &prefix)
{
    const QString clean = prefixOf(prefix);
    if (!clean.isEmpty())
        m_prefixes.append(clean);
}

bool AllowedUrls::allows(const QString &url) const
{
    const QString clean = prefixOf(url);
    if (clean.isEmpty())
        return false;
    return m_urls.contains(url) || std::any_of(m_prefixes.cbegin(), m_prefixes.cend(), [&clean](const QString &prefix) {
               return isAtOrBelowUrl(clean, prefix);
           });
}

} // namespace workspace
