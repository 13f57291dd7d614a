#pragma once

#include <QPlainTextEdit>

namespace widgets {

/**
 * The largest number of bytes of a text in a ParagraphEdit; LongestLine is the largest number of bytes of one of its
 * lines, because Qt lays out each line as a whole.
 */
inline constexpr qsizetype LongestParagraph = 1'000'000;
inline constexpr qsizetype LongestLine = 100'000;

/**
 * False if the text, or a line of it, is so long that a ParagraphEdit that shows it would make the window unresponsive.
 */
[[nodiscard]] bool isShownWhole(QByteArrayView text);
/**
 * Returns the part of a text that a ParagraphEdit shows: the whole text or, if it is too long, its beginning and `…`.
 */
[[nodiscard]] QString shownPart(const QString &text);

/**
 * A field for a text of several lines. A pasted or dropped text that is longer than LongestParagraph, or has a line
 * longer than LongestLine, is refused, and a tool tip says so.
 */
class ParagraphEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    void insertFromMimeData(const QMimeData *source) override;
};

} // namespace widgets
