#pragma once

#include <QtGlobal>

#include <compare>

namespace readingview {

/** The position of a character in a ReadingView: the indexes of the entry, of the block in the entry, and of the
 * character in Block::text(). */
struct TextPosition {
    qsizetype entry = 0;
    qsizetype block = 0;
    int character = 0;
    friend auto operator<=>(const TextPosition &, const TextPosition &) = default;
};

} // namespace readingview
