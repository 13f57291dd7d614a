#pragma once

#include <QByteArray>
#include <QString>

namespace base {

/**
 * Makes text of a file, a server or the system (names of files, keys, values, messages) safe to show in one line of a
 * terminal or a report. A terminal obeys control characters, and format characters such as U+202E change the order of
 * what is shown, so U+FFFD replaces each of them, and line ends become spaces: no text looks like another line.
 */
[[nodiscard]] QString shownText(QStringView text);

/**
 * Makes UTF-8 text safe to show in one line, as shownText() of a QStringView does; bytes that are not UTF-8 become
 * U+FFFD.
 */
[[nodiscard]] QString shownText(QByteArrayView utf8);

/**
 * Makes text of several lines safe to show in a terminal or a report, as shownText() does for one line; line feeds and
 * tabs stay.
 */
[[nodiscard]] QString shownLines(QStringView text);

/**
 * Returns a JSON text (UTF-8) in whose strings the characters that shownText() replaces are written as escapes, so that
 * a reader of JSON gets them and a terminal does not. White space between its tokens stays.
 */
[[nodiscard]] QByteArray shownJson(const QByteArray &json);

} // namespace base
