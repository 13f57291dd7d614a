#pragma once

#include "carets.h"

#include <QBasicTimer>
#include <QObject>
#include <QPoint>

class QMouseEvent;

namespace source {

class SourceView;

/** Cursors and selections by the mouse. */
class Pointing final : public QObject
{
    Q_OBJECT

public:
    explicit Pointing(SourceView &view);

    void press(QMouseEvent &event);
    void doubleClick(QMouseEvent &event);
    void move(QMouseEvent &event);
    /** True if the button was released where it was pressed, and nothing was selected. */
    bool release(QMouseEvent &event);

signals:
    /** A button was pressed in the text. */
    void pressed();
    /** The selection of the window system is to be inserted at the cursor. */
    void pasteRequested(const QString &text);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    /** What a drag extends the selection by. */
    enum class Unit { Character, Word, Line, Columns };
    void extendTo(const QPoint &point);
    void startDrag();
    [[nodiscard]] base::Span unitAt(qsizetype offset) const;

    SourceView &m_view;
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
