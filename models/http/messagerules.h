#pragma once

#include "message.h"
#include "readerror.h"

#include <QVarLengthArray>

#include <optional>

namespace http {

/** What marks the end of the body of an HTTP message. Source: RFC 9112 §6.3. */
enum class Framing { None, Length, Chunked, UntilClose };

/**
 * Checks a request head beyond the grammar: for everything that two readers could frame or route differently. Returns
 * why it is refused, or std::nullopt.
 */
[[nodiscard]] std::optional<ReadError> checkRequest(const RequestHead &head);

/**
 * Checks a response head beyond the grammar, and returns why it is refused, or std::nullopt. Several equal
 * Content-Length values become one; 1xx and 204 responses lose their Content-Length and Transfer-Encoding fields.
 */
[[nodiscard]] std::optional<ReadError> checkResponse(ResponseHead &head);

/** True if a response with a status to a request with a method can have a body; false for a response to HEAD and for
 * 1xx, 204 and 304. Source: RFC 9110 §6.4.1. */
[[nodiscard]] bool canHaveBody(QByteArrayView method, int status);

/** True if `chunked` is the last coding that the Transfer-Encoding fields name. */
[[nodiscard]] bool isChunked(const HeaderList &headers);

/** True if a Connection field names this option. */
[[nodiscard]] bool hasConnectionOption(const HeaderList &headers, QByteArrayView option);

/**
 * The hop-by-hop fields of a head, which concern one connection only: the well-known ones, and the fields that its
 * Connection fields name. Valid only while the head exists.
 */
class HopByHop final
{
public:
    explicit HopByHop(const HeaderList &headers);
    [[nodiscard]] bool contains(QByteArrayView name) const;

private:
    QVarLengthArray<QByteArrayView, 8> m_named;
};

/**
 * True if the request asks for a switch to WebSocket and nothing else: its only Upgrade field has that one value. A
 * tunnel of another protocol, such as `h2c`, could contain requests that nothing checks. Source: RFC 9110 §7.8, RFC
 * 6455 §4.1.
 */
[[nodiscard]] bool asksForUpgrade(const RequestHead &head);

/** True if the head of a 101 response switches to WebSocket and nothing else. Source: RFC 6455 §4.1. */
[[nodiscard]] bool acceptsUpgrade(const ResponseHead &head);

} // namespace http
