#include "adaptiverow.h"

#include "measures.h"

#include <QBoxLayout>

namespace designer {

namespace {
constexpr int FirstStretch = 3;
constexpr int SecondStretch = 2;
} // namespace

AdaptiveRow::AdaptiveRow(int fromWidth, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::BottomToTop, this))
    , m_fromWidth(fromWidth)
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(theme::Space::Group);
}

void AdaptiveRow::setWidgets(QWidget *first, QWidget *second)
{
    m_layout->addWidget(first, FirstStretch);
    m_layout->addWidget(second, 0);
}

void AdaptiveRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isStacked = width() < m_fromWidth;
    if (m_isStacked == isStacked)
        return;
    m_isStacked = isStacked;
    m_layout->setDirection(isStacked ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    m_layout->setStretch(1, isStacked ? 0 : SecondStretch);
    emit stackedChanged(isStacked);
}

} // namespace designer

#include "moc_adaptiverow.cpp"
