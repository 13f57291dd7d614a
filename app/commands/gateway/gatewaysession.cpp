#include "gatewaysession.h"

#include "appsettings.h"
#include "clientusers.h"
#include "definitionview.h"
#include "documentfile.h"
#include "environmentlist.h"
#include "errorwording.h"
#include "filestore.h"
#include "gatewayrequestsender.h"
#include "keychainstore.h"
#include "routeservice.h"
#include "settingsenvironmentstorage.h"
#include "storeresolver.h"
#include "testgateway.h"
#include "whendone.h"
#include "workspace.h"

#include <QTimer>

namespace commands {

namespace {

constexpr std::chrono::milliseconds RecordGrace{2000};

/** Why the gateway has no route for a definition; empty when it has one. */
QString notServedReason(const document::Snapshot &snapshot)
{
    const definition::DefinitionView view(snapshot);
    if (view.kind() == definition::DocumentKind::Classic)
        return u"not served: this is a definition in the classic format"_qs;
    if (!view.hasExtension())
        return u"not served: the document has no gateway extension; gatewright import adds it"_qs;
    return view.active().value ? QString() : u"not served: info.state.active is not true"_qs;
}

} // namespace

struct GatewaySession::Parts {
    settings::AppSettings settings;
    settings::SettingsEnvironmentStorage environmentStorage{settings.store()};
    management::EnvironmentList environments{environmentStorage};
    storage::FileStore store;
    workspace::Workspace workspace{store};
    secrets::KeychainStore keychain;
    secrets::StoreResolver resolver{keychain};
    gateway::TestGateway gateway;
    gateway::GatewayRequestSender sender;
    preview::RouteService routes{workspace, resolver, gateway};
    quint16 port = 0;
    bool isAnnounced = false;
    std::unique_ptr<preview::ClientUsers> users; ///< Those of the keychain; null where others are given.
};

GatewaySession::GatewaySession(Console &console, QObject *parent)
    : QObject(parent)
    , m_console(console)
    , m_parts(std::make_unique<Parts>())
{
    using preview::GatewayControl;
    connect(&m_parts->gateway, &GatewayControl::recorded, this, &GatewaySession::recorded);
    connect(&m_parts->gateway, &GatewayControl::recordsDropped, this, &GatewaySession::recordsDropped);
    connect(&m_parts->gateway, &GatewayControl::stateChanged, this, &GatewaySession::announceWhenReady);
    connect(&m_parts->gateway, &GatewayControl::ended, this, &GatewaySession::stopped);
    connect(&m_parts->routes, &preview::RouteService::routesChanged, this, &GatewaySession::announceWhenReady);
}

GatewaySession::~GatewaySession() = default;

void GatewaySession::start(const GatewayRequest &request)
{
    m_parts->resolver.setEnvironment(m_parts->environments.current());
    if (const QString problem = chooseUpstream(request.upstream); !problem.isEmpty())
        return emit failed(problem);
    m_parts->routes.setPrefixMatch(request.prefixMatch);
    chooseUsers(request.users);
    m_parts->gateway.setFaults(request.faults);
    for (const QString &path : request.files) {
        const base::Result<workspace::OpenDefinition *> opened = open(path);
        if (!opened)
            return emit failed(failureLine(path, opened.error()));
        const document::Document &document = (*opened)->document();
        const QString name = path == u"-" ? (*opened)->title() : path;
        const QStringList problems = syntaxLines(name, document.fileBytes(), document.snapshot());
        for (const QString &line : problems)
            emit problemFound(line);
        if (!problems.isEmpty())
            return emit notUnderstood();
    }
    m_parts->port = request.port;
    preview::GatewayOptions options;
    options.port = request.port;
    options.prefixMatch = request.prefixMatch;
    options.https = request.https;
    options.recordedBodyBytes = request.recordedBodyBytes;
    options.recordedMemoryBytes = request.recordedMemoryBytes;
    options.recordedFileBytes = request.recordedFileBytes;
    m_parts->gateway.start(options);
}

base::Result<workspace::OpenDefinition *> GatewaySession::open(const QString &path)
{
    if (path != u"-")
        return m_parts->workspace.open(path);
    const base::Result<DocumentFile> file = readDocumentFile(path, m_parts->store, m_console);
    if (!file)
        return file.error();
    return m_parts->workspace.addUntitled(file->displayName(), file->bytes, file->format);
}

QString GatewaySession::chooseUpstream(const QString &upstream)
{
    if (upstream.isEmpty())
        return {};
    if (upstream == u"echo") {
        m_parts->routes.setUseEcho(true);
        return {};
    }
    const QUrl url(upstream, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"http" && url.scheme() != u"https"))
        return u"“%1” is neither an http or https URL nor echo"_qs.arg(upstream);
    m_parts->routes.setUpstreamOverride(url);
    return {};
}

void GatewaySession::announceWhenReady()
{
    using State = preview::GatewayControl::State;
    if (m_parts->isAnnounced)
        return;
    if (m_parts->gateway.state() == State::Failed) {
        m_parts->isAnnounced = true;
        const base::Error failure = m_parts->gateway.failure();
        if (failure.code != base::ErrorCode::Unreachable)
            return emit failed(u"the gateway has no certificate for HTTPS: %1"_qs.arg(messages::errorText(failure)));
        emit failed(u"the gateway cannot listen on port %1: %2"_qs.arg(m_parts->port)
                        .arg(failure.detail.isEmpty() ? messages::errorText(failure) : failure.detail));
        return;
    }
    // Not before the references are answered: the first request would meet a route that is not there yet.
    if (m_parts->gateway.state() != State::Running || !m_parts->routes.isSettled())
        return;
    if (isAskingForUsers())
        return;
    m_parts->isAnnounced = true;
    if (m_parts->users && m_parts->users->failure())
        emit problemFound(failureLine(u"keychain"_qs, *m_parts->users->failure()));
    reportProblems();
    emit started(m_parts->gateway.address());
}

void GatewaySession::reportProblems()
{
    for (const workspace::OpenDefinition *definition : m_parts->workspace.definitions()) {
        const document::Snapshot snapshot = definition->document().snapshot();
        const QString name = definition->path().isEmpty() ? definition->title() : definition->path();
        for (const base::Diagnostic &problem : m_parts->routes.problems(*definition))
            emit problemFound(problemLine(name, snapshot, problem));
        if (const QString reason = notServedReason(snapshot); !reason.isEmpty())
            emit problemFound(u"%1: %2"_qs.arg(name, reason));
    }
}

void GatewaySession::chooseUsers(const QList<routing::ClientUser> &users)
{
    if (!users.isEmpty())
        return m_parts->routes.setClientUsers(users);
    m_parts->users = std::make_unique<preview::ClientUsers>(m_parts->keychain, m_parts->routes);
    connect(m_parts->users.get(), &preview::ClientUsers::changed, this, &GatewaySession::announceWhenReady);
}

/** The keychain is asked only where an API wants to know: it may want to be unlocked. */
bool GatewaySession::isAskingForUsers() const
{
    using State = preview::ClientUsers::State;
    if (!m_parts->users || !m_parts->routes.checksClients())
        return false;
    const State state = m_parts->users->state();
    return state == State::NotAsked || state == State::Busy;
}

QList<document::Snapshot> GatewaySession::snapshots() const
{
    QList<document::Snapshot> snapshots;
    for (const workspace::OpenDefinition *definition : m_parts->workspace.definitions())
        snapshots.append(definition->document().snapshot());
    return snapshots;
}

bool GatewaySession::checksClients() const
{
    return m_parts->routes.checksClients();
}

QString GatewaySession::certificatePath() const
{
    return m_parts->gateway.certificatePath();
}

void GatewaySession::send(const http::RequestHead &head, const QByteArray &body)
{
    base::whenDone(m_parts->sender.send(m_parts->gateway.address(), {head, body}), this,
                   [this](const base::Result<preview::ComposedResponse> &response) {
                       if (response)
                           return;
                       // What went wrong is in the record, which comes a moment later; this is for when none does.
                       QTimer::singleShot(RecordGrace, this, [this, error = response.error()] {
                           emit failed(failureLine(u"gateway"_qs, error));
                       });
                   });
}

void GatewaySession::stop()
{
    m_parts->gateway.stop();
}

} // namespace commands

#include "moc_gatewaysession.cpp"
