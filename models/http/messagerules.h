#pragma once

#include "message.h"
#include "readerror.h"

#include <QVarLengthArray>

#include <optional>

namespace http {

/** What marks the end of a body. Source: RFC 9112 §6.3. */
enum class Framing { None, Length, Chunked, UntilClose };

/** Checks a request head beyond the grammar: for everything that two readers could frame or route differently. */
[[nodiscard]] std::optional<ReadError> checkRequest(const RequestHead &head);

/** The same for a response head. Equal lengths become one; 1xx and 204 lose theirs. */
[[nodiscard]] std::optional<ReadError> checkResponse(ResponseHead &head);

/** True when the last transfer coding is `chunked`. */
[[nodiscard]] bool isChunked(const HeaderList &headers);

/** True when a Connection field has the option. */
[[nodiscard]] bool hasConnectionOption(const HeaderList &headers, QByteArrayView option);

/**
 * The fields of a head that concern one connection only: the well-known ones, and those that its Connection field
 * names. Valid as long as the head.
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
 * True when the request is for a switch to WebSocket, and to nothing else: its only Upgrade field has that one value. A
 * tunnel of another protocol, such as `h2c`, could contain requests that nothing checks. Source: RFC 9110 §7.8, RFC
 * 6455 §4.1.
 */
[[nodiscard]] bool asksForUpgrade(const RequestHead &head);

/** True when the head of a 101 is for a switch to WebSocket. Source: RFC 6455 §4.1. */
[[nodiscard]] bool acceptsUpgrade(const ResponseHead &head);

} // namespace http
