#include "timingview.h"

#include "colors.h"
#include "fonts.h"
#include "measures.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace traffic {
namespace {

constexpr int BarHeight = 12;
constexpr int NarrowestBar = 2;

QString milliseconds(double value)
{
    return TimingView::tr("%1 ms", "%1 is a number of milliseconds")
        .arg(QLocale().toString(value, 'f', value < 10 ? 2 : 1));
}

} // namespace

TimingView::TimingView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"exchangeTiming"_qs);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    refresh();
}

void TimingView::setTimings(const Timings &timings, bool reusedConnection)
{
    m_timings = timings;
    m_reused = reusedConnection;
    m_hasTimings = true;
    refresh();
}

void TimingView::clear()
{
    m_hasTimings = false;
    refresh();
}

void TimingView::refresh()
{
    m_phases.clear();
    setAccessibleName(tr("Timing"));
    double at = 0;
    QStringList spoken;
    const auto add = [&](const QString &name, double length, theme::Role role) {
        if (!m_hasTimings || length < 0)
            return;
        m_phases.append({name, at, length, static_cast<int>(role)});
        spoken.append(u"%1 %2"_qs.arg(name, milliseconds(length)));
        at += length;
    };
    add(tr("Blocked"), m_timings.blocked, theme::Role::Muted);
    add(tr("DNS lookup"), m_timings.dns, theme::Role::Information);
    const double ssl = std::max(0.0, m_timings.ssl);
    add(tr("Connect"), m_timings.connect < 0 ? -1 : m_timings.connect - ssl, theme::Role::Warning);
    add(tr("TLS"), m_timings.ssl, theme::Role::Patch);
    add(tr("Send"), m_timings.send, theme::Role::Accent);
    add(tr("Wait"), m_timings.wait, theme::Role::Ok);
    add(tr("Receive"), m_timings.receive, theme::Role::Put);
    setAccessibleDescription(spoken.join(u", "_qs));
    updateGeometry();
    update();
}

int TimingView::rowHeight() const
{
    return std::max(fontMetrics().height() + theme::Space::Control, theme::Size::Row);
}

QSize TimingView::sizeHint() const
{
    return {400, (static_cast<int>(m_phases.size()) + 2) * rowHeight() + 2 * theme::Space::Group};
}

QSize TimingView::minimumSizeHint() const
{
    return {240, sizeHint().height()};
}

void TimingView::paintEvent(QPaintEvent *)
{
    if (m_phases.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int height = rowHeight();
    const int names = fontMetrics().horizontalAdvance(tr("DNS lookup")) + theme::Space::Group;
    const int numbers = fontMetrics().horizontalAdvance(milliseconds(10000)) + theme::Space::Group;
    const QRect area = rect().adjusted(theme::Space::Group, theme::Space::Group, -theme::Space::Group, 0);
    const double total = std::max(m_timings.total(), 0.001);
    const int width = std::min(area.width() - names - numbers, 720);
    int y = area.top();
    for (const Phase &phase : std::as_const(m_phases)) {
        painter.setPen(theme::color(theme::Role::Text));
        painter.drawText(QRect(area.left(), y, names, height), Qt::AlignVCenter | Qt::AlignLeft, phase.name);
        const double left = area.left() + names + width * phase.start / total;
        const double length = std::max<double>(NarrowestBar, width * phase.length / total);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Role::Line));
        painter.drawRoundedRect(QRectF(area.left() + names, y + (height - 2) / 2.0, width, 2), 1, 1);
        painter.setBrush(theme::color(static_cast<theme::Role>(phase.color)));
        painter.drawRoundedRect(QRectF(left, y + (height - BarHeight) / 2.0, length, BarHeight), 2, 2);
        painter.setPen(theme::color(theme::Role::Muted));
        painter.drawText(QRect(area.left() + names + width, y, numbers, height), Qt::AlignVCenter | Qt::AlignRight,
                         milliseconds(phase.length));
        y += height;
    }
    painter.setPen(theme::color(theme::Role::Text));
    painter.drawText(QRect(area.left(), y, names + width, height), Qt::AlignVCenter | Qt::AlignLeft,
                     m_reused ? tr("Total, over a reused connection") : tr("Total"));
    painter.drawText(QRect(area.left() + names + width, y, numbers, height), Qt::AlignVCenter | Qt::AlignRight,
                     milliseconds(m_timings.total()));
}

void TimingView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace traffic

#include "moc_timingview.cpp"
