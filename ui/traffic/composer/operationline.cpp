#include "operationline.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QCompleter>
#include <QKeyEvent>

namespace traffic {

OperationLine::OperationLine(QAbstractItemModel &operations, QWidget *parent)
    : QLineEdit(parent)
    , m_completer(new QCompleter(&operations, this))
{
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    // A completer that is set by setCompleter() writes each row that is only highlighted into the field, and then finds
    // the rows that contain that.
    m_completer->setWidget(this);
    connect(this, &QLineEdit::textEdited, this, &OperationLine::offer);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &chosen) {
                const auto *rows = qobject_cast<const QAbstractProxyModel *>(m_completer->completionModel());
                emit operationChosen(rows->mapToSource(chosen).row());
            });
}

void OperationLine::offer(const QString &text)
{
    m_completer->setCompletionPrefix(text);
    if (text.isEmpty() || m_completer->completionCount() == 0)
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

void OperationLine::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        emit entered();
}

void OperationLine::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && !m_completer->popup()->isVisible())
        emit left();
}

void OperationLine::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool isForRows = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
    if (isForRows && m_completer->popup()->isVisible())
        return event->ignore(); // The list of rows takes it.
    QLineEdit::keyPressEvent(event);
}

} // namespace traffic

#include "moc_operationline.cpp"
