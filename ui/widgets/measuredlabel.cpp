#include "measuredlabel.h"

#include <QEvent>

namespace widgets {

namespace {

constexpr qsizetype MostWidths = 32; ///< While a window is resized, each step has another width.

} // namespace

MeasuredLabel::MeasuredLabel(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{}

MeasuredLabel::MeasuredLabel(QWidget *parent)
    : QLabel(parent)
{}

int MeasuredLabel::heightForWidth(int width) const
{
    const Measured now{text(), textFormat(), wordWrap(), textInteractionFlags(), margin(), indent(), contentsMargins()};
    if (now != m_measured || m_heights.size() > MostWidths) {
        m_measured = now;
        m_heights.clear();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const int height = QLabel::heightForWidth(width);
    m_heights.insert(width, height);
    return height;
}

void MeasuredLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_heights.clear();
    QLabel::changeEvent(event);
}

} // namespace widgets

#include "moc_measuredlabel.cpp"
