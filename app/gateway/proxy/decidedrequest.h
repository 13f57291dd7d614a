#pragma once

#include "decide.h"
#include "exchangerecord.h"
#include "gatewayservices.h"
#include "upstreamcall.h"

namespace gateway {

/** A request with the decision of the gateway about it and the record of its exchange. */
class DecidedRequest final
{
public:
    DecidedRequest(GatewayServices &services, QByteArray clientAddress)
        : m_services(services)
        , m_clientAddress(std::move(clientAddress))
    {}

    /** Returns true between begin() and record(). */
    [[nodiscard]] bool isRunning() const { return m_record.isRunning(); }

    /** Starts the record of a request, and decides about it. */
    void begin(const http::RequestHead &request);
    /** Starts the record of a request that can't be read, unless it runs already. */
    void beginUnreadable(const http::RequestHead &request);
    /** Returns the decision about the request. Valid until record(). */
    [[nodiscard]] const routing::Decision &decision() const { return m_decision; }

    /** Rewrites the request head for the upstream and returns it. Valid until record(). */
    [[nodiscard]] const http::RequestHead &rewrite(const http::RequestHead &request,
                                                   const routing::UpstreamTarget &target);
    /** Returns the request's trailer fields that may be sent to the upstream. */
    [[nodiscard]] http::HeaderList trailersFor(const http::MessageReader &request) const;

    void addRequestBody(QByteArrayView bytes) { m_record.addRequestBody(bytes); }
    void requestSent() { m_record.requestSent(); }
    /** Returns the memory of the response's head, to be filled and passed to responded(). */
    [[nodiscard]] http::ResponseHead takeResponseHead() { return std::move(m_record.exchange().response); }
    /** Records that an upstream responds. `contentLength` is -1 if it is unknown. */
    void responded(http::ResponseHead head, qint64 contentLength, const UpstreamCall &call);
    void addResponseBody(QByteArrayView bytes) { m_record.addResponseBody(bytes); }
    void addTunnelBytes(QByteArrayView bytes, bool fromClient) { m_record.addTunnelBytes(bytes, fromClient); }
    /** Records that the gateway answers itself. */
    void answered(http::ResponseHead head, const routing::Answer &answer);

    /** Records what is known about the connection to the upstream. */
    void noteConnection(const UpstreamCall &call);
    /** Records that the upstream failed. */
    void noteFailure(traffic::GatewayError error, const QString &detail, const UpstreamCall &call);

    /** Returns the record, for ExchangeRecord::changedCopy(). */
    [[nodiscard]] ExchangeRecord &running() { return m_record; }

    /** Ends the exchange and hands out its record; does nothing when none is running. An `error` replaces the one that
     * was noted. */
    void record(traffic::GatewayError error = traffic::GatewayError::None);

private:
    void drill(const http::RequestHead &request);
    void takeFindings(const UpstreamCall &call);

    GatewayServices &m_services;
    QByteArray m_clientAddress;
    std::shared_ptr<const routing::GatewayRules> m_rules; ///< The rules that the decision points into.
    routing::Decision m_decision;
    ExchangeRecord m_record;
};

} // namespace gateway
