#include "fetchquestion.h"

#include "banner.h"
#include "theme.h"

#include <QEvent>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace problems {

FetchQuestion::FetchQuestion(workspace::RemoteReferences &remote, workspace::OpenDefinition &definition,
                             QWidget *parent)
    : QWidget(parent)
    , m_remote(remote)
    , m_definition(definition)
{
    setObjectName(u"fetchQuestion"_qs);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"fetchBanner"_qs);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, 0);
    column->addWidget(m_banner);
    connect(m_banner, &widgets::Banner::closed, this, [this] {
        if (m_shown)
            m_remote.decline(*m_shown);
    });
    connect(&m_remote, &workspace::RemoteReferences::questionsChanged, this, &FetchQuestion::refresh);
    refresh();
}

void FetchQuestion::refresh()
{
    const QList<Question> questions = m_remote.questions(m_definition);
    setVisible(!questions.isEmpty());
    if (questions.isEmpty()) {
        m_shown.reset();
        m_banner->clear();
        return;
    }
    // A question is shown before a failure.
    const auto open = std::find_if(questions.cbegin(), questions.cend(),
                                   [](const Question &one) { return !one.isFailure(); });
    const Question &first = open == questions.cend() ? questions.first() : *open;
    const qsizetype others = questions.size() - 1;
    if (m_shown == first && m_others == others)
        return;
    m_shown = first;
    m_others = others;
    if (first.isFailure())
        showFailure(first);
    else
        showQuestion(first, others);
}

void FetchQuestion::showQuestion(const Question &question, qsizetype others)
{
    m_banner->show(widgets::Banner::Kind::Information, questionText(question, others));
    const QString server = QUrl(question.subject()).authority().section(u'@', -1);
    connect(m_banner->addAction(tr("Fetch"), u"fetchOnce"_qs), &QPushButton::clicked, this,
            [this, question] { m_remote.allowOnce(question); });
    connect(m_banner->addAction(tr("Always from %1", "%1: host and port").arg(server), u"fetchAlways"_qs),
            &QPushButton::clicked, this, [this, question] { m_remote.allowServer(m_definition, question); });
}

void FetchQuestion::showFailure(const Question &question)
{
    m_banner->show(widgets::Banner::Kind::Warning, tr("%1 could not be fetched.", "%1: URL").arg(question.url),
                   question.why.detail);
    connect(m_banner->addAction(tr("Try again"), u"fetchTryAgain"_qs), &QPushButton::clicked, this,
            [this, question] { m_remote.tryAgain(question); });
}

QString FetchQuestion::questionText(const Question &question, qsizetype others) const
{
    using Reason = openapi::Unavailability::Reason;
    QString text =
        question.why.reason == Reason::LeadsElsewhere
            ? tr("%1 redirects to another server. Fetch %2?", "%1, %2: URLs").arg(question.url, question.subject())
            : tr("This definition references a document on the network. Fetch %1?", "%1: URL").arg(question.subject());
    if (QUrl(question.subject()).scheme() == u"http")
        text += u' ' + tr("The connection is not encrypted.");
    if (others > 0)
        text += u' ' + tr("Other addresses waiting: %1.", "%1: how many").arg(others);
    return text;
}

void FetchQuestion::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_shown.reset();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace problems

#include "moc_fetchquestion.cpp"
