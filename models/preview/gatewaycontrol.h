#pragma once

#include "decide.h"
#include "exchange.h"
#include "mockedapi.h"
#include "result.h"
#include "settingstable.h"

#include <QFuture>
#include <QObject>
#include <QUrl>

namespace preview {

/** The largest number of exchanges of a batch that a window lists: about 300 a second under load. More would take
 * processor time that the gateway needs, and nobody can read them. */
inline constexpr qsizetype ListedPerBatch = 64;

/** How the test gateway listens and what it records. */
struct GatewayOptions {
    quint16 port = settings::GatewayPort.fallback();            ///< The port to listen on; 0 for any free one.
    bool prefixMatch = settings::GatewayPrefixMatch.fallback(); ///< Whether a listen path `/a` also serves `/ab`.
    /** The number of bytes of each body that are recorded; further bytes are only counted. */
    qint64 recordedBodyBytes = settings::RecordedBody.fallback();
    /** The number of bytes of all recorded bodies together that are kept in memory; further bytes are written to a
     * file. */
    qint64 recordedMemoryBytes = settings::RecordedMemory.fallback();
    /** The largest size in bytes of the file with recorded bodies; bodies are truncated when it is full. */
    qint64 recordedFileBytes = settings::RecordedFile.fallback();
    /** Whether the gateway serves clients over HTTPS, with a certificate for localhost that it creates. */
    bool https = settings::GatewayHttps.fallback();
    /** Whether GatewayControl::running() is emitted. */
    bool reportsRunning = false;
    /** The largest number of exchanges of one recorded() signal; more are dropped and counted, and the next signal
     * comes later. 0 for no limit other than that of memory. */
    qsizetype recordsPerBatch = 0;
};

/** The test gateway as the pages of the window see it. Its sockets live in a worker thread; signals are emitted in the
 * caller's thread. */
class GatewayControl : public QObject
{
    Q_OBJECT

public:
    enum class State { Stopped, Starting, Running, Failed };

    using QObject::QObject;

    virtual void start(const GatewayOptions &options) = 0;
    virtual void stop() = 0;
    [[nodiscard]] virtual State state() const = 0;
    /** Returns the gateway's URL while it runs: `http://127.0.0.1:PORT`, or https. */
    [[nodiscard]] virtual QUrl address() const = 0;
    /** Returns the path of the certificate file that clients need while the gateway runs with HTTPS; otherwise
     * empty. */
    [[nodiscard]] virtual QString certificatePath() const { return {}; }
    /** Returns the SHA-256 fingerprint of the gateway's certificate in the usual form `AB:CD:…`; empty without
     * HTTPS. */
    [[nodiscard]] virtual QString certificateFingerprint() const { return {}; }
    /** Returns why the last start of the gateway failed. */
    [[nodiscard]] virtual base::Error failure() const = 0;
    /** Replaces the routes. This takes effect between two requests; running exchanges end on the old routes. */
    virtual void setRoutes(routing::RouteTable routes) = 0;
    /** Replaces the definitions that routes with UpstreamKind::Mock answer from. Does nothing in a gateway without
     * mocks. */
    virtual void setMocks(const QList<mock::MockedApi> &) {}
    /** Sets the simulated faults that apply from the next request on. Does nothing in a gateway that does not simulate
     * faults. */
    virtual void setFaults(const QList<routing::Fault> &) {}
    /** Sets the fault drills that are on from the next request on; null for none. Does nothing in a gateway that does
     * not simulate faults. */
    virtual void setDrills(std::shared_ptr<const routing::Drills>) {}
    /** Sets the hosts and origins besides this machine's own that clients may name, from the next request on. */
    virtual void setAllowedClients(const routing::AllowedClients &) {}
    /** Returns the rules that decide about the next request; never null. */
    [[nodiscard]] virtual std::shared_ptr<const routing::GatewayRules> rules() const = 0;
    /** Closes the connection of the running exchange with this Exchange::id. Does nothing if it has finished. */
    virtual void cancel(quint64) {}

signals:
    void stateChanged();
    /** Emitted with the exchanges that have finished since the last batch, oldest first; at most every 50 ms. */
    void recorded(const QList<traffic::ExchangePtr> &exchanges);
    /** Emitted, if GatewayOptions::reportsRunning is set, when exchanges have been running for a while, and again when
     * they have changed or ended. `changed` are copies as of now: the status of the response is 0 before it has begun,
     * and bodies have their size but no bytes. `ids` has Exchange::id of all reported exchanges that are running; the
     * others were emitted by recorded() before, or dropped. */
    void running(const QList<traffic::ExchangePtr> &changed, const QList<quint64> &ids);
    /** Emitted when `count` records of exchanges were dropped because they were not read in time. */
    void recordsDropped(qint64 count);
    /** Emitted after stop(), when the running exchanges have ended and the last record was emitted. */
    void ended();
};

/** A request that the user composed. */
struct ComposedRequest {
    http::RequestHead head;
    QByteArray body;
};
/** The response to a composed request. */
struct ComposedResponse {
    http::ResponseHead head;
    QByteArray body;
};

/** Sends composed requests to the running gateway over a real socket. */
class RequestSender
{
public:
    virtual ~RequestSender() = default;
    [[nodiscard]] virtual QFuture<base::Result<ComposedResponse>> send(const QUrl &gateway,
                                                                       const ComposedRequest &request) = 0;
};

} // namespace preview
