#pragma once

#include <QtGlobal>

#include <compare>

namespace readingview {

/** A character in the text of a document. */
struct TextPosition {
    qsizetype entry = 0;
    qsizetype block = 0;
    int character = 0;
    friend auto operator<=>(const TextPosition &, const TextPosition &) = default;
};

} // namespace readingview
