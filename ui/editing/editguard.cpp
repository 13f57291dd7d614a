#include "editguard.h"

#include "pendingedit.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionEvent>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>

namespace editing {

namespace {

/** Controls that move what is visible and change nothing. */
bool onlyMoves(const QWidget *widget)
{
    return qobject_cast<const QScrollBar *>(widget) || qobject_cast<const QSplitterHandle *>(widget);
}

/** The control of such an edit in which the widget is, or the widget itself; null if there is none. */
QWidget *controlAround(QWidget *widget, bool (*isOne)(const PendingEdit &))
{
    for (; widget; widget = widget->parentWidget()) {
        const auto edits = widget->findChildren<PendingEdit *>(QString(), Qt::FindDirectChildrenOnly);
        if (std::any_of(edits.cbegin(), edits.cend(), [isOne](const PendingEdit *edit) { return isOne(*edit); }))
            return widget;
        if (widget->isWindow())
            break;
    }
    return nullptr;
}

bool isInPendingControl(QWidget *widget)
{
    return controlAround(widget, [](const PendingEdit &edit) { return edit.isPending(); });
}

/** A field of a document. Typing there loses nothing that is typed elsewhere. */
QWidget *documentFieldAround(QWidget *widget)
{
    return controlAround(widget, [](const PendingEdit &) { return true; });
}

bool isFocusKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Escape:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
        return true;
    default:
        return false;
    }
}

/** True for the menu of a field: pasting there goes on with the edit. */
bool isMenuOfField(const QObject *object)
{
    const auto *menu = qobject_cast<const QMenu *>(object);
    return menu && documentFieldAround(menu->parentWidget());
}

/** Menus are windows of their own, so QWidget::isAncestorOf() does not find them. */
bool isBelow(const QObject *object, const QObject &window)
{
    while (object && object != &window)
        object = object->parent();
    return object;
}

} // namespace

EditGuard::EditGuard(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool EditGuard::isInWindow(const QWidget *widget) const
{
    return widget && widget->window() == &m_window;
}

bool EditGuard::complete()
{
    return completeFor(nullptr);
}

bool EditGuard::completeFor(QWidget *clicked)
{
    if (m_isCompleting)
        return true;
    const QScopedValueRollback<bool> completing(m_isCompleting, true);
    // A field that is clicked keeps the focus: it can be what a refused text lacks.
    const bool isInField = documentFieldAround(clicked);
    m_refused = completeEdits(m_window, clicked);
    if (m_refused && !isInField)
        giveFocus(*m_refused);
    return !m_refused;
}

void EditGuard::giveFocus(QWidget &control)
{
    control.setFocus(Qt::OtherFocusReason);
    for (QWidget *above = control.parentWidget(); above; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above))
            area->ensureWidgetVisible(&control);
    }
}

void EditGuard::watch(QAction *action)
{
    connect(action, &QAction::triggered, this, &EditGuard::complete, Qt::UniqueConnection);
}

/** Assistive technology clicks a button without a mouse event. It is pressed before it is clicked. */
void EditGuard::watchButton(QAbstractButton &button)
{
    connect(&button, &QAbstractButton::pressed, this, [this, clicked = QPointer<QAbstractButton>(&button)] {
        if (isInWindow(clicked))
            (void)completeFor(clicked);
    });
}

bool EditGuard::refusesPress(QWidget *widget)
{
    if (!isInWindow(widget) || onlyMoves(widget) || isInPendingControl(widget))
        return false;
    const bool hadField = documentFieldAround(widget);
    const QPointer<QWidget> field(documentFieldAround(widget));
    const bool isComplete = completeFor(widget);
    // Completing an edit can add something and move the focus to it, and the user types where the click was.
    if (field && (field->focusPolicy() & Qt::ClickFocus) != 0 && !field->hasFocus())
        field->setFocus(Qt::MouseFocusReason);
    return !isComplete && !hadField;
}

bool EditGuard::refusesShortcut(const QObject *receiver)
{
    return m_window.isActiveWindow() && isBelow(receiver, m_window) && !complete();
}

bool EditGuard::refusesKey(QWidget *widget, const QKeyEvent &event)
{
    if (!m_refused || widget != QApplication::focusWidget() || !isInWindow(widget))
        return false;
    return !isFocusKey(event) && !documentFieldAround(widget) && !complete();
}

void EditGuard::tellTyped(QWidget *widget)
{
    if (isInWindow(widget) && widget == QApplication::focusWidget() && documentFieldAround(widget))
        emit typed();
}

bool EditGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return refusesPress(qobject_cast<QWidget *>(watched));
    case QEvent::Shortcut:
        return refusesShortcut(watched);
    case QEvent::InputMethod:
    case QEvent::Drop:
        tellTyped(qobject_cast<QWidget *>(watched));
        return false;
    case QEvent::KeyPress:
        tellTyped(qobject_cast<QWidget *>(watched));
        return refusesKey(qobject_cast<QWidget *>(watched), *static_cast<QKeyEvent *>(event));
    case QEvent::FocusIn:
        // Tab can leave a control whose text can't be written.
        if (!m_isCompleting && isInWindow(qobject_cast<QWidget *>(watched)))
            m_refused = pendingControl(m_window);
        return false;
    case QEvent::Polish:
        if (auto *button = qobject_cast<QAbstractButton *>(watched))
            watchButton(*button);
        return false;
    case QEvent::ActionAdded:
        if (!isMenuOfField(watched))
            watch(static_cast<QActionEvent *>(event)->action());
        return false;
    default:
        return false;
    }
}

} // namespace editing

#include "moc_editguard.cpp"
