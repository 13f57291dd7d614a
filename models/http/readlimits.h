#pragma once

#include <QtGlobal>

namespace http {

/** The limits of a reader with their defaults. */
struct ReadLimits {
    qsizetype headBytes = 64 * 1024; ///< Start line and fields together.
    qsizetype fields = 200;          ///< Header fields of a message, and again trailer fields.
    qsizetype chunkLineBytes = 4096; ///< Size and extensions of one chunk.
    qsizetype trailerBytes = 16 * 1024;
};

} // namespace http
