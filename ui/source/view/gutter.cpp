#include "gutter.h"

#include "foldmarks.h"
#include "theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace source {

namespace {

constexpr int FewestDigits = 2;
constexpr int DotDiameter = 6;
constexpr int BarWidth = 3;
constexpr int FoldWidth = 14;

} // namespace

Gutter::Gutter(const std::function<QList<GutterLine>()> &lines, QWidget *scrolled, QWidget *parent)
    : QWidget(parent)
    , m_lines(lines)
    , m_scrolled(scrolled)
{
    setObjectName(u"sourceGutter"_qs);
    setCursor(Qt::ArrowCursor);
}

void Gutter::setRowHeight(int height)
{
    m_rowHeight = height;
    update();
}

int Gutter::widthFor(qsizetype lineCount) const
{
    const auto digits = qMax(FewestDigits, int(QString::number(lineCount).size()));
    const int numbers = fontMetrics().horizontalAdvance(u'9') * digits;
    return theme::Space::Tight + DotDiameter + theme::Space::Tight + numbers + theme::Space::Tight + BarWidth +
           FoldWidth;
}

int Gutter::foldLeft() const
{
    return width() - FoldWidth;
}

int Gutter::changeLeft() const
{
    return foldLeft() - BarWidth;
}

void Gutter::setMarks(const QHash<qsizetype, LineMark> &marks)
{
    m_marks = marks;
    update();
}

qsizetype Gutter::lineAt(int y) const
{
    qsizetype found = 0;
    for (const GutterLine &one : m_lines()) {
        if (one.row * m_rowHeight <= y)
            found = one.line;
    }
    return found;
}

void Gutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), theme::color(theme::Role::Surface));
    painter.setFont(font());
    for (const GutterLine &one : m_lines()) {
        const int top = int(one.row) * m_rowHeight;
        if (top > event->rect().bottom())
            break;
        paintLine(painter, one, top);
        if (one.canFold || one.isFolded)
            widgets::paintFoldArrow(painter, QPointF(foldLeft() + FoldWidth / 2.0, top + m_rowHeight / 2.0),
                                    one.isFolded);
    }
}

void Gutter::paintLine(QPainter &painter, const GutterLine &line, int top) const
{
    const int height = m_rowHeight;
    const QRect number(0, top, changeLeft() - theme::Space::Tight, height);
    painter.setPen(theme::color(line.isCurrent ? theme::Role::Text : theme::Role::Muted));
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(line.line + 1));
    const auto mark = m_marks.constFind(line.line);
    if (mark == m_marks.constEnd())
        return;
    painter.setPen(Qt::NoPen);
    if (mark->problem.isValid()) {
        painter.setBrush(mark->problem);
        painter.drawEllipse(QRectF(theme::Space::Tight, top + (height - DotDiameter) / 2.0, DotDiameter, DotDiameter));
    }
    if (!mark->change.isValid())
        return;
    painter.setBrush(mark->change);
    if (mark->isRemoval)
        painter.drawPolygon(
            QPolygon({{changeLeft(), top - 4}, {changeLeft() + BarWidth + 2, top}, {changeLeft(), top + 4}}));
    else
        painter.drawRect(changeLeft(), top, BarWidth, height);
}

void Gutter::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const qsizetype line = lineAt(int(event->position().y()));
    const LineMark mark = m_marks.value(line);
    const int x = int(event->position().x());
    if (x >= foldLeft())
        emit foldPressed(line);
    else if (x >= changeLeft() - theme::Space::Tight && mark.change.isValid())
        emit changePressed(line);
    else if (x < 2 * theme::Space::Tight + DotDiameter && mark.problem.isValid())
        emit problemPressed(line);
    else
        emit linePressed(line, event->modifiers().testFlag(Qt::ShiftModifier));
}

void Gutter::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_scrolled, event);
}

bool Gutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const LineMark mark = m_marks.value(lineAt(help->pos().y()));
    QString text;
    if (help->pos().x() >= foldLeft())
        text = tr("Fold or show");
    else if (help->pos().x() >= changeLeft() - theme::Space::Tight && mark.change.isValid())
        text = tr("Changed since the last commit. Click to see or revert the change.") +
               (mark.verdict.isEmpty() ? QString() : u"\n\n"_qs + mark.verdict);
    else if (help->pos().x() < 2 * theme::Space::Tight + DotDiameter && mark.problem.isValid())
        text = tr("Click to see the problem and its fixes.");
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace source

#include "moc_gutter.cpp"
