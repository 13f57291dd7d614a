#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace inference {

/** Returns true for a text that looks like an ID: a number, a UUID, a long hexadecimal text, a date, or an IPv4
 * address.
 */
[[nodiscard]] bool looksLikeId(QByteArrayView text);

/** Returns true for 16 and more hexadecimal digits. */
[[nodiscard]] bool isLongHex(QByteArrayView text);

/** Returns true for a text that begins with a UUID, after which no letter or digit follows. */
[[nodiscard]] bool startsWithUuid(QByteArrayView text);

/** Returns true for a text that shows by itself that it is no name: long hexadecimal, a UUID, a JWT, a key or token of
 * a known shape, random letters and digits, an address of email, a telephone number, or what redaction writes in their
 * place. */
[[nodiscard]] bool looksLikeSecret(QByteArrayView text);

/** Returns the name of the path parameter after a segment: `petId` after `pets`. Returns `id` after a segment that has
 * no letters. */
[[nodiscard]] QByteArray parameterNameAfter(const QByteArray &segment);

} // namespace inference
