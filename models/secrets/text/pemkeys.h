#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace secrets {

inline constexpr QByteArrayView PemStart("-----BEGIN ");

/**
 * What is between the first and the last line of a private key that begins at `at`, also in a comment and with escaped
 * line breaks. A key without its last line ends before the first line that can't be part of it. RFC 7468
 */
[[nodiscard]] base::Span pemKeyAt(QByteArrayView text, qsizetype at);

} // namespace secrets
