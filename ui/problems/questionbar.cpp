#include "questionbar.h"

#include "banner.h"
#include "theme.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace problems {

namespace {

constexpr qsizetype MaximumShown = 64;
constexpr QChar Ellipsis(0x2026);

} // namespace

QuestionBar::QuestionBar(const QString &objectName, const QString &bannerName, QWidget *parent)
    : QWidget(parent)
    , m_banner(new widgets::Banner(this))
{
    setObjectName(objectName);
    m_banner->setObjectName(bannerName);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    column->addWidget(m_banner);
}

void QuestionBar::ask(const QString &text, const QString &details)
{
    m_isReplaced = m_banner->isVisible() && m_banner->text() != text;
    // Its buttons are replaced too, and the focus would leave the bar.
    const bool hasFocus = isAncestorOf(QApplication::focusWidget());
    if (hasFocus)
        focusQuestion();
    m_banner->show(widgets::Banner::Kind::Information, text, details);
    m_banner->setClosable(false); // "Not now" does the same.
    setVisible(true);
}

QPushButton *QuestionBar::addAnswer(const QString &text, const QString &objectName)
{
    QPushButton *button = m_banner->addAction(text, objectName);
    if (m_isReplaced) {
        button->setEnabled(false);
        QTimer::singleShot(ReactionMs, button, [button] { button->setEnabled(true); });
    }
    return button;
}

void QuestionBar::focusQuestion()
{
    m_banner->setFocus(Qt::OtherFocusReason);
}

void QuestionBar::hideQuestion()
{
    // Qt would give the focus to any control after the button that disappears.
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_banner->clear();
    setVisible(false);
    if (hadFocus)
        emit answered();
}

void QuestionBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QString shortened(const QString &text)
{
    if (text.size() <= MaximumShown)
        return text;
    return text.left(MaximumShown / 2) + Ellipsis + text.right(MaximumShown / 2 - 1);
}

QString shortenedOrigin(const QString &origin)
{
    if (origin.size() <= MaximumShown)
        return origin;
    const qsizetype host = origin.indexOf(u"://") + 3;
    return origin.left(host) + Ellipsis + origin.right(MaximumShown - host - 1);
}

} // namespace problems

#include "moc_questionbar.cpp"
