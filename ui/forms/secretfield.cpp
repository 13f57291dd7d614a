#include "secretfield.h"

#include "theme.h"

#include <QEvent>
#include <QFocusEvent>
#include <QToolButton>

namespace forms {

SecretField::SecretField(QWidget *parent)
    : QLineEdit(parent)
    , m_eye(new QToolButton(this))
{
    setEchoMode(QLineEdit::Password);
    setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_eye->setAutoRaise(true);
    m_eye->setCursor(Qt::ArrowCursor);
    m_eye->setFocusPolicy(Qt::TabFocus);
    connect(m_eye, &QToolButton::clicked, this, [this] {
        const bool reveal = !isRevealed();
        setFocus(Qt::OtherFocusReason);
        setRevealed(reveal);
    });
    connect(this, &QObject::objectNameChanged, this,
            [this](const QString &name) { m_eye->setObjectName(name + u"Reveal"_qs); });
    retranslate();
}

void SecretField::setRevealed(bool revealed)
{
    if (revealed == isRevealed())
        return;
    setEchoMode(revealed || !m_masked ? QLineEdit::Normal : QLineEdit::Password);
    retranslate();
    emit revealedChanged(isRevealed());
}

void SecretField::setMasked(bool masked)
{
    if (m_masked == masked)
        return;
    m_masked = masked;
    m_eye->setVisible(masked);
    setTextMargins(0, 0, masked ? theme::Size::Control - theme::Space::Tight : 0, 0);
    setEchoMode(masked ? QLineEdit::Password : QLineEdit::Normal);
    retranslate();
}

void SecretField::retranslate()
{
    const QString text = isRevealed() ? tr("Hide the text") : tr("Show the text");
    m_eye->setIcon(theme::icon(isRevealed() ? theme::Icon::EyeOff : theme::Icon::Eye, theme::Role::Muted));
    m_eye->setToolTip(text);
    m_eye->setAccessibleName(text);
}

void SecretField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    const int side = qMin(height() - 4, theme::Size::Control - 4);
    m_eye->setGeometry(width() - side - 2, (height() - side) / 2, side, side);
    if (m_masked && textMargins().right() != side)
        setTextMargins(0, 0, side, 0);
}

void SecretField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        setRevealed(false);
}

void SecretField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

} // namespace forms

#include "moc_secretfield.cpp"
