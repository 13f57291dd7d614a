#pragma once

#include "snapshot.h"

#include <QList>
#include <QStringView>

namespace source {

enum class Token { Key, Text, Number, Comment, Reference };

/** A part of a line that is drawn in one color, with its start and length in UTF-16 units. */
struct TokenRun {
    Token token = Token::Text;
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TokenRun &, const TokenRun &) = default;
};

/** The largest number of UTF-16 units of a line for which tokensOf() finds tokens. */
inline constexpr qsizetype LongestTokenLine = 2000;

/** Returns the tokens of a line, as far as they can be told without the lines around it. Empty for a line longer than
 * LongestTokenLine. */
[[nodiscard]] QList<TokenRun> tokensOf(QStringView line, document::Format format);

} // namespace source
