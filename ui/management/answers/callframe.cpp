#include "callframe.h"

#include "banner.h"
#include "callerrormessages.h"
#include "dimmingoverlay.h"
#include "measures.h"
#include "progressline.h"

#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace answers {
namespace {

constexpr int Unauthorised = 401;
constexpr int Forbidden = 403;
constexpr int NotFound = 404;

QString details(const management::CallError &error)
{
    QStringList lines;
    if (error.status > 0)
        lines.append(CallFrame::tr("Status %1", "%1 is an HTTP status").arg(error.status));
    if (!error.contentType.isEmpty())
        lines.append(QString::fromLatin1(error.contentType));
    if (!error.location.isEmpty())
        lines.append(error.location);
    if (!error.message.isEmpty())
        lines.append(error.message);
    if (!error.body.isEmpty())
        lines.append(QString::fromUtf8(error.body));
    else if (error.status > 0)
        lines.append(CallFrame::tr("The response has no body."));
    return lines.join(u'\n');
}

QString momentText(const QDateTime &moment)
{
    return QLocale().toString(moment.toLocalTime(), u"d MMM yyyy HH:mm"_qs);
}

/** Adds the full stop that messages of the system or the server may lack. */
QString callErrorSentence(const management::CallError &error)
{
    QString text = messages::callErrorText(error);
    if (!text.isEmpty() && !QStringView(u".!?").contains(text.back()))
        text += u'.';
    return text;
}

} // namespace

CallFrame::CallFrame(QWidget *content, QWidget *parent)
    : QWidget(parent)
    , m_overlay(new DimmingOverlay(content))
    , m_banner(new widgets::Banner(this))
    , m_gap(new QWidget(this))
    , m_progress(new widgets::ProgressLine(this))
{
    m_banner->setObjectName(u"callBanner"_qs);
    m_banner->installEventFilter(this);
    m_gap->setFixedHeight(theme::Space::Control);
    m_gap->setVisible(!m_banner->isHidden());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_gap);
    layout->addWidget(m_progress);
    layout->addWidget(content, 1);
}

bool CallFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_banner && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        m_gap->setVisible(!m_banner->isHidden());
    return QWidget::eventFilter(watched, event);
}

void CallFrame::setDimmedPart(QWidget *part)
{
    m_overlay->deleteLater();
    m_overlay = new DimmingOverlay(part);
    m_overlay->setVisible(m_waiting);
}

void CallFrame::begin()
{
    m_banner->clear();
    setWaiting(true);
}

void CallFrame::succeed()
{
    setWaiting(false);
}

void CallFrame::fail(const management::CallError &error, const QDateTime &contentFrom)
{
    setWaiting(false);
    if (error.failure == management::CallFailure::Cancelled)
        return;
    showCallError(*m_banner, error,
                  contentFrom.isValid()
                      ? tr("The list below is from %1.", "%1 is a day and time").arg(momentText(contentFrom))
                      : QString());
    addActions(error);
}

void CallFrame::showStale(const management::StaleAnswer &stale)
{
    m_banner->show(
        widgets::Banner::Kind::Warning,
        tr("Showing a saved response from %1. %2", "%1 is a day and time, %2 a sentence about the failed call")
            .arg(momentText(stale.takenAt), callErrorSentence(stale.error)),
        details(stale.error));
    addActions(stale.error);
}

void CallFrame::addActions(const management::CallError &error)
{
    if (isForEnvironment(error)) {
        QPushButton *environment = m_banner->addAction(tr("Edit environment…"), u"bannerEnvironment"_qs);
        connect(environment, &QPushButton::clicked, this, &CallFrame::environmentRequested);
    }
    QPushButton *retry = m_banner->addAction(tr("Try again"), u"bannerRetry"_qs);
    connect(retry, &QPushButton::clicked, this, &CallFrame::retryRequested);
}

void CallFrame::setWaiting(bool waiting)
{
    m_waiting = waiting;
    m_progress->setActive(waiting);
    m_overlay->setVisible(waiting);
}

void showCallError(widgets::Banner &banner, const management::CallError &error, const QString &secondSentence)
{
    QString text = callErrorSentence(error);
    for (const QString &sentence : {messages::callErrorAdvice(error), secondSentence}) {
        if (!sentence.isEmpty())
            text += u' ' + sentence;
    }
    banner.show(widgets::Banner::Kind::Error, text, details(error));
}

bool isForEnvironment(const management::CallError &error)
{
    using management::CallFailure;
    return error.failure == CallFailure::MissingCredentials || error.failure == CallFailure::InvalidRequest ||
           error.failure == CallFailure::Unreachable || error.failure == CallFailure::TlsFailed ||
           error.failure == CallFailure::NotHttp || error.failure == CallFailure::HeadTooLarge ||
           error.failure == CallFailure::UnexpectedAnswer || error.failure == CallFailure::InvalidJson ||
           error.status == NotFound || !error.proxy.isEmpty() || error.status == Unauthorised ||
           error.status == Forbidden;
}

} // namespace answers

#include "moc_callframe.cpp"
