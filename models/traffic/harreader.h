#pragma once

#include "exchange.h"
#include "result.h"

#include <QList>

namespace traffic {

/**
 * The exchanges of a HAR file of any program: with or without a byte-order mark, HTTP/2 pseudo headers, and the members
 * that many programs omit. All or nothing. Errors: SyntaxError with `line:column`, WrongType with the JSON Pointer of
 * the member, TooLarge.
 */
[[nodiscard]] base::Result<QList<Exchange>> readHar(const QByteArray &bytes);

/** Limit for the size of a file. */
inline constexpr qsizetype MaxHarBytes = 512 * 1024 * 1024;

} // namespace traffic
