#pragma once

#include "entries.h"
#include "textposition.h"

#include <QAbstractScrollArea>

#include <algorithm>

namespace readingview {

/**
 * A document as its readers see it. Only the blocks that are visible are laid out; the height of the others is
 * estimated, so the scroll bar is exact only near the visible ones.
 */
class ReadingView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReadingView(QWidget *parent = nullptr);

    /** Shows a document, or a later state of it at the same place. */
    void setDocument(const document::Snapshot &snapshot, reading::Outline outline, reading::SchemaUses uses);
    [[nodiscard]] const Entries &entries() const { return m_entries; }

    /** The part that was clicked or scrolled to; -1 if there is none. */
    [[nodiscard]] qsizetype current() const { return m_current; }
    /** The blocks of that part, and their text, a block a line. */
    [[nodiscard]] reading::Blocks currentBlocks();
    [[nodiscard]] QString currentText();
    /** Scrolls to the part with this place; false if there is none. */
    bool showPlace(const document::Pointer &pointer);
    /** Scrolls to a text and selects it. */
    void showText(const TextPosition &from, const TextPosition &to);
    /** The position after the selection, where a search goes on. */
    [[nodiscard]] TextPosition cursor() const { return std::max(m_anchor, m_cursor); }
    /** The start and the end of the selection, equal if there is none. */
    [[nodiscard]] std::pair<TextPosition, TextPosition> selection() const { return std::minmax(m_anchor, m_cursor); }
    [[nodiscard]] QString selectedText() const;
    /** Of a block in the viewport; empty if it is not visible. */
    [[nodiscard]] QRect blockRect(const TextPosition &position) const;
    /** The character at a point of the viewport. */
    [[nodiscard]] std::optional<TextPosition> positionAt(const QPoint &point) const;
    /** The links of the current part, each once. */
    [[nodiscard]] reading::Runs links() const;
    /** Follows a link. */
    void follow(const reading::Run &link);
    /** Copies the selection, or else the text of the current part. */
    void copy();

signals:
    /** Another part is the current one. */
    void currentChanged();
    /** The current part is requested in its form. */
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
    /** A block in the viewport. */
    struct Visible {
        qsizetype entry = 0;
        qsizetype block = 0;
        int y = 0;
        int height = 0;
    };

    [[nodiscard]] int textWidth() const;
    void layOutAgain();
    /** Lays out what is visible, and moves the top so that there is no room after the end. */
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
    TextPosition m_top;  ///< The first visible block.
    int m_offset = 0;    ///< Of its pixels that are above the viewport.
    int m_lastValue = 0; ///< Of the scroll bar.
    std::vector<Visible> m_visible;
    qsizetype m_current = -1;
    TextPosition m_anchor; ///< Where the selection began.
    TextPosition m_cursor;
    QPoint m_pressed;
    bool m_isPlacing = false;
};

} // namespace readingview
