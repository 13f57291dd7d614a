#include "redact.h"

#include "basiccredentials.h"
#include "targettext.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace traffic {

namespace {

using http::HeaderList;
using http::sameName;

constexpr QByteArrayView SecretRequestFields[] = {"Authorization", "Proxy-Authorization", "Cookie",
                                                  "X-API-Key",     "X-Auth-Token",        "X-CSRF-Token"};
constexpr QByteArrayView SecretResponseFields[] = {"Set-Cookie", "WWW-Authenticate", "Proxy-Authenticate"};
constexpr QByteArrayView SecretParameters[] = {"token", "access_token", "api_key", "code", "password", "sig"};
constexpr QByteArrayView SecretFormFields[] = {"secret", "client_secret"};
constexpr QByteArrayView Redacted("REDACTED");

/** Shorter values would be found by chance all over a text. */
constexpr qsizetype LeastKnownLength = 4;

template<typename Names>
bool isOneOf(const Names &names, QByteArrayView name)
{
    return std::any_of(std::begin(names), std::end(names), [name](const auto &one) { return sameName(one, name); });
}

/** `a=1&token=x` with the values of secret names taken out. */
QByteArray redactedParameters(QByteArrayView query)
{
    QByteArray out;
    for (qsizetype from = 0; from <= query.size();) {
        qsizetype end = query.indexOf('&', from);
        if (end < 0)
            end = query.size();
        const QByteArrayView pair = query.sliced(from, end - from);
        const qsizetype equals = pair.indexOf('=');
        const QByteArray name = QByteArray::fromPercentEncoding((equals < 0 ? pair : pair.first(equals)).toByteArray());
        if (equals >= 0 && (isOneOf(SecretParameters, name) || isOneOf(SecretFormFields, name)))
            out.append(pair.first(equals + 1)).append(Redacted);
        else
            out.append(pair);
        if (end < query.size())
            out.append('&');
        from = end + 1;
    }
    return out;
}

/** `scheme://user:password@host` without the user info. */
QByteArray withoutUserInfo(QByteArrayView url)
{
    const qsizetype slashes = url.indexOf("://");
    if (slashes < 0 || !http::isAbsoluteForm(url))
        return url.toByteArray();
    const QByteArrayView authority = http::authorityOf(url);
    const qsizetype at = authority.lastIndexOf('@');
    if (at < 0)
        return url.toByteArray();
    return url.first(slashes + 3).toByteArray() + Redacted.toByteArray() + url.sliced(slashes + 3 + at).toByteArray();
}

/** JSON members by name, whatever the text around them; a string that the recording cut off counts as well. */
QByteArray withoutSecretMembers(const QByteArray &json)
{
    static const QRegularExpression member(
        QStringLiteral(
            "(\"(?:password|secret|token|client_secret)\"\\s*:\\s*)(\"(?:[^\"\\\\]|\\\\.)*+(?:\"|\\\\?$)|-?[0-9][0-9.eE+-]*)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    // Latin-1 keeps one character a byte, so that what is not touched comes back as it was.
    return QString::fromLatin1(json).replace(member, QStringLiteral("\\1\"REDACTED\"")).toLatin1();
}

bool looksLikeJson(QByteArrayView bytes, QByteArrayView type)
{
    const QByteArrayView start = bytes.trimmed();
    return type.contains("json") || start.startsWith('{') || start.startsWith('[');
}

} // namespace

bool isSecretRequestField(QByteArrayView name, const QList<QByteArray> &customNames)
{
    return isOneOf(SecretRequestFields, name) || isOneOf(customNames, name);
}

QList<QueryParameter> secretParameters(QByteArrayView query)
{
    QList<QueryParameter> found;
    for (const QByteArray &pair : query.toByteArray().split('&')) {
        const qsizetype equals = pair.indexOf('=');
        if (equals > 0 && isOneOf(SecretParameters, QByteArray::fromPercentEncoding(pair.first(equals))))
            found.append({pair.first(equals), pair.sliced(equals + 1)});
    }
    return found;
}

QByteArray redactedValue(QByteArrayView name, QByteArrayView value)
{
    if (sameName(name, "Cookie") || sameName(name, "Set-Cookie"))
        return Redacted.toByteArray();
    const qsizetype blank = value.indexOf(' ');
    if (blank <= 0 || !http::isToken(value.first(blank)))
        return Redacted.toByteArray();
    return value.first(blank + 1).toByteArray() + Redacted.toByteArray();
}

Redactor::Redactor(const QList<secrets::Secret> &known)
{
    for (const secrets::Secret &secret : known)
        addKnown(secret.reveal());
}

void Redactor::addCredentials(QByteArrayView username, const secrets::Secret &password)
{
    const QByteArray credentials = http::makeBasicCredentials(username, password.reveal());
    addKnown(QByteArrayView(credentials).sliced(credentials.indexOf(' ') + 1));
    addKnown(password.reveal());
}

void Redactor::addKnown(QByteArrayView value)
{
    if (value.size() < LeastKnownLength)
        return;
    const QByteArray plain = value.toByteArray();
    QList<QByteArray> forms{plain, plain.toBase64(), plain.toBase64(QByteArray::Base64UrlEncoding),
                            plain.toPercentEncoding(), plain.toPercentEncoding().toLower()};
    for (QByteArray &form : forms) {
        while (form.endsWith('='))
            form.chop(1); // The padding stays behind; so unpadded forms are found as well.
        if (form.size() >= LeastKnownLength && !m_known.contains(form))
            m_known.append(form);
    }
    std::stable_sort(m_known.begin(), m_known.end(),
                     [](const auto &left, const auto &right) { return left.size() > right.size(); });
}

QByteArray Redactor::text(QByteArray bytes) const
{
    for (const QByteArray &known : m_known) {
        if (bytes.contains(known))
            bytes.replace(known, Redacted.toByteArray());
    }
    return bytes;
}

HeaderList Redactor::requestHeaders(const HeaderList &headers, const QList<QByteArray> &customNames) const
{
    HeaderList out;
    for (const HeaderList::Field &field : headers.fields()) {
        if (isSecretRequestField(field.name, customNames))
            out.append(field.name, redactedValue(field.name, field.value));
        else if (sameName(field.name, "Referer"))
            out.append(field.name, target(field.value));
        else
            out.append(field.name, text(field.value));
    }
    return out;
}

HeaderList Redactor::responseHeaders(const HeaderList &headers) const
{
    HeaderList out;
    for (const HeaderList::Field &field : headers.fields()) {
        if (isOneOf(SecretResponseFields, field.name))
            out.append(field.name, redactedValue(field.name, field.value));
        else if (sameName(field.name, "Location"))
            out.append(field.name, target(field.value));
        else
            out.append(field.name, text(field.value));
    }
    return out;
}

QByteArray Redactor::target(QByteArrayView target) const
{
    const QByteArray safe = withoutUserInfo(target);
    const qsizetype mark = safe.indexOf('?');
    return text(mark < 0 ? safe : safe.first(mark + 1) + redactedParameters(QByteArrayView(safe).sliced(mark + 1)));
}

http::Body Redactor::body(const http::Body &body, const HeaderList &headers) const
{
    const qint64 left = body.size - body.bytes.size();
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray()).toLower();
    http::Body out;
    out.bytes = body.bytes;
    if (type.startsWith("application/x-www-form-urlencoded"))
        out.bytes = redactedParameters(out.bytes);
    else if (looksLikeJson(out.bytes, type))
        out.bytes = withoutSecretMembers(out.bytes);
    out.bytes = text(out.bytes);
    out.size = out.bytes.size() + left;
    return out;
}

void Redactor::learnFields(const HeaderList &headers, const QList<QByteArray> &customNames)
{
    for (const HeaderList::Field &field : headers.fields()) {
        if (!isSecretRequestField(field.name, customNames))
            continue;
        const qsizetype blank = field.value.indexOf(' ');
        addKnown(blank > 0 && !sameName(field.name, "Cookie") ? QByteArrayView(field.value).sliced(blank + 1)
                                                              : QByteArrayView(field.value));
        if (const auto credentials = http::splitBasicCredentials(field.value))
            addKnown(credentials->password);
    }
}

void Redactor::learn(const Exchange &exchange)
{
    learnFields(exchange.request.headers, exchange.secretHeaderNames);
    learnFields(exchange.upstreamRequest.headers, exchange.secretHeaderNames);
    for (const QByteArray &target : {exchange.request.target, exchange.upstreamRequest.target}) {
        for (const QueryParameter &parameter : secretParameters(http::splitTarget(target).query))
            addKnown(parameter.value);
    }
}

Change Redactor::change(const Change &change, const QList<QByteArray> &customNames) const
{
    Change out = change;
    const bool secret = change.isSecret || isSecretRequestField(change.name, customNames);
    for (std::optional<QByteArray> *value : {&out.before, &out.after}) {
        if (!*value)
            continue;
        if (change.kind == ChangeKind::Target)
            *value = target(**value);
        else
            *value = secret ? redactedValue(change.name, **value) : text(**value);
    }
    return out;
}

Exchange Redactor::exchange(const Exchange &exchange) const
{
    Redactor wiser = *this;
    wiser.learn(exchange);
    Exchange out = exchange;
    out.request.target = wiser.target(exchange.request.target);
    out.request.headers = wiser.requestHeaders(exchange.request.headers, exchange.secretHeaderNames);
    out.requestBody = wiser.body(exchange.requestBody, exchange.request.headers);
    out.upstreamUrl = wiser.target(exchange.upstreamUrl);
    out.upstreamRequest.target = wiser.target(exchange.upstreamRequest.target);
    out.upstreamRequest.headers = wiser.requestHeaders(exchange.upstreamRequest.headers, exchange.secretHeaderNames);
    for (Change &one : out.changes)
        one = wiser.change(one, exchange.secretHeaderNames);
    out.response.headers = wiser.responseHeaders(exchange.response.headers);
    out.responseBody = wiser.body(exchange.responseBody, exchange.response.headers);
    return out;
}

} // namespace traffic
