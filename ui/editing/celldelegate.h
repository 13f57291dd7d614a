#pragma once

#include <QStyledItemDelegate>

namespace editing {

/**
 * The base class of all delegates that edit table, list and tree cells of a document. A text that the model refuses
 * stays in the editor, and a text that is being typed is not replaced when the cell changes. Derived classes create
 * their editor in newEditor().
 */
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    void setEditorData(QWidget *editor, const QModelIndex &index) const final;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const final;

protected:
    /** Creates the editor widget of a cell; returns null if the cell can't be edited. */
    [[nodiscard]] virtual QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                             const QModelIndex &index) const = 0;
    /** Returns the role of the value that an editor edits. The default implementation returns EditRole. */
    [[nodiscard]] virtual int roleIn(const QWidget & /*editor*/) const { return Qt::EditRole; }
    /** Shows the value of a cell in its editor. The default implementation is for line edits. */
    virtual void show(QWidget &editor, const QModelIndex &index) const;
    /** Returns the value in a cell's editor for the role of the editor. If it is invalid, nothing is written. The
     * default implementation is for line edits. */
    [[nodiscard]] virtual QVariant valueIn(const QWidget &editor) const;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace editing
