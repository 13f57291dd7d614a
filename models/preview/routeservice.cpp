#include "routeservice.h"

#include "gatewayfields.h"
#include "listenpath.h"
#include "origin.h"
#include "ruletable.h"
#include "whendone.h"

#include <QHash>

#include <algorithm>

namespace preview {

namespace {

using workspace::OpenDefinition;

base::Diagnostic problemAt(const OpenDefinition &definition, const rules::Rule &rule, const QString &pointer,
                           const QStringList &arguments)
{
    const auto place = document::Pointer::parse(pointer).value_or(document::Pointer());
    return rule.at(definition::placeOf(definition.document().snapshot(), place), pointer, arguments);
}

/** Each reference that its route needs and may not use. */
base::Diagnostics consentProblems(const OpenDefinition &definition, const RouteInputs &inputs,
                                  const consent::Grants &grants)
{
    base::Diagnostics problems;
    const QString origin = consent::originOf(inputs.upstreamUrl.text);
    for (const RouteText &text : textsOf(inputs)) {
        for (const secrets::SecretReference &reference : text.text.scan().references) {
            if (!grants.allows(inputs.definition, reference, origin))
                problems.append(problemAt(definition, "secret-not-allowed"_rule, text.pointer,
                                          {secrets::referenceText(reference), origin}));
        }
    }
    return problems;
}

base::Diagnostics problemsOf(const OpenDefinition &definition, const RouteInputs &inputs, const routing::Route &route,
                             const consent::Grants &grants)
{
    base::Diagnostics problems;
    if (route.block && route.block->error == traffic::GatewayError::SecretNotAllowed)
        problems = consentProblems(definition, inputs, grants);
    else if (const auto &block = route.block)
        problems.append(problemAt(definition, *rules::findRule(block->rule), block->pointer, block->arguments));
    if (inputs.asksClients)
        problems.append(problemAt(
            definition, "client-access-not-previewed"_rule,
            definition::fields::pointerOf(inputs.extensionPointer, definition::fields::clientAuthentication()), {}));
    if (!inputs.methodNotPreviewed.isEmpty())
        problems.append(
            problemAt(definition, "upstream-auth-not-previewed"_rule,
                      definition::fields::pointerOf(inputs.extensionPointer, definition::fields::authentication()),
                      {inputs.methodNotPreviewed}));
    return problems;
}

/** Without the '/' at the end, so that /a/ and /a are the same. */
QByteArray pathOf(const RouteInputs &inputs)
{
    QByteArray path = routing::normalizedListenPath(inputs.listenPath.text.text().reveal());
    while (path.endsWith('/'))
        path.chop(1);
    return path;
}

/** True when the requests below `path` include those below `longer`, whose length is at least the same. */
bool contains(const QByteArray &path, const QByteArray &longer)
{
    return longer.startsWith(path) && (longer.size() == path.size() || longer.at(path.size()) == '/');
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
    connect(&gateway, &GatewayControl::stateChanged, this, [this] {
        using State = GatewayControl::State;
        m_isRunning = m_gateway.state() == State::Running || m_gateway.state() == State::Starting;
    });
    connect(&workspace, &workspace::Workspace::opened, this, &RouteService::add);
    connect(&workspace, &workspace::Workspace::aboutToClose, this, &RouteService::forget);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void RouteService::setUseEcho(bool useEcho)
{
    m_useEcho = useEcho;
    refreshAll();
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
        return each.second.isServed && each.second.inputs && each.second.inputs->checksClients;
    });
}

void RouteService::rebuild()
{
    for (auto &[definition, entry] : m_entries)
        refresh(definition, true);
}

bool RouteService::isSettled() const
{
    return !m_isPublishQueued &&
           std::none_of(m_entries.begin(), m_entries.end(), [](const auto &each) { return each.second.isPending; });
}

base::Diagnostics RouteService::problems(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry ? entry->problems : base::Diagnostics();
}

consent::SecretRequest RouteService::missingSecrets(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    if (!entry || !entry->isServed || !entry->inputs || entry->inputs->block)
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
    return entry && entry->isServed;
}

bool RouteService::canBeServed(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    return entry && entry->inputs;
}

void RouteService::setServed(OpenDefinition &definition, bool served)
{
    const auto place = m_entries.find(&definition);
    if (place == m_entries.end() || place->second.isServed == served)
        return;
    place->second.isServed = served;
    refresh(&definition, true);
    emit servedChanged(&definition);
}

QList<RouteService::Overlap> RouteService::overlaps(const OpenDefinition &definition) const
{
    const Entry *const entry = entryOf(definition);
    if (!entry || !entry->inputs)
        return {};
    const QByteArray path = pathOf(*entry->inputs);
    QList<Overlap> found;
    for (const OpenDefinition *other : m_workspace.definitions()) {
        const Entry *const served = other == &definition ? nullptr : entryOf(*other);
        if (!served || !served->isServed || !served->inputs)
            continue;
        const QByteArray otherPath = pathOf(*served->inputs);
        const bool isLonger = path.size() > otherPath.size();
        if (isLonger ? contains(otherPath, path) : contains(path, otherPath))
            found.append({served->inputs->apiName, isLonger ? path : otherPath, isLonger});
    }
    return found;
}

void RouteService::add(OpenDefinition *definition)
{
    m_entries[definition].isServed = !m_isRunning;
    connect(&definition->document(), &document::Document::changed, this,
            [this, definition] { refresh(definition, false); });
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
    const bool isWanted = entry.inputs && entry.isServed;
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
    QHash<QByteArray, OpenDefinition *> served;
    for (OpenDefinition *definition : m_workspace.definitions()) {
        const auto place = m_entries.find(definition);
        if (place == m_entries.end())
            continue;
        Entry &entry = place->second;
        erase_if(entry.problems, isListenPathTaken);
        if (!entry.route)
            continue;
        const QByteArray path = routing::normalizedListenPath(entry.route->listenPath);
        OpenDefinition *other = served.value(path);
        if (!other) {
            served.insert(path, definition);
            routes.append(*entry.route);
            for (const QString &origin : m_grants.pagesOf(definition->identity()))
                routes.last().allowedOrigins.append(origin.toUtf8());
            if (auto &authentication = routes.last().clientAuthentication)
                authentication->users = m_clientUsers;
            continue;
        }
        Entry &first = m_entries[other];
        const QString shown = QString::fromUtf8(path);
        entry.problems.append(problemAt(*definition, "listen-path-taken"_rule, entry.inputs->listenPath.pointer,
                                        {shown, first.route->apiName}));
        first.problems.append(problemAt(*other, "listen-path-taken"_rule, first.inputs->listenPath.pointer,
                                        {shown, entry.route->apiName}));
    }
    m_table = routing::RouteTable(routes, m_prefixMatch);
    m_gateway.setRoutes(m_table);
    for (const auto &[definition, entry] : m_entries)
        definition->setOutsideProblems(workspace::Outside::Routes, entry.problems);
    emit routesChanged();
}

std::optional<RouteInputs> RouteService::inputsOf(const OpenDefinition &definition) const
{
    auto inputs = readRouteInputs(definition::DefinitionView(definition.document().snapshot()), definition.identity(),
                                  m_override.toString(QUrl::FullyEncoded));
    if (inputs)
        inputs->useEcho = m_useEcho;
    return inputs;
}

} // namespace preview

#include "moc_routeservice.cpp"
