#pragma once

#include "entries.h"
#include "textposition.h"

#include <QAbstractScrollArea>

#include <algorithm>

namespace readingview {

/**
 * A widget that shows an API as the readers of its documentation see it. Only blocks of text that are visible are laid
 * out; the heights of other blocks are estimated, so the scroll bar is exact only near the visible ones.
 */
class ReadingView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReadingView(QWidget *parent = nullptr);

    /** Shows a document. If it is a later state of the shown one, the scroll position, the current entry and the
     * selection are kept. */
    void setDocument(const document::Snapshot &snapshot, reading::Outline outline, reading::SchemaUses uses);
    [[nodiscard]] const Entries &entries() const { return m_entries; }

    /** The index of the entry that was clicked or scrolled to last; -1 if there is none. */
    [[nodiscard]] qsizetype current() const { return m_current; }
    /** The blocks of text of the current entry; empty if there is none. */
    [[nodiscard]] reading::Blocks currentBlocks();
    [[nodiscard]] QString currentText();
    /** Scrolls to the entry with the place at `pointer` and makes it the current one. Returns false if there is none.
     */
    bool showPlace(const document::Pointer &pointer);
    /** Selects the text between two positions and scrolls to it. */
    void showText(const TextPosition &from, const TextPosition &to);
    /** The position at the end of the selection, where a search continues. */
    [[nodiscard]] TextPosition cursor() const { return std::max(m_anchor, m_cursor); }
    /** The start and the end of the selection, which are equal if nothing is selected. */
    [[nodiscard]] std::pair<TextPosition, TextPosition> selection() const { return std::minmax(m_anchor, m_cursor); }
    [[nodiscard]] QString selectedText() const;
    /** The rectangle of the block at `position`, in the coordinates of the viewport; empty if it is not visible. */
    [[nodiscard]] QRect blockRect(const TextPosition &position) const;
    /** The position of the character nearest to a point of the viewport; std::nullopt if no text is shown. */
    [[nodiscard]] std::optional<TextPosition> positionAt(const QPoint &point) const;
    /** The links in the current entry, each once and as many as fit into a menu. */
    [[nodiscard]] reading::Runs links() const;
    /** Follows a link: scrolls to its target in the document, or opens its URL. */
    void follow(const reading::Run &link);
    /** Copies the selected text, or else the text of the current entry, to the clipboard. */
    void copy();

signals:
    /** Another entry is the current one. */
    void currentChanged();
    /** The user wants to see the form for the current entry. */
    void openRequested();
    void menuRequested(const QPoint &globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    /** A block that is visible, with its position in the viewport. */
    struct Visible {
        qsizetype entry = 0;
        qsizetype block = 0;
        int y = 0;
        int height = 0;
    };

    [[nodiscard]] int textWidth() const;
    void layOutAgain();
    /** Lays out the visible blocks, and moves m_top back so that there is no empty room after the end of the document.
     */
    void place();
    void fillViewport();
    void scrollBy(int pixels);
    void scrollToValue(int value);
    void scrollTo(qsizetype entry, qsizetype block);
    bool stepBack();
    bool stepOn();
    void updateScrollBar();
    void setCurrent(qsizetype entry);
    [[nodiscard]] const Visible *visibleAt(const QPoint &point) const;
    [[nodiscard]] QPointF inside(const Visible &visible, const QPoint &point) const;
    [[nodiscard]] const reading::Run *linkAt(const QPoint &point);

    Entries m_entries;
    TextPosition m_top;  ///< The position of the first visible block.
    int m_offset = 0;    ///< The number of pixels of the first visible block that are above the viewport.
    int m_lastValue = 0; ///< The last value of the vertical scroll bar, to know how far it was moved.
    std::vector<Visible> m_visible;
    qsizetype m_current = -1;
    TextPosition m_anchor; ///< The end of the selection at which the user began it.
    TextPosition m_cursor;
    QPoint m_pressed;
    bool m_isPlacing = false;
};

} // namespace readingview
