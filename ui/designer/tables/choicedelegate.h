#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace designer {

/** Edits a cell with a drop-down list. A value that is not in the list is kept as an additional choice. */
class ChoiceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ChoiceDelegate(const QStringList &choices, QObject *parent);

    void setChoices(const QStringList &choices) { m_choices = choices; }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

private:
    QStringList m_choices;
};

} // namespace designer
