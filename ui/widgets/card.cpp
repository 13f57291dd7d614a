#include "card.h"

#include "theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace widgets {

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_content(new QVBoxLayout(this))
{
    m_content->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    m_content->setSpacing(theme::Space::Control);
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::color(theme::Role::Line));
    painter.setBrush(theme::color(theme::Role::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::Size::Radius, theme::Size::Radius);
}

} // namespace widgets

#include "moc_card.cpp"
