#include "numberedtextedit.h"

#include "theme.h"

#include <QPainter>
#include <QResizeEvent>
#include <QTextBlock>
#include <QTextOption>

namespace widgets {

namespace {

constexpr int FewestDigits = 2;
constexpr int MarkDiameter = 6;

} // namespace

/** The area on the left of the text. The edit paints it, because only the edit can tell where its lines are. */
class LineMargin final : public QWidget
{
public:
    explicit LineMargin(NumberedTextEdit *edit)
        : QWidget(edit)
        , m_edit(edit)
    {}

protected:
    void paintEvent(QPaintEvent *event) override { m_edit->paintMargin(event); }

private:
    NumberedTextEdit *m_edit;
};

NumberedTextEdit::NumberedTextEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_margin(new LineMargin(this))
{
    setLineWrapMode(QPlainTextEdit::NoWrap);
    // Also lines of other scripts begin at the left, as their indentation counts.
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    document()->setDefaultTextOption(option);
    setFont(theme::codeFont());
    m_margin->hide();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &NumberedTextEdit::layOutMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, &NumberedTextEdit::updateMargin);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &NumberedTextEdit::updateMargin);
}

void NumberedTextEdit::setLineNumbersVisible(bool visible)
{
    m_hasNumbers = visible;
    m_margin->setVisible(visible);
    layOutMargin();
}

void NumberedTextEdit::setMarksVisible(bool visible)
{
    m_hasMarks = visible;
    layOutMargin();
}

QHash<int, QColor> NumberedTextEdit::marksFrom(int /*firstLine*/) const
{
    return {};
}

void NumberedTextEdit::updateMargin()
{
    m_margin->update();
}

int NumberedTextEdit::marginWidth() const
{
    if (!m_hasNumbers)
        return 0;
    const auto digits = static_cast<int>(QString::number(blockCount()).size());
    const int marks = m_hasMarks ? theme::Space::Control + MarkDiameter : 0;
    return fontMetrics().horizontalAdvance(u'9') * qMax(FewestDigits, digits) + 2 * theme::Space::Control + marks;
}

void NumberedTextEdit::layOutMargin()
{
    const QRect inner = contentsRect();
    setViewportMargins(marginWidth(), 0, 0, 0);
    m_margin->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
}

/**
 * Qt lays the whole text out again for another width, which takes a third of a kilobyte for each line. Lines that are
 * not wrapped do not depend on the width, so Qt hears of another height alone.
 */
void NumberedTextEdit::resizeEvent(QResizeEvent *event)
{
    QResizeEvent higher(event->size(), {event->size().width(), event->oldSize().height()});
    QPlainTextEdit::resizeEvent(lineWrapMode() == NoWrap ? &higher : event);
    layOutMargin();
}

void NumberedTextEdit::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        setFont(theme::codeFont());
        layOutMargin();
    }
    QPlainTextEdit::changeEvent(event);
}

void NumberedTextEdit::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), theme::color(theme::Role::Surface));
    painter.setFont(font());
    const QHash<int, QColor> marks = marksFrom(firstVisibleBlock().blockNumber());
    const int current = textCursor().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (area.top() > event->rect().bottom())
            break;
        const int line = block.blockNumber();
        const QRectF number(0, area.top(), m_margin->width() - theme::Space::Control, fontMetrics().height());
        painter.setPen(theme::color(line == current ? theme::Role::Text : theme::Role::Muted));
        painter.drawText(number, Qt::AlignRight, QString::number(line + 1));
        if (const auto mark = marks.constFind(line); mark != marks.constEnd()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(*mark);
            painter.drawEllipse(
                QRectF(theme::Space::Tight, number.center().y() - MarkDiameter / 2.0, MarkDiameter, MarkDiameter));
        }
    }
}

} // namespace widgets

#include "moc_numberedtextedit.cpp"
