#include "pointing.h"

#include "lines.h"
#include "sourceeditor.h"

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

Pointing::Pointing(SourceEditor &editor)
    : QObject(&editor)
    , m_editor(editor)
{}

base::Span Pointing::unitAt(qsizetype offset) const
{
    switch (m_unit) {
    case Unit::Word:
        return wordAt(m_editor.snapshot(), offset);
    case Unit::Line:
        return m_editor.snapshot().lineSpan(m_editor.snapshot().lineAt(offset));
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
        const qsizetype offset = m_editor.offsetAt(point);
        m_editor.setCarets(Carets({offset, offset}));
        m_editor.insert(QApplication::clipboard()->text(QClipboard::Selection));
        return;
    }
    if (event.button() != Qt::LeftButton)
        return;
    m_editor.finishTyping();
    const qsizetype offset = m_editor.offsetAt(point);
    const bool isTriple = qint64(event.timestamp()) - m_doubleClickedAt < QApplication::doubleClickInterval() &&
                          (point - m_pressed).manhattanLength() < QApplication::startDragDistance();
    m_pressed = m_last = point;
    m_isSelecting = true;
    m_isAdding = event.modifiers() == Qt::AltModifier;
    m_before = m_editor.carets();
    const base::Span selection = m_editor.selection();
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
    m_origin = unitAt(m_editor.offsetAt(m_pressed));
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
    const bool isOutside = m_last.y() < 0 || m_last.y() > m_editor.viewport()->height();
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
        const qsizetype offset = m_editor.offsetAt(event.position().toPoint());
        m_editor.setCarets(Carets({offset, offset}));
    }
    QClipboard *clipboard = QApplication::clipboard();
    const base::Span selection = m_editor.selection();
    if (clipboard->supportsSelection() && selection.length > 0 && selection.length < LargestSelection)
        clipboard->setText(m_editor.selectedText(), QClipboard::Selection);
    return m_editor.carets().count() == 1 && selection.length == 0;
}

void Pointing::extendTo(const QPoint &point)
{
    if (m_unit == Unit::Columns) {
        m_editor.selectColumns(m_pressed, point);
        return;
    }
    const base::Span unit = unitAt(m_editor.offsetAt(point));
    Caret caret{m_origin.offset, qMax(unit.end(), m_origin.end())};
    if (unit.offset < m_origin.offset)
        caret = {m_origin.end(), unit.offset};
    m_editor.setCarets(m_isAdding ? m_before.with(caret) : Carets(caret));
}

void Pointing::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scrolling.timerId())
        return;
    const int distance = m_last.y() < 0 ? m_last.y() : m_last.y() - m_editor.viewport()->height();
    QScrollBar *bar = m_editor.verticalScrollBar();
    bar->setValue(bar->value() + distance / m_editor.rowHeight() + (distance < 0 ? -1 : 1));
    extendTo(m_last);
}

void Pointing::startDrag()
{
    m_isSelecting = false;
    m_canDrag = false;
    auto *data = new QMimeData;
    data->setText(m_editor.selectedText());
    auto *drag = new QDrag(&m_editor);
    drag->setMimeData(data);
    // The editor that the text is dropped on removes it where it was, if that is itself.
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
}

} // namespace source
