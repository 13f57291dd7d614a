#include "servequestion.h"

#include "banner.h"
#include "routeservice.h"

#include <QPushButton>

namespace problems {

namespace {
constexpr qsizetype MaximumSentences = 3; ///< The others are in Details.
} // namespace

ServeQuestion::ServeQuestion(preview::RouteService &routes, workspace::OpenDefinition &definition, QWidget *parent)
    : QuestionBar(u"serveQuestion"_qs, u"serveBanner"_qs, parent)
    , m_routes(routes)
    , m_definition(definition)
{
    connect(&m_routes, &preview::RouteService::routesChanged, this, &ServeQuestion::refresh);
    connect(&m_routes, &preview::RouteService::servedChanged, this, &ServeQuestion::refresh);
    refresh();
}

void ServeQuestion::refresh()
{
    const bool isAsked = m_routes.isWaiting(m_definition);
    QStringList sentences;
    QString details;
    if (isAsked) {
        const QStringList overlaps = overlapTexts();
        sentences = QStringList{tr("The gateway is running. Serve %1 too?", "%1: file name")
                                    .arg(shortened(m_definition.title()))} +
                    overlaps.mid(0, MaximumSentences);
        details = overlaps.mid(MaximumSentences).join(u'\n');
    }
    const QString text = sentences.join(u' ');
    if (text == m_shown)
        return setVisible(isAsked);
    m_shown = text;
    if (isAsked)
        showQuestion(text, details);
    else
        hideQuestion();
}

void ServeQuestion::showQuestion(const QString &text, const QString &details)
{
    ask(text, details);
    connect(addAnswer(tr("Serve"), u"serveDefinition"_qs), &QPushButton::clicked, this,
            [this] { m_routes.setServed(m_definition, true); });
    connect(addAnswer(tr("Not now"), u"declineServing"_qs), &QPushButton::clicked, this,
            [this] { m_routes.declineToServe(m_definition); });
}

/** Which APIs lose requests, then which ones keep theirs. */
QStringList ServeQuestion::overlapTexts() const
{
    QStringList lost;
    QStringList kept;
    for (const preview::RouteService::Overlap &overlap : m_routes.overlaps(m_definition)) {
        const QString path = shortened(QString::fromUtf8(overlap.common.path));
        const QString name = shortened(overlap.apiName);
        if (overlap.common.takesOver)
            lost.append(tr("It would answer %1, which “%2” answers now.", "%1: path, %2: API").arg(path, name));
        else
            kept.append(tr("“%2” keeps answering %1.", "%1: path, %2: API").arg(path, name));
    }
    return lost + kept;
}

void ServeQuestion::retranslate()
{
    m_shown.clear();
    refresh();
}

} // namespace problems

#include "moc_servequestion.cpp"
