#pragma once

#include <QStringList>
#include <QStringView>

#include <optional>

namespace operationgrid {

/** Returns names as a text, separated by commas. A name with other characters than `isPlain` accepts is written as a
 * JSON string. */
[[nodiscard]] QString listText(const QStringList &names);
/** Reads the text of listText(): the names, each once. Blanks around them are no part of them. Returns std::nullopt if
 * a name in quotes is not complete or is followed by something else than a comma. */
[[nodiscard]] std::optional<QStringList> readList(QStringView text);

/** Returns a name as it is, or as a JSON string if it is empty, begins or ends with a blank, or has a quote, a line
 * break or one of the characters `special`. */
[[nodiscard]] QString nameText(const QString &name, QStringView special);
/** Reads the name at the beginning of `text`, and removes it and the blanks around it from `text`: a JSON string, or
 * the characters up to one of `special`. Returns std::nullopt if a JSON string is not complete. */
[[nodiscard]] std::optional<QString> takeName(QStringView &text, QStringView special);

} // namespace operationgrid
