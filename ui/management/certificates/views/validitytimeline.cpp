#include "validitytimeline.h"

#include "certificatelabels.h"
#include "measures.h"
#include "validitydelegate.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace certificates {
namespace {

constexpr int YearsBack = 2;
constexpr int YearsAhead = 3;
constexpr int TimelineBarHeight = 12;
constexpr double DaysOfMonth = 30.44;

QString monthText(const QDate &month)
{
    return QLocale().toString(month, u"MMM yy"_qs);
}

/** Months between two marks, such that their labels don't overlap. */
int monthStep(double pixelsOfMonth, int labelWidth)
{
    for (const int step : {1, 2, 3, 6, 12, 24}) {
        if (pixelsOfMonth * step >= labelWidth + theme::Space::Group)
            return step;
    }
    return 60;
}

} // namespace

struct ValidityTimeline::Scale {
    QDateTime from;
    QDateTime to;
    int left = 0;
    int width = 1;
    int namesWidth = 0;
    int statesWidth = 0;

    [[nodiscard]] double at(const QDateTime &moment) const
    {
        const double whole = static_cast<double>(std::max<qint64>(1, from.secsTo(to)));
        return left + width * std::clamp(static_cast<double>(from.secsTo(moment)) / whole, 0.0, 1.0);
    }
};

ValidityTimeline::ValidityTimeline(items::CertificateFilterModel &certificates, QItemSelectionModel &selection,
                                   QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_certificates(certificates)
    , m_selection(selection)
{
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&certificates, &QAbstractItemModel::modelReset, this, &ValidityTimeline::measure);
    connect(&certificates, &QAbstractItemModel::dataChanged, this, &ValidityTimeline::refresh);
    connect(&selection, &QItemSelectionModel::currentChanged, this, &ValidityTimeline::refresh);
}

void ValidityTimeline::setNow(const QDateTime &now)
{
    m_now = now;
    measure();
}

/** Reads every certificate, so it runs when they change and not on each paint event. */
void ValidityTimeline::measure()
{
    const QDateTime earliest = m_now.addYears(-YearsBack);
    const QDateTime latest = m_now.addYears(YearsAhead);
    QDateTime from = m_now.addMonths(-1);
    QDateTime to = m_now.addMonths(1);
    for (int row = 0; row < m_certificates.rowCount() && (from > earliest || to < latest); ++row) {
        const management::Certificate *certificate = m_certificates.certificateAt(row);
        if (certificate->notBefore.isValid())
            from = std::min(from, certificate->notBefore);
        if (certificate->notAfter.isValid())
            to = std::max(to, certificate->notAfter);
    }
    m_range = {std::max(from, earliest), std::min(to, latest)};
    refresh();
}

int ValidityTimeline::rowHeight() const
{
    return std::max(theme::Size::Row, fontMetrics().height() + theme::Space::Control);
}

int ValidityTimeline::axisHeight() const
{
    return theme::Size::Header + flagHeight();
}

/** The mark of today has a line of its own, so that it covers no label. */
int ValidityTimeline::flagHeight() const
{
    return fontMetrics().height() + theme::Space::Tight;
}

ValidityTimeline::Scale ValidityTimeline::scale() const
{
    Scale scale;
    std::tie(scale.from, scale.to) = m_range;
    const int character = fontMetrics().averageCharWidth();
    scale.namesWidth = std::min(character * 28, viewport()->width() / 4);
    scale.statesWidth = std::min(ValidityDelegate::widestText(fontMetrics()), viewport()->width() * 3 / 10);
    scale.left = scale.namesWidth + theme::Space::Group;
    scale.width = std::max(1, viewport()->width() - scale.left - scale.statesWidth - theme::Space::Group);
    return scale;
}

void ValidityTimeline::refresh()
{
    const int room = viewport()->height() - axisHeight();
    const int content = m_certificates.rowCount() * rowHeight();
    verticalScrollBar()->setPageStep(std::max(1, room));
    verticalScrollBar()->setSingleStep(rowHeight());
    verticalScrollBar()->setRange(0, std::max(0, content - room));
    const management::Certificate *current = m_certificates.certificateAt(m_selection.currentIndex());
    setAccessibleDescription(
        current ? u"%1, %2 – %3"_qs.arg(current->title(), momentText(current->notBefore), momentText(current->notAfter))
                : QString());
    viewport()->update();
}

void ValidityTimeline::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme::color(theme::Role::Surface));
    const Scale parts = scale();
    paintGrid(painter, parts);
    const int first = verticalScrollBar()->value() / rowHeight();
    int top = axisHeight() + first * rowHeight() - verticalScrollBar()->value();
    for (int row = first; row < m_certificates.rowCount() && top < viewport()->height(); ++row, top += rowHeight())
        paintRow(painter, parts, row, top);
    paintAxis(painter, parts);
    paintToday(painter, parts);
}

QList<QDate> ValidityTimeline::marks(const Scale &scale) const
{
    QList<QDate> marks;
    const double days = static_cast<double>(std::max<qint64>(1, scale.from.daysTo(scale.to)));
    const int step = monthStep(scale.width / days * DaysOfMonth,
                               fontMetrics().horizontalAdvance(monthText(QDate(2026, 9, 1))));
    for (QDate mark(scale.from.date().year(), 1, 1); mark <= scale.to.date(); mark = mark.addMonths(step)) {
        if (QDateTime(mark, QTime(0, 0), Qt::UTC) >= scale.from)
            marks.append(mark);
    }
    return marks;
}

void ValidityTimeline::paintGrid(QPainter &painter, const Scale &scale) const
{
    painter.setPen(theme::color(theme::Role::Line));
    const QList<QDate> dates = marks(scale);
    for (const QDate &mark : dates) {
        const double x = scale.at(QDateTime(mark, QTime(0, 0), Qt::UTC));
        painter.drawLine(QPointF(x, axisHeight()), QPointF(x, viewport()->height()));
    }
}

void ValidityTimeline::paintAxis(QPainter &painter, const Scale &scale) const
{
    painter.fillRect(0, 0, viewport()->width(), axisHeight(), theme::color(theme::Role::Surface));
    painter.setPen(theme::color(theme::Role::Line));
    painter.drawLine(0, axisHeight() - 1, viewport()->width(), axisHeight() - 1);
    painter.setPen(theme::color(theme::Role::Muted));
    const QList<QDate> dates = marks(scale);
    for (const QDate &mark : dates) {
        const double x = scale.at(QDateTime(mark, QTime(0, 0), Qt::UTC));
        const QString label = monthText(mark);
        const QRectF place(x, 0, fontMetrics().horizontalAdvance(label) + 1, theme::Size::Header);
        if (place.right() <= scale.left + scale.width)
            painter.drawText(place, Qt::AlignVCenter, label);
    }
}

void ValidityTimeline::paintRow(QPainter &painter, const Scale &scale, int row, int top) const
{
    const QModelIndex index = m_certificates.index(row, items::CertificateModel::State);
    const management::Certificate &certificate = *m_certificates.certificateAt(index);
    const QRect line(0, top, viewport()->width(), rowHeight());
    if (m_selection.currentIndex().row() == row) {
        painter.fillRect(line, theme::color(theme::Role::Selection));
        if (hasFocus()) {
            painter.setPen(theme::color(theme::Role::Accent));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(line.adjusted(0, 0, -1, -1));
        }
    }
    painter.setPen(theme::color(theme::Role::Text));
    painter.drawText(
        QRect(theme::Space::Control, top, scale.namesWidth - theme::Space::Control, rowHeight()), Qt::AlignVCenter,
        fontMetrics().elidedText(certificate.title(), Qt::ElideMiddle, scale.namesWidth - theme::Space::Control));
    const auto validity = static_cast<management::Validity>(index.data(items::CertificateModel::ValidityRole).toInt());
    const QColor color = theme::color(validityRole(validity));
    painter.setPen(color);
    painter.drawText(QRect(scale.left + scale.width + theme::Space::Control, top, scale.statesWidth, rowHeight()),
                     Qt::AlignVCenter,
                     fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, scale.statesWidth));
    if (!certificate.notBefore.isValid() || !certificate.notAfter.isValid())
        return;
    const double left = scale.at(certificate.notBefore);
    const double right = std::max(left + 2, scale.at(certificate.notAfter));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(
        QRectF(left, top + (rowHeight() - TimelineBarHeight) / 2.0, right - left, TimelineBarHeight), 3, 3);
}

QRectF ValidityTimeline::todayFlag(const Scale &scale) const
{
    const int width = fontMetrics().horizontalAdvance(tr("today")) + theme::Space::Control;
    return {scale.at(m_now) - width / 2.0, static_cast<double>(theme::Size::Header), static_cast<double>(width),
            static_cast<double>(flagHeight() - 2)};
}

void ValidityTimeline::paintToday(QPainter &painter, const Scale &scale) const
{
    const double x = scale.at(m_now);
    painter.setPen(QPen(theme::color(theme::Role::Accent), 2));
    painter.drawLine(QPointF(x, axisHeight() - 2), QPointF(x, viewport()->height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::color(theme::Role::Accent));
    painter.drawRoundedRect(todayFlag(scale), 3, 3);
    painter.setPen(theme::color(theme::Role::AccentText));
    painter.drawText(todayFlag(scale), Qt::AlignCenter, tr("today"));
}

int ValidityTimeline::rowAt(const QPoint &point) const
{
    if (point.y() < axisHeight())
        return -1;
    const int row = (point.y() - axisHeight() + verticalScrollBar()->value()) / rowHeight();
    return row < m_certificates.rowCount() ? row : -1;
}

void ValidityTimeline::select(int row)
{
    row = std::clamp(row, 0, m_certificates.rowCount() - 1);
    m_selection.setCurrentIndex(m_certificates.index(row, 0),
                                QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const int top = row * rowHeight();
    const int page = verticalScrollBar()->pageStep();
    if (top < verticalScrollBar()->value())
        verticalScrollBar()->setValue(top);
    else if (top + rowHeight() > verticalScrollBar()->value() + page)
        verticalScrollBar()->setValue(top + rowHeight() - page);
}

void ValidityTimeline::mousePressEvent(QMouseEvent *event)
{
    const int row = rowAt(event->pos());
    if (row >= 0)
        select(row);
}

void ValidityTimeline::keyPressEvent(QKeyEvent *event)
{
    const int row = m_selection.currentIndex().row();
    const int last = m_certificates.rowCount() - 1;
    if (last < 0)
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
        return select(row - 1);
    case Qt::Key_Down:
        return select(row + 1);
    case Qt::Key_Home:
        return select(0);
    case Qt::Key_End:
        return select(last);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool ValidityTimeline::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int row = rowAt(help->pos());
    if (row < 0) {
        QToolTip::hideText();
        return true;
    }
    const management::Certificate &certificate = *m_certificates.certificateAt(m_certificates.index(row, 0));
    const QString state = m_certificates.index(row, items::CertificateModel::State).data().toString();
    QToolTip::showText(help->globalPos(),
                       u"%1\n%2 – %3\n%4"_qs.arg(certificate.title(), momentText(certificate.notBefore),
                                                 momentText(certificate.notAfter), state));
    return true;
}

void ValidityTimeline::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    refresh();
}

void ValidityTimeline::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace certificates

#include "moc_validitytimeline.cpp"
