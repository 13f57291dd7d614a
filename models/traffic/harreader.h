#pragma once

#include "exchangequeue.h"
#include "result.h"

#include <QList>

namespace traffic {

/** The largest number of bytes of a HAR file that is read. */
inline constexpr qsizetype MaxHarBytes = 512 * 1024 * 1024;

/** The exchanges that were read from a HAR file. */
struct HarContent {
    QList<ExchangePtr> exchanges; ///< The exchanges for which there was room, oldest first.
    qsizetype dropped = 0;        ///< The number of older exchanges for which there was no room.
};

/**
 * Reads the exchanges of a HAR file of any program: with or without a byte-order mark, HTTP/2 pseudo headers, and the
 * members that many programs omit. Bytes that can't be in an HTTP message, such as line ends in a field, are replaced.
 * On an error no exchange is returned. The oldest exchanges that do not fit into `room` are dropped. For a worker.
 * Errors: SyntaxError with `line:column`, WrongType with the JSON Pointer of the member, TooLarge with the JSON Pointer
 * of the entry or without one, Cancelled.
 */
[[nodiscard]] base::Result<HarContent> readHar(const QByteArray &bytes,
                                               ExchangeQueue room = ExchangeQueue(sizeOf, MaxHarBytes));

} // namespace traffic
