#include "pageorigin.h"

#include "headerlist.h"
#include "targettext.h"

#include <algorithm>

namespace routing {

namespace {

/** Of a host name. Source: RFC 1035 §2.3.4 */
constexpr qsizetype LongestHost = 253;
constexpr quint16 HttpPort = 80;
constexpr quint16 HttpsPort = 443;

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/** Browsers write the host in ASCII, other letters as `xn--…`. */
bool isHostName(QByteArrayView host)
{
    return std::all_of(host.begin(), host.end(),
                       [](char c) { return isLetterOrDigit(c) || c == '-' || c == '.' || c == '_'; });
}

bool isBracketed(QByteArrayView host)
{
    return host.size() > 2 && host.startsWith('[') && host.endsWith(']') &&
           std::all_of(host.begin() + 1, host.end() - 1,
                       [](char c) { return isLetterOrDigit(c) || c == ':' || c == '.'; });
}

bool isHost(QByteArrayView host)
{
    return !host.isEmpty() && host.size() <= LongestHost && (isHostName(host) || isBracketed(host));
}

/** A port of one to five digits; nothing for other texts. */
std::optional<quint16> portOf(QByteArrayView digits)
{
    if (digits.isEmpty() || digits.size() > 5)
        return std::nullopt;
    int number = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            return std::nullopt;
        number = 10 * number + (c - '0');
    }
    return number <= 0xffff ? std::optional(static_cast<quint16>(number)) : std::nullopt;
}

quint16 defaultPort(bool isHttps)
{
    return isHttps ? HttpsPort : HttpPort;
}

bool startsWithHttps(QByteArrayView url)
{
    constexpr QByteArrayView scheme("https:");
    return url.size() > scheme.size() && http::sameName(url.first(scheme.size()), scheme);
}

} // namespace

bool isSameOrigin(const PageOrigin &left, const PageOrigin &right)
{
    return left.isHttps == right.isHttps && left.port == right.port && http::sameName(left.host, right.host);
}

std::optional<PageOrigin> originOfAuthority(bool isHttps, QByteArrayView authority)
{
    const QByteArrayView host = http::hostWithoutPort(authority);
    if (!isHost(host))
        return std::nullopt;
    if (host.size() == authority.size())
        return PageOrigin{isHttps, host, defaultPort(isHttps)};
    const QByteArrayView rest = authority.sliced(host.size());
    const std::optional<quint16> port = rest.startsWith(':') ? portOf(rest.sliced(1)) : std::nullopt;
    return port ? std::optional(PageOrigin{isHttps, host, *port}) : std::nullopt;
}

std::optional<PageOrigin> originOfUrl(QByteArrayView url)
{
    return originOfAuthority(startsWithHttps(url), http::authorityOf(url));
}

std::optional<PageOrigin> parseOrigin(QByteArrayView text)
{
    const QByteArrayView authority = http::authorityOf(text);
    const bool endsThere = !authority.isEmpty() && authority.data() + authority.size() == text.data() + text.size();
    return endsThere ? originOfUrl(text) : std::nullopt;
}

QByteArray originText(const PageOrigin &origin)
{
    QByteArray text(origin.isHttps ? "https://" : "http://");
    text += origin.host.toByteArray().toLower();
    if (origin.port != defaultPort(origin.isHttps))
        text += ':' + QByteArray::number(origin.port);
    return text;
}

} // namespace routing
