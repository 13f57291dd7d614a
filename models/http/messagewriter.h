#pragma once

#include "message.h"

namespace http {

/** Appends the head as on the wire, including the empty line: fields in their order, `Name: value`. */
void writeHead(const RequestHead &head, QByteArray &out);
/** The same for a response. */
void writeHead(const ResponseHead &head, QByteArray &out);

/** Appends the size line of a chunk. CRLF must follow the data. `size` is not 0. Source: RFC 9112 §7.1. */
void writeChunkStart(qsizetype size, QByteArray &out);

/** Appends the last chunk with its trailer fields. */
void writeLastChunk(const HeaderList &trailers, QByteArray &out);

} // namespace http
