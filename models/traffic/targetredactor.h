#pragma once

#include "redact.h"

namespace traffic {

/**
 * Removes secrets from request targets, for lists with a line for each exchange. Returns the target that
 * Redactor::exchange() gives, at a small part of its cost: secrets of the exchange's fields and queries are removed
 * from the path too, but bodies are not searched for more secrets.
 */
class TargetRedactor final
{
public:
    [[nodiscard]] QByteArray target(const Exchange &exchange);

private:
    void addSecretFields(const http::HeaderList &headers, const QList<QByteArray> &customNames);
    void addSecretParameters(QByteArrayView target);

    // Most exchanges have the same secrets as the one before, and a redactor for them takes long to create.
    Redactor m_redactor;
    QByteArray m_secrets; ///< The secret fields and parameters whose values m_redactor knows.
    QByteArray m_found;   ///< The secret fields and parameters of the current exchange.
};

} // namespace traffic
