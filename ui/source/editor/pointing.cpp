#include "pointing.h"

#include "lines.h"
#include "sourceview.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimerEvent>

namespace source {

namespace {

constexpr int ScrollMilliseconds = 50;
/** The selection of the window system is set up to that size. */
constexpr qsizetype LargestSelection = 1024 * 1024;

} // namespace

Pointing::Pointing(SourceView &view)
    : QObject(&view)
    , m_view(view)
{}

base::Span Pointing::unitAt(qsizetype offset) const
{
    switch (m_unit) {
    case Unit::Word:
        return wordAt(m_view.snapshot(), offset);
    case Unit::Line:
        return m_view.snapshot().lineSpan(m_view.snapshot().lineAt(offset));
    case Unit::Character:
    case Unit::Columns:
        break;
    }
    return {offset, 0};
}

void Pointing::press(QMouseEvent &event)
{
    const QPoint point = event.position().toPoint();
    if (event.button() == Qt::MiddleButton && QApplication::clipboard()->supportsSelection()) {
        const qsizetype offset = m_view.offsetAt(point);
        m_view.setCarets(Carets({offset, offset}));
        emit pasteRequested(QApplication::clipboard()->text(QClipboard::Selection));
        return;
    }
    if (event.button() != Qt::LeftButton)
        return;
    emit pressed();
    const qsizetype offset = m_view.offsetAt(point);
    const bool isTriple = qint64(event.timestamp()) - m_doubleClickedAt < QApplication::doubleClickInterval() &&
                          (point - m_pressed).manhattanLength() < QApplication::startDragDistance();
    m_pressed = m_last = point;
    m_isSelecting = true;
    m_isAdding = event.modifiers() == Qt::AltModifier;
    m_before = m_view.carets();
    const base::Span selection = m_view.selection();
    m_canDrag = !isTriple && event.modifiers() == Qt::NoModifier && selection.contains(offset) && selection.length > 0;
    if (m_canDrag)
        return;
    m_unit = isTriple                                                     ? Unit::Line
             : event.modifiers() == (Qt::AltModifier | Qt::ShiftModifier) ? Unit::Columns
                                                                          : Unit::Character;
    if (m_unit == Unit::Character && event.modifiers() == Qt::ShiftModifier)
        m_origin = {m_before.main().anchor, 0};
    else
        m_origin = unitAt(offset);
    extendTo(point);
}

void Pointing::doubleClick(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    m_pressed = m_last = event.position().toPoint();
    m_doubleClickedAt = qint64(event.timestamp());
    m_unit = Unit::Word;
    m_isSelecting = true;
    m_canDrag = false;
    m_origin = unitAt(m_view.offsetAt(m_pressed));
    extendTo(m_pressed);
}

void Pointing::move(QMouseEvent &event)
{
    if (!m_isSelecting || !event.buttons().testFlag(Qt::LeftButton))
        return;
    m_last = event.position().toPoint();
    if (m_canDrag) {
        if ((m_last - m_pressed).manhattanLength() >= QApplication::startDragDistance())
            startDrag();
        return;
    }
    extendTo(m_last);
    const bool isOutside = m_last.y() < 0 || m_last.y() > m_view.viewport()->height();
    if (isOutside && !m_scrolling.isActive())
        m_scrolling.start(ScrollMilliseconds, this);
    else if (!isOutside)
        m_scrolling.stop();
}

bool Pointing::release(QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton || !m_isSelecting)
        return false;
    m_isSelecting = false;
    m_scrolling.stop();
    if (m_canDrag) {
        const qsizetype offset = m_view.offsetAt(event.position().toPoint());
        m_view.setCarets(Carets({offset, offset}));
    }
    QClipboard *clipboard = QApplication::clipboard();
    const base::Span selection = m_view.selection();
    if (clipboard->supportsSelection() && selection.length > 0 && selection.length < LargestSelection)
        clipboard->setText(m_view.selectedText(), QClipboard::Selection);
    return m_view.carets().count() == 1 && selection.length == 0;
}

void Pointing::extendTo(const QPoint &point)
{
    if (m_unit == Unit::Columns) {
        m_view.selectColumns(m_pressed, point);
        return;
    }
    const base::Span unit = unitAt(m_view.offsetAt(point));
    Caret caret{m_origin.offset, qMax(unit.end(), m_origin.end())};
    if (unit.offset < m_origin.offset)
        caret = {m_origin.end(), unit.offset};
    m_view.setCarets(m_isAdding ? m_before.with(caret) : Carets(caret));
}

void Pointing::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scrolling.timerId())
        return;
    const int distance = m_last.y() < 0 ? m_last.y() : m_last.y() - m_view.viewport()->height();
    QScrollBar *bar = m_view.verticalScrollBar();
    bar->setValue(bar->value() + distance / m_view.rowHeight() + (distance < 0 ? -1 : 1));
    extendTo(m_last);
}

void Pointing::startDrag()
{
    m_isSelecting = false;
    m_canDrag = false;
    auto *data = new QMimeData;
    data->setText(m_view.selectedText());
    auto *drag = new QDrag(&m_view);
    drag->setMimeData(data);
    // The editor that the text is dropped on removes it where it was, if that is itself.
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
}

} // namespace source

#include "moc_pointing.cpp"
