#include "validitydelegate.h"

#include "certificatemodel.h"
#include "measures.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace certificates {
namespace {

constexpr int CellBarWidth = 56;
constexpr int CellBarHeight = 6;

} // namespace

int ValidityDelegate::widestText(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(u"not valid until 2000-00-00 (in 0000 months)"_qs);
}

int ValidityDelegate::widthFor(const QFontMetrics &metrics)
{
    const int withBar = metrics.horizontalAdvance(u"expires in 00 days"_qs) + theme::Space::Group + CellBarWidth;
    return std::max(widestText(metrics), withBar) + 2 * theme::Space::Group;
}

void ValidityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto validity = static_cast<management::Validity>(index.data(items::CertificateModel::ValidityRole).toInt());
    const QColor color = theme::color(validityRole(validity));
    option.palette.setColor(QPalette::Text, color);
    option.palette.setColor(QPalette::HighlightedText, color);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

    const QVariant elapsed = index.data(items::CertificateModel::ElapsedRole);
    const int textWidth = option.fontMetrics.horizontalAdvance(option.text) + 2 * theme::Space::Control;
    // There is no bar before the validity starts, or when the text needs the space.
    if (!elapsed.isValid() || validity == management::Validity::NotYetValid ||
        option.rect.width() < textWidth + CellBarWidth + theme::Space::Control)
        return;
    const QRectF bar(option.rect.right() - CellBarWidth - theme::Space::Control,
                     option.rect.center().y() - CellBarHeight / 2.0 + 0.5, CellBarWidth, CellBarHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::color(theme::Role::Line));
    painter->drawRoundedRect(bar, CellBarHeight / 2.0, CellBarHeight / 2.0);
    painter->setBrush(color);
    painter->drawRoundedRect(QRectF(bar.topLeft(), QSizeF(CellBarWidth * elapsed.toDouble(), CellBarHeight)),
                             CellBarHeight / 2.0, CellBarHeight / 2.0);
    painter->restore();
}

theme::Role validityRole(management::Validity validity)
{
    switch (validity) {
    case management::Validity::Valid:
        return theme::Role::Ok;
    case management::Validity::ExpiresSoon:
        return theme::Role::Warning;
    case management::Validity::Expired:
        return theme::Role::Error;
    case management::Validity::NotYetValid:
        return theme::Role::Information;
    case management::Validity::Unknown:
        break;
    }
    return theme::Role::Muted;
}

} // namespace certificates

#include "moc_validitydelegate.cpp"
