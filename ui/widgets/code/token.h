#pragma once

#include <QtGlobal>

namespace widgets {

/** The kinds of the parts of a text that are drawn in colors of their own. */
enum class Token { Key, Text, Number, Comment, Reference };

/** A part of a line that is drawn in one color, with its start and length in UTF-16 units. */
struct TokenRun {
    Token token = Token::Text;
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TokenRun &, const TokenRun &) = default;
};

} // namespace widgets
