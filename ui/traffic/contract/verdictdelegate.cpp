#include "verdictdelegate.h"

#include "theme.h"

namespace traffic {

VerdictDelegate::VerdictDelegate(const items::ExchangeFilterModel &exchanges, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_exchanges(exchanges)
{}

void VerdictDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const int row = m_exchanges.mapToSource(index).row();
    const items::ContractVerdict verdict = m_exchanges.exchanges().keptAt(row).verdict();
    const bool isViolation = verdict.kind == items::ContractVerdict::Kind::Violates;
    const theme::Role role = !isViolation        ? theme::Role::Muted
                             : verdict.hasErrors ? theme::Role::Error
                                                 : theme::Role::Warning;
    option->palette.setColor(QPalette::Text, theme::color(role));
    option->palette.setColor(QPalette::HighlightedText, theme::color(role));
}

} // namespace traffic

#include "moc_verdictdelegate.cpp"
