#include "nameguard.h"

#include "hiddensecrets.h"
#include "inferencelimits.h"
#include "secretmembers.h"
#include "secretnames.h"
#include "segments.h"
#include "targettext.h"
#include "utf8.h"

#include <algorithm>

namespace inference {

namespace {

/** Cookies have words, too, such as `tenant=bookshops`. */
constexpr qsizetype ShortestCookieWithoutDigit = 16;
constexpr qsizetype ShortestSecretWithDigit = 4;
constexpr qsizetype LongestKnownValue = 4 * LongestName;
/** The values of one exchange; all others are known for whole names only. */
constexpr qsizetype MaximumValues = 200;
constexpr qsizetype MaximumNames = 20'000;
/** The largest number of bytes of a body that is read as a form, whatever its media type is. */
constexpr qsizetype LargestForm = 64 * 1024;

bool isDecimal(char c)
{
    return c >= '0' && c <= '9';
}

bool isTextOfName(const QByteArray &name)
{
    return std::none_of(name.begin(), name.end(), [](char c) { return uchar(c) < 0x20 || c == 0x7F; }) &&
           base::isUtf8(name);
}

} // namespace

void NameGuard::begin(const traffic::Exchange &exchange, const QList<QByteArray> &bodies)
{
    m_values.clear();
    for (const secrets::Secret &secret : exchange.secrets)
        addValue(secret.reveal());
    for (const http::HeaderList *headers :
         {&exchange.request.headers, &exchange.upstreamRequest.headers, &exchange.response.headers})
        addFields(*headers, exchange.secretHeaderNames);
    addQuery(exchange.request.target, exchange.secretParameterNames);
    addQuery(exchange.upstreamRequest.target, exchange.secretParameterNames);
    for (const QByteArray &body : bodies) {
        for (const QByteArray &value : traffic::secretMemberValues(body, exchange.secretHeaderNames))
            addValue(value);
        if (body.size() <= LargestForm && !body.startsWith('{') && !body.startsWith('['))
            addQuery('?' + body, exchange.secretParameterNames);
    }
}

bool NameGuard::isName(const QByteArray &name)
{
    return showsName(name) && !isKnownSecret(name);
}

bool NameGuard::isKnownSecret(QByteArrayView text) const
{
    const QByteArray lower = text.toByteArray().toLower();
    return isKnownPart(lower) || std::any_of(m_values.begin(), m_values.end(),
                                             [&lower](const QByteArray &value) { return lower.contains(value); });
}

bool NameGuard::isKnownPart(QByteArrayView text) const
{
    const QByteArray lower = text.toByteArray().toLower();
    return m_known.contains(lower) || anyPart(lower, [this](QByteArrayView part, QByteArrayView) {
               return part.size() >= ShortestSecret && m_known.contains(part.toByteArray());
           });
}

void NameGuard::addValue(QByteArrayView value, qsizetype shortestWithoutDigit)
{
    const bool hasDigit = std::any_of(value.begin(), value.end(), isDecimal);
    if (value.size() < (hasDigit ? ShortestSecretWithDigit : shortestWithoutDigit) || value.size() > LongestKnownValue)
        return;
    // Names of header fields are compared without case.
    const QByteArray bytes = value.toByteArray().toLower();
    if (m_values.size() < MaximumValues && !m_values.contains(bytes))
        m_values.append(bytes);
    if (m_known.size() < MaximumKnownValues)
        m_known.insert(bytes);
}

void NameGuard::addFields(const http::HeaderList &headers, const QList<QByteArray> &customNames)
{
    for (const auto field : headers.fields()) {
        const bool isCookie = http::sameName(field.name, "Cookie") || http::sameName(field.name, "Set-Cookie");
        if (!isCookie && !traffic::isSecretRequestField(field.name, customNames) &&
            !traffic::isSecretMember(field.name))
            continue;
        if (!isCookie) {
            const qsizetype scheme = traffic::credentialScheme(field.name, field.value).size();
            addValue(field.value.sliced(scheme));
            const QByteArray decoded = QByteArray::fromBase64(field.value.sliced(scheme).toByteArray());
            const qsizetype colon = decoded.indexOf(':');
            if (colon > 0)
                addValue(QByteArrayView(decoded).sliced(colon + 1));
            continue;
        }
        for (const QByteArray &cookie : field.value.toByteArray().split(';')) {
            const qsizetype equals = cookie.indexOf('=');
            addValue(QByteArrayView(cookie).sliced(equals + 1).trimmed(), ShortestCookieWithoutDigit);
            if (http::sameName(field.name, "Set-Cookie"))
                break; // What follows are attributes.
        }
    }
}

void NameGuard::addQuery(QByteArrayView target, const QList<QByteArray> &customNames)
{
    for (const traffic::QueryParameter &parameter :
         traffic::secretParameters(http::splitTarget(target).query, customNames)) {
        QByteArray value = parameter.value;
        addValue(QByteArray::fromPercentEncoding(value.replace('+', ' ')));
    }
}

bool NameGuard::showsName(const QByteArray &name)
{
    if (name.isEmpty() || name.size() > LongestName)
        return false;
    const auto known = m_names.constFind(name);
    if (known != m_names.constEnd())
        return *known;
    const bool isName = isTextOfName(name) && !looksLikeId(name) && !looksLikeSecret(name) && !hasSecretPart(name);
    if (m_names.size() < MaximumNames)
        m_names.insert(name, isName);
    return isName;
}

} // namespace inference
