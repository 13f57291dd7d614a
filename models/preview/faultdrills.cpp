#include "faultdrills.h"

#include "description.h"
#include "mockapi.h"
#include "operationindex.h"
#include "routeservice.h"
#include "worker.h"

#include <algorithm>
#include <set>

namespace preview {

using traffic::GatewayError;
using workspace::OpenDefinition;

/** A drill with what finds its requests. */
struct FaultDrills::Entry {
    RunningDrill drill;
    QString documentPath;
    conformance::OperationIndex index;
    routing::Drill answer;

    [[nodiscard]] bool isFor(QByteArrayView method, QByteArrayView path) const
    {
        const auto match = index.find(method, path);
        if (!match || match->operation < 0)
            return false;
        const openapi::PathItem &item = index.items().at(match->item);
        return item.path == drill.operation.path &&
               item.operations.at(match->operation).method == drill.operation.method;
    }
};

namespace {

using Kind = DrillFault::Kind;

constexpr int RateLimitStatus = 429;

/** The status of the fault that a key of `responses` describes; 0 if it describes none. */
int faultStatus(const QByteArray &key)
{
    if (key == "default")
        return 500;
    const int status = QByteArray(key).toUpper().replace("XX", "00").toInt();
    return status >= 400 && status <= 599 ? status : 0;
}

const openapi::Operation *find(const std::optional<openapi::PathItem> &item, const QByteArray &method)
{
    if (!item)
        return nullptr;
    const auto found = std::find_if(item->operations.begin(), item->operations.end(),
                                    [&method](const openapi::Operation &each) { return each.method == method; });
    return found == item->operations.end() ? nullptr : &*found;
}

QString nameOf(const openapi::Operation &operation)
{
    if (!operation.operationId.isEmpty())
        return operation.operationId;
    const QByteArray method = openapi::isFixedMethod(operation.method) ? operation.method.toUpper() : operation.method;
    return QString::fromUtf8(method + ' ' + operation.path);
}

routing::Drill answerOf(mock::MockApi &api, const RunningDrill &drill)
{
    const int asked = statusOf(drill.fault);
    const std::optional<int> status = asked > 0 ? std::optional(asked) : std::nullopt;
    const auto documented = api.documented(drill.operation.path, drill.operation.method, status);
    routing::Drill made;
    made.answer.error = GatewayError::FaultDrill;
    made.answer.status = documented ? documented->head.status : status.value_or(501);
    made.answer.arguments = {wordOf(drill.fault), drill.name};
    made.answer.isCut = drill.fault.kind == Kind::Cut;
    if (documented) {
        made.answer.body = documented->body;
        made.answer.headers = documented->head.headers;
        made.answer.contentType = made.answer.headers.first("Content-Type").value_or(QByteArray());
        made.answer.headers.remove("Content-Type");
    }
    if (drill.fault.kind == Kind::RateLimit && !made.answer.headers.contains("Retry-After"))
        made.answer.headers.append("Retry-After", QByteArray::number(qint64(FaultDrills::RetryTime.count())));
    if (drill.fault.kind == Kind::Slow)
        made.delay = FaultDrills::SlowTime;
    if (drill.isOnce)
        made.spent = std::make_shared<std::atomic<bool>>(false);
    return made;
}

/** The drills of a gateway. */
template<typename Entry>
class DrillTable final : public routing::Drills
{
public:
    explicit DrillTable(QList<std::shared_ptr<const Entry>> entries)
        : m_entries(std::move(entries))
    {}

    [[nodiscard]] const routing::Drill *find(const routing::Route &route, QByteArrayView method,
                                             QByteArrayView path) const override
    {
        for (const std::shared_ptr<const Entry> &entry : m_entries) {
            if (!entry->answer.isSpent() && entry->documentPath == route.documentPath && entry->isFor(method, path))
                return &entry->answer;
        }
        return nullptr;
    }

private:
    const QList<std::shared_ptr<const Entry>> m_entries;
};

/** The name of a definition in routes. */
QString documentPathOf(const OpenDefinition &definition)
{
    return definition.path().isEmpty() ? definition.identity().title : definition.path();
}

} // namespace

int statusOf(const DrillFault &fault)
{
    return fault.kind == Kind::RateLimit ? RateLimitStatus : fault.status;
}

QString wordOf(const DrillFault &fault)
{
    switch (fault.kind) {
    case Kind::Status:
    case Kind::RateLimit:
        return QString::number(statusOf(fault));
    case Kind::Slow:
        return u"slow"_qs;
    case Kind::Cut:
        break;
    }
    return u"cut"_qs;
}

FaultDrills::FaultDrills(workspace::Workspace &workspace, const RouteService &routes, GatewayControl &gateway,
                         QObject *parent)
    : QObject(parent)
    , m_routes(routes)
    , m_gateway(gateway)
{
    m_worker.setMaxThreadCount(1);
    connect(&workspace, &workspace::Workspace::aboutToClose, this, &FaultDrills::forget);
    connect(&routes, &RouteService::servedChanged, this, [this](const OpenDefinition *definition) {
        if (!m_routes.isServed(*definition))
            forget(definition);
    });
    // Later, because a restart with other settings is a stop and a start.
    connect(&gateway, &GatewayControl::stateChanged, this, &FaultDrills::endWithGateway, Qt::QueuedConnection);
    connect(&gateway, &GatewayControl::running, this, &FaultDrills::removeSpent);
    connect(&gateway, &GatewayControl::recorded, this, &FaultDrills::removeSpent);
    connect(&gateway, &GatewayControl::recordsDropped, this, &FaultDrills::removeSpent);
}

FaultDrills::~FaultDrills() = default;

QList<DrillFault> FaultDrills::faultsOf(const DrilledOperation &operation)
{
    const auto description = operation.definition ? operation.definition->description() : nullptr;
    const auto item = description ? description->pathItem(operation.path) : std::nullopt;
    const openapi::Operation *const found = find(item, operation.method);
    if (!found)
        return {};
    std::set<int> statuses;
    const document::Node responses = found->node.member("responses").resolved();
    for (qsizetype i = 0; responses.isMapping() && i < responses.childCount(); ++i)
        statuses.insert(faultStatus(responses.keyAt(i)));
    statuses.erase(0);
    statuses.erase(RateLimitStatus);
    QList<DrillFault> faults;
    for (const int status : statuses)
        faults.append({Kind::Status, status});
    return faults + QList<DrillFault>{{Kind::RateLimit}, {Kind::Slow}, {Kind::Cut}};
}

bool FaultDrills::canStart(const OpenDefinition &definition) const
{
    return isGatewayRunning() && m_routes.canBeServed(definition) && m_routes.isServed(definition);
}

void FaultDrills::start(const DrilledOperation &operation, const DrillFault &fault, bool isOnce)
{
    const OpenDefinition *const definition = operation.definition;
    const auto description = definition ? definition->description() : nullptr;
    const auto item = description ? description->pathItem(operation.path) : std::nullopt;
    const openapi::Operation *const found = find(item, operation.method);
    if (!found || !canStart(*definition))
        return;
    const RunningDrill drill{operation, nameOf(*found), fault, isOnce};
    const QString pointer = item->address.isEmpty() ? found->pointer.toString() : QString();
    base::runOnWorker(
        m_worker, this,
        [drill, description, pointer,
         path = documentPathOf(*definition)]() -> base::Result<std::shared_ptr<const Entry>> {
            mock::MockApi api(description, {});
            routing::Drill answer = answerOf(api, drill);
            answer.answer.pointer = pointer;
            return std::shared_ptr<const Entry>(
                new Entry{drill, path, conformance::OperationIndex(description->pathItems()), std::move(answer)});
        },
        [this, generation = m_generation](const base::Result<std::shared_ptr<const Entry>> &made) {
            if (made && generation == m_generation)
                take(*made);
        });
}

void FaultDrills::take(const std::shared_ptr<const Entry> &entry)
{
    const DrilledOperation &operation = entry->drill.operation;
    if (!operation.definition || !canStart(*operation.definition))
        return;
    m_entries.removeIf([&operation](const auto &each) { return each->drill.operation == operation; });
    while (m_entries.size() >= Maximum)
        m_entries.removeFirst();
    m_entries.append(entry);
    publish();
}

void FaultDrills::end()
{
    ++m_generation;
    if (m_entries.isEmpty())
        return;
    m_entries.clear();
    publish();
}

QList<RunningDrill> FaultDrills::running() const
{
    QList<RunningDrill> running;
    for (const auto &entry : m_entries)
        running.append(entry->drill);
    return running;
}

void FaultDrills::removeSpent()
{
    if (m_entries.removeIf([](const auto &entry) { return entry->answer.isSpent(); }) > 0)
        publish();
}

void FaultDrills::endWithGateway()
{
    using State = GatewayControl::State;
    if (m_gateway.state() == State::Stopped || m_gateway.state() == State::Failed)
        end();
}

void FaultDrills::forget(const OpenDefinition *definition)
{
    const auto isOfIt = [definition](const auto &entry) { return entry->drill.operation.definition == definition; };
    if (m_entries.removeIf(isOfIt) > 0)
        publish();
}

void FaultDrills::publish()
{
    m_gateway.setDrills(m_entries.isEmpty() ? nullptr : std::make_shared<const DrillTable<Entry>>(m_entries));
    emit changed();
}

} // namespace preview

#include "moc_faultdrills.cpp"
