#pragma once

#include <QByteArray>
#include <QString>

namespace base {

/**
 * Text of a file, a server or the system in one line of a terminal or a report: names of files, keys, values, messages.
 * A terminal obeys control characters, and format characters such as U+202E change the order of what is shown, so
 * U+FFFD replaces each of them, and line ends are spaces: no text looks like another line.
 */
[[nodiscard]] QString shownText(QStringView text);

/** shownText() of UTF-8; other bytes are U+FFFD. */
[[nodiscard]] QString shownText(QByteArrayView utf8);

/** shownText() for a text of several lines: line feeds and tabs stay. */
[[nodiscard]] QString shownLines(QStringView text);

/** A JSON text with the characters that shownText() replaces as escapes in its strings, so that a reader gets them and
 * a terminal does not. White space between its tokens stays. `json` is UTF-8. */
[[nodiscard]] QByteArray shownJson(const QByteArray &json);

} // namespace base
