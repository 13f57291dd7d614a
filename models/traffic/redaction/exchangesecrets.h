#pragma once

#include "exchange.h"

#include <QList>

namespace traffic {

/** Collects the values of an exchange's own secret fields, parameters and members. */
class ExchangeSecrets final
{
public:
    /** `exchange` outlives this. */
    explicit ExchangeSecrets(const Exchange &exchange)
        : m_exchange(exchange)
    {}

    /** Those that were known when it was recorded, and those of the fields and queries of its requests and its
     * response. */
    void addHeads();
    /** Of its bodies, unless one is larger than `limit` without its content codings. */
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

/** Appends `username:password` in its forms to `values`. */
void addCredentialForms(QByteArrayView username, const QByteArray &password, QList<QByteArray> &values);

} // namespace traffic
