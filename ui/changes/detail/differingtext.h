#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace changes {

/** A part of a text, in characters. */
struct TextRange {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/** A text as it is shown beside another one, with what differs. */
struct DifferingText {
    QString text;           ///< Lines without differences far from others are left out, and replaced by `…`.
    QList<TextRange> lines; ///< The lines that differ, without their line breaks.
    QList<TextRange> words; ///< The parts of these lines that differ, of lines that differ in a part.
};

/** Two versions of a text. */
struct DifferingTexts {
    DifferingText before;
    DifferingText now;
};

/** The largest number of lines of a text that is shown as a whole. */
inline constexpr qsizetype MostWholeLines = 12;
/** The largest number of lines that are shown of a longer text. */
inline constexpr qsizetype MostExcerptLines = 200;
/** The largest number of characters of a line; of a longer one, the part around the difference is shown. */
inline constexpr qsizetype LongestShownLine = 240;

/**
 * Compares two versions of a text (UTF-8) line by line, and lines that replace each other word by word. Shows a short
 * text as a whole, and of a longer one the lines near the differences.
 */
[[nodiscard]] DifferingTexts differingTexts(const QByteArray &before, const QByteArray &now);

} // namespace changes
