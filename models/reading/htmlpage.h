#pragma once

#include "result.h"
#include "snapshot.h"

#include <functional>

namespace reading {

/** A function that takes the next bytes of an HTML page and returns false if they can't be written. */
using PageSink = std::function<bool(QByteArrayView bytes)>;

/**
 * Writes an API description as one HTML page for readers that needs no other files and no network: style and script are
 * in it, and its Content-Security-Policy allows nothing else. Only a part of the page is in memory at a time. Errors:
 * WriteFailed if the sink returned false, TooLarge if the page is longer than `most` bytes.
 */
[[nodiscard]] base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink,
                                               qsizetype most);

/** Writes an API description as one HTML page, like the overload with `most`, with pageBytesFor() the size of the
 * document as the limit. */
[[nodiscard]] base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink);

/** Returns an API description as one HTML page. Error: TooLarge if it is longer than pageBytesFor() the size of the
 * document. */
[[nodiscard]] base::Result<QByteArray> htmlPage(const document::Snapshot &snapshot);

} // namespace reading
