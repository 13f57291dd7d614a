#pragma once

#include "result.h"
#include "snapshot.h"

#include <functional>

namespace reading {

/** A function that takes the next bytes of an HTML page and returns false if they can't be written. */
using PageSink = std::function<bool(QByteArrayView bytes)>;

/** The language of the headings and labels of a page while no translation is installed. */
inline constexpr QStringView SourceLanguage = u"en";

/**
 * Writes an API description as one HTML page for readers that needs no other files and no network: style and script are
 * in it, and its Content-Security-Policy allows nothing else. Only a part of the page is in memory at a time. Headings
 * and labels have the language of the installed translations; `language` is its code for the page's attribute `lang`,
 * for example "de". Errors: WriteFailed if the sink returned false, TooLarge if the page is longer than `most` bytes.
 */
[[nodiscard]] base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink, qsizetype most,
                                               QStringView language = SourceLanguage);

/** Writes an API description as one HTML page, like the overload with `most`, with pageBytesFor() the size of the
 * document as the limit. */
[[nodiscard]] base::Result<void> writeHtmlPage(const document::Snapshot &snapshot, const PageSink &sink);

/** Returns an API description as one HTML page, with headings and labels as writeHtmlPage(). Error: TooLarge if it is
 * longer than pageBytesFor() the size of the document. */
[[nodiscard]] base::Result<QByteArray> htmlPage(const document::Snapshot &snapshot,
                                                QStringView language = SourceLanguage);

} // namespace reading
