#include "targetredactor.h"

#include "exchangesecrets.h"
#include "targettext.h"

namespace traffic {

QByteArray TargetRedactor::target(const Exchange &exchange)
{
    m_found.resize(0);
    for (const secrets::Secret &secret : exchange.secrets)
        m_found.append(secret.reveal()).append('\n');
    addSecretFields(exchange.request.headers, exchange.secretHeaderNames);
    addSecretFields(exchange.upstreamRequest.headers, exchange.secretHeaderNames);
    addSecretFields(exchange.response.headers, exchange.secretHeaderNames);
    addSecretParameters(exchange.request.target, exchange.secretParameterNames);
    addSecretParameters(exchange.upstreamRequest.target, exchange.secretParameterNames);
    if (m_found != m_secrets || m_parameterNames != exchange.secretParameterNames) {
        ExchangeSecrets secrets(exchange);
        secrets.addHeads();
        m_redactor = Redactor({}, exchange.secretParameterNames);
        m_redactor.addKnown(secrets.values());
        m_secrets.swap(m_found);
        m_parameterNames = exchange.secretParameterNames;
    }
    return m_redactor.target(exchange.request.target);
}

RedactedSummary TargetRedactor::summary(const Exchange &exchange)
{
    QByteArray finding;
    if (!exchange.findings.isEmpty())
        finding = Redactor(exchange.secrets).knowing(exchange).text(exchange.findings.constFirst().text.toUtf8());
    return RedactedSummary(exchange, target(exchange), std::move(finding));
}

void TargetRedactor::addSecretFields(const http::HeaderList &headers, const QList<QByteArray> &customNames)
{
    for (const http::HeaderList::Field &field : headers.fields()) {
        if (isSecretRequestField(field.name, customNames) || http::sameName(field.name, "Set-Cookie"))
            m_found.append(field.name).append(' ').append(field.value).append('\n');
    }
}

void TargetRedactor::addSecretParameters(QByteArrayView target, const QList<QByteArray> &customNames)
{
    for (const QueryParameter &parameter : secretParameters(http::splitTarget(target).query, customNames))
        m_found.append('?').append(parameter.value).append('\n');
}

} // namespace traffic
