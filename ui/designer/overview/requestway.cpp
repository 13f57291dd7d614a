#include "requestway.h"

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

constexpr int StationWidth = 172;
constexpr int NarrowStation = 124;
constexpr int StationHeight = 96;
constexpr int CompactHeight = 80;
constexpr int DetailLines = 2;
constexpr int ArrowLength = 28;
constexpr int ArrowHead = 4;
constexpr qreal LineWidth = 1.5;

/** The text on as many lines as a station has, the last one shortened. */
QStringList wrapped(const QString &whole, const QFont &font, int width)
{
    // A host or path may break behind its dots and slashes: a zero-width space says so.
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

/** An arrow from one station to the next, in the direction of the layout. */
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

StationButton::StationButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StationButton::setStation(const WayStation &station)
{
    m_station = station;
    setText(station.title);
    setAccessibleName(station.title);
    setAccessibleDescription(station.detail);
    setToolTip(station.detail);
    update();
}

void StationButton::setCompact(bool compact)
{
    m_isCompact = compact;
    updateGeometry();
}

QSize StationButton::sizeHint() const
{
    return {StationWidth, m_isCompact ? CompactHeight : StationHeight};
}

QSize StationButton::minimumSizeHint() const
{
    return {NarrowStation, m_isCompact ? CompactHeight : StationHeight};
}

bool StationButton::event(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::HoverEnter ||
        event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void StationButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = hasFocus() || underMouse();
    const QColor border = theme::color(hasFocus() ? theme::Role::Accent
                                       : isLit    ? theme::Role::Border
                                                  : theme::Role::Line);
    painter.setPen(QPen(border, hasFocus() ? 2 : 1, m_station.isOff && !hasFocus() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(theme::color(isDown() ? theme::Role::Selection : theme::Role::Surface));
    const qreal inset = hasFocus() ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme::Size::Radius,
                            theme::Size::Radius);
    paintTexts(&painter);
}

void StationButton::paintTexts(QPainter *painter) const
{
    const theme::Role iconRole = m_station.isOff ? theme::Role::Muted : theme::Role::Accent;
    const int side = theme::Size::LargeIcon;
    const QRect inner = rect().adjusted(12, 10, -12, -10);
    painter->drawPixmap(inner.topLeft(), theme::pixmap(m_station.icon, iconRole, side, devicePixelRatioF()));
    const QFont titleFont = theme::headingFont(theme::Heading::Group);
    painter->setFont(titleFont);
    painter->setPen(theme::color(m_station.isOff ? theme::Role::Muted : theme::Role::Text));
    const QRect titleRect(inner.left(), inner.top() + side + theme::Space::Tight, inner.width(),
                          QFontMetrics(titleFont).height());
    painter->drawText(titleRect, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(titleFont).elidedText(m_station.title, Qt::ElideRight, inner.width()));
    const QFont detailFont = theme::smallFont();
    painter->setFont(detailFont);
    painter->setPen(theme::color(theme::Role::Muted));
    const QFontMetrics metrics(detailFont);
    int top = titleRect.bottom() + 3;
    for (const QString &line : wrapped(m_station.detail, detailFont, inner.width())) {
        painter->drawText(QRect(inner.left(), top, inner.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          line);
        top += metrics.height();
    }
}

RequestWay::RequestWay(int stations, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    for (int station = 0; station < stations; ++station) {
        if (station > 0) {
            m_arrows.append(new Arrow(m_layout, this));
            m_layout->addWidget(m_arrows.last(), 0, Qt::AlignCenter);
        }
        auto *button = new StationButton(this);
        button->setObjectName(u"station%1"_qs.arg(station));
        connect(button, &QAbstractButton::clicked, this, [this, station] { emit stationChosen(station); });
        m_buttons.append(button);
        m_layout->addWidget(button, 1);
    }
    setMinimumWidth(NarrowStation);
}

void RequestWay::setStations(const QList<WayStation> &stations)
{
    Q_ASSERT(stations.size() == m_buttons.size());
    for (int station = 0; station < stations.size(); ++station)
        m_buttons.at(station)->setStation(stations.at(station));
}

void RequestWay::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refreshDirection();
}

void RequestWay::refreshDirection()
{
    const int needed = int(m_buttons.size()) * NarrowStation + int(m_arrows.size()) * ArrowLength;
    const QBoxLayout::Direction direction = width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_layout->direction() == direction)
        return;
    m_layout->setDirection(direction);
    for (StationButton *button : m_buttons)
        button->setCompact(direction == QBoxLayout::TopToBottom);
    updateGeometry();
}

} // namespace designer

#include "moc_requestway.cpp"
