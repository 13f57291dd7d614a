#pragma once

#include "exchangequeue.h"
#include "result.h"

#include <QList>

namespace traffic {

/** Limit for the size of a file. */
inline constexpr qsizetype MaxHarBytes = 512 * 1024 * 1024;

/** What was read from a HAR file. */
struct HarContent {
    QList<ExchangePtr> exchanges; ///< Oldest first.
    qsizetype dropped = 0;        ///< Older ones, for which there was no room.
};

/**
 * The exchanges of a HAR file of any program: with or without a byte-order mark, HTTP/2 pseudo headers, and the members
 * that many programs omit. What can't be in a message of HTTP, such as line ends in a field, is replaced. All or
 * nothing but for exchanges that do not fit into `room`. For a worker. Errors: SyntaxError with `line:column`,
 * WrongType with the JSON Pointer of the member, TooLarge with that of the entry or without one, Cancelled.
 */
[[nodiscard]] base::Result<HarContent> readHar(const QByteArray &bytes,
                                               ExchangeQueue room = ExchangeQueue(sizeOf, MaxHarBytes));

} // namespace traffic
