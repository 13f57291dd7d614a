#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace traffic {

/** Replaces a secret. */
inline constexpr QByteArrayView Redacted("REDACTED");

/** True for a request field whose value is a credential. */
[[nodiscard]] bool isSecretRequestField(QByteArrayView name, const QList<QByteArray> &customNames);

/** True for a response field whose value is one. */
[[nodiscard]] bool isSecretResponseField(QByteArrayView name);

/** True for a JSON member whose value is secret, whatever its case. */
[[nodiscard]] bool isSecretMember(QByteArrayView name);

/** One parameter of a query or form, not decoded. */
struct QueryParameter {
    QByteArray name;
    QByteArray value;
};

/** The parameters of a query or form whose values are secret. */
[[nodiscard]] QList<QueryParameter> secretParameters(QByteArrayView query);

/** `a=1&token=x` without the values of secret names. */
[[nodiscard]] QByteArray withoutSecretParameters(QByteArrayView query);

/** The scheme of a credential with its blank, such as `Basic `; empty when the value has none. */
[[nodiscard]] QByteArrayView credentialScheme(QByteArrayView name, QByteArrayView value);

/** `value` as it is shown: `Basic REDACTED`, or `REDACTED` where there is no scheme. */
[[nodiscard]] QByteArray redactedValue(QByteArrayView name, QByteArrayView value);

} // namespace traffic
