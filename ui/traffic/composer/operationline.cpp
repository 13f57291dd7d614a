#include "operationline.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFrame>

namespace traffic {

namespace {
constexpr int TextMargin = 2; // The horizontal one of QLineEdit.
} // namespace

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

/** A text that is too long ends with an ellipsis while it is not edited. */
void OperationLine::paintEvent(QPaintEvent *event)
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inside = style()
                             ->subElementRect(QStyle::SE_LineEditContents, &option, this)
                             .marginsRemoved(textMargins())
                             .adjusted(TextMargin, 0, -TextMargin, 0);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, inside.width());
    if (hasFocus() || shown == text())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(inside, QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter), shown);
}

} // namespace traffic

#include "moc_operationline.cpp"
