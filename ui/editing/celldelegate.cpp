#include "celldelegate.h"

#include "celledit.h"
#include "celltext.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <optional>

namespace editing {

namespace {

bool isInside(const QWidget *widget, const QWidget &editor)
{
    return widget && (widget == &editor || editor.isAncestorOf(widget));
}

/** Returns what the view does after an event that ends the edit, or std::nullopt for any other event. */
std::optional<QAbstractItemDelegate::EndEditHint> endOfEdit(const QEvent &event, const QWidget &editor)
{
    if (event.type() == QEvent::FocusOut && !isInside(QApplication::focusWidget(), editor) &&
        !QApplication::activePopupWidget())
        return QAbstractItemDelegate::NoHint;
    if (event.type() != QEvent::KeyPress)
        return std::nullopt;
    switch (static_cast<const QKeyEvent &>(event).key()) {
    case Qt::Key_Tab:
        return QAbstractItemDelegate::EditNextItem;
    case Qt::Key_Backtab:
        return QAbstractItemDelegate::EditPreviousItem;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return QAbstractItemDelegate::SubmitModelCache;
    case Qt::Key_Escape:
        return QAbstractItemDelegate::RevertModelCache;
    default:
        return std::nullopt;
    }
}

} // namespace

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    painter->save();
    const bool isPainted = widgets::paintTextCell(painter, cell);
    painter->restore();
    if (!isPainted)
        QStyledItemDelegate::paint(painter, option, index);
}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QWidget *editor = newEditor(parent, option, index);
    const auto *line = qobject_cast<const QLineEdit *>(editor);
    if (line && index.data(roleIn(*line)).toString().size() > line->maxLength()) {
        // The line would cut the text off, and what is left would be written.
        delete editor;
        return nullptr;
    }
    if (editor)
        new CellEdit(editor, *const_cast<CellDelegate *>(this));
    return editor;
}

void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // The view calls this for every change of the cell, a problem that was found in it included.
    const auto *line = qobject_cast<QLineEdit *>(editor);
    if (!line || !line->isModified())
        show(*editor, index);
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const QVariant value = valueIn(*editor);
    const QPointer<CellEdit> edit(CellEdit::of(editor));
    const int role = roleIn(*editor);
    const bool isOther = value.isValid() && value != index.data(role);
    const bool isWritten = !isOther || model->setData(index, value, role);
    if (edit)
        edit->setRefused(!isWritten);
}

void CellDelegate::show(QWidget &editor, const QModelIndex &index) const
{
    if (auto *line = qobject_cast<QLineEdit *>(&editor))
        line->setText(index.data(roleIn(editor)).toString());
}

QVariant CellDelegate::valueIn(const QWidget &editor) const
{
    const auto *line = qobject_cast<const QLineEdit *>(&editor);
    return line ? QVariant(line->text()) : QVariant();
}

/** Qt would close the editor even if the model refuses its text. */
bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<QWidget *>(watched);
    CellEdit *edit = CellEdit::of(editor);
    const auto end = edit ? endOfEdit(*event, *editor) : std::nullopt;
    if (!end)
        return QStyledItemDelegate::eventFilter(watched, event);
    if (*end == QAbstractItemDelegate::RevertModelCache)
        edit->cancel();
    else
        edit->complete(*end);
    return event->type() == QEvent::KeyPress;
}

} // namespace editing

#include "moc_celldelegate.cpp"
