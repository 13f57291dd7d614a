#include "fetchquestion.h"

#include "banner.h"

#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace problems {

FetchQuestion::FetchQuestion(workspace::RemoteReferences &remote, workspace::OpenDefinition &definition,
                             QWidget *parent)
    : QuestionBar(u"fetchQuestion"_qs, u"fetchBanner"_qs, parent)
    , m_remote(remote)
    , m_definition(definition)
{
    connect(&banner(), &widgets::Banner::closed, this, [this] {
        if (m_shown)
            m_remote.decline(*m_shown);
    });
    connect(&m_remote, &workspace::RemoteReferences::questionsChanged, this, &FetchQuestion::refresh);
    refresh();
}

void FetchQuestion::refresh()
{
    const QList<Question> questions = m_remote.questions(m_definition);
    if (questions.isEmpty()) {
        m_shown.reset();
        hideQuestion();
        return;
    }
    setVisible(true);
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
    ask(questionText(question, others));
    banner().setClosable(true);
    const QString server = QUrl(question.subject()).authority().section(u'@', -1);
    connect(addAnswer(tr("Fetch"), u"fetchOnce"_qs), &QPushButton::clicked, this,
            [this, question] { m_remote.allowOnce(question); });
    connect(addAnswer(tr("Always from %1", "%1: host and port").arg(server), u"fetchAlways"_qs), &QPushButton::clicked,
            this, [this, question] { m_remote.allowServer(m_definition, question); });
}

void FetchQuestion::showFailure(const Question &question)
{
    banner().show(widgets::Banner::Kind::Warning, tr("%1 could not be fetched.", "%1: URL").arg(question.url),
                  question.why.detail);
    connect(banner().addAction(tr("Try again"), u"fetchTryAgain"_qs), &QPushButton::clicked, this,
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

void FetchQuestion::retranslate()
{
    m_shown.reset();
    refresh();
}

} // namespace problems

#include "moc_fetchquestion.cpp"
