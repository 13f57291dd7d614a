#pragma once

#include "blockpool.h"
#include "recordpool.h"
#include "spillfile.h"

#include <atomic>

namespace gateway {

/** Stores recorded bodies: in memory up to a limit for all of them, then in a file up to another limit. Also reuses the
 * exchange objects. */
struct BodyStore {
    BodyStore(qint64 pooledBytes, qint64 memory, qint64 file)
        : blocks(pooledBytes)
        , memoryLimit(memory)
        , spill(std::make_shared<SpillFile>(file))
    {}
    /** Creates a store without a limit for memory. */
    explicit BodyStore(qint64 pooledBytes)
        : BodyStore(pooledBytes, std::numeric_limits<qint64>::max(), 0)
    {}

    BlockPool blocks;
    RecordPool records;
    qint64 memoryLimit;
    std::atomic<qint64> memoryBytes = 0; ///< The bytes of memory of large bodies that are in use.
    std::shared_ptr<SpillFile> spill;    ///< The file with bodies; exists as long as the last body in it.
};

} // namespace gateway
