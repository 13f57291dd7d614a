#pragma once

#include "result.h"
#include "snapshot.h"

#include <functional>

namespace reading {

/** Takes the next bytes of a page; false if they can't be written. */
using PageSink = std::function<bool(QByteArrayView bytes)>;

/**
 * Writes a document as one HTML page that needs no other files and no network: style and script are in it, and its
 * Content-Security-Policy allows nothing else. Only a part of the page is in memory at a time. WriteFailed: the sink
 * returned false. TooLarge: the page is longer than `most` bytes.
 */
[[nodiscard]] base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink,
                                               qsizetype most);

/** The same with pageBytesFor() the document. */
[[nodiscard]] base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink);

/** The page as one text. Errors as above. */
[[nodiscard]] base::Result<QByteArray> htmlPage(const document::Snapshot &snapshot);

} // namespace reading
