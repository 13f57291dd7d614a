#include "rowsview.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimerEvent>

// How RowsView reacts to the mouse and the keyboard.

namespace traffic {
namespace {

constexpr int ScrollInterval = 50; ///< Between two steps of a view that scrolls while the mouse is dragged, in ms.

bool isWordUnit(QChar one)
{
    return one.isLetterOrNumber() || one == u'_' || one == u'-';
}

bool isFoldKey(const QKeyEvent &event)
{
    const bool isKey = event.key() == Qt::Key_BracketLeft || event.key() == Qt::Key_BraceLeft ||
                       event.key() == Qt::Key_BracketRight || event.key() == Qt::Key_BraceRight;
    return isKey && event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

bodies::RowPlace RowsView::placeAt(const QPoint &point) const
{
    const qsizetype count = m_folds.lineCount();
    if (!m_rows || count == 0)
        return {};
    const qsizetype line = firstLine() + (point.y() < 0 ? -1 : point.y() / m_rowHeight);
    const qsizetype row = m_folds.rowOfLine(qBound(qsizetype(0), line, count - 1));
    return {row, layoutOf(row).byteAt(point.x() - left())};
}

QRect RowsView::cursorRect(const bodies::RowPlace &place) const
{
    const qsizetype line = m_folds.lineOfRow(place.row);
    const int x = int(left() + layoutOf(place.row).xOf(place.byte));
    return {x, int(qBound(qsizetype(-1), line - firstLine(), qsizetype(fullLines() + 1))) * m_rowHeight, 1,
            m_rowHeight};
}

void RowsView::ensureVisible(const bodies::RowPlace &place)
{
    if (!m_rows || m_rows->rowCount() == 0)
        return;
    const qsizetype line = m_folds.lineOfRow(place.row);
    QScrollBar *down = verticalScrollBar();
    if (line < firstLine() || line >= firstLine() + fullLines()) {
        const bool isNear = line >= firstLine() - 1 && line <= firstLine() + fullLines();
        const qsizetype top = !isNear ? line - fullLines() / 2 : line < firstLine() ? line : line - fullLines() + 1;
        down->setValue(int(qMax<qsizetype>(0, top)));
    }
    const int x = int(left() + layoutOf(place.row).xOf(place.byte));
    refreshScrollBars();
    QScrollBar *across = horizontalScrollBar();
    if (x < FoldMargin)
        across->setValue(across->value() + x - viewport()->width() / 4);
    else if (x > viewport()->width() - m_rowHeight)
        across->setValue(across->value() + x - viewport()->width() * 3 / 4);
}

void RowsView::setCursorPlace(const bodies::RowPlace &place, bool selects)
{
    m_cursor = place;
    if (!selects)
        m_anchor = place;
    ensureVisible(place);
    viewport()->update();
    emit selectionChanged();
}

void RowsView::moveByLines(qsizetype lines, bool selects)
{
    if (m_folds.lineCount() == 0)
        return;
    const qreal goal = m_goal >= 0 ? m_goal : layoutOf(m_cursor.row).xOf(m_cursor.byte);
    const qsizetype line = qBound(qsizetype(0), m_folds.lineOfRow(m_cursor.row) + lines, m_folds.lineCount() - 1);
    const qsizetype row = m_folds.rowOfLine(line);
    setCursorPlace({row, layoutOf(row).byteAt(goal)}, selects);
    m_goal = goal;
}

/** Moves to the next or previous grapheme cluster, at the ends of a row to the next or previous line. */
void RowsView::moveByCharacter(bool forward, bool selects)
{
    const widgets::RowLayout &layout = layoutOf(m_cursor.row);
    const auto unit = int(layout.text.unitAt(m_cursor.byte));
    const int next = forward ? layout.layout.nextCursorPosition(unit) : layout.layout.previousCursorPosition(unit);
    m_goal = -1;
    if (next != unit) {
        setCursorPlace({m_cursor.row, layout.text.byteAt(next)}, selects);
        return;
    }
    const qsizetype line = m_folds.lineOfRow(m_cursor.row) + (forward ? 1 : -1);
    if (line < 0 || line >= m_folds.lineCount())
        return;
    const qsizetype row = m_folds.rowOfLine(line);
    setCursorPlace({row, forward ? 0 : rowOf(row).text.size()}, selects);
}

/** Returns false for a key that does not move the cursor. */
bool RowsView::moveBy(const QKeyEvent &event)
{
    const bool selects = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const auto moveTo = [&](const bodies::RowPlace &place) {
        m_goal = -1;
        setCursorPlace(place, selects);
    };
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int step = event.key() == Qt::Key_Up ? -1 : 1;
        if (isControl)
            verticalScrollBar()->setValue(verticalScrollBar()->value() + step);
        else
            moveByLines(step, selects);
        return true;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const int step = (event.key() == Qt::Key_PageUp ? -1 : 1) * qMax(1, fullLines() - 1);
        verticalScrollBar()->setValue(verticalScrollBar()->value() + step);
        moveByLines(step, selects);
        return true;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
        moveByCharacter(event.key() == Qt::Key_Right, selects);
        return true;
    case Qt::Key_Home:
        moveTo(isControl ? bodies::RowPlace() : bodies::RowPlace{m_cursor.row, 0});
        return true;
    case Qt::Key_End:
        moveTo(isControl ? end() : bodies::RowPlace{m_cursor.row, rowOf(m_cursor.row).text.size()});
        return true;
    default:
        return false;
    }
}

void RowsView::keyPressEvent(QKeyEvent *event)
{
    if (!m_rows)
        event->ignore();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (isFoldKey(*event))
        toggleFold(m_cursor.row);
    else if (!moveBy(*event))
        QAbstractScrollArea::keyPressEvent(event);
}

/** The view takes its keys before shortcuts of the window. */
bool RowsView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::SelectAll) || key->matches(QKeySequence::Copy) || isFoldKey(*key)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void RowsView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_rows)
        return;
    const bodies::RowPlace place = placeAt(event->position().toPoint());
    const bool isInMargin = event->position().x() < FoldMargin && m_rows->language() != bodies::Language::Plain;
    if (isInMargin && (rowOf(place.row).canFold || m_folds.closedAt(place.row))) {
        toggleFold(place.row);
        return;
    }
    m_isSelecting = true;
    m_goal = -1;
    setCursorPlace(place, event->modifiers().testFlag(Qt::ShiftModifier));
}

void RowsView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (!m_isSelecting) {
        const bool isInMargin = point.x() < FoldMargin && m_rows && m_rows->language() != bodies::Language::Plain;
        viewport()->setCursor(isInMargin ? Qt::ArrowCursor : Qt::IBeamCursor);
        return;
    }
    if (!viewport()->rect().contains(point) && !m_dragging.isActive())
        m_dragging.start(ScrollInterval, this);
    setCursorPlace(placeAt(point), true);
}

void RowsView::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    m_isSelecting = false;
    m_dragging.stop();
}

void RowsView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_dragging.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    const QPoint point = viewport()->mapFromGlobal(QCursor::pos());
    if (viewport()->rect().contains(point))
        m_dragging.stop();
    else
        setCursorPlace(placeAt(point), true);
}

/** Selects a word. */
void RowsView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_rows)
        return;
    const bodies::RowPlace place = placeAt(event->position().toPoint());
    const widgets::RowText text(rowOf(place.row).text);
    qsizetype start = text.unitAt(place.byte);
    qsizetype end = start;
    while (start > 0 && isWordUnit(text.shown().at(start - 1)))
        --start;
    while (end < text.shown().size() && isWordUnit(text.shown().at(end)))
        ++end;
    m_anchor = {place.row, text.byteAt(start)};
    setCursorPlace({place.row, text.byteAt(end)}, true);
}

void RowsView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copying = menu->addAction(tr("Copy"), this, &RowsView::copy);
    copying->setObjectName(u"copyBodyText"_qs);
    copying->setEnabled(hasSelection());
    menu->addAction(tr("Select all"), this, &RowsView::selectAll)->setObjectName(u"selectBodyText"_qs);
    QAction *folding = menu->addAction(tr("Fold or unfold"), this, [this] { toggleFold(m_cursor.row); });
    folding->setObjectName(u"foldBodyText"_qs);
    folding->setEnabled(m_rows && (m_folds.closedAt(m_cursor.row) || rowOf(m_cursor.row).canFold));
    const bool fromKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(fromKeyboard ? viewport()->mapToGlobal(cursorRect(m_cursor).bottomLeft()) : event->globalPos());
}

} // namespace traffic
