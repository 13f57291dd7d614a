#include "requestrun.h"

#include "answer.h"
#include "knownsecrets.h"
#include "savedrequestlimits.h"
#include "stepwork.h"
#include "worker.h"

#include <QTimer>

namespace requestruns {

using document::Value;
using savedrequests::Marker;
using savedrequests::Problem;
using savedrequests::ProblemKind;
using savedrequests::StepResult;
using State = StepResult::State;

/** The request that is being sent. */
struct RequestRun::Step {
    StepResult result;
    savedrequests::SavedRequest request;
    ServedDefinition definition;
    std::shared_ptr<StepWork> work;
    savedrequests::FittedRequest fitted;
    QList<Marker> secrets;        ///< The secrets that are not looked up yet.
    QHash<QString, Value> values; ///< The values of markers, by their texts.
    QDateTime sentAt;
};

namespace {

/** The text of a marker by which its value is found. */
QString keyOf(const Marker &marker)
{
    return marker.isSecret() ? marker.secret : marker.request + QLatin1Char('\n') + marker.pointer.toString();
}

} // namespace

RequestRun::RequestRun(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_secrets(std::make_unique<traffic::KnownSecrets>())
{}

RequestRun::~RequestRun()
{
    m_sending.cancel();
}

void RequestRun::start(const QUrl &address, const QStringList &chosen, const QMap<QString, RunRequest> &known,
                       const QMap<QString, ServedDefinition> &definitions)
{
    m_address = address;
    m_known = known;
    m_definitions = definitions;
    m_isRunning = true;
    QMap<QString, savedrequests::SavedRequest> requests;
    for (auto each = known.cbegin(); each != known.cend(); ++each)
        requests.insert(each.key(), each->file.request);
    m_plan = savedrequests::planRun(chosen, requests);
    for (const QString &name : std::as_const(m_plan.order)) {
        for (const Marker &marker : savedrequests::markersOf(requests.value(name))) {
            if (!marker.isSecret())
                m_needed.insert(marker.request);
        }
    }
    QTimer::singleShot(0, this, &RequestRun::next);
}

void RequestRun::cancel()
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_sending.cancel();
    emit finished();
}

QStringList RequestRun::failedDependencies() const
{
    QStringList failed;
    for (const Marker &marker : savedrequests::markersOf(m_step->request)) {
        if (!marker.isSecret() && !failed.contains(marker.request) &&
            m_states.value(marker.request, State::Failed) != State::Passed)
            failed.append(marker.request);
    }
    return failed;
}

void RequestRun::next()
{
    if (!m_isRunning)
        return;
    if (m_plan.order.isEmpty()) {
        m_isRunning = false;
        emit finished();
        return;
    }
    const QString name = m_plan.order.takeFirst();
    const RunRequest &known = *m_known.constFind(name);
    m_step = std::make_unique<Step>();
    m_step->request = known.file.request;
    StepResult &result = m_step->result;
    result.name = name;
    result.file = known.path;
    result.title = m_step->request.title;
    result.definition = m_step->request.definition;
    result.operation = QString::fromUtf8(m_step->request.operation.method + ' ' + m_step->request.operation.path);
    if (!known.file.isValid())
        return end(State::Error, known.file.problems);
    if (m_plan.problems.contains(name))
        return end(State::Failed, m_plan.problems.value(name));
    QList<Problem> missing;
    for (const QString &failed : failedDependencies())
        missing.append({ProblemKind::DependencyFailed, {failed}, {}, {}});
    if (!missing.isEmpty())
        return end(State::Skipped, missing);
    m_step->definition = m_definitions.value(result.definition);
    if (!m_step->definition.description)
        return end(
            State::Failed,
            {{ProblemKind::DefinitionGone, {result.definition, m_step->definition.problem}, {"definition"}, {}}});
    if (!m_step->definition.isServed)
        return end(State::Error, {{ProblemKind::NotServed, {result.definition}, {"definition"}, {}}});
    fit();
}

void RequestRun::fit()
{
    struct Fitted {
        std::shared_ptr<StepWork> work;
        savedrequests::FittedRequest request;
    };
    base::runOnWorker(
        this,
        [work = m_work.value(m_step->result.definition), description = m_step->definition.description,
         request = m_step->request]() -> base::Result<Fitted> {
            const auto own = work ? work : std::make_shared<StepWork>(description);
            return Fitted{own, own->fit(request)};
        },
        [this](const base::Result<Fitted> &fitted) {
            if (!fitted || !m_isRunning)
                return;
            m_work.insert(m_step->result.definition, fitted->work);
            m_step->work = fitted->work;
            m_step->fitted = fitted->request;
            if (fitted->request.item >= 0)
                m_step->result.operation = QString::fromUtf8(fitted->request.now.method + ' ' +
                                                             fitted->request.now.path);
            if (!m_step->fitted.fits())
                return end(State::Failed, m_step->fitted.problems);
            m_step->result.problems = placed(m_step->fitted.problems);
            if (const QList<Problem> problems = takeValues(); !problems.isEmpty())
                return end(State::Failed, problems);
            for (const Marker &marker : savedrequests::markersOf(m_step->request)) {
                if (marker.isSecret())
                    m_step->secrets.append(marker);
            }
            resolveSecrets();
        });
}

/** Takes the values that come from responses. */
QList<Problem> RequestRun::takeValues()
{
    QList<Problem> problems;
    for (const Marker &marker : savedrequests::markersOf(m_step->request)) {
        if (marker.isSecret())
            continue;
        const std::optional<Value> response = m_responses.value(marker.request);
        const std::optional<Value> value = response ? valueAt(*response, marker.pointer) : std::nullopt;
        if (!response)
            problems.append({ProblemKind::ResponseNotJson, {marker.request}, marker.place, {}});
        else if (!value)
            problems.append(
                {ProblemKind::ValueNotFound, {marker.request, marker.pointer.toString()}, marker.place, {}});
        else if (value->toJson().size() > savedrequests::MaximumTakenBytes)
            problems.append({ProblemKind::TooLarge,
                             {marker.request, QString::number(savedrequests::MaximumTakenBytes)},
                             marker.place,
                             {}});
        else {
            m_step->values.insert(keyOf(marker), *value);
            if (value->isString())
                m_secrets->add(value->bytes());
        }
    }
    return problems;
}

void RequestRun::resolveSecrets()
{
    const ServedDefinition &definition = m_step->definition;
    while (!m_step->secrets.isEmpty()) {
        const Marker marker = m_step->secrets.takeFirst();
        if (m_step->values.contains(keyOf(marker)))
            continue;
        // A server of this program gets no secret.
        if (definition.isLocal) {
            m_step->values.insert(keyOf(marker), Value::string(marker.secret));
            continue;
        }
        const secrets::TextWithReferences text(marker.secret);
        const secrets::SecretReference reference = text.scan().references.value(0);
        if (definition.origin.isEmpty() || !m_services.grants.allows(definition.identity, reference, definition.origin))
            return end(State::Error,
                       {{ProblemKind::SecretNotAllowed, {marker.secret, definition.origin}, marker.place, {}}});
        base::whenDone(
            secrets::resolveText(m_services.resolver, text), this,
            [this, marker](const base::Result<secrets::ResolvedText> &resolved) {
                if (!m_isRunning)
                    return;
                if (!resolved)
                    return end(State::Error, {{ProblemKind::SecretNotFound, {marker.secret}, marker.place, {}}});
                const QByteArray value = resolved->value.reveal();
                m_secrets->add(value);
                m_step->values.insert(keyOf(marker), Value::string(value));
                resolveSecrets();
            });
        return;
    }
    prepare();
}

void RequestRun::prepare()
{
    base::runOnWorker(
        this,
        [work = m_step->work, fitted = m_step->fitted, values = m_step->values,
         listenPath = m_step->definition.listenPath]() -> base::Result<savedrequests::PreparedRequest> {
            return work->prepare(
                fitted, [&values](const Marker &marker) { return values.value(keyOf(marker)); }, listenPath);
        },
        [this](const base::Result<savedrequests::PreparedRequest> &prepared) {
            if (!prepared || !m_isRunning)
                return;
            if (savedrequests::hasErrors(prepared->problems))
                return end(State::Failed, prepared->problems);
            m_step->result.problems += placed(prepared->problems);
            send(*prepared);
        });
}

void RequestRun::send(const savedrequests::PreparedRequest &prepared)
{
    preview::ComposedRequest request{prepared.head, prepared.body};
    const QByteArray &authorization = m_step->definition.authorization;
    if (!authorization.isEmpty() && !request.head.headers.contains("Authorization"))
        request.head.headers.append("Authorization", authorization);
    m_step->sentAt = m_services.clock.now();
    m_sending = m_services.sender.send(m_address, request);
    base::whenDone(m_sending, this, [this](const auto &response) { take(response); });
}

void RequestRun::take(const base::Result<preview::ComposedResponse> &response)
{
    if (!m_isRunning)
        return;
    const double time = static_cast<double>(m_step->sentAt.msecsTo(m_services.clock.now()));
    if (!response) {
        m_step->result.milliseconds = time;
        return end(State::Failed, {{ProblemKind::NoResponse, {response.error().detail}, {}, {}}});
    }
    struct Taken {
        conformance::ResponseCheck check;
        std::optional<Value> json;
    };
    const bool isNeeded = m_needed.contains(m_step->result.name);
    base::runOnWorker(
        this,
        [work = m_step->work, fitted = m_step->fitted, response = *response, isNeeded]() -> base::Result<Taken> {
            Taken taken{work->check(fitted, response.head.status, response.head.headers, response.body), {}};
            if (isNeeded && response.body.size() <= savedrequests::MaximumReadResponse) {
                if (const auto json = Value::fromJson(response.body))
                    taken.json = *json;
            }
            return taken;
        },
        [this, time, head = response->head](const base::Result<Taken> &taken) {
            if (!taken || !m_isRunning)
                return;
            m_responses.insert(m_step->result.name, taken->json);
            StepResult judged;
            savedrequests::judge(m_step->request.expectation, {head.status, time, taken->check}, judged);
            m_step->result.status = judged.status;
            m_step->result.schema = judged.schema;
            m_step->result.milliseconds = judged.milliseconds;
            // Why the gateway answered itself, which the response of an upstream can't say.
            const auto own = head.headers.first(routing::AnswerField);
            if (own && judged.state == State::Failed)
                judged.problems.append({ProblemKind::NoResponse, {QString::fromUtf8(*own)}, {}, {}});
            end(judged.state, judged.problems);
        });
}

QList<Problem> RequestRun::placed(QList<Problem> problems) const
{
    const RunRequest &known = *m_known.constFind(m_step->result.name);
    for (Problem &problem : problems) {
        if (!problem.position)
            problem.position = savedrequests::positionOf(known.file.text, problem.pointer);
        for (QString &argument : problem.arguments)
            argument = QString::fromUtf8(m_secrets->removedFrom(argument.toUtf8()));
    }
    return problems;
}

void RequestRun::end(State state, const QList<Problem> &problems)
{
    StepResult result = m_step->result;
    result.state = state;
    result.problems += placed(problems);
    m_states.insert(result.name, state);
    emit stepFinished(result);
    QTimer::singleShot(0, this, &RequestRun::next);
}

} // namespace requestruns

#include "moc_requestrun.cpp"
