#pragma once

#include "exchange.h"
#include "secret.h"

#include <QList>

namespace traffic {

/**
 * The one filter for everything that leaves the program: well-known and custom header names, query parameters, user
 * info in URLs, JSON members, and the secret values that the program knows, wherever they stand: plain, base64,
 * percent-encoded. What is taken out reads REDACTED; the scheme of a credential stays.
 */
class Redactor final
{
public:
    Redactor() = default;
    explicit Redactor(const QList<secrets::Secret> &known);

    /** Also takes `username:password` out in its base64 form. */
    void addCredentials(QByteArrayView username, const secrets::Secret &password);
    /** A value to take out wherever it stands; very short ones are left to their fields. */
    void addKnown(QByteArrayView value);

    /** A copy without secrets. What its own secret fields hold is taken out of its bodies as well. */
    [[nodiscard]] Exchange exchange(const Exchange &exchange) const;

    [[nodiscard]] http::HeaderList requestHeaders(const http::HeaderList &headers,
                                                  const QList<QByteArray> &customNames = {}) const;
    [[nodiscard]] http::HeaderList responseHeaders(const http::HeaderList &headers) const;
    /** A request target, a URL, or a form's fields behind a '?'. */
    [[nodiscard]] QByteArray target(QByteArrayView target) const;
    [[nodiscard]] http::Body body(const http::Body &body, const http::HeaderList &headers) const;
    /** Only the known values. */
    [[nodiscard]] QByteArray text(QByteArray bytes) const;

private:
    void learn(const Exchange &exchange);
    void learnFields(const http::HeaderList &headers, const QList<QByteArray> &customNames);
    [[nodiscard]] Change change(const Change &change, const QList<QByteArray> &customNames) const;

    QList<QByteArray> m_known; ///< Longest first.
};

/** True for a request field whose value is a credential. */
[[nodiscard]] bool isSecretRequestField(QByteArrayView name, const QList<QByteArray> &customNames);

/** One parameter of a query, both halves as they stand there. */
struct QueryParameter {
    QByteArray name;
    QByteArray value;
};

/** The parameters of a query whose values are secret. */
[[nodiscard]] QList<QueryParameter> secretParameters(QByteArrayView query);

/** `value` as it is shown: `Basic REDACTED`, or `REDACTED` where there is no scheme. */
[[nodiscard]] QByteArray redactedValue(QByteArrayView name, QByteArrayView value);

} // namespace traffic
