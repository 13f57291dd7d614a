#pragma once

#include "cancellation.h"
#include "rowfolds.h"
#include "rowlayouts.h"
#include "rowsearch.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QThreadPool>

namespace traffic {

/**
 * A read-only view of the rows of a body in the code font. Only visible rows are read and painted, so the body may have
 * any size. Objects, arrays and elements can be folded. The text can be selected with the mouse and the keyboard, and
 * copied.
 */
class RowsView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /** The largest number of bytes that are copied to the clipboard. */
    static constexpr qsizetype MaximumCopied = 16 * 1024 * 1024;
    /** The largest number of selected rows that are copied without a worker. */
    static constexpr qsizetype MaximumRowsCopiedHere = 2000;

    explicit RowsView(QWidget *parent = nullptr);
    ~RowsView() override;

    /** Shows the rows of a body, from the start. Null shows nothing. */
    void setRows(bodies::BodyRowsPtr rows);
    [[nodiscard]] const bodies::BodyRowsPtr &bodyRows() const { return m_rows; }
    /** Marks the places that a search has found. */
    void setMatches(const QList<bodies::FoundRows::Match> &matches);

    [[nodiscard]] bodies::RowPlace anchor() const { return m_anchor; }
    [[nodiscard]] bodies::RowPlace cursor() const { return m_cursor; }
    [[nodiscard]] bool hasSelection() const { return m_anchor != m_cursor; }
    /** Selects the text between two places and scrolls to `cursor`, which is one end of it. Opens the folds that hide
     * it. */
    void select(const bodies::RowPlace &anchor, const bodies::RowPlace &cursor);
    void selectAll();
    /** Copies the selected text to the clipboard: at most MaximumCopied bytes, a long text on a worker. */
    void copy();
    /** Closes or opens the fold that begins in a row. Does nothing if none begins there. */
    void toggleFold(qsizetype row);
    [[nodiscard]] const RowFolds &folds() const { return m_folds; }

    /** The text of the lines that are visible, at least in part, with line feeds between them. */
    [[nodiscard]] QString visibleText() const;
    /** The note after a row whose fold is closed, such as `… 12 members }`; empty for other rows. */
    [[nodiscard]] QString foldNote(qsizetype row) const;
    /** The numbers of the first visible line and of the lines that are visible, at least in part. */
    [[nodiscard]] qsizetype firstLine() const;
    [[nodiscard]] qsizetype visibleLines() const;
    [[nodiscard]] QRect cursorRect(const bodies::RowPlace &place) const;
    /** The place nearest to a point of the viewport. */
    [[nodiscard]] bodies::RowPlace placeAt(const QPoint &point) const;

signals:
    void selectionChanged();
    /** Another part of the body is visible. */
    void viewChanged();
    /** The selected text is longer than MaximumCopied, and only its start was copied. */
    void copiedInPart();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    static constexpr int FoldMargin = 16; ///< The width of the margin with the arrows of folds, in pixels.

    void refreshFont();
    void refreshScrollBars();
    void linesChanged();
    [[nodiscard]] const bodies::Row &rowOf(qsizetype row) const;
    [[nodiscard]] const widgets::RowLayout &layoutOf(qsizetype row) const;
    [[nodiscard]] int fullLines() const;
    [[nodiscard]] qreal left() const;
    void paintRow(QPainter &painter, qsizetype row, int top);
    void paintRange(QPainter &painter, const widgets::RowLayout &layout, qsizetype from, qsizetype to, int top,
                    const QColor &color) const;
    void paintMatches(QPainter &painter, qsizetype row, const widgets::RowLayout &layout, int top) const;
    void setCursorPlace(const bodies::RowPlace &place, bool selects);
    void ensureVisible(const bodies::RowPlace &place);
    void moveByLines(qsizetype lines, bool selects);
    void moveByCharacter(bool forward, bool selects);
    bool moveBy(const QKeyEvent &event);
    [[nodiscard]] bodies::RowPlace end() const;

    bodies::BodyRowsPtr m_rows;
    RowFolds m_folds;
    bodies::RowPlace m_anchor;
    bodies::RowPlace m_cursor;
    qreal m_goal = -1; ///< The distance from the left in pixels that Up and Down keep; negative for the cursor's own.
    QList<bodies::FoundRows::Match> m_matches;
    mutable widgets::RowLayouts m_layouts;
    mutable QMap<qsizetype, bodies::Row> m_read; ///< Rows that were read for the visible part.
    mutable qreal m_widest = 0;                  ///< The width of the widest row that was laid out so far, in pixels.
    int m_rowHeight = 1;
    int m_textTop = 0;
    QBasicTimer m_dragging; ///< Scrolls while the mouse is dragged out of the view.
    bool m_isSelecting = false;
    base::Cancellation m_copying;
    /** The thread that copies a long text. The last member, because its destructor waits for the worker. */
    QThreadPool m_worker;
};

} // namespace traffic
