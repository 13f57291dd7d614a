#pragma once

#include "messagereader.h"

#include <chrono>

namespace gateway {

/** The limits and timeouts of the gateway with their defaults. */
struct GatewayLimits {
    http::ReadLimits reading;
    int connections = 1024; ///< The largest number of open client connections.
    /** The number of bytes that wait for one side of an exchange at which the other side is not read anymore. */
    qsizetype highWater = 256 * 1024;
    /** The number of bytes left at which the other side is read again. */
    qsizetype lowWater = 64 * 1024;
    /** The largest number of bytes of a request's body that are read and discarded if the gateway answers the request
     * itself. A longer body closes the connection. */
    qsizetype discardedBody = 256 * 1024;
    std::chrono::milliseconds headerTime{30'000}; ///< The longest time to receive a request head.
    std::chrono::milliseconds bodyTime{60'000};   ///< The longest time between two pieces of a request body.
    std::chrono::milliseconds idleTime{75'000};   ///< The longest time between two requests of a connection.
    /** The longest time to connect to the upstream and receive its first byte. */
    std::chrono::milliseconds upstreamTime{30'000};
    /** The longest time in which a client or upstream may take none of the bytes that wait for it. */
    std::chrono::milliseconds stallTime{60'000};
    /** The largest number of 1xx heads before the response of an upstream. */
    int interimResponses = 32;
    /** The longest time that an idle connection to an upstream is kept. */
    std::chrono::milliseconds pooledTime{60'000};
    /** The time that running exchanges have to end when the gateway stops. */
    std::chrono::milliseconds stopTime{2'000};
    std::chrono::milliseconds batchTime{50}; ///< The longest time between two batches of records.
    /** The time after a batch that was full, because more exchanges arrive than the reader takes. */
    std::chrono::milliseconds fullBatchTime{200};
    std::chrono::milliseconds reportTime{100}; ///< The time between two reports of running exchanges.
    qint64 batchRecords = 64;                  ///< The number of records that are delivered immediately.
    int pooledPerUpstream = 64;
    qint64 pooledBlockBytes = 32 * 1024 * 1024; ///< The bytes of memory of recorded bodies that are kept for reuse.
    /** The bytes of records that may wait for their reader; beyond that the oldest are dropped. */
    qint64 recordedBytes = 64 * 1024 * 1024;
};

} // namespace gateway
