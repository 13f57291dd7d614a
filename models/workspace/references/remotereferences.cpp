#include "remotereferences.h"

#include "settingstable.h"
#include "whendone.h"

#include <algorithm>

namespace workspace {

namespace {

using FetchState = openapi::Unavailability::Reason;

bool isFailed(FetchState reason)
{
    return reason == FetchState::FetchFailed || reason == FetchState::FetchRefused ||
           reason == FetchState::FetchTooLarge;
}

} // namespace

QString RemoteReferences::Question::subject() const
{
    return why.reason == FetchState::LeadsElsewhere ? why.detail : url;
}

bool RemoteReferences::Question::isFailure() const
{
    return isFailed(why.reason);
}

RemoteReferences::RemoteReferences(Workspace &workspace, ReferenceFetcher &fetcher, settings::Settings &settings,
                                   QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_fetcher(fetcher)
    , m_settings(settings)
{
    connect(&workspace, &Workspace::opened, this, &RemoteReferences::watch);
    for (OpenDefinition *definition : workspace.definitions())
        watch(definition);
}

void RemoteReferences::watch(OpenDefinition *definition)
{
    connect(definition, &OpenDefinition::missingUrlsChanged, this, [this, definition] {
        fetchAllowed(*definition);
        emit questionsChanged();
    });
}

QList<RemoteReferences::Question> RemoteReferences::questions(const OpenDefinition &definition) const
{
    QList<Question> questions;
    for (const MissingUrl &missing : definition.missingUrls()) {
        const Question question{missing.url, missing.why};
        const bool isOpen = missing.why.reason == FetchState::NotFetched ||
                            missing.why.reason == FetchState::LeadsElsewhere || question.isFailure();
        // Schemes other than http and https are never fetched.
        const bool canBeFetched = !AllowedUrls::originOf(question.subject()).isEmpty();
        if (isOpen && canBeFetched && !m_inFlight.contains(missing.url) && !m_declined.contains(question.subject()))
            questions.append(question);
    }
    return questions;
}

void RemoteReferences::allowOnce(const Question &question)
{
    m_once.insert(question.subject());
    fetchAllowedAgain();
}

void RemoteReferences::allowServer(const OpenDefinition &definition, const Question &question)
{
    const QString server = AllowedUrls::originOf(question.subject());
    const QString folder = m_workspace.references().folderOf(definition);
    if (folder.isEmpty()) {
        m_onceBelow.append(server);
    } else {
        QStringList stored = m_settings.get(settings::AllowedServers);
        stored.append(server + u' ' + folder);
        stored.removeDuplicates();
        m_settings.set(settings::AllowedServers, stored);
    }
    fetchAllowedAgain();
}

void RemoteReferences::decline(const Question &question)
{
    m_declined.insert(question.subject());
    emit questionsChanged();
}

void RemoteReferences::tryAgain(const Question &question)
{
    for (const OpenDefinition *definition : m_workspace.definitions()) {
        const bool isMissed = questions(*definition).contains(question);
        if (isMissed && allowedFor(*definition).allows(question.url))
            fetch(*definition, question.url);
    }
    emit questionsChanged();
}

QStringList RemoteReferences::rememberedServers(const OpenDefinition &definition) const
{
    const QString folder = m_workspace.references().folderOf(definition);
    QStringList servers;
    for (const QString &entry : m_settings.get(settings::AllowedServers)) {
        const qsizetype blank = entry.indexOf(u' ');
        if (!folder.isEmpty() && blank > 0 && entry.mid(blank + 1) == folder)
            servers.append(entry.left(blank));
    }
    return servers;
}

void RemoteReferences::forgetServers(const OpenDefinition &definition)
{
    const QString end = u' ' + m_workspace.references().folderOf(definition);
    QStringList stored = m_settings.get(settings::AllowedServers);
    stored.removeIf([&end](const QString &entry) { return entry.mid(entry.indexOf(u' ')) == end; });
    m_settings.set(settings::AllowedServers, stored);
    emit questionsChanged();
}

AllowedUrls RemoteReferences::allowedFor(const OpenDefinition &definition) const
{
    AllowedUrls allowed;
    for (const QString &url : m_once)
        allowed.addUrl(url);
    for (const QString &server : m_onceBelow + rememberedServers(definition))
        allowed.addPrefix(server);
    return allowed;
}

void RemoteReferences::fetchAllowedAgain()
{
    for (const OpenDefinition *definition : m_workspace.definitions())
        fetchAllowed(*definition);
    emit questionsChanged();
}

void RemoteReferences::fetchAllowed(const OpenDefinition &definition)
{
    const AllowedUrls allowed = allowedFor(definition);
    for (const MissingUrl &missing : definition.missingUrls()) {
        const bool isNew = missing.why.reason == FetchState::NotFetched && allowed.allows(missing.url);
        const bool mayGoOn = missing.why.reason == FetchState::LeadsElsewhere && allowed.allows(missing.why.detail);
        if (isNew || mayGoOn)
            fetch(definition, missing.url);
    }
}

void RemoteReferences::fetch(const OpenDefinition &definition, const QString &url)
{
    if (m_inFlight.contains(url))
        return;
    m_inFlight.insert(url);
    m_workspace.references().setUnavailable(url, {FetchState::BeingFetched, {}});
    base::whenDone(m_fetcher.fetch(url, allowedFor(definition)), this,
                   [this, url](const ReferenceFetcher::Outcome &outcome) {
                       m_inFlight.remove(url);
                       if (outcome)
                           m_workspace.references().addFetched(url, *outcome);
                       else
                           m_workspace.references().setUnavailable(url, outcome.error());
                   });
}

} // namespace workspace

#include "moc_remotereferences.cpp"
