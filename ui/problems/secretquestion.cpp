#include "secretquestion.h"

#include "banner.h"
#include "environmentlist.h"
#include "errormessages.h"
#include "requestguard.h"
#include "routeservice.h"
#include "settingnames.h"
#include "targettext.h"

#include <QPushButton>

#include <algorithm>

namespace problems {

using consent::SecretRequest;
using secrets::SecretReference;

namespace {

constexpr qsizetype LongestDetail = 500; ///< The texts are from a file.

bool isUnencrypted(const QString &origin)
{
    const QByteArray bytes = origin.toLatin1();
    return bytes.startsWith("http:") && !routing::isLoopbackName(http::hostWithoutPort(http::authorityOf(bytes)));
}

} // namespace

SecretQuestion::SecretQuestion(const preview::RouteService &routes, consent::Grants &grants,
                               const management::EnvironmentList &environments,
                               const workspace::OpenDefinition &definition, QWidget *parent)
    : QuestionBar(u"secretQuestion"_qs, u"secretBanner"_qs, parent)
    , m_routes(routes)
    , m_grants(grants)
    , m_environments(environments)
    , m_definition(definition)
{
    connect(&m_routes, &preview::RouteService::routesChanged, this, &SecretQuestion::refresh);
    connect(&banner(), &widgets::Banner::closed, this, [this] {
        m_failure.reset();
        refresh();
    });
    refresh();
}

void SecretQuestion::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    refresh();
}

void SecretQuestion::refresh()
{
    if (m_isPaused)
        return;
    SecretRequest request = m_grants.undecided(m_definition.identity(), m_routes.missingSecrets(m_definition));
    if (request.origin.isEmpty())
        request.references.clear(); // The URL is not valid, which is shown at its field.
    const QString details = request.references.isEmpty() ? QString() : detailsText(request);
    if (m_shown == request && m_details == details)
        return;
    if (!request.references.isEmpty())
        return showQuestion(request, details);
    m_shown.reset();
    if (!m_failure)
        hideQuestion();
    else if (banner().kind() != widgets::Banner::Kind::Warning)
        showNotStored(*m_failure);
}

void SecretQuestion::showQuestion(const SecretRequest &request, const QString &details)
{
    m_shown = request;
    m_details = details;
    ask(questionText(request), details);
    connect(addAnswer(tr("Allow"), u"allowSecrets"_qs), &QPushButton::clicked, this, &SecretQuestion::allow);
    connect(addAnswer(tr("Not now"), u"declineSecrets"_qs), &QPushButton::clicked, this, &SecretQuestion::decline);
}

void SecretQuestion::showNotStored(const base::Error &error)
{
    m_failure = error;
    if (m_shown)
        return; // Shown after the question.
    banner().show(widgets::Banner::Kind::Warning,
                  tr("The permission applies until you quit, because it could not be saved: %1", "%1: an error message")
                      .arg(messages::errorText(error)));
    banner().setClosable(true);
    setVisible(true);
}

void SecretQuestion::allow()
{
    if (!m_shown)
        return;
    // What was shown, which an edit may have changed since.
    const base::Result<void> stored = m_grants.allow(m_definition.identity(), *m_shown);
    m_failure = stored ? std::nullopt : std::optional(stored.error());
    refresh();
}

void SecretQuestion::decline()
{
    if (m_shown)
        m_grants.decline(m_definition.identity(), *m_shown);
    refresh();
}

QString SecretQuestion::questionText(const SecretRequest &request) const
{
    const QString title = shortened(m_definition.title());
    const QString origin = shortenedOrigin(request.origin);
    QString text;
    if (request.references.size() == 1) {
        const QString reference = shortened(secrets::referenceText(request.references.constFirst()));
        text = tr("%1 wants to send %2 to %3.", "%1: file name, %2: reference to a secret, %3: origin")
                   .arg(title, reference, origin);
    } else {
        text = tr("%1 wants to send %n secrets to %2.", "%1: file name, %2: origin",
                  static_cast<int>(request.references.size()))
                   .arg(title, origin);
    }
    if (isUnencrypted(request.origin))
        text += u' ' + tr("The connection is not encrypted.");
    return text;
}

QString SecretQuestion::detailsText(const SecretRequest &request) const
{
    QStringList lines;
    // The question has only a part of what is long.
    if (shortened(m_definition.title()) != m_definition.title())
        lines.append(tr("File: %1", "%1: file name").arg(m_definition.title().left(LongestDetail)));
    if (shortenedOrigin(request.origin) != request.origin)
        lines.append(tr("Server: %1", "%1: origin").arg(request.origin.right(LongestDetail)));
    for (const SecretReference &reference : request.references)
        lines.append(detailText(reference));
    lines.append(tr("The test gateway sends the values with each request. You can revoke this in Settings, Upstream."));
    return lines.join(u'\n');
}

QString SecretQuestion::detailText(const SecretReference &reference) const
{
    const QString written = shortened(secrets::referenceText(reference));
    const QString settings = shortened(settingsWith(reference).join(u", "_qs));
    if (reference.store == secrets::Store::Environment)
        return tr("%1: %2", "%1: reference to a secret, %2: names of settings").arg(written, settings);
    return tr("%1: %2, from the environment “%3”",
              "%1: reference to a secret, %2: names of settings, %3: name of an environment")
        .arg(written, settings, m_environments.current().name);
}

/** The names of the settings that contain the reference. */
QStringList SecretQuestion::settingsWith(const SecretReference &reference) const
{
    const QString written = secrets::referenceText(reference);
    const definition::DefinitionView view(m_definition.document().snapshot());
    QStringList names;
    for (const lint::SecretText &text : lint::secretTexts(view)) {
        const bool isThere = std::any_of(
            text.scan.references.begin(), text.scan.references.end(),
            [&written](const SecretReference &each) { return secrets::referenceText(each) == written; });
        if (isThere)
            names.append(messages::settingName(document::Pointer(text.pointer.tokens().mid(1))));
    }
    return names;
}

void SecretQuestion::retranslate()
{
    m_shown.reset();
    refresh();
}

} // namespace problems

#include "moc_secretquestion.cpp"
