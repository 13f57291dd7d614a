#include "requestflow.h"

#include "colors.h"
#include "fonts.h"
#include "measures.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QTextLayout>

namespace designer {

namespace {

constexpr int StepWidth = 172;
constexpr int MinimumStepWidth = 124;
constexpr int StepHeight = 96;
constexpr int CompactHeight = 80;
constexpr int DetailLines = 2;
constexpr int ArrowLength = 28;
constexpr int ArrowHead = 4;
constexpr qreal LineWidth = 1.5;

/** The text on up to DetailLines lines; the last one is elided. */
QStringList wrapped(const QString &whole, const QFont &font, int width)
{
    // Zero-width spaces allow line breaks after dots and slashes.
    QString text = whole;
    text.replace(u'.', u".\u200b"_qs).replace(u'/', u"/\u200b"_qs);
    QStringList lines;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    while (lines.size() < DetailLines - 1) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    const qsizetype used = lines.join(QString()).size();
    if (used < text.size())
        lines.append(QFontMetrics(font).elidedText(text.mid(used), Qt::ElideRight, width));
    return lines;
}

/** An arrow from one step to the next, in the direction of the layout. */
class Arrow final : public QWidget
{
public:
    Arrow(QBoxLayout *layout, QWidget *parent)
        : QWidget(parent)
        , m_layout(layout)
    {
        setFixedSize(ArrowLength, ArrowLength);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::color(theme::Role::Border), LineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.translate(width() / 2.0, height() / 2.0);
        if (m_layout->direction() == QBoxLayout::TopToBottom)
            painter.rotate(90);
        const qreal end = ArrowLength / 2.0 - 5;
        painter.drawLine(QPointF(-end, 0), QPointF(end, 0));
        painter.drawPolyline(
            QPolygonF{QPointF(end - ArrowHead, -ArrowHead), QPointF(end, 0), QPointF(end - ArrowHead, ArrowHead)});
    }

private:
    QBoxLayout *m_layout;
};

} // namespace

FlowStepButton::FlowStepButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FlowStepButton::setStep(const FlowStep &step)
{
    m_step = step;
    setText(step.title);
    setAccessibleName(step.title);
    setAccessibleDescription(step.detail);
    setToolTip(step.detail);
    update();
}

void FlowStepButton::setCompact(bool compact)
{
    m_isCompact = compact;
    updateGeometry();
}

QSize FlowStepButton::sizeHint() const
{
    return {StepWidth, m_isCompact ? CompactHeight : StepHeight};
}

QSize FlowStepButton::minimumSizeHint() const
{
    return {MinimumStepWidth, m_isCompact ? CompactHeight : StepHeight};
}

bool FlowStepButton::event(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::HoverEnter ||
        event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void FlowStepButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = hasFocus() || underMouse();
    const QColor border = theme::color(hasFocus() ? theme::Role::Accent
                                       : isLit    ? theme::Role::Border
                                                  : theme::Role::Line);
    painter.setPen(QPen(border, hasFocus() ? 2 : 1, m_step.isOff && !hasFocus() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(theme::color(isDown() ? theme::Role::Selection : theme::Role::Surface));
    const qreal inset = hasFocus() ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme::Size::Radius,
                            theme::Size::Radius);
    paintTexts(&painter);
}

void FlowStepButton::paintTexts(QPainter *painter) const
{
    const theme::Role iconRole = m_step.isOff ? theme::Role::Muted : theme::Role::Accent;
    const int side = theme::Size::LargeIcon;
    const QRect inner = rect().adjusted(12, 10, -12, -10);
    painter->drawPixmap(inner.topLeft(), theme::pixmap(m_step.icon, iconRole, side, devicePixelRatioF()));
    const QFont titleFont = theme::headingFont(theme::Heading::Group);
    painter->setFont(titleFont);
    painter->setPen(theme::color(m_step.isOff ? theme::Role::Muted : theme::Role::Text));
    const QRect titleRect(inner.left(), inner.top() + side + theme::Space::Tight, inner.width(),
                          QFontMetrics(titleFont).height());
    painter->drawText(titleRect, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(titleFont).elidedText(m_step.title, Qt::ElideRight, inner.width()));
    const QFont detailFont = theme::smallFont();
    painter->setFont(detailFont);
    painter->setPen(theme::color(theme::Role::Muted));
    const QFontMetrics metrics(detailFont);
    int top = titleRect.bottom() + 3;
    for (const QString &line : wrapped(m_step.detail, detailFont, inner.width())) {
        painter->drawText(QRect(inner.left(), top, inner.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          line);
        top += metrics.height();
    }
}

RequestFlow::RequestFlow(int steps, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    for (int step = 0; step < steps; ++step) {
        if (step > 0) {
            m_arrows.append(new Arrow(m_layout, this));
            m_layout->addWidget(m_arrows.last(), 0, Qt::AlignCenter);
        }
        auto *button = new FlowStepButton(this);
        button->setObjectName(u"station%1"_qs.arg(step));
        connect(button, &QAbstractButton::clicked, this, [this, step] { emit stepActivated(step); });
        m_buttons.append(button);
        m_layout->addWidget(button, 1);
    }
    setMinimumWidth(MinimumStepWidth);
}

void RequestFlow::setSteps(const QList<FlowStep> &steps)
{
    Q_ASSERT(steps.size() == m_buttons.size());
    for (int step = 0; step < steps.size(); ++step)
        m_buttons.at(step)->setStep(steps.at(step));
}

void RequestFlow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refreshDirection();
}

void RequestFlow::refreshDirection()
{
    const int needed = int(m_buttons.size()) * MinimumStepWidth + int(m_arrows.size()) * ArrowLength;
    const QBoxLayout::Direction direction = width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_layout->direction() == direction)
        return;
    m_layout->setDirection(direction);
    for (FlowStepButton *button : m_buttons)
        button->setCompact(direction == QBoxLayout::TopToBottom);
    updateGeometry();
}

} // namespace designer

#include "moc_requestflow.cpp"
