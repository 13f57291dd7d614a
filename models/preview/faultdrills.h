#pragma once

#include "gatewaycontrol.h"
#include "opendefinition.h"

#include <QPointer>
#include <QThreadPool>

namespace workspace {
class Workspace;
}

namespace preview {

class RouteService;

/** A fault that a client of an API has to cope with. */
struct DrillFault {
    enum class Kind {
        Status,    ///< The documented response with `status`.
        RateLimit, ///< 429 with `Retry-After`.
        Slow,      ///< The documented success after SlowTime.
        Cut,       ///< The documented success, with the connection closed in the middle of the body.
    };
    Kind kind = Kind::Status;
    int status = 0;
    friend bool operator==(const DrillFault &, const DrillFault &) = default;
};

/** Returns the status of a fault; 0 for Slow and Cut, which have that of the documented success. */
[[nodiscard]] int statusOf(const DrillFault &fault);
/** Returns the word for a fault in the records of exchanges, see messages::drillMessage(): a status, `slow` or `cut`.
 */
[[nodiscard]] QString wordOf(const DrillFault &fault);

/** An operation of an open definition; `path` and `method` are keys of its document. */
struct DrilledOperation {
    QPointer<workspace::OpenDefinition> definition;
    QByteArray path;
    QByteArray method;
    friend bool operator==(const DrilledOperation &, const DrilledOperation &) = default;
};

/** A fault drill that is on. */
struct RunningDrill {
    DrilledOperation operation;
    QString name; ///< The `operationId`, or method and path: `GET /pets`.
    DrillFault fault;
    bool isOnce = false; ///< Whether the drill ends with the next request.
};

/**
 * Fault drills: while one is on, the gateway answers the requests to an operation by a fault that is documented for it,
 * or that every client has to cope with, whichever upstream is chosen. Nothing of these requests is sent to an
 * upstream. The answers are made on a worker, as the document is when a drill starts. All drills end when the gateway
 * stops.
 */
class FaultDrills final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of drills that are on; one more ends the oldest. */
    static constexpr qsizetype Maximum = 16;
    static constexpr std::chrono::seconds SlowTime{5};
    /** The value of `Retry-After`, if the document has none. */
    static constexpr std::chrono::seconds RetryTime{5};

    FaultDrills(workspace::Workspace &workspace, const RouteService &routes, GatewayControl &gateway,
                QObject *parent = nullptr);
    ~FaultDrills() override;

    /** Returns the faults of an operation: each documented 4xx and 5xx except 429, with 400 for `4XX` and 500 for `5XX`
     * and `default`, in order; then RateLimit, Slow and Cut. Empty if the definition has no such operation. */
    [[nodiscard]] static QList<DrillFault> faultsOf(const DrilledOperation &operation);

    [[nodiscard]] bool isGatewayRunning() const { return m_gateway.state() == GatewayControl::State::Running; }
    /** Returns true if the gateway runs and serves the definition. */
    [[nodiscard]] bool canStart(const workspace::OpenDefinition &definition) const;
    /** Starts a drill, in place of one that the operation has. Does nothing unless canStart() is true. */
    void start(const DrilledOperation &operation, const DrillFault &fault, bool isOnce);
    /** Ends all drills. */
    void end();
    /** Returns the drills that are on, oldest first. */
    [[nodiscard]] QList<RunningDrill> running() const;

signals:
    void changed();

private:
    struct Entry;

    void take(const std::shared_ptr<const Entry> &entry);
    void removeSpent();
    void endWithGateway();
    void forget(const workspace::OpenDefinition *definition);
    void publish();

    const RouteService &m_routes;
    GatewayControl &m_gateway;
    QList<std::shared_ptr<const Entry>> m_entries;
    quint64 m_generation = 0; ///< The number of the current set of drills; end() begins another one.
    QThreadPool m_worker;     ///< The last member, because its destructor waits for the worker.
};

} // namespace preview
