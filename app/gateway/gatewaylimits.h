#pragma once

#include "messagereader.h"

#include <chrono>

namespace gateway {

/** The limits and timeouts of the gateway with their defaults. */
struct GatewayLimits {
    http::ReadLimits reading;
    int connections = 1024;           ///< Open connections of clients.
    qsizetype highWater = 256 * 1024; ///< Bytes waiting for one side: the other side is not read,
    qsizetype lowWater = 64 * 1024;   ///< until this many are left.
    qsizetype discardedBody =
        256 * 1024; ///< Bytes; a longer body of a request that the gateway answers itself closes the connection.
    std::chrono::milliseconds headerTime{30'000};   ///< To receive a request head.
    std::chrono::milliseconds bodyTime{60'000};     ///< Between two pieces of a request body.
    std::chrono::milliseconds idleTime{75'000};     ///< Between two requests of a connection.
    std::chrono::milliseconds upstreamTime{30'000}; ///< To connect to the upstream and receive its first byte.
    std::chrono::milliseconds stallTime{60'000};    ///< For a side that takes none of the bytes that wait for it.
    int interimResponses = 32;                      ///< 1xx heads before the response of an upstream.
    std::chrono::milliseconds pooledTime{60'000};   ///< For an idle connection to an upstream.
    std::chrono::milliseconds stopTime{2'000};      ///< For running exchanges when the gateway stops.
    std::chrono::milliseconds batchTime{50};        ///< Longest time between two batches of records;
    qint64 batchRecords = 64;                       ///< this many are delivered immediately.
    int pooledPerUpstream = 64;
    qint64 pooledBlockBytes = 32 * 1024 * 1024; ///< Memory of recorded bodies that is kept for reuse.
    qint64 recordedBytes = 64 * 1024 * 1024;    ///< Records that wait for their reader; the oldest are dropped.
};

} // namespace gateway
