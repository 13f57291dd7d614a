#pragma once

#include "carets.h"
#include "documentchange.h"
#include "folding.h"
#include "moves.h"
#include "rowlayouts.h"
#include "rowmap.h"
#include "treetokens.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

namespace source {

using widgets::RowLayout;
using widgets::RowLayouts;
using widgets::RowStyle;
using widgets::RowText;

class Gutter;
struct GutterLine;

/** A part of the text with a wavy line below it, which marks a problem. */
struct Underline {
    base::Span span;
    base::Severity severity = base::Severity::Error;
};

/**
 * A widget that shows the text of a snapshot in the code font without copying it: rows are laid out when they are
 * painted. It has cursors, selections and folds, and does not change the text. Offsets are byte offsets in the
 * snapshot.
 */
class SourceView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SourceView(QWidget *parent = nullptr);
    ~SourceView() override;

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] const Carets &carets() const { return m_carets; }
    /** Sets the cursors, unfolds the lines that they are in, and scrolls to the main one. */
    void setCarets(const Carets &carets);
    /** Moves all cursors. With `select`, extends their selections. */
    void move(Move move, bool select);
    /** Adds a cursor in the row below the cursors, or above them. */
    void addCaretBeside(bool down);
    /** Selects the rectangle between two points of the viewport: a cursor with a selection in each row. */
    void selectColumns(const QPoint &from, const QPoint &to);
    /** The bytes that the main cursor selects. */
    [[nodiscard]] base::Span selection() const { return m_carets.main().selection(); }
    [[nodiscard]] QString selectedText() const;
    /** The texts that the cursors select, in document order, without empty ones. */
    [[nodiscard]] QStringList selectedTexts() const;

    /** Unfolds the line with the byte at `offset` and scrolls so that it is visible; with `isCentered`, to the middle
     * of the view. */
    void reveal(qsizetype offset, bool isCentered);
    /** The rectangle of a cursor at `offset`, in the coordinates of the viewport. */
    [[nodiscard]] QRect caretRect(qsizetype offset) const;
    /** The byte offset at which a cursor is nearest to a point of the viewport. */
    [[nodiscard]] qsizetype offsetAt(const QPoint &point) const;
    /** The bytes of the rows that are visible. */
    [[nodiscard]] base::Span visibleSpan() const;
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }
    /** The number of rows that fit into the view, at least 1. */
    [[nodiscard]] int visibleRows() const;
    [[nodiscard]] const RowMap &rows() const { return m_rows; }

    /** Folds the value that begins in a line, or unfolds it. Does nothing if the value has only one line. */
    void toggleFold(qsizetype line);
    /** Folds the smallest value of several lines around the main cursor, or unfolds the one that begins in its line. */
    void toggleFoldAtCaret();
    /** Folds the members of the root and the members of those, or unfolds everything if something is folded. */
    void toggleFoldAll();
    /** The visible lines in which a value begins that can be folded, in ascending order. */
    [[nodiscard]] QList<qsizetype> foldableLines() const;

    /** Shows a text that an input method composes at the main cursor. `cursor` is the position of the cursor in it, in
     * UTF-16 units. */
    void setPreedit(const QString &text, const QList<QTextLayout::FormatRange> &formats, int cursor);
    [[nodiscard]] const QString &preedit() const { return m_preedit; }

signals:
    void caretsChanged();
    /** Another part of the text is visible, or the visible part looks different. */
    void viewChanged();
    /** The view was scrolled vertically or horizontally. */
    void viewScrolled();

protected:
    /** Shows another text. Resets the cursors and folds. */
    void setSnapshot(const document::Snapshot &snapshot);
    /** Shows `snapshot`, the text after an edit. Cursors, folds and the scroll position move with the edit. */
    void applyChange(const document::Change &change, const document::Snapshot &snapshot);
    /** Paints the visible rows and the gutter again. Call it when problems or marks have changed. */
    void refresh();
    [[nodiscard]] Gutter &gutter() const { return *m_gutter; }
    /** Returns the underlines in a part of the text, sorted. None by default. */
    [[nodiscard]] virtual QList<Underline> underlinesIn(const base::Span &part) const;
    /** Returns the places in a part of the text that a search has found, sorted. None by default. */
    [[nodiscard]] virtual QList<base::Span> matchesIn(const base::Span &part) const;

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    static constexpr int TextMargin = 4; ///< The distance between the gutter and the text in pixels.

    void refreshFont();
    void refreshRows();
    void refreshScrollBars();
    void layOutGutter();
    void keepCursorInView(int heightBefore);
    void restartBlinking();
    void shown();
    [[nodiscard]] QList<GutterLine> gutterLines() const;
    /** Returns the tokens and folds of the visible rows, which are read again after the view has changed. */
    const Entries &entries() const;
    [[nodiscard]] QList<RowStyle> stylesOf(const base::Span &row, const RowText &text) const;
    [[nodiscard]] const RowLayout &layoutOf(qsizetype row) const;
    [[nodiscard]] bool hasPreedit(qsizetype row) const;
    [[nodiscard]] Caret moved(const Caret &caret, Move move, bool select) const;
    [[nodiscard]] Caret movedByRows(const Caret &caret, qsizetype rows) const;
    [[nodiscard]] qsizetype offsetInRow(qsizetype row, qreal x) const;
    void paintRow(QPainter &painter, qsizetype row, int top);
    void paintRange(QPainter &painter, const RowLayout &layout, qsizetype from, qsizetype to, int top,
                    const QColor &color);
    void paintSelections(QPainter &painter, const base::Span &span, const RowLayout &layout, int top, bool endsLine);
    void paintCarets(QPainter &painter, const base::Span &span, const RowLayout &layout, int top, bool isLastOfLine);
    void paintProblems(QPainter &painter, const RowLayout &layout, const QPointF &origin);

    document::Snapshot m_snapshot;
    Carets m_carets;
    Folding m_folding;
    LongLines m_longLines;
    RowMap m_rows;
    mutable RowLayouts m_layouts;
    mutable std::unique_ptr<RowLayout> m_preeditRow;
    mutable Entries m_entries; ///< The tokens and folds of the part m_entriesSpan of the text.
    mutable base::Span m_entriesSpan;
    mutable bool m_areEntriesKnown = false;
    mutable QList<Underline> m_underlines; ///< The underlines in m_entriesSpan.
    mutable qreal m_widest = 0;            ///< The width of the widest row that was laid out so far, in pixels.
    Gutter *m_gutter = nullptr;
    QString m_preedit;
    QList<QTextLayout::FormatRange> m_preeditFormats;
    int m_preeditCursor = 0;
    int m_rowHeight = 1;
    int m_ascent = 1;  ///< The distance from the top of a row to the base line of its text, in pixels.
    int m_textTop = 0; ///< The distance from the top of a row to the top of its text, in pixels.
    QBasicTimer m_blinking;
    bool m_isCaretOn = true;
    bool m_isToBeCentered = false; ///< The main cursor is to be scrolled to the middle when the view is shown.
    /** The part of the wheel's movement, in units of QWheelEvent::angleDelta(), that was too little to scroll a row. */
    int m_wheel = 0;
};

} // namespace source
