#include "gatewaysession.h"

#include "absolutepath.h"
#include "consentoptions.h"
#include "definitionview.h"
#include "documentfile.h"
#include "errormessages.h"
#include "ruletable.h"
#include "whendone.h"

#include <QTimer>

#include <algorithm>

namespace commands {

namespace {

constexpr std::chrono::milliseconds RecordGrace{2000};

/** Why the gateway has no route for a definition; empty if it has one. */
QString notServedReason(const document::Snapshot &snapshot)
{
    const definition::DefinitionView view(snapshot);
    if (view.kind() == definition::DocumentKind::Classic)
        return u"not served: this is a definition in the classic format"_qs;
    if (!view.snapshot().at(view.extension()).exists())
        return u"not served: the document has no gateway extension. Add it with gatewright import."_qs;
    const definition::Field<bool> active = view.active();
    const bool isOff = !active.value && active.state != definition::Field<bool>::State::WrongType;
    return isOff ? u"not served: info.state.active is not true"_qs : QString();
}

} // namespace

GatewaySession::GatewaySession(Console &console, services::CoreServices &core, QObject *parent)
    : QObject(parent)
    , m_console(console)
    , m_core(core)
    , m_services(core)
{
    using preview::GatewayControl;
    connect(&m_services.gateway, &GatewayControl::recorded, this, &GatewaySession::recorded);
    connect(&m_services.gateway, &GatewayControl::recordsDropped, this, &GatewaySession::recordsDropped);
    connect(&m_services.gateway, &GatewayControl::stateChanged, this, &GatewaySession::announceWhenReady);
    connect(&m_services.gateway, &GatewayControl::ended, this, &GatewaySession::stopped);
    connect(&m_services.routes, &preview::RouteService::routesChanged, this, &GatewaySession::announceWhenReady);
}

GatewaySession::~GatewaySession() = default;

void GatewaySession::start(const GatewayRequest &request)
{
    if (const QString problem = chooseUpstream(request.upstream); !problem.isEmpty())
        return emit failed(problem);
    m_services.routes.setMockOptions(request.mockSeed, request.mockAnswersInvalid);
    m_services.routes.setPrefixMatch(request.prefixMatch);
    chooseUsers(request.users);
    m_services.gateway.setFaults(request.faults);
    m_services.gateway.setAllowedClients({{}, request.allowedOrigins});
    for (const QString &path : request.files) {
        const base::Result<workspace::OpenDefinition *> opened = open(path);
        if (!opened)
            return emit failed(failureLine(path, opened.error()));
        if (request.servesPlainDocuments && m_services.routes.canBeServedWithDefaults(**opened))
            m_services.routes.serveWithDefaults(**opened);
        const document::Document &document = (*opened)->document();
        const QString name = path == u"-" ? (*opened)->title() : path;
        const QStringList problems = syntaxLines(name, document.fileBytes(), document.snapshot());
        for (const QString &line : problems)
            emit problemFound(line);
        if (!problems.isEmpty())
            return emit notValid();
    }
    m_port = request.port;
    m_requiresSecrets = request.requiresSecrets;
    preview::GatewayOptions options;
    options.port = request.port;
    options.prefixMatch = request.prefixMatch;
    options.https = request.https;
    options.recordedBodyBytes = request.recordedBodyBytes;
    options.recordedMemoryBytes = request.recordedMemoryBytes;
    options.recordedFileBytes = request.recordedFileBytes;
    m_services.gateway.start(options);
}

base::Result<workspace::OpenDefinition *> GatewaySession::open(const QString &path)
{
    if (path != u"-") {
        const base::Result<workspace::OpenDefinition *> opened = m_services.workspace.open(absolutePath(path));
        if (opened)
            m_names.insert(*opened, path);
        return opened;
    }
    const base::Result<DocumentFile> file = readDocumentFile(path, m_core.store, m_console);
    if (!file)
        return file.error();
    return m_services.workspace.addUntitled(file->displayName(), file->bytes, file->format);
}

QString GatewaySession::chooseUpstream(const QString &upstream)
{
    if (upstream.isEmpty())
        return {};
    if (upstream == u"echo") {
        m_services.routes.setUpstreamKind(traffic::UpstreamKind::Echo);
        return {};
    }
    if (upstream == u"mock") {
        m_services.routes.setUpstreamKind(traffic::UpstreamKind::Mock);
        return {};
    }
    const QUrl url(upstream, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != u"http" && url.scheme() != u"https"))
        return u"--upstream must be an http or https URL, echo or mock, not “%1”"_qs.arg(upstream);
    m_services.routes.setUpstreamOverride(url);
    m_isUpstreamOfFile = false;
    return {};
}

void GatewaySession::announceWhenReady()
{
    using State = preview::GatewayControl::State;
    if (m_isAnnounced)
        return;
    if (m_services.gateway.state() == State::Failed) {
        m_isAnnounced = true;
        const base::Error failure = m_services.gateway.failure();
        if (failure.code != base::ErrorCode::Unreachable)
            return emit failed(u"the gateway has no certificate for HTTPS: %1"_qs.arg(messages::errorText(failure)));
        emit failed(u"the gateway cannot listen on port %1: %2"_qs.arg(
            QString::number(m_port), failure.detail.isEmpty() ? messages::errorText(failure) : failure.detail));
        return;
    }
    // The routes of definitions with references exist only when those are resolved.
    if (m_services.gateway.state() != State::Running || !m_services.routes.isSettled())
        return;
    if (isLoadingUsers())
        return;
    m_isAnnounced = true;
    if (m_users && m_users->failure())
        emit problemFound(failureLine(u"keychain"_qs, *m_users->failure()));
    reportProblems();
    adviseConsent();
    if (m_requiresSecrets && lacksSecrets())
        return emit failed(u"nothing was sent"_qs);
    emit started(m_services.gateway.address());
}

QString GatewaySession::nameOf(const workspace::OpenDefinition &definition) const
{
    return m_names.value(&definition, definition.title());
}

void GatewaySession::reportProblems()
{
    for (const workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        const document::Snapshot snapshot = definition->document().snapshot();
        const QString name = nameOf(*definition);
        for (const base::Diagnostic &problem : m_services.routes.problems(*definition))
            emit problemFound(problemLine(name, snapshot, problem));
        const QString reason = notServedReason(snapshot);
        if (!reason.isEmpty() && !m_services.routes.canBeServed(*definition))
            emit problemFound(u"%1: %2"_qs.arg(name, reason));
    }
}

void GatewaySession::adviseConsent()
{
    for (const workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        if (!m_services.routes.missingSecrets(*definition).references.isEmpty())
            emit problemFound(consentAdvice({m_names.value(definition), definition->title()}, m_isUpstreamOfFile));
    }
}

bool GatewaySession::lacksSecrets() const
{
    const auto isOfSecret = [](const base::Diagnostic &problem) {
        return problem.rule == "secret-not-allowed"_rule || problem.rule == "reference-in-host"_rule;
    };
    const QList<workspace::OpenDefinition *> definitions = m_services.workspace.definitions();
    return std::any_of(definitions.begin(), definitions.end(), [&](const workspace::OpenDefinition *definition) {
        const base::Diagnostics problems = m_services.routes.problems(*definition);
        return std::any_of(problems.begin(), problems.end(), isOfSecret);
    });
}

void GatewaySession::chooseUsers(const QList<routing::ClientUser> &users)
{
    if (!users.isEmpty())
        return m_services.routes.setClientUsers(users);
    m_users.emplace(m_core.keychain, m_services.routes);
    connect(&*m_users, &preview::ClientUsers::changed, this, &GatewaySession::announceWhenReady);
}

/** The users are loaded only if an API needs them: the user may have to unlock the keychain. */
bool GatewaySession::isLoadingUsers() const
{
    using State = preview::ClientUsers::State;
    if (!m_users || !m_services.routes.checksClients())
        return false;
    const State state = m_users->state();
    return state == State::NotLoaded || state == State::Loading;
}

QList<document::Snapshot> GatewaySession::snapshots() const
{
    QList<document::Snapshot> snapshots;
    for (const workspace::OpenDefinition *definition : m_services.workspace.definitions())
        snapshots.append(definition->document().snapshot());
    return snapshots;
}

bool GatewaySession::checksClients() const
{
    return m_services.routes.checksClients();
}

QString GatewaySession::certificatePath() const
{
    return m_services.gateway.certificatePath();
}

void GatewaySession::send(const http::RequestHead &head, const QByteArray &body)
{
    base::whenDone(m_services.sender.send(m_services.gateway.address(), {head, body}), this,
                   [this](const base::Result<preview::ComposedResponse> &response) {
                       if (response)
                           return;
                       // The recorded exchange, which follows shortly, has the error. This is for when there is none.
                       QTimer::singleShot(RecordGrace, this, [this, error = response.error()] {
                           emit failed(failureLine(u"gateway"_qs, error));
                       });
                   });
}

void GatewaySession::stop()
{
    m_services.gateway.stop();
}

} // namespace commands

#include "moc_gatewaysession.cpp"
