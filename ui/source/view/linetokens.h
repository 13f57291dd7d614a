#pragma once

#include "snapshot.h"

#include <QList>
#include <QStringView>

namespace source {

enum class Token { Key, Text, Number, Comment, Reference };

/** A run of UTF-16 units of a line that is drawn in one color. */
struct TokenRun {
    Token token = Token::Text;
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TokenRun &, const TokenRun &) = default;
};

/** Units of a line; longer ones have no tokens. */
inline constexpr qsizetype LongestTokenLine = 2000;

/** The tokens of a line, as far as the line alone tells. Empty for a line over the length limit. */
[[nodiscard]] QList<TokenRun> tokensOf(QStringView line, document::Format format);

} // namespace source
