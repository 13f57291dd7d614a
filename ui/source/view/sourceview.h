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

class Gutter;
struct GutterLine;

/** Bytes with a wavy line below them. */
struct Underline {
    base::Span span;
    base::Severity severity = base::Severity::Error;
};

/**
 * Shows the text of a snapshot in the code font without a copy of it: rows are laid out when they are painted. Has
 * cursors, selections and folds; does not change the text. Offsets are those of the snapshot.
 */
class SourceView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SourceView(QWidget *parent = nullptr);
    ~SourceView() override;

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] const Carets &carets() const { return m_carets; }
    /** Moves the cursors, and scrolls to the main one. */
    void setCarets(const Carets &carets);
    /** Moves the main cursor, or all cursors. */
    void move(Move move, bool select);
    /** Adds a cursor in the row above or below. */
    void addCaretBeside(bool down);
    /** Selects from one place to another in each row between them, as a rectangle. */
    void selectColumns(const QPoint &from, const QPoint &to);
    /** What the main cursor selects. */
    [[nodiscard]] base::Span selection() const { return m_carets.main().selection(); }
    [[nodiscard]] QString selectedText() const;
    /** The texts that are selected, in order. */
    [[nodiscard]] QStringList selectedTexts() const;

    /** Scrolls to a byte. `isCentered`: to the middle of the view. Shows it if it is folded. */
    void reveal(qsizetype offset, bool isCentered);
    /** The place of a cursor at a byte, in the viewport. */
    [[nodiscard]] QRect caretRect(qsizetype offset) const;
    /** The byte nearest to a point of the viewport. */
    [[nodiscard]] qsizetype offsetAt(const QPoint &point) const;
    /** The bytes of the rows that are visible. */
    [[nodiscard]] base::Span visibleSpan() const;
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }
    /** Rows that fit into the view, at least one. */
    [[nodiscard]] int visibleRows() const;
    [[nodiscard]] const RowMap &rows() const { return m_rows; }

    /** Folds or shows the value that begins in a line; nothing happens if it has one line. */
    void toggleFold(qsizetype line);
    /** Folds the smallest value around the main cursor, or shows the one that is folded there. */
    void toggleFoldAtCaret();
    /** Folds the members of the root and theirs, or shows all if something is folded. */
    void toggleFoldAll();
    /** The lines of the visible part whose values can be folded. */
    [[nodiscard]] QList<qsizetype> foldableLines() const;

    /** Text of an input method at the main cursor. */
    void setPreedit(const QString &text, const QList<QTextLayout::FormatRange> &formats, int cursor);
    [[nodiscard]] const QString &preedit() const { return m_preedit; }

signals:
    void caretsChanged();
    /** Another part of the text is visible, or it looks different. */
    void viewChanged();
    /** Another part of the text is visible. */
    void viewScrolled();

protected:
    /** Shows another text. */
    void setSnapshot(const document::Snapshot &snapshot);
    /** Follows an edit that led to `snapshot`, with cursors, folds and the scroll position. */
    void applyChange(const document::Change &change, const document::Snapshot &snapshot);
    /** Paints the visible rows and the gutter again: problems or marks changed. */
    void refresh();
    [[nodiscard]] Gutter &gutter() const { return *m_gutter; }
    /** The underlines of a part of the text, sorted. */
    [[nodiscard]] virtual QList<Underline> underlinesIn(const base::Span &part) const;
    /** The places in a part of the text that a search has found, sorted. */
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
    static constexpr int TextMargin = 4; ///< Pixels between the gutter and the text.

    void refreshFont();
    void refreshRows();
    void refreshScrollBars();
    void layOutGutter();
    void keepCursorInView(int heightBefore);
    void restartBlinking();
    void shown();
    [[nodiscard]] QList<GutterLine> gutterLines() const;
    /** The tokens and folds of the visible rows. */
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
    void paintFoldMark(QPainter &painter, qreal left, int top, qsizetype hiddenLines);

    document::Snapshot m_snapshot;
    Carets m_carets;
    Folding m_folding;
    LongLines m_longLines;
    RowMap m_rows;
    mutable RowLayouts m_layouts;
    mutable std::unique_ptr<RowLayout> m_preeditRow;
    mutable Entries m_entries; ///< Of m_entriesSpan.
    mutable base::Span m_entriesSpan;
    mutable bool m_areEntriesKnown = false;
    mutable QList<Underline> m_underlines; ///< As m_entries.
    mutable qreal m_widest = 0;            ///< Of the rows that were laid out.
    Gutter *m_gutter = nullptr;
    QString m_preedit;
    QList<QTextLayout::FormatRange> m_preeditFormats;
    int m_preeditCursor = 0;
    int m_rowHeight = 1;
    int m_ascent = 1;  ///< From the top of a row to the base line of its text.
    int m_textTop = 0; ///< From the top of a row to its text.
    QBasicTimer m_blinking;
    bool m_isCaretOn = true;
    bool m_isToBeCentered = false; ///< The cursor, when the view is first shown.
    int m_wheel = 0;               ///< Of a high-resolution wheel, what is less than a row.
};

} // namespace source
