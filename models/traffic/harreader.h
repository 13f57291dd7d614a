#pragma once

#include "exchange.h"
#include "result.h"

#include <QList>

#include <functional>

namespace traffic {

/** The largest number of bytes of a HAR file that is read. */
inline constexpr qsizetype MaxHarBytes = 512 * 1024 * 1024;

/** The exchanges of a HAR file. */
struct HarContent {
    QList<ExchangePtr> exchanges; ///< In the order of the file.
};

/**
 * Reads the exchanges of a HAR file of any program: with or without a byte-order mark, HTTP/2 pseudo headers, and the
 * members that many programs omit. Bytes that can't be in an HTTP message, such as line ends in a field, are replaced.
 * `take` gets one exchange after the other in the order of the file; on an error, those before it. For a worker.
 * Errors: SyntaxError with `line:column`, WrongType with the JSON Pointer of the member, TooLarge with the JSON Pointer
 * of the entry or without one, Cancelled.
 */
[[nodiscard]] base::Result<void> readHarEntries(const QByteArray &bytes, const std::function<void(ExchangePtr)> &take);

/** Reads all exchanges of a HAR file into memory, which are several times as large as the file. On an error no exchange
 * is returned. Errors as for readHarEntries(). */
[[nodiscard]] base::Result<HarContent> readHar(const QByteArray &bytes);

} // namespace traffic
