#include "linecompletion.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>

namespace editing {

LineCompletion::LineCompletion(QLineEdit &line, QCompleter *completer)
    : QObject(&line)
    , m_completer(completer)
{
    line.setCompleter(completer);
    line.installEventFilter(this);
}

bool LineCompletion::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEnd = event->type() == QEvent::Hide || event->type() == QEvent::DeferredDelete;
    QWidget *popup = isEnd ? QApplication::activePopupWidget() : nullptr;
    // popup() makes a list where there is none.
    if (popup && popup == m_completer->popup())
        popup->hide();
    return QObject::eventFilter(watched, event);
}

} // namespace editing

#include "moc_linecompletion.cpp"
