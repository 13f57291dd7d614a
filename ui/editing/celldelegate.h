#pragma once

#include <QStyledItemDelegate>

namespace editing {

/**
 * The base of all delegates that edit cells of a document. A text that the model refuses stays in the editor, and a
 * text that is being typed is not replaced when the cell changes. Derived classes create their editor in newEditor().
 */
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    void setEditorData(QWidget *editor, const QModelIndex &index) const final;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const final;

protected:
    /** Creates the editor of a cell; null if the cell has none. */
    [[nodiscard]] virtual QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                             const QModelIndex &index) const = 0;
    /** Shows the value of the cell in its editor. The default is for line edits. */
    virtual void show(QWidget &editor, const QModelIndex &index) const;
    /** The value in the editor for the role EditRole; an invalid value writes nothing. The default is for line edits.
     */
    [[nodiscard]] virtual QVariant valueIn(const QWidget &editor) const;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace editing
