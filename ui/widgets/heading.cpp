#include "heading.h"

#include <QEvent>

namespace widgets {

Heading::Heading(const QString &text, theme::Heading level, QWidget *parent)
    : MeasuredLabel(text, parent)
    , m_level(level)
{
    setTextFormat(Qt::PlainText);
    refresh();
}

void Heading::setLevel(theme::Heading level)
{
    m_level = level;
    refresh();
}

void Heading::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        refresh();
    MeasuredLabel::changeEvent(event);
}

void Heading::refresh()
{
    setFont(theme::headingFont(m_level));
}

ToneLabel::ToneLabel(const QString &text, theme::Role role, QWidget *parent)
    : MeasuredLabel(text, parent)
    , m_role(role)
{
    setWordWrap(true);
    refresh();
}

void ToneLabel::setRole(theme::Role role)
{
    m_role = role;
    refresh();
}

void ToneLabel::changeEvent(QEvent *event)
{
    // Setting another palette sends PaletteChange again; setting an equal one does not.
    if (event->type() == QEvent::PaletteChange)
        refresh();
    MeasuredLabel::changeEvent(event);
}

void ToneLabel::refresh()
{
    QPalette own = palette();
    if (own.color(QPalette::WindowText) == theme::color(m_role))
        return;
    own.setColor(QPalette::WindowText, theme::color(m_role));
    setPalette(own);
}

} // namespace widgets

#include "moc_heading.cpp"
