#pragma once

#include "snapshot.h"
#include "token.h"

#include <QList>
#include <QStringView>

namespace source {

using widgets::Token;
using widgets::TokenRun;

/** The largest number of UTF-16 units of a line for which tokensOf() finds tokens. */
inline constexpr qsizetype LongestTokenLine = 2000;

/** Returns the tokens of a line, as far as they can be told without the lines around it. Empty for a line longer than
 * LongestTokenLine. */
[[nodiscard]] QList<TokenRun> tokensOf(QStringView line, document::Format format);

} // namespace source
