#include "viewscrolls.h"

#include "pageview.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

namespace window {

namespace {

constexpr int RoundMs = 50;
constexpr int MostRounds = 40;

} // namespace

QMap<QString, int> scrollPositions(const QWidget &widget)
{
    QMap<QString, int> positions;
    for (const auto *area : widget.findChildren<QAbstractScrollArea *>()) {
        const int top = area->verticalScrollBar()->value();
        if (positions.size() < PageView::MostScrolls && !area->objectName().isEmpty() && top > 0 &&
            area->isVisibleTo(&widget))
            positions.insert(area->objectName(), top);
    }
    return positions;
}

ViewScrolls::ViewScrolls(QWidget &widget, const QMap<QString, int> &positions)
    : m_widget(widget)
    , m_positions(positions)
{
    m_again.setInterval(RoundMs);
    connect(&m_again, &QTimer::timeout, this, &ViewScrolls::scroll);
    if (!positions.isEmpty())
        m_again.start();
}

void ViewScrolls::scroll()
{
    for (auto position = m_positions.begin(); position != m_positions.end();) {
        const auto *area = m_widget.findChild<QAbstractScrollArea *>(position.key());
        if (area && area->isVisible() && area->verticalScrollBar()->maximum() >= *position) {
            area->verticalScrollBar()->setValue(*position);
            position = m_positions.erase(position);
        } else {
            ++position;
        }
    }
    if (m_positions.isEmpty() || ++m_rounds == MostRounds)
        m_again.stop();
}

} // namespace window

#include "moc_viewscrolls.cpp"
