#pragma once

#include "validation.h"

namespace schema {

/** How much of what the schema describes a sample contains. */
enum class Extent {
    Minimal, ///< Only the required properties and items.
    Full,    ///< All properties that the schema names, and an item of each list.
};

/**
 * The message that a sample is for: samples for requests have no read-only properties, samples for responses no
 * write-only ones.
 */
enum class Direction { Any, Request, Response };

struct SampleOptions {
    Dialect dialect = Dialect::Draft202012;
    Extent extent = Extent::Full;
    Direction direction = Direction::Any;
    /** Chooses among the values that fit: equal seeds give equal samples, and 0 the usual ones. */
    quint32 seed = 0;
};

} // namespace schema
