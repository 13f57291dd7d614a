#pragma once

#include "bodystore.h"
#include "decide.h"
#include "exchange.h"
#include "gatewaylimits.h"
#include "sendqueue.h"
#include "upstreamconnector.h"
#include "upstreampool.h"

namespace gateway {

class ClientSession;

/** The services that the sessions of one gateway share. Used only in the gateway's thread. */
class GatewayServices
{
public:
    virtual ~GatewayServices() = default;
    [[nodiscard]] virtual const GatewayLimits &limits() const = 0;
    /** Returns the rules that decide about the next request. Never null. */
    [[nodiscard]] virtual std::shared_ptr<const routing::GatewayRules> rules() const = 0;
    [[nodiscard]] virtual qint64 recordedBodyBytes() const = 0;
    /** Returns the store of recorded bodies. */
    [[nodiscard]] virtual const std::shared_ptr<BodyStore> &bodies() const = 0;
    [[nodiscard]] virtual UpstreamPool &pool() = 0;
    /** Creates a connector to an upstream, which is not started yet. */
    [[nodiscard]] virtual UpstreamConnectorPtr newConnector(const routing::UpstreamTarget &target,
                                                            UpstreamConnector::Done done) = 0;
    /** Returns the queue of senders that send after the running turn. */
    [[nodiscard]] virtual SendQueue &sends() = 0;
    /** Returns the time in milliseconds of a steady clock, exact to a few milliseconds. */
    [[nodiscard]] virtual qint64 now() const = 0;
    /** Calls `call` once after the delay, unless `context` is destroyed before. Used for simulated faults. */
    virtual void callAfter(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) = 0;
    /** Returns a buffer to read into, valid until the next read of any session. */
    [[nodiscard]] virtual QByteArray &scratch() = 0;
    [[nodiscard]] virtual quint64 nextConnectionId() = 0;
    virtual void record(std::shared_ptr<traffic::Exchange> exchange) = 0;
    [[nodiscard]] virtual bool isStopping() const = 0;
    /** Called when a session has ended; it must not be called again. */
    virtual void ended(ClientSession &session) = 0;
};

} // namespace gateway
