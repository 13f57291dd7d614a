#include "exchangesecrets.h"

#include "basiccredentials.h"
#include "decodedbody.h"
#include "secretmembers.h"
#include "secretnames.h"
#include "targettext.h"

namespace traffic {

namespace {

/** Shorter members of a body are numbers, flags and the like more often than secrets that are repeated elsewhere. */
constexpr qsizetype LeastMemberLength = 4;

} // namespace

void ExchangeSecrets::addHeads()
{
    for (const secrets::Secret &secret : m_exchange.secrets)
        m_values.append(secret.reveal());
    addFields(m_exchange.request.headers);
    addFields(m_exchange.upstreamRequest.headers);
    addFields(m_exchange.response.headers);
    addParameters(http::splitTarget(m_exchange.request.target).query);
    addParameters(http::splitTarget(m_exchange.upstreamRequest.target).query);
}

void ExchangeSecrets::addBodies(qsizetype limit)
{
    addBody(m_exchange.requestBody, m_exchange.request.headers, limit);
    addBody(m_exchange.responseBody, m_exchange.response.headers, limit);
}

void ExchangeSecrets::addFields(const http::HeaderList &headers)
{
    const QList<QByteArray> &names = m_exchange.secretHeaderNames;
    for (const http::HeaderList::Field &field : headers.fields()) {
        if (http::sameName(field.name, "Cookie") || http::sameName(field.name, "Set-Cookie")) {
            addCookies(field.value, http::sameName(field.name, "Set-Cookie"));
        } else if (isSecretRequestField(field.name, names)) {
            m_values.append(field.value.sliced(credentialScheme(field.name, field.value).size()).toByteArray());
            if (const auto credentials = http::splitBasicCredentials(field.value))
                addCredentialForms(credentials->username, credentials->password, m_values);
        }
    }
}

void ExchangeSecrets::addCookies(QByteArrayView value, bool firstOnly)
{
    for (const QByteArray &pair : value.toByteArray().split(';')) {
        m_values.append(pair.mid(pair.indexOf('=') + 1).trimmed());
        if (firstOnly)
            break;
    }
}

void ExchangeSecrets::addParameters(QByteArrayView query)
{
    for (const QueryParameter &parameter : secretParameters(query, m_exchange.secretParameterNames)) {
        QByteArray value = parameter.value;
        m_values.append(value);
        m_values.append(QByteArray::fromPercentEncoding(value));
        m_values.append(QByteArray::fromPercentEncoding(value.replace('+', ' ')));
    }
}

void ExchangeSecrets::addBody(const http::Body &body, const http::HeaderList &headers, qsizetype limit)
{
    const DecodedBody decoded = decodedBody(body, headers, limit);
    if (!decoded.problem.isEmpty())
        return;
    const QByteArray bytes = decoded.body.bytes.read();
    if (isForm(headers))
        addParameters(bytes);
    for (const QByteArray &value : secretMemberValues(bytes, m_exchange.secretHeaderNames)) {
        if (value.size() >= LeastMemberLength)
            m_values.append(value);
    }
}

void addCredentialForms(QByteArrayView username, const QByteArray &password, QList<QByteArray> &values)
{
    const QByteArray credentials = http::makeBasicCredentials(username, password);
    values.append(credentials.sliced(credentials.indexOf(' ') + 1));
    values.append(username.toByteArray() + ':' + password);
    values.append(password);
}

} // namespace traffic
