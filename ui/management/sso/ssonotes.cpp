#include "ssonotes.h"

#include "diagnostic.h"
#include "icon.h"
#include "ssomodel.h"

namespace sso {

namespace {

constexpr int IconSize = 16;

} // namespace

void SsoNoteDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant severity = index.data(items::SsoModel::SeverityRole);
    if (!severity.isValid())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(IconSize, IconSize);
    switch (base::Severity(severity.toInt())) {
    case base::Severity::Error:
        option->icon = theme::icon(theme::Icon::Error, theme::Role::Error);
        break;
    case base::Severity::Warning:
        option->icon = theme::icon(theme::Icon::Warning, theme::Role::Warning);
        break;
    case base::Severity::Information:
        option->icon = theme::icon(theme::Icon::Information, theme::Role::Information);
        break;
    }
}

} // namespace sso

#include "moc_ssonotes.cpp"
