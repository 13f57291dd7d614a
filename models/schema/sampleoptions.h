#pragma once

#include "validation.h"

namespace schema {

/** How much a sample holds. */
enum class Extent {
    Minimal, ///< Only what must be there.
    Full,    ///< All properties that are named, and an item of each list.
};

/** What a sample is for: properties that are only read are not in requests, and those only written not in responses. */
enum class Direction { Any, Request, Response };

struct SampleOptions {
    Dialect dialect = Dialect::Draft202012;
    Extent extent = Extent::Full;
    Direction direction = Direction::Any;
};

} // namespace schema
