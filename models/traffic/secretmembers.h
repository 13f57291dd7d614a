#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace traffic {

class KnownSecrets;

/**
 * `text` without the values of secret JSON members, and of credential fields in a list of headers (`"Cookie":"…"` and
 * `["Cookie","…"]`): wherever it contains JSON, also in JSON strings, at any depth of escaping. A string that was
 * truncated in the record is removed too. Everything else stays byte by byte.
 */
[[nodiscard]] QByteArray withoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames = {});

/** The same, appended to `out`, with the values of `known` removed from all that is left. */
void appendWithoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames, const KnownSecrets &known,
                                QByteArray &out);

/** The unescaped values of those members. */
[[nodiscard]] QList<QByteArray> secretMemberValues(QByteArrayView text, const QList<QByteArray> &customNames = {});

} // namespace traffic
