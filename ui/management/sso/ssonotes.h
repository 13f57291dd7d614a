#pragma once

#include <QStyledItemDelegate>

namespace sso {

/** Draws the notes about SSO profiles in a list: the icon of the worst severity before the text. */
class SsoNoteDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace sso
