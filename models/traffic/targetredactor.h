#pragma once

#include "redact.h"

namespace traffic {

/**
 * What a line of a log or a list may say about an exchange. Only a TargetRedactor makes it: a line that forgets to
 * redact does not compile. Valid as long as the exchange.
 */
class RedactedSummary final
{
public:
    [[nodiscard]] const QDateTime &startedAt() const { return m_exchange->startedAt; }
    [[nodiscard]] const QByteArray &method() const { return m_exchange->request.method; }
    /** The target of the client's request without secrets. */
    [[nodiscard]] const QByteArray &target() const { return m_target; }
    [[nodiscard]] int status() const { return m_exchange->response.status; }
    [[nodiscard]] double milliseconds() const { return m_exchange->timings.total(); }
    [[nodiscard]] AnsweredBy answeredBy() const { return m_exchange->answeredBy; }
    [[nodiscard]] GatewayError gatewayReason() const { return m_exchange->gatewayReason; }
    [[nodiscard]] GatewayError error() const { return m_exchange->error; }
    [[nodiscard]] const QString &errorDetail() const { return m_exchange->errorDetail; }
    /** The text of the first finding of the mock without secrets; empty if there is none. */
    [[nodiscard]] const QByteArray &finding() const { return m_finding; }
    /** The number of findings of the mock. */
    [[nodiscard]] qsizetype findings() const { return m_exchange->findings.size(); }

private:
    friend class TargetRedactor;
    explicit RedactedSummary(const Exchange &exchange, QByteArray target, QByteArray finding)
        : m_exchange(&exchange)
        , m_target(std::move(target))
        , m_finding(std::move(finding))
    {}

    const Exchange *m_exchange;
    QByteArray m_target;
    QByteArray m_finding;
};

/**
 * Removes secrets from request targets, for lists with a line for each exchange. Returns the target that
 * Redactor::exchange() gives, at a small part of its cost: secrets of the exchange's fields and queries are removed
 * from the path too, but bodies are not searched for more secrets.
 */
class TargetRedactor final
{
public:
    [[nodiscard]] QByteArray target(const Exchange &exchange);
    /** Returns what a line may say about an exchange. */
    [[nodiscard]] RedactedSummary summary(const Exchange &exchange);

private:
    void addSecretFields(const http::HeaderList &headers, const QList<QByteArray> &customNames);
    void addSecretParameters(QByteArrayView target, const QList<QByteArray> &customNames);

    // Most exchanges have the same secrets as the one before, and a redactor for them takes long to create.
    Redactor m_redactor;
    QByteArray m_secrets;               ///< The secret fields and parameters whose values m_redactor knows.
    QList<QByteArray> m_parameterNames; ///< Those of the exchange that m_redactor is for.
    QByteArray m_found;                 ///< The secret fields and parameters of the current exchange.
};

} // namespace traffic
