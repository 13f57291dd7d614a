#pragma once

#include "carets.h"

#include <QBasicTimer>
#include <QObject>
#include <QPoint>

class QMouseEvent;

namespace source {

class SourceEditor;

/** Cursors and selections by the mouse. */
class Pointing final : public QObject
{
public:
    explicit Pointing(SourceEditor &editor);

    void press(QMouseEvent &event);
    void doubleClick(QMouseEvent &event);
    void move(QMouseEvent &event);
    /** True if the button was released where it was pressed, and nothing was selected. */
    bool release(QMouseEvent &event);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    /** What a drag extends the selection by. */
    enum class Unit { Character, Word, Line, Columns };
    void extendTo(const QPoint &point);
    void startDrag();
    [[nodiscard]] base::Span unitAt(qsizetype offset) const;

    SourceEditor &m_editor;
    Carets m_before; ///< The cursors that a further one is added to.
    base::Span m_origin;
    Unit m_unit = Unit::Character;
    QPoint m_pressed;
    QPoint m_last;
    bool m_isSelecting = false;
    bool m_canDrag = false; ///< The press was in a selection: a drag moves its text.
    bool m_isAdding = false;
    qint64 m_doubleClickedAt = 0; ///< Milliseconds; a press soon after it selects a line.
    QBasicTimer m_scrolling;
};

} // namespace source
