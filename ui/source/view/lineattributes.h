#pragma once

#include "snapshot.h"

#include <QList>
#include <QStringView>

namespace source {

enum class Token { Key, Text, Number, Comment };

/** A run of UTF-16 units of one line that is drawn as its kind. */
struct TokenRun {
    Token token = Token::Text;
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TokenRun &, const TokenRun &) = default;
};

/** What stands in one line, as far as the line alone tells it. Lines of any length; beyond a limit nothing is told. */
[[nodiscard]] QList<TokenRun> tokensOf(QStringView line, document::Format format);

} // namespace source
