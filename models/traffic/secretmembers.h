#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace traffic {

class KnownSecrets;
struct SecretPlace;

/**
 * Returns `text` without the values of secret JSON members, and without those of credential fields in a list of headers
 * (`"Cookie":"…"` and `["Cookie","…"]`): wherever the text contains JSON, also in JSON strings, at any depth of
 * escaping. A string that was truncated in the record is removed too. All other bytes stay as they are.
 */
[[nodiscard]] QByteArray withoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames = {});

/** Appends `text` to `out` as withoutSecretMembers() returns it, with the values of `known` removed too. */
void appendWithoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames, const KnownSecrets &known,
                                QByteArray &out);

/** The places of what appendWithoutSecretMembers() replaces in `text`, in their order. */
[[nodiscard]] QList<SecretPlace> secretPlaces(QByteArrayView text, const QList<QByteArray> &customNames,
                                              const KnownSecrets &known);

/** The unescaped values that withoutSecretMembers() removes from `text`. */
[[nodiscard]] QList<QByteArray> secretMemberValues(QByteArrayView text, const QList<QByteArray> &customNames = {});

} // namespace traffic
