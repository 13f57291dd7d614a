#include "redact.h"

#include "basiccredentials.h"
#include "secretmembers.h"
#include "targettext.h"

namespace traffic {

namespace {

using http::HeaderList;
using http::sameName;

/** Shorter members of a body are numbers, flags and the like more often than secrets that are repeated elsewhere. */
constexpr qsizetype LeastMemberLength = 4;

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

/** In the query, and in the fragment: some servers hand a token on behind the '#'. */
QByteArray withoutUrlParameters(QByteArrayView url)
{
    if (const qsizetype hash = url.indexOf('#'); hash >= 0)
        return withoutUrlParameters(url.first(hash)) + '#' + withoutSecretParameters(url.sliced(hash + 1));
    const qsizetype mark = url.indexOf('?');
    if (mark < 0)
        return url.toByteArray();
    return url.first(mark + 1).toByteArray() + withoutSecretParameters(url.sliced(mark + 1));
}

bool isForm(const HeaderList &headers)
{
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray()).toLower();
    return type.startsWith("application/x-www-form-urlencoded");
}

bool looksLikeUrl(QByteArrayView value)
{
    return value.startsWith('/') || http::isAbsoluteForm(value);
}

} // namespace

Redactor::Redactor(const QList<secrets::Secret> &known)
{
    for (const secrets::Secret &secret : known)
        addKnown(secret.reveal());
}

void Redactor::addCredentials(QByteArrayView username, const secrets::Secret &password)
{
    const QByteArray credentials = http::makeBasicCredentials(username, password.reveal());
    addKnown(QByteArrayView(credentials).sliced(credentials.indexOf(' ') + 1));
    addKnown(username.toByteArray() + ':' + password.reveal());
    addKnown(password.reveal());
}

QByteArray Redactor::fieldValue(const HeaderList::Field &field) const
{
    return looksLikeUrl(field.value) ? target(field.value) : text(field.value.toByteArray());
}

HeaderList Redactor::requestHeaders(const HeaderList &headers, const QList<QByteArray> &customNames) const
{
    HeaderList out;
    for (const HeaderList::Field &field : headers.fields()) {
        const bool isSecret = isSecretRequestField(field.name, customNames);
        out.append(field.name, isSecret ? redactedValue(field.name, field.value) : fieldValue(field));
    }
    return out;
}

HeaderList Redactor::responseHeaders(const HeaderList &headers, const QList<QByteArray> &customNames) const
{
    HeaderList out;
    for (const HeaderList::Field &field : headers.fields()) {
        // An upstream may hand back the fields that it got.
        const bool isSecret = isSecretResponseField(field.name) || isSecretRequestField(field.name, customNames);
        out.append(field.name, isSecret ? redactedValue(field.name, field.value) : fieldValue(field));
    }
    return out;
}

QByteArray Redactor::target(QByteArrayView target) const
{
    return text(withoutUrlParameters(withoutUserInfo(target)));
}

http::Body Redactor::body(const http::Body &body, const HeaderList &headers, const QList<QByteArray> &customNames) const
{
    const QByteArray bytes = body.bytes.read();
    const qint64 left = body.size - bytes.size();
    // Clients name any text a form when nobody tells them what it is.
    const QByteArray shown = isForm(headers) ? withoutSecretParameters(bytes) : bytes;
    http::Body out;
    out.bytes = text(withoutSecretMembers(shown, customNames));
    out.size = out.bytes.size() + left;
    return out;
}

void Redactor::learnCookies(QByteArrayView value, bool firstOnly)
{
    for (const QByteArray &pair : value.toByteArray().split(';')) {
        addKnown(pair.mid(pair.indexOf('=') + 1).trimmed());
        if (firstOnly)
            break;
    }
}

void Redactor::learnFields(const HeaderList &headers, const QList<QByteArray> &customNames)
{
    for (const HeaderList::Field &field : headers.fields()) {
        if (sameName(field.name, "Cookie") || sameName(field.name, "Set-Cookie")) {
            learnCookies(field.value, sameName(field.name, "Set-Cookie"));
        } else if (isSecretRequestField(field.name, customNames)) {
            addKnown(QByteArrayView(field.value).sliced(credentialScheme(field.name, field.value).size()));
            if (const auto credentials = http::splitBasicCredentials(field.value))
                addCredentials(credentials->username, secrets::Secret(credentials->password));
        }
    }
}

void Redactor::learnParameters(QByteArrayView query)
{
    for (const QueryParameter &parameter : secretParameters(query)) {
        QByteArray value = parameter.value;
        addKnown(value);
        addKnown(QByteArray::fromPercentEncoding(value));
        addKnown(QByteArray::fromPercentEncoding(value.replace('+', ' ')));
    }
}

void Redactor::learnBody(const http::Body &body, const HeaderList &headers, const QList<QByteArray> &customNames)
{
    const QByteArray bytes = body.bytes.read();
    if (isForm(headers))
        learnParameters(bytes);
    for (const QByteArray &value : secretMemberValues(bytes, customNames)) {
        if (value.size() >= LeastMemberLength)
            addKnown(value);
    }
}

void Redactor::learn(const Exchange &exchange)
{
    const QList<QByteArray> &names = exchange.secretHeaderNames;
    learnFields(exchange.request.headers, names);
    learnFields(exchange.upstreamRequest.headers, names);
    learnFields(exchange.response.headers, names);
    learnParameters(http::splitTarget(exchange.request.target).query);
    learnParameters(http::splitTarget(exchange.upstreamRequest.target).query);
    learnBody(exchange.requestBody, exchange.request.headers, names);
    learnBody(exchange.responseBody, exchange.response.headers, names);
}

Change Redactor::change(const Change &change, const QList<QByteArray> &customNames) const
{
    Change out = change;
    const bool isSecret = change.isSecret || isSecretRequestField(change.name, customNames);
    for (std::optional<QByteArray> *value : {&out.before, &out.after}) {
        if (!*value)
            continue;
        if (change.kind == ChangeKind::Target)
            *value = target(**value);
        else
            *value = isSecret ? redactedValue(change.name, **value) : fieldValue({change.name, **value});
    }
    return out;
}

http::RequestHead Redactor::head(const http::RequestHead &head, const QList<QByteArray> &customNames) const
{
    http::RequestHead out = head;
    out.target = target(head.target);
    out.headers = requestHeaders(head.headers, customNames);
    return out;
}

Exchange Redactor::exchange(const Exchange &exchange) const
{
    const QList<QByteArray> &names = exchange.secretHeaderNames;
    Redactor wiser = *this;
    wiser.learn(exchange);
    Exchange out = exchange;
    out.request = wiser.head(exchange.request, names);
    out.requestBody = wiser.body(exchange.requestBody, exchange.request.headers, names);
    out.upstreamUrl = wiser.target(exchange.upstreamUrl);
    out.upstreamRequest = wiser.head(exchange.upstreamRequest, names);
    for (Change &one : out.changes)
        one = wiser.change(one, names);
    out.response.reason = wiser.text(exchange.response.reason);
    out.response.headers = wiser.responseHeaders(exchange.response.headers, names);
    out.responseBody = wiser.body(exchange.responseBody, exchange.response.headers, names);
    return out;
}

} // namespace traffic
