#include "fieldmessage.h"

#include "measuredlabel.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace forms {

namespace {

struct MessageLook {
    theme::Icon icon;
    theme::Role role;
};

MessageLook messageLook(FieldMessage::Kind kind)
{
    switch (kind) {
    case FieldMessage::Kind::Error:
        return {theme::Icon::Error, theme::Role::Error};
    case FieldMessage::Kind::Warning:
        return {theme::Icon::Warning, theme::Role::Warning};
    case FieldMessage::Kind::Information:
        break;
    }
    return {theme::Icon::Information, theme::Role::Information};
}

} // namespace

FieldMessage::FieldMessage(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new widgets::MeasuredLabel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setVisible(false);
}

void FieldMessage::show(Kind kind, const QString &text)
{
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    refresh();
    setVisible(!text.isEmpty());
}

void FieldMessage::clear()
{
    m_text->clear();
    setAccessibleName(QString());
    setVisible(false);
}

QString FieldMessage::text() const
{
    return m_text->text();
}

void FieldMessage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && !m_text->text().isEmpty())
        refresh();
    QWidget::changeEvent(event);
}

void FieldMessage::refresh()
{
    const MessageLook look = messageLook(m_kind);
    m_icon->setPixmap(theme::pixmap(look.icon, look.role, theme::Size::Icon, devicePixelRatioF()));
    QPalette palette = m_text->palette();
    palette.setColor(QPalette::WindowText, theme::color(look.role));
    m_text->setPalette(palette);
}

} // namespace forms

#include "moc_fieldmessage.cpp"
