#include "questionbar.h"

#include "banner.h"
#include "theme.h"

#include <QEvent>
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

void QuestionBar::hideQuestion()
{
    m_banner->clear();
    setVisible(false);
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
