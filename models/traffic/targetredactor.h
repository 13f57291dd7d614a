#pragma once

#include "redact.h"

namespace traffic {

/**
 * Request targets without secrets, for a line per exchange: as Redactor::exchange() gives them, at a small part of its
 * cost. Secrets of the exchange's fields and queries are removed from the path too. Bodies are not searched for more.
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
    QByteArray m_secrets; ///< Fields and parameters whose values the redactor knows.
    QByteArray m_found;   ///< Those of the current exchange.
};

} // namespace traffic
