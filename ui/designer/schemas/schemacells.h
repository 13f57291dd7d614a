#pragma once

#include "componentreferences.h"

#include <QStringList>
#include <QStyledItemDelegate>

#include <functional>

namespace designer {

/** Edits a cell with a line edit whose text is where the cell's text was. */
class CellTextDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
};

/** Edits the type of a schema, or a reference to one, with a list of types and references. References are shown by
 * their short names. */
class SchemaTypeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    using References = std::function<QList<ComponentReference>()>;

    void setTypes(const QStringList &types) { m_types = types; }
    /** Gives the references to offer, each time that a cell is edited. */
    void setReferences(References references) { m_references = std::move(references); }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

private:
    QStringList m_types;
    References m_references;
};

} // namespace designer
