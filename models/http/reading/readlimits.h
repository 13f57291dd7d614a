#pragma once

#include <QtGlobal>

namespace http {

/** The limits of a MessageReader for the parts of one message, with their defaults. */
struct ReadLimits {
    qsizetype headBytes = 64 * 1024; ///< The largest size of start line and header fields together.
    qsizetype fields = 200;          ///< The largest number of header fields of a message, and again of trailer fields.
    qsizetype chunkLineBytes = 4096; ///< The largest size of the line with a chunk's size and extensions.
    qsizetype trailerBytes = 16 * 1024;
};

} // namespace http
