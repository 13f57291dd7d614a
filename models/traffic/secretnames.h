#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace traffic {

/** The text that replaces a secret. */
inline constexpr QByteArrayView Redacted("REDACTED");

/** True for a header field of a request whose value is a credential. */
[[nodiscard]] bool isSecretRequestField(QByteArrayView name, const QList<QByteArray> &customNames);

/** True for a header field of a response whose value is a credential. */
[[nodiscard]] bool isSecretResponseField(QByteArrayView name);

/** True for a JSON member whose value is a secret. The case of the name does not matter. */
[[nodiscard]] bool isSecretMember(QByteArrayView name);

/** One parameter of a query or form, not decoded. */
struct QueryParameter {
    QByteArray name;
    QByteArray value;
};

/** Finds the parameters of a query or form whose values are secret: those with well-known names, and those in
 * `customNames`, which are not percent-encoded. */
[[nodiscard]] QList<QueryParameter> secretParameters(QByteArrayView query, const QList<QByteArray> &customNames = {});

/** Returns a query or form, such as `a=1&token=x`, without the values of its secret parameters, see
 * secretParameters(). */
[[nodiscard]] QByteArray withoutSecretParameters(QByteArrayView query, const QList<QByteArray> &customNames = {});

/** The scheme at the start of the value of the header field `name`, with its blank, such as `Basic `; empty if the
 * value has none. */
[[nodiscard]] QByteArrayView credentialScheme(QByteArrayView name, QByteArrayView value);

/** The text to show instead of `value`, the value of the header field `name`: `Basic REDACTED`, or `REDACTED` if the
 * value has no scheme. */
[[nodiscard]] QByteArray redactedValue(QByteArrayView name, QByteArrayView value);

} // namespace traffic
