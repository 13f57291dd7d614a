#include "adaptiverow.h"

#include "measures.h"

#include <QBoxLayout>

namespace designer {

AdaptiveRow::AdaptiveRow(int fromWidth, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_fromWidth(fromWidth)
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(theme::Space::Group);
}

void AdaptiveRow::setWidgets(QWidget *first, QWidget *second)
{
    m_layout->addWidget(first, 1);
    m_layout->addWidget(second, 1);
}

void AdaptiveRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_layout->setDirection(width() >= m_fromWidth ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace designer

#include "moc_adaptiverow.cpp"
