#include "routeservice.h"

#include "blockproblems.h"
#include "gatewayfields.h"
#include "importer.h"
#include "listenpath.h"
#include "ruletable.h"
#include "whendone.h"

#include <QHash>

#include <algorithm>

namespace preview {

namespace {

using traffic::UpstreamKind;
using workspace::OpenDefinition;

base::Diagnostics problemsOf(const OpenDefinition &definition, const RouteInputs &inputs, const routing::Route &route,
                             const consent::Grants &grants)
{
    const document::Snapshot document = definition.document().snapshot();
    base::Diagnostics problems = blockProblems(document, inputs, route, grants);
    if (inputs.asksClients)
        problems.append(problemAt(
            document, "client-access-not-previewed"_rule,
            definition::fields::pointerOf(inputs.extensionPointer, definition::fields::clientAuthentication()), {}));
    if (!inputs.methodNotPreviewed.isEmpty())
        problems.append(
            problemAt(document, "upstream-auth-not-previewed"_rule,
                      definition::fields::pointerOf(inputs.extensionPointer, definition::fields::authentication()),
                      {inputs.methodNotPreviewed}));
    return problems;
}

/** The upstream in requests that the echo answers for a definition without an upstream URL. No such host exists (RFC
 * 6761 §6.4). */
constexpr char LocalUpstreamUrl[] = "http://upstream.invalid";

/** True if a request to the definition would be sent to a URL, valid or not. */
bool hasUpstream(const definition::DefinitionView &view)
{
    const auto plan = definition::planImport(view.snapshot());
    const definition::Field<QString> url = view.upstreamUrl();
    return plan ? !plan->upstreamUrl.isEmpty() : url.state != url.State::Missing && !url.value.trimmed().isEmpty();
}

/** Adds the names of API keys that are in other documents than the definition. */
void addKeyNames(const OpenDefinition &definition, const RouteInputs &inputs, routing::Route &route)
{
    if (inputs.keyNames.isComplete || !definition.description())
        return;
    openapi::ReferenceResolver resolver(definition.description()->set());
    const openapi::ApiKeyNames all = openapi::apiKeyNames(resolver, definition.description()->entry()->address());
    route.keyHeaders += all.headers;
    route.keyParameters += all.parameters;
}

bool isListenPathTaken(const base::Diagnostic &problem)
{
    return problem.rule == "listen-path-taken"_rule;
}

} // namespace

RouteService::RouteService(workspace::Workspace &workspace, secrets::SecretResolver &resolver,
                           const consent::Grants &grants, GatewayControl &gateway, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_grants(grants)
    , m_gateway(gateway)
    , m_builder(resolver, grants)
{
    connect(&grants, &consent::Grants::changed, this, &RouteService::rebuild);
    connect(&gateway, &GatewayControl::stateChanged, this, &RouteService::followGateway);
    connect(&workspace, &workspace::Workspace::opened, this, &RouteService::add);
    connect(&workspace, &workspace::Workspace::aboutToClose, this, &RouteService::forget);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void RouteService::setUpstreamKind(UpstreamKind upstreamKind)
{
    if (m_upstreamKind == upstreamKind)
        return;
    m_upstreamKind = upstreamKind;
    refreshAll();
    emit upstreamKindChanged();
}

void RouteService::setUpstreamOverride(const QUrl &upstream)
{
    m_override = upstream;
    refreshAll();
}

void RouteService::setPrefixMatch(bool prefixMatch)
{
    m_prefixMatch = prefixMatch;
    publishSoon();
}

void RouteService::setClientUsers(const QList<routing::ClientUser> &users)
{
    m_clientUsers = users;
    publishSoon();
}

bool RouteService::checksClients() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [](const auto &each) {
        return each.second.isServed() && each.second.inputs && each.second.inputs->checksClients;
    });
}

void RouteService::rebuild()
{
    for (auto &[definition, entry] : m_entries)
        refresh(definition, true);
}

bool RouteService::isSettled() const
{
    return !m_isPublishQueued && std::none_of(m_entries.begin(), m_entries.end(), [this](const auto &each) {
        return each.second.isPending || awaitsDescription(*each.first, each.second);
    });
}

/** The mock answers from the description, and it has the names of API keys that are in other documents. */
bool RouteService::usesDescription(const Entry &entry) const
{
    return m_upstreamKind == UpstreamKind::Mock || (entry.inputs && !entry.inputs->keyNames.isComplete);
}

bool RouteService::awaitsDescription(const OpenDefinition &definition, const Entry &entry) const
{
    return usesDescription(entry) && entry.route && entry.isServed() && !definition.description();
}

void RouteService::setMockOptions(quint32 seed, bool answersInvalid)
{
    m_mockOptions.seed = seed;
    m_mockOptions.answersInvalid = answersInvalid;
    publishSoon();
}

/** The mock gets what the upstream would get: paths below that of its URL. */
mock::MockedApi RouteService::mockOf(const OpenDefinition &definition, const routing::Route &route) const
{
    mock::MockedApi api{routing::normalizedListenPath(route.listenPath), definition.description(), m_mockOptions};
    api.options.upstreamPath = route.upstream.path(QUrl::FullyEncoded).toLatin1();
    if (api.options.upstreamPath.endsWith('/'))
        api.options.upstreamPath.chop(1);
    if (!route.stripListenPath)
        api.options.listenPath = route.listenPath;
    return api;
}

base::Diagnostics RouteService::problems(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry ? entry->problems : base::Diagnostics();
}

consent::SecretRequest RouteService::missingSecrets(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    if (!entry || !entry->isServed() || !entry->inputs || entry->inputs->block)
        return {};
    return m_grants.missing(definition.identity(), secretsOf(*entry->inputs));
}

const RouteService::Entry *RouteService::entryOf(const OpenDefinition &definition) const
{
    const auto place = m_entries.find(const_cast<OpenDefinition *>(&definition));
    return place == m_entries.end() ? nullptr : &place->second;
}

bool RouteService::isServed(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry && entry->isServed();
}

bool RouteService::isWaiting(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry && entry->hasListenPath() && entry->serving == Serving::Waiting;
}

bool RouteService::canBeServed(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry && entry->hasListenPath();
}

bool RouteService::canBeServedWithDefaults(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry && !entry->inputs && !entry->usesDefaults &&
           definition::planImport(definition.document().snapshot()).isOk();
}

void RouteService::serveWithDefaults(OpenDefinition &definition)
{
    const auto place = m_entries.find(&definition);
    if (place == m_entries.end())
        return;
    place->second.usesDefaults = true;
    place->second.serving = Serving::On;
    refresh(&definition, true);
    emit servedChanged(&definition);
}

void RouteService::setServed(OpenDefinition &definition, bool served)
{
    setServing(definition, served ? Serving::On : Serving::Off);
}

void RouteService::declineToServe(OpenDefinition &definition)
{
    setServing(definition, Serving::Declined);
}

void RouteService::setServing(OpenDefinition &definition, Serving serving)
{
    const auto place = m_entries.find(&definition);
    if (place == m_entries.end() || place->second.serving == serving)
        return;
    const bool wasServed = place->second.isServed();
    place->second.serving = serving;
    if (place->second.isServed() != wasServed)
        refresh(&definition, true);
    emit servedChanged(&definition);
}

void RouteService::followGateway()
{
    using State = GatewayControl::State;
    m_isRunning = m_gateway.state() == State::Running || m_gateway.state() == State::Starting;
    // Later, because a restart with other settings is a stop and a start.
    if (!m_isRunning)
        QMetaObject::invokeMethod(this, &RouteService::endWaiting, Qt::QueuedConnection);
}

/** The next start serves all that are open then. */
void RouteService::endWaiting()
{
    if (m_isRunning)
        return;
    for (auto &[definition, entry] : m_entries) {
        if (entry.serving == Serving::Waiting || entry.serving == Serving::Declined)
            setServing(*definition, Serving::On);
    }
}

QList<RouteService::Overlap> RouteService::overlaps(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    if (!entry || !entry->hasListenPath())
        return {};
    QList<Overlap> found;
    for (const OpenDefinition *other : m_workspace.definitions()) {
        const Entry *const served = other == &definition ? nullptr : entryOf(*other);
        if (!served || !served->isServed() || !served->hasListenPath())
            continue;
        const auto overlap = routing::overlapOf(listenPathOf(*entry), listenPathOf(*served), m_prefixMatch);
        if (overlap)
            found.append({served->inputs->apiName, *overlap});
    }
    return found;
}

/** References have their values only in the route of one that is served. */
QByteArray RouteService::listenPathOf(const Entry &entry)
{
    return entry.route ? entry.route->listenPath : entry.inputs->listenPath.text.text().reveal();
}

void RouteService::add(OpenDefinition *definition)
{
    // A file that another one refers to can bring its own listen path and upstream. An edit in it is no consent to
    // serve.
    m_entries[definition].serving = !definition->isOpenedByUser() ? Serving::Off
                                    : m_isRunning                 ? Serving::Waiting
                                                                  : Serving::On;
    connect(&definition->document(), &document::Document::changed, this,
            [this, definition] { refresh(definition, false); });
    connect(definition, &OpenDefinition::descriptionChanged, this, [this, definition] {
        const Entry *const entry = entryOf(*definition);
        if (entry && usesDescription(*entry))
            publishSoon();
    });
    connect(definition, &OpenDefinition::pathChanged, this, [this, definition] { refresh(definition, false); });
    refresh(definition, true);
}

void RouteService::forget(OpenDefinition *definition)
{
    disconnect(definition, nullptr, this, nullptr);
    disconnect(&definition->document(), nullptr, this, nullptr);
    m_entries.erase(definition);
    publishSoon();
}

void RouteService::refreshAll()
{
    for (auto &[definition, entry] : m_entries)
        refresh(definition, false);
}

void RouteService::refresh(OpenDefinition *definition, bool evenIfEqual)
{
    Entry &entry = m_entries[definition];
    // While the text can't be parsed, the last route stays.
    if (!evenIfEqual && !definition->document().snapshot().isValid())
        return;
    std::optional<RouteInputs> inputs = inputsOf(*definition);
    if (!evenIfEqual && inputs == entry.inputs)
        return;
    entry.inputs = std::move(inputs);
    build(definition, entry);
}

void RouteService::build(OpenDefinition *definition, Entry &entry)
{
    const quint64 generation = entry.generation = ++m_lastGeneration;
    const bool isWanted = entry.inputs && entry.isServed();
    entry.isPending = isWanted;
    if (!isWanted) {
        entry.route.reset();
        entry.problems.clear();
        return publishSoon();
    }
    base::whenDone(m_builder.build(*entry.inputs), this,
                   [this, definition, generation](const base::Result<routing::Route> &built) {
                       take(definition, generation, built);
                   });
}

void RouteService::take(OpenDefinition *definition, quint64 generation, const base::Result<routing::Route> &built)
{
    // The definition may be closed by now: the pointer is only compared.
    const auto place = m_entries.find(definition);
    if (place == m_entries.end() || place->second.generation != generation)
        return;
    Entry &entry = place->second;
    entry.isPending = false;
    if (built) {
        entry.route = *built;
        entry.problems = problemsOf(*definition, *entry.inputs, *built, m_grants);
    }
    publishSoon();
}

void RouteService::publishSoon()
{
    if (m_isPublishQueued)
        return;
    m_isPublishQueued = true;
    QMetaObject::invokeMethod(this, &RouteService::publish, Qt::QueuedConnection);
}

void RouteService::publish()
{
    m_isPublishQueued = false;
    QList<routing::Route> routes;
    QList<mock::MockedApi> mocks;
    QHash<QByteArray, OpenDefinition *> served;
    for (OpenDefinition *definition : m_workspace.definitions()) {
        const auto place = m_entries.find(definition);
        if (place == m_entries.end())
            continue;
        Entry &entry = place->second;
        erase_if(entry.problems, isListenPathTaken);
        if (!entry.route || !entry.hasListenPath())
            continue;
        const QByteArray path = routing::normalizedListenPath(entry.route->listenPath);
        OpenDefinition *other = served.value(path);
        if (!other) {
            served.insert(path, definition);
            routes.append(*entry.route);
            addKeyNames(*definition, *entry.inputs, routes.last());
            for (const QString &origin : m_grants.pagesOf(definition->identity()))
                routes.last().allowedOrigins.append(origin.toUtf8());
            if (auto &authentication = routes.last().clientAuthentication)
                authentication->users = m_clientUsers;
            if (m_upstreamKind == UpstreamKind::Mock && definition->description())
                mocks.append(mockOf(*definition, *entry.route));
            continue;
        }
        Entry &first = m_entries[other];
        const QString shown = QString::fromUtf8(path);
        entry.problems.append(problemAt(definition->document().snapshot(), "listen-path-taken"_rule,
                                        entry.inputs->listenPath.pointer.toString(), {shown, first.route->apiName}));
        first.problems.append(problemAt(other->document().snapshot(), "listen-path-taken"_rule,
                                        first.inputs->listenPath.pointer.toString(), {shown, entry.route->apiName}));
    }
    m_table = routing::RouteTable(routes, m_prefixMatch);
    m_gateway.setMocks(mocks);
    m_gateway.setRoutes(m_table);
    for (const auto &[definition, entry] : m_entries)
        definition->setOutsideProblems(workspace::Outside::Routes, entry.problems);
    emit routesChanged();
}

std::optional<RouteInputs> RouteService::inputsOf(const OpenDefinition &definition) const
{
    const definition::DefinitionView view(definition.document().snapshot());
    QString upstream = m_override.toString(QUrl::FullyEncoded);
    if (m_upstreamKind != UpstreamKind::Own && upstream.isEmpty() && !hasUpstream(view))
        upstream = QString::fromLatin1(LocalUpstreamUrl);
    auto inputs = readRouteInputs(view, definition.identity(), upstream);
    const Entry *const entry = entryOf(definition);
    if (!inputs && entry && entry->usesDefaults)
        inputs = defaultRouteInputs(view, definition.identity(), upstream);
    if (inputs)
        inputs->upstreamKind = m_upstreamKind;
    return inputs;
}

} // namespace preview

#include "moc_routeservice.cpp"
