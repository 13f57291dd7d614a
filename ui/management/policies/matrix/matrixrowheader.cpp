#include "matrixrowheader.h"

#include "badge.h"
#include "colors.h"
#include "measures.h"

#include <QPainter>

namespace policies {

MatrixRowHeader::MatrixRowHeader(QWidget *parent)
    : QHeaderView(Qt::Vertical, parent)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setDefaultSectionSize(theme::Size::Row);
    setMinimumSectionSize(theme::Size::Row);
    setSectionsClickable(true);
    setHighlightSections(false);
}

void MatrixRowHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const QString method = model()->headerData(section, orientation(), MethodRole).toString();
    const QString path = model()->headerData(section, orientation(), PathRole).toString();
    painter->save();
    painter->fillRect(rect, theme::color(method.isEmpty() ? theme::Role::Window : theme::Role::Surface));
    painter->setPen(theme::color(theme::Role::Line));
    painter->drawLine(rect.topRight(), rect.bottomRight());
    QRect text = rect.adjusted(theme::Space::Control, 0, -theme::Space::Control, 0);
    QFont shown = parentWidget()->font();
    shown.setBold(method.isEmpty());
    if (!method.isEmpty()) {
        QRect badge = text;
        badge.setWidth(theme::Size::Badge);
        badge.adjust(0, theme::Space::Tight, 0, -theme::Space::Tight);
        widgets::paintBadge(painter, badge, method, theme::palette().method(method));
        text.setLeft(badge.right() + theme::Space::Control);
    }
    painter->setFont(shown);
    painter->setPen(theme::color(theme::Role::Text));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(shown).elidedText(path, Qt::ElideMiddle, text.width()));
    painter->restore();
}

} // namespace policies

#include "moc_matrixrowheader.cpp"
