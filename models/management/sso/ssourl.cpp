#include "ssourl.h"

#include "hostmatch.h"
#include "managementlimits.h"
#include "secretnames.h"
#include "secretremoval.h"

#include <algorithm>

namespace management {

namespace {

bool isScript(const QString &scheme)
{
    return QStringList{u"javascript"_qs, u"data"_qs, u"vbscript"_qs, u"file"_qs, u"about"_qs, u"blob"_qs}.contains(
        scheme);
}

int defaultPort(const QString &scheme)
{
    return scheme == u"https"_qs ? 443 : scheme == u"http"_qs ? 80 : -1;
}

bool hasSecretParameter(const QUrl &url)
{
    return !traffic::secretParameters(url.query(QUrl::FullyEncoded).toUtf8()).isEmpty() ||
           !traffic::secretParameters(url.fragment(QUrl::FullyEncoded).toUtf8()).isEmpty();
}

void readParts(const QUrl &url, SsoUrl &result)
{
    result.scheme = url.scheme().toLower();
    if (!url.host().isEmpty())
        result.host = normalisedHost(url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo));
    result.port = url.port(defaultPort(result.scheme));
    result.path = url.path(QUrl::FullyEncoded);
    while (result.path.endsWith(u'/'))
        result.path.chop(1);
    const bool isWeb = result.scheme == u"https"_qs || result.scheme == u"http"_qs;
    if (isScript(result.scheme))
        result.form = SsoUrl::Form::Script;
    else if (isWeb && result.host.isEmpty())
        result.form = SsoUrl::Form::Malformed;
    else
        result.form = isWeb ? SsoUrl::Form::Web : SsoUrl::Form::OtherScheme;
}

} // namespace

bool SsoUrl::isLoopback() const
{
    static const QStringList addresses{u"localhost"_qs, u"0.0.0.0"_qs, u"::1"_qs, u"::"_qs};
    // QUrl has made an address of numbers such as 127.1 or 0x7f000001. 127.example.com is a name.
    const bool isAddress = std::all_of(host.begin(), host.end(), [](QChar c) { return c.isDigit() || c == u'.'; });
    return addresses.contains(host) || host.endsWith(u".localhost"_qs) || (isAddress && host.startsWith(u"127."_qs)) ||
           host.startsWith(u"::ffff:127."_qs) || host.startsWith(u"::ffff:7f"_qs);
}

SsoUrl readSsoUrl(const QString &text, const QUrl &portal)
{
    SsoUrl result;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return result;
    result.form = SsoUrl::Form::Malformed;
    if (trimmed.size() > MaximumSsoUrlLength)
        return result;
    QUrl url(trimmed, QUrl::StrictMode);
    const bool isMalformed = !url.isValid();
    const bool isPath = trimmed.startsWith(u'/') && !trimmed.startsWith(u"//"_qs) && !trimmed.startsWith(u"/\\"_qs);
    result.hasCredentials = hasCredentials(trimmed);
    if (isMalformed)
        return result;
    result.hasSecretParameter = hasSecretParameter(url);
    if (url.scheme().isEmpty()) {
        if (!isPath)
            return result;
        result.form = SsoUrl::Form::Relative;
        result.path = url.path(QUrl::FullyEncoded);
        if (portal.host().isEmpty())
            return result;
        url = portal.adjusted(QUrl::RemoveUserInfo).resolved(url);
    }
    readParts(url, result);
    return result;
}

} // namespace management
