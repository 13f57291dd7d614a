#include "changedlinedelegate.h"

#include "beforeaftermodel.h"
#include "colors.h"
#include "fonts.h"

#include <QPainter>

#include <optional>

namespace traffic {
namespace {

std::optional<theme::Role> groundOf(items::LineKind kind)
{
    switch (kind) {
    case items::LineKind::Added:
        return theme::Role::Added;
    case items::LineKind::Removed:
        return theme::Role::Removed;
    case items::LineKind::Changed:
        return theme::Role::Changed;
    default:
        return std::nullopt;
    }
}

} // namespace

void ChangedLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto kind = static_cast<items::LineKind>(index.data(items::BeforeAfterModel::KindRole).toInt());
    const auto ground = groundOf(kind);
    if (ground && !option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, theme::color(*ground));
    QStyledItemDelegate::paint(painter, option, index);
}

void ChangedLineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    using Model = items::BeforeAfterModel;
    option->textElideMode = Qt::ElideRight;
    if (index.column() != Model::Cause) {
        option->font = theme::codeFont();
        return;
    }
    if (!index.data(Model::PointerRole).toString().isEmpty()) {
        option->font.setUnderline(true);
        option->palette.setColor(QPalette::Text, theme::color(theme::Role::Accent));
        option->palette.setColor(QPalette::HighlightedText, theme::color(theme::Role::Accent));
    }
}

} // namespace traffic

#include "moc_changedlinedelegate.cpp"
