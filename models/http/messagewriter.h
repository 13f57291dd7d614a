#pragma once

#include "message.h"

namespace http {

/**
 * Appends the head of a request to `out` as on the wire, with the empty line at its end: fields in their order, `Name:
 * value`.
 */
void writeHead(const RequestHead &head, QByteArray &out);
/** Appends the head of a response to `out` as on the wire, with the empty line at its end. */
void writeHead(const ResponseHead &head, QByteArray &out);

/**
 * Appends to `out` the line with the size of a chunk, which is not 0. The data and CRLF must follow. Source: RFC 9112
 * §7.1.
 */
void writeChunkStart(qsizetype size, QByteArray &out);

/** Appends to `out` the last chunk of a chunked body, with its trailer fields. */
void writeLastChunk(const HeaderList &trailers, QByteArray &out);

} // namespace http
