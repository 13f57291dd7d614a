#include "servequestion.h"

#include "banner.h"
#include "routeservice.h"

#include <QPushButton>

namespace problems {

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
    const bool isAsked = !m_isDeclined && m_routes.canBeServed(m_definition) && !m_routes.isServed(m_definition);
    const QString text = isAsked ? questionText() : QString();
    if (text == m_shown)
        return setVisible(isAsked);
    m_shown = text;
    if (isAsked)
        showQuestion(text);
    else
        hideQuestion();
}

void ServeQuestion::showQuestion(const QString &text)
{
    banner().show(widgets::Banner::Kind::Information, text);
    banner().setClosable(false); // "Not now" does the same.
    connect(banner().addAction(tr("Serve"), u"serveDefinition"_qs), &QPushButton::clicked, this,
            [this] { m_routes.setServed(m_definition, true); });
    connect(banner().addAction(tr("Not now"), u"declineServing"_qs), &QPushButton::clicked, this, [this] {
        m_isDeclined = true;
        refresh();
    });
    setVisible(true);
}

QString ServeQuestion::questionText() const
{
    QStringList sentences{tr("The gateway was running when %1 was opened. Serve it too?", "%1: file name")
                              .arg(shortened(m_definition.title()))};
    for (const preview::RouteService::Overlap &overlap : m_routes.overlaps(m_definition)) {
        const QString path = shortened(QString::fromUtf8(overlap.path));
        const QString name = shortened(overlap.apiName);
        sentences.append(overlap.takesOver
                             ? tr("It would answer %1, which “%2” answers now.", "%1: path, %2: API").arg(path, name)
                             : tr("“%2” keeps answering %1.", "%1: path, %2: API").arg(path, name));
    }
    return sentences.join(u' ');
}

void ServeQuestion::retranslate()
{
    m_shown.clear();
    refresh();
}

} // namespace problems

#include "moc_servequestion.cpp"
