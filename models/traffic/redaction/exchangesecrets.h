#pragma once

#include "exchange.h"

#include <QList>

namespace traffic {

/** Collects the values of the secret header fields, parameters and members of one exchange. */
class ExchangeSecrets final
{
public:
    /** Creates an empty collection. `exchange` must live as long as it. */
    explicit ExchangeSecrets(const Exchange &exchange)
        : m_exchange(exchange)
    {}

    /** Adds the secrets that were known when the exchange was recorded, and the secret values in the header fields and
     * queries of its requests and its response. */
    void addHeads();
    /** Adds the secret values in the bodies of the exchange. A body with more than `limit` bytes without its content
     * codings is skipped. */
    void addBodies(qsizetype limit);

    [[nodiscard]] const QList<QByteArray> &values() const { return m_values; }

private:
    void addFields(const http::HeaderList &headers);
    void addCookies(QByteArrayView value, bool firstOnly);
    void addParameters(QByteArrayView query);
    void addBody(const http::Body &body, const http::HeaderList &headers, qsizetype limit);

    const Exchange &m_exchange;
    QList<QByteArray> m_values;
};

/** Appends the password, `username:password` and its base64 form to `values`. */
void addCredentialForms(QByteArrayView username, const QByteArray &password, QList<QByteArray> &values);

} // namespace traffic
