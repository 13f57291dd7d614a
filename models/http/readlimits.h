#pragma once

#include <QtGlobal>

namespace http {

/** What a reader takes before it gives up. Each has its default here. */
struct ReadLimits {
    qsizetype headBytes = 64 * 1024; ///< Start line and fields together.
    qsizetype fields = 200;          ///< Header fields of a message; trailer fields as many again.
    qsizetype chunkLineBytes = 4096; ///< Size and extensions of one chunk.
    qsizetype trailerBytes = 16 * 1024;
};

} // namespace http
