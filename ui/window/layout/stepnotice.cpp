#include "stepnotice.h"

#include "theme.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace window {

namespace {
constexpr int ShownMilliseconds = 4'000;
} // namespace

StepNotice::StepNotice(QWidget &over)
    : QLabel(over.window()) // A splitter would make room for a child.
    , m_over(over)
{
    setObjectName(u"stepNotice"_qs);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Control);
    hide();
    m_end.setSingleShot(true);
    m_end.setInterval(ShownMilliseconds);
    connect(&m_end, &QTimer::timeout, this, &QWidget::hide);
    over.installEventFilter(this);
}

void StepNotice::show(const QString &text)
{
    setText(text);
    setAccessibleName(text);
    QLabel::show();
    place();
    raise();
    m_end.start();
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void StepNotice::place()
{
    const int most = std::max(0, m_over.width() - 2 * theme::Space::Page);
    const QSize size(std::min(sizeHint().width(), most), sizeHint().height());
    const QPoint corner((m_over.width() - size.width()) / 2, m_over.height() - size.height() - theme::Space::Page);
    setGeometry(QRect(m_over.mapTo(parentWidget(), corner), size));
}

bool StepNotice::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_over && event->type() == QEvent::Resize && isVisible())
        place();
    return QLabel::eventFilter(watched, event);
}

void StepNotice::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme::color(theme::Role::Border));
        painter.setBrush(theme::color(theme::Role::Raised));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::Size::Radius,
                                theme::Size::Radius);
    }
    QLabel::paintEvent(event);
}

} // namespace window

#include "moc_stepnotice.cpp"
