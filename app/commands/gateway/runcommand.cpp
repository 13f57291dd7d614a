#include "runcommand.h"

#include "argumenterror.h"
#include "basiccredentials.h"
#include "consentoptions.h"
#include "coreservices.h"
#include "definitionview.h"
#include "documentfile.h"
#include "errormessages.h"
#include "referencedfiles.h"
#include "routeinputs.h"
#include "runreport.h"
#include "savedrequestlimits.h"

#include <algorithm>

namespace commands {

using requestruns::RequestRun;
using requestruns::RunRequest;
using requestruns::ServedDefinition;
using savedrequests::Problem;
using savedrequests::ProblemKind;
using savedrequests::StepResult;

namespace {

const QStringList RunFormats = {u"text"_qs, u"json"_qs, u"junit"_qs};

} // namespace

RunCommand::RunCommand(Console &console, services::CoreServices &core)
    : GatewayCommand(console, core)
    , m_requests(core.store)
{}

RunCommand::~RunCommand() = default;

void RunCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Sends saved requests through a test gateway on this machine and compares status, schema and time of the "
        u"responses with what is expected. Saved requests are files in .gatewright/requests beside their definition."_qs);
    parser.addPositionalArgument(
        u"REQUEST"_qs, u"A saved request, or a folder: all saved requests in it, or in .gatewright/requests of it."_qs,
        u"REQUEST…"_qs);
    addGatewayOptions(
        parser, u"A local user for an API with HTTP Basic client authentication, instead of those in the keychain. "
                u"Requests are sent as the first one unless they have credentials."_qs);
    parser.addOption({u"format"_qs, u"The form of the output (default: text)."_qs, u"text|json|junit"_qs, u"text"_qs});
}

void RunCommand::run(const QCommandLineParser &parser)
{
    m_format = parser.value(u"format"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"run needs at least one REQUEST"_qs);
    if (!RunFormats.contains(m_format))
        return refuse(u"--format must be text, json or junit"_qs);
    base::Result<GatewayRequest> request = readGatewayRequest(parser);
    if (!request)
        return refuse(argumentProblem(request.error()));
    m_request = *std::move(request);
    m_request.requiresSecrets = true;
    // An upstream that the user chooses needs no settings in the document.
    m_request.servesPlainDocuments = !m_request.upstream.isEmpty();
    if (const base::Result<void> located = locate(parser.positionalArguments()); !located)
        return refuse(argumentProblem(located.error()));
    m_request.files.clear();
    for (Group &group : m_groups) {
        readRequests(group);
        readDefinitions(group);
        for (const QString &path : std::as_const(group.paths)) {
            if (!m_request.files.contains(path))
                m_request.files.append(path);
        }
    }
    // Without a definition, all that is left to do is to say why.
    if (m_request.files.isEmpty())
        return runNext();
    m_session = &openSession();
    connect(m_session, &GatewaySession::started, this, [this](const QUrl &address) {
        m_address = address;
        for (Group &group : m_groups)
            serve(group, m_request.users);
        runNext();
    });
    m_session->start(m_request);
}

base::Result<void> RunCommand::locate(const QStringList &arguments)
{
    for (const QString &argument : arguments) {
        const base::Result<savedrequests::LocatedRequests> located = m_requests.locate(absolutePath(argument));
        if (!located) {
            const QString advice = located.error().code == base::ErrorCode::WrongFileType
                                       ? u". A saved request is a .yaml file in .gatewright/requests, not a link"_qs
                                       : QString();
            return invalidArgument(
                u"%1: %2%3"_qs.arg(argument, messages::errorText({located.error().code, {}}), advice));
        }
        auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                  [&](const Group &each) { return each.folder == located->folder; });
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), Group{located->folder, {}, {}, {}, {}});
        for (const QString &name : located->names) {
            if (!group->chosen.contains(name))
                group->chosen.append(name);
        }
    }
    const bool isEmpty = std::all_of(m_groups.begin(), m_groups.end(),
                                     [](const Group &group) { return group.chosen.isEmpty(); });
    if (isEmpty)
        return invalidArgument(u"there are no saved requests in %1"_qs.arg(arguments.join(u", "_qs)));
    return {};
}

/** Reads the chosen requests and those that they need. */
void RunCommand::readRequests(Group &group)
{
    QStringList waiting = group.chosen;
    while (!waiting.isEmpty()) {
        const QString name = waiting.takeFirst();
        if (group.known.contains(name))
            continue;
        RunRequest request{m_requests.pathOf(group.folder, name), {}};
        const base::Result<QByteArray> bytes = m_requests.read(group.folder, name);
        if (bytes) {
            request.file = savedrequests::readRequestFile(*bytes);
        } else if (bytes.error().code == base::ErrorCode::NotFound && !group.chosen.contains(name)) {
            continue;
        } else {
            request.file.problems.append({ProblemKind::NotReadable, {messages::errorText(bytes.error())}, {}, {}});
        }
        for (const savedrequests::Marker &marker : savedrequests::markersOf(request.file.request)) {
            if (!marker.isSecret() && savedrequests::isRequestName(marker.request))
                waiting.append(marker.request);
        }
        if (group.known.size() < savedrequests::MaximumFiles)
            group.known.insert(name, request);
    }
}

std::shared_ptr<const description::Description> RunCommand::describe(const QString &path, QString &problem)
{
    const base::Result<DocumentFile> file = readDocumentFile(path, core().store, console());
    if (!file) {
        problem = messages::errorText(file.error());
        return nullptr;
    }
    const document::Snapshot snapshot = document::Snapshot::parse(file->bytes, file->format);
    const openapi::DocumentSet set = referencedFiles(*file, snapshot, core().store);
    const openapi::ReferencedDocumentPtr entry = set.find(addressOf(*file));
    if (!entry) {
        problem = messages::errorText({base::ErrorCode::ReadFailed, {}});
        return nullptr;
    }
    return std::make_shared<const description::Description>(entry, set);
}

void RunCommand::readDefinitions(Group &group)
{
    for (const RunRequest &request : std::as_const(group.known)) {
        const QString &name = request.file.request.definition;
        if (name.isEmpty() || group.definitions.contains(name))
            continue;
        ServedDefinition definition;
        const base::Result<QString> path = m_requests.definitionPath(group.folder, name);
        if (path) {
            definition.identity = {*path, name};
            definition.description = describe(*path, definition.problem);
        } else {
            definition.problem = messages::errorText({path.error().code, {}});
        }
        if (definition.description)
            group.paths.insert(name, *path);
        group.definitions.insert(name, definition);
    }
}

/** Reads how the gateway serves the definitions. */
void RunCommand::serve(Group &group, const QList<routing::ClientUser> &users)
{
    const bool isLocal = m_request.upstream == u"echo" || m_request.upstream == u"mock";
    const QString upstream = isLocal ? QString() : m_request.upstream;
    for (ServedDefinition &definition : group.definitions) {
        if (!definition.description)
            continue;
        const definition::DefinitionView view(definition.description->entry()->snapshot());
        std::optional<preview::RouteInputs> inputs = preview::readRouteInputs(view, definition.identity, upstream);
        if (!inputs && m_request.servesPlainDocuments)
            inputs = preview::defaultRouteInputs(view, definition.identity, upstream);
        if (!inputs || !inputs->hasListenPath())
            continue;
        definition.isServed = true;
        definition.isLocal = isLocal;
        definition.listenPath = inputs->listenPath.text.text().reveal();
        definition.origin = consent::originOf(inputs->upstreamUrl.text);
        if (inputs->checksClients && !users.isEmpty())
            definition.authorization = http::makeBasicCredentials(users.first().username,
                                                                  users.first().password.reveal());
    }
}

void RunCommand::runNext()
{
    if (m_groups.isEmpty())
        return finish();
    const Group group = m_groups.takeFirst();
    // Only a run without any definition has no session; it sends nothing.
    if (!m_session)
        m_session = &openSession();
    m_run = std::make_unique<RequestRun>(
        RequestRun::Services{m_session->sender(), core().resolver, core().grants, core().clock});
    connect(m_run.get(), &RequestRun::stepFinished, this, &RunCommand::add);
    connect(m_run.get(), &RequestRun::finished, this, &RunCommand::runNext, Qt::QueuedConnection);
    m_run->start(m_address, group.chosen, group.known, group.definitions);
}

void RunCommand::add(const StepResult &result)
{
    m_results.append(result);
    if (m_format == u"text")
        console().printText(runLines(result, console().hasColor()));
    const bool isSecret = std::any_of(result.problems.begin(), result.problems.end(),
                                      [](const Problem &each) { return each.kind == ProblemKind::SecretNotAllowed; });
    if (isSecret)
        console().complain(consentAdvice({result.file, result.definition}, false));
}

void RunCommand::finish()
{
    if (m_format == u"json")
        console().printJson(runJson(m_results));
    else if (m_format == u"junit")
        console().printText(runJunit(m_results));
    else
        console().printText(runSummary(m_results));
    const auto has = [this](std::initializer_list<StepResult::State> states) {
        return std::any_of(m_results.begin(), m_results.end(), [&](const StepResult &each) {
            return std::find(states.begin(), states.end(), each.state) != states.end();
        });
    };
    if (has({StepResult::State::Error}))
        emit finished(UsageOrInput);
    else
        emit finished(has({StepResult::State::Failed, StepResult::State::Skipped}) ? Findings : Clean);
}

} // namespace commands

#include "moc_runcommand.cpp"
