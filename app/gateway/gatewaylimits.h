#pragma once

#include "messagereader.h"

#include <chrono>

namespace gateway {

/** What the gateway bears before it refuses, and how long it waits. Each has its default here. */
struct GatewayLimits {
    http::ReadLimits reading;
    int connections = 1024;               ///< Of clients, at one time.
    qsizetype highWater = 256 * 1024;     ///< Bytes waiting for one side: the other side is not read any more,
    qsizetype lowWater = 64 * 1024;       ///< until so few are left.
    qsizetype discardedBody = 256 * 1024; ///< Of a request that the gateway answers itself; more closes the connection.
    std::chrono::milliseconds headerTime{30'000};   ///< For a request head to come in.
    std::chrono::milliseconds bodyTime{60'000};     ///< Between two pieces of a request body.
    std::chrono::milliseconds idleTime{75'000};     ///< Between two requests of a connection.
    std::chrono::milliseconds upstreamTime{30'000}; ///< For the upstream to accept and to begin its answer.
    std::chrono::milliseconds pooledTime{60'000};   ///< For a connection to the upstream to wait for its next use.
    std::chrono::milliseconds stopTime{2'000};      ///< For running exchanges to end when the gateway stops.
    std::chrono::milliseconds batchTime{50};        ///< Between two batches of records, at most,
    qint64 batchRecords = 64;                       ///< and so many of them do not wait for it.
    int pooledPerUpstream = 64;
    qint64 pooledBlockBytes = 32 * 1024 * 1024; ///< Memory of recorded bodies kept for the next ones.
    qint64 recordedBytes = 64 * 1024 * 1024;    ///< Records that nobody has taken yet; the oldest go first.
};

} // namespace gateway
