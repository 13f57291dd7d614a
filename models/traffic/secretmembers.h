#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace traffic {

class KnownSecrets;

/**
 * `text` with the values of secret JSON members taken out, and those of credential fields in a list of headers
 * (`"Cookie":"…"` and `["Cookie","…"]`): wherever JSON stands in it, also within a JSON string, at any depth of
 * escaping. A string that the recording cut off counts as well. Everything else stays byte by byte.
 */
[[nodiscard]] QByteArray withoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames = {});

/** The same, appended to `out`, with the values of `known` removed from all that is left. */
void appendWithoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames, const KnownSecrets &known,
                                QByteArray &out);

/** The values of those members, escapes undone. */
[[nodiscard]] QList<QByteArray> secretMemberValues(QByteArrayView text, const QList<QByteArray> &customNames = {});

} // namespace traffic
