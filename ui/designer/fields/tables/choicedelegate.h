#pragma once

#include "celldelegate.h"

#include <QStringList>

namespace designer {

/**
 * Edits the cells of a table with a drop-down list. A value of the file that is not in the list is kept as an
 * additional choice.
 */
class ChoiceDelegate final : public editing::CellDelegate
{
    Q_OBJECT

public:
    ChoiceDelegate(const QStringList &choices, QObject *parent);

    void setChoices(const QStringList &choices) { m_choices = choices; }

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
    void show(QWidget &editor, const QModelIndex &index) const override;
    [[nodiscard]] QVariant valueIn(const QWidget &editor) const override;

private:
    QStringList m_choices;
};

} // namespace designer
