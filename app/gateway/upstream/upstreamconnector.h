#pragma once

#include "connection.h"
#include "gatewayerror.h"

#include <functional>

namespace gateway {

/** The time that the phases of connecting took, for the timings of a connection's first exchange. In milliseconds, -1
 * for a phase that did not happen. */
struct ConnectTimes {
    double dns = -1;
    double connect = -1;
    double ssl = -1;
};

/** Opens one connection to an upstream; an interface. */
class UpstreamConnector : public QObject
{
public:
    struct Outcome {
        ConnectionPtr connection = nullptr; ///< The connection; null if it failed, with the reason in `error`.
        /** Why the connection failed: UpstreamRefused, UpstreamUnknownHost or UpstreamTls. */
        traffic::GatewayError error = traffic::GatewayError::None;
        ConnectTimes times = {};
        QString detail = {}; ///< The TLS library's text about the certificate.
    };
    using Done = std::function<void(Outcome outcome)>;

    /** Starts to connect. It ends with exactly one call of the `done` that the connector was created with, perhaps
     * during this call. */
    virtual void start() = 0;
    /** Abandons connecting, so that `done` is not called. */
    virtual void abandon() = 0;
};

/** Abandons a connector immediately, and destroys it when no call into it is running. */
struct AbandonConnector {
    void operator()(UpstreamConnector *connector) const
    {
        connector->abandon();
        connector->deleteLater();
    }
};
using UpstreamConnectorPtr = std::unique_ptr<UpstreamConnector, AbandonConnector>;

} // namespace gateway
