#pragma once

#include <QPlainTextEdit>

namespace widgets {

/** Bytes of a text in a ParagraphEdit, and of one of its lines. Qt lays out a line as a whole. */
inline constexpr qsizetype LongestParagraph = 1'000'000;
inline constexpr qsizetype LongestLine = 100'000;

/** False for a text that a ParagraphEdit must not show as a whole, because the window would not respond. */
[[nodiscard]] bool isShownWhole(QByteArrayView text);
/** What is shown of a text: the whole, or its beginning and `…`. */
[[nodiscard]] QString shownPart(const QString &text);

/**
 * A text of several lines. What is pasted or dropped has the limits above: a longer text is refused, and a tool tip
 * says so.
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
