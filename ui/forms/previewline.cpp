#include "previewline.h"

#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace forms {

PreviewLine::PreviewLine(const QString &objectName, QWidget *parent)
    : QFrame(parent)
    , m_caption(new QLabel(this))
    , m_value(new QLabel(this))
{
    setObjectName(objectName);
    m_value->setObjectName(objectName + u"Value"_qs);
    m_value->setTextFormat(Qt::PlainText);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_value->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control, theme::Space::Control);
    row->setSpacing(theme::Space::Control);
    row->addWidget(m_caption, 0, Qt::AlignTop);
    row->addWidget(m_value, 1);
    refresh();
}

void PreviewLine::setCaption(const QString &caption)
{
    m_caption->setText(caption);
    nameValue();
}

void PreviewLine::setValue(const QString &value, const QString &placeholder)
{
    m_plainValue = value;
    m_placeholder = placeholder;
    m_value->setText(value.isEmpty() ? placeholder : value);
    nameValue();
    refresh();
}

/** Screen readers read only the name of a label, so the name includes the value. */
void PreviewLine::nameValue()
{
    m_value->setAccessibleName(m_caption->text() + u' ' + m_value->text());
}

void PreviewLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    QFrame::changeEvent(event);
}

void PreviewLine::refresh()
{
    const bool isEmpty = m_plainValue.isEmpty();
    QPalette muted = m_caption->palette();
    muted.setColor(QPalette::WindowText, theme::color(theme::Role::Muted));
    m_caption->setPalette(muted);
    QPalette palette = m_value->palette();
    palette.setColor(QPalette::WindowText, theme::color(isEmpty ? theme::Role::Muted : theme::Role::Text));
    m_value->setPalette(palette);
    m_value->setFont(isEmpty ? theme::textFont() : theme::codeFont());
}

void PreviewLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::color(theme::Role::Line));
    painter.setBrush(theme::color(theme::Role::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::Size::Radius, theme::Size::Radius);
}

} // namespace forms

#include "moc_previewline.cpp"
