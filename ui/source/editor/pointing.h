#pragma once

#include "carets.h"

#include <QBasicTimer>
#include <QObject>
#include <QPoint>

class QMouseEvent;

namespace source {

class SourceView;

/** Sets the cursors and selections of a view by the mouse: clicks, drags, double clicks, and presses with Shift or Alt.
 */
class Pointing final : public QObject
{
    Q_OBJECT

public:
    explicit Pointing(SourceView &view);

    void press(QMouseEvent &event);
    void doubleClick(QMouseEvent &event);
    void move(QMouseEvent &event);
    /** Handles a released button. Returns true if it was a click with the left button that left one cursor without a
     * selection. */
    bool release(QMouseEvent &event);

signals:
    /** The left button was pressed in the text. Emitted before the cursors change. */
    void pressed();
    /** The middle button was pressed: `text`, the primary selection of the window system, is to be inserted at the
     * cursor. */
    void pasteRequested(const QString &text);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    /** The unit that a drag with the mouse extends the selection by. */
    enum class Unit { Character, Word, Line, Columns };
    void extendTo(const QPoint &point);
    void startDrag();
    [[nodiscard]] base::Span unitAt(qsizetype offset) const;

    SourceView &m_view;
    Carets m_before; ///< The cursors before the press; a press with Alt adds one to them.
    base::Span m_origin;
    Unit m_unit = Unit::Character;
    QPoint m_pressed;
    QPoint m_last;
    bool m_isSelecting = false;
    bool m_canDrag = false; ///< The press was inside a selection, so a drag moves the selected text.
    bool m_isAdding = false;
    /** The timestamp of the last double click in milliseconds. A press soon after it selects a line. */
    qint64 m_doubleClickedAt = 0;
    QBasicTimer m_scrolling;
};

} // namespace source
