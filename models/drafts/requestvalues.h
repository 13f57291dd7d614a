#pragma once

#include "value.h"
#include "version.h"

#include <optional>

namespace drafts {

/** Returns the value that a text in a URL, header or form means: a number, true, false, or the text. */
[[nodiscard]] document::Value typedValue(const QByteArray &text);

/** A name in a query or form, with its values in the order of the text, percent-decoded. */
struct NamedValues {
    QByteArray name;
    QList<QByteArray> values;
};
/** Reads the pairs of a query or of a body of type `application/x-www-form-urlencoded`. Each name is there once. */
[[nodiscard]] QList<NamedValues> namedValuesOf(const QByteArray &query);

/** Returns true for header fields that no operation declares, because HTTP, the media type, the security scheme or the
 * browser sets them. */
[[nodiscard]] bool isUsualHeader(QByteArrayView name);

/** Returns true if a text is or contains something that looks like a secret. */
[[nodiscard]] bool mayBeSecret(QByteArrayView text);
/**
 * Returns true if a text looks random, as tokens of no known shape do: it has at least 20 letters and digits, and its
 * runs of small letters, capitals or digits are shorter than three on average. False for UUIDs, which are IDs.
 */
[[nodiscard]] bool isOpaque(QByteArrayView text);
/** Returns true if a secret may be in a value: in a text, or as the value of a member with the name of a secret. */
[[nodiscard]] bool mayHaveSecret(const document::Value &value);

} // namespace drafts
