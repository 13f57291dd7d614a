#include "pagequestion.h"

#include "banner.h"
#include "definitionview.h"
#include "errormessages.h"
#include "gatewaycontrol.h"
#include "grants.h"
#include "requestguard.h"
#include "workspace.h"

#include <QPushButton>

namespace problems {

PageQuestion::PageQuestion(const preview::GatewayControl &gateway, consent::Grants &grants,
                           const workspace::OpenDefinition &definition, QWidget *parent)
    : QuestionBar(u"pageQuestion"_qs, u"pageBanner"_qs, parent)
    , m_grants(grants)
    , m_definition(definition)
{
    connect(&gateway, &preview::GatewayControl::recorded, this, &PageQuestion::take);
    connect(&grants, &consent::Grants::changed, this, &PageQuestion::refresh);
    connect(&banner(), &widgets::Banner::closed, this, [this] {
        m_failure.reset();
        refresh();
    });
    refresh();
}

void PageQuestion::take(const QList<traffic::ExchangePtr> &exchanges)
{
    using traffic::GatewayError;
    const QString path = m_definition.path().isEmpty() ? m_definition.title() : m_definition.path();
    for (const traffic::ExchangePtr &exchange : exchanges) {
        const bool isRefused = exchange->gatewayReason == GatewayError::OriginNotAllowed ||
                               exchange->gatewayReason == GatewayError::CrossSiteRefused;
        if (!isRefused || exchange->documentPath != path)
            continue;
        const QString origin = QString::fromUtf8(routing::pageOrigin(exchange->request));
        if (origin.isEmpty() || origin == m_shown || m_declined.contains(origin))
            continue;
        m_waiting.removeAll(origin);
        m_waiting.prepend(origin);
        m_waiting.resize(qMin(m_waiting.size(), MaximumOrigins));
    }
    refresh();
}

void PageQuestion::refresh()
{
    const QStringList allowed = m_grants.pagesOf(m_definition.identity());
    const auto isDecided = [&](const QString &origin) {
        return allowed.contains(origin) || m_declined.contains(origin);
    };
    m_waiting.removeIf(isDecided);
    if (!m_shown.isEmpty() && !isDecided(m_shown))
        return;
    m_shown = m_waiting.isEmpty() ? QString() : m_waiting.takeFirst();
    if (!m_shown.isEmpty())
        showQuestion();
    else if (m_failure)
        showNotStored();
    else
        hideQuestion();
}

void PageQuestion::showQuestion()
{
    const QString api = definition::DefinitionView(m_definition.document().snapshot()).apiName().value;
    ask(tr("Web pages of %1 want to call “%2”.", "%1: origin, %2: API").arg(shortenedOrigin(m_shown), shortened(api)),
        tr("Allowed pages can send any request to this API through the gateway, which adds the credentials of "
           "the upstream."));
    connect(addAnswer(tr("Allow"), u"allowPages"_qs), &QPushButton::clicked, this, &PageQuestion::allow);
    connect(addAnswer(tr("Not now"), u"declinePages"_qs), &QPushButton::clicked, this, &PageQuestion::decline);
}

void PageQuestion::allow()
{
    const base::Result<void> stored = m_grants.allowPage(m_definition.identity(), m_shown);
    m_failure = stored ? std::nullopt : std::optional(stored.error());
    refresh();
}

void PageQuestion::showNotStored()
{
    if (banner().isVisible() && banner().kind() == widgets::Banner::Kind::Warning)
        return;
    banner().show(widgets::Banner::Kind::Warning,
                  tr("The permission applies until you quit, because it could not be saved: %1", "%1: an error message")
                      .arg(messages::errorText(*m_failure)));
    banner().setClosable(true);
    setVisible(true);
}

void PageQuestion::decline()
{
    m_declined.append(m_shown);
    if (m_declined.size() > MaximumOrigins)
        m_declined.removeFirst();
    refresh();
}

void PageQuestion::retranslate()
{
    if (!m_shown.isEmpty())
        showQuestion();
}

} // namespace problems

#include "moc_pagequestion.cpp"
