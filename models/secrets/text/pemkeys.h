#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace secrets {

inline constexpr QByteArrayView PemStart("-----BEGIN ");

/**
 * The bytes of a PEM private key (RFC 7468) that begins at `at`, without its first and last line. The key can be in a
 * comment or have escaped line breaks. A key without its last line ends before the first line that can't be part of it.
 * Empty if no private key begins there.
 */
[[nodiscard]] base::Span pemKeyAt(QByteArrayView text, qsizetype at);

} // namespace secrets
