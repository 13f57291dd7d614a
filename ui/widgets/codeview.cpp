#include "codeview.h"

#include "theme.h"

#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace widgets {

/** The strip on the left that holds the numbers. */
class LineNumberMargin final : public QWidget
{
public:
    explicit LineNumberMargin(CodeView *view)
        : QWidget(view)
        , m_view(view)
    {}

protected:
    void paintEvent(QPaintEvent *event) override { m_view->paintMargin(event); }

private:
    CodeView *m_view;
};

CodeView::CodeView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setUndoRedoEnabled(false);
    setFont(theme::codeFont());
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeView::refreshMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this] {
        if (m_margin)
            m_margin->update();
    });
}

void CodeView::setLineNumbersVisible(bool visible)
{
    if (visible == (m_margin != nullptr))
        return;
    if (visible)
        m_margin = new LineNumberMargin(this);
    else
        m_margin->deleteLater();
    if (!visible)
        m_margin = nullptr;
    refreshMargin();
}

void CodeView::setCode(const QString &text)
{
    if (text == toPlainText())
        return;
    const int at = verticalScrollBar()->value();
    setPlainText(text);
    verticalScrollBar()->setValue(qMin(at, verticalScrollBar()->maximum()));
}

int CodeView::marginWidth() const
{
    if (!m_margin)
        return 0;
    const auto digits = QString::number(qMax(1, blockCount())).size();
    return fontMetrics().horizontalAdvance(u'9') * static_cast<int>(qMax<qsizetype>(2, digits)) +
           2 * theme::Space::Control;
}

void CodeView::refreshMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    if (!m_margin)
        return;
    const QRect inner = contentsRect();
    m_margin->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
    m_margin->setVisible(true);
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    refreshMargin();
}

void CodeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(theme::codeFont());
    QPlainTextEdit::changeEvent(event);
}

void CodeView::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    painter.fillRect(event->rect(), theme::color(theme::Role::Window));
    painter.setPen(theme::color(theme::Role::Muted));
    painter.setFont(font());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (area.top() > event->rect().bottom())
            break;
        const QRectF place(0, area.top(), m_margin->width() - theme::Space::Control, fontMetrics().height());
        painter.drawText(place, Qt::AlignRight, QString::number(block.blockNumber() + 1));
    }
}

} // namespace widgets

#include "moc_codeview.cpp"
