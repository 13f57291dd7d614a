#pragma once

#include "connection.h"
#include "gatewayerror.h"

#include <functional>

namespace gateway {

/** How long connecting took, for the timings of the first exchange. Milliseconds, -1 for a phase that did not happen.
 */
struct ConnectTimes {
    double dns = -1;
    double connect = -1;
    double ssl = -1;
};

/** Opens one connection to an upstream. */
class UpstreamConnector : public QObject
{
public:
    struct Outcome {
        ConnectionPtr connection = nullptr; ///< Null: `error` says why.
        /** UpstreamRefused, UpstreamUnknownHost or UpstreamTls */
        traffic::GatewayError error = traffic::GatewayError::None;
        ConnectTimes times = {};
        QString detail = {}; ///< The TLS library's text about the certificate.
    };
    using Done = std::function<void(Outcome outcome)>;

    /** Ends with exactly one call of the `done` that the connector was created with, perhaps during this call. */
    virtual void start() = 0;
    /** Prevents the call of `done`. */
    virtual void abandon() = 0;
};

/** Abandons immediately, and destroys when no call into the connector is running. */
struct AbandonConnector {
    void operator()(UpstreamConnector *connector) const
    {
        connector->abandon();
        connector->deleteLater();
    }
};
using UpstreamConnectorPtr = std::unique_ptr<UpstreamConnector, AbandonConnector>;

} // namespace gateway
