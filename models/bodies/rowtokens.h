#pragma once

#include "bodyrows.h"

#include <QStringView>

namespace bodies {

/** A part of a row that is drawn in one color, with its start and length in UTF-16 units. */
struct RowToken {
    enum class Kind { Key, Text, Number, Comment };
    Kind kind = Kind::Text;
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const RowToken &, const RowToken &) = default;
};

/** Returns the tokens of a row: of JSON keys, strings and other scalars, of markup tags, attribute values and comments.
 * `beginsInString` as in Row. */
[[nodiscard]] QList<RowToken> tokensOf(QStringView row, Language language, bool beginsInString);

} // namespace bodies
