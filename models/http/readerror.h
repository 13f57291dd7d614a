#pragma once

#include <QByteArray>

namespace http {

/** Why a message was refused. Each value has a row in readerror.cpp. */
enum class ReadError {
    BadMethod, ///< The method is not a token.
    BadTarget, ///< The request target is not one of the four forms, or has characters other than visible ASCII.
    BadVersion,
    OtherVersion, ///< A major version other than 1.
    BadStatus,
    BadFieldName,
    BadFieldValue,
    ObsFold,      ///< A header field continues on the next line. RFC 9112 §5.2
    BareLineFeed, ///< A line ends without a carriage return.
    EmptyLine,    ///< Empty lines where the message should begin.
    TargetTooLong,
    HeadTooLarge,
    TooManyFields,
    TrailersTooLarge,
    HostMissing,
    HostTwice,
    HostMalformed,
    ConnectUnsupported,
    ContentLength,    ///< Not a number, or several.
    TransferEncoding, ///< The last coding is not `chunked`, or `chunked` is listed twice.
    TransferEncodingInHttp10,
    LengthAndTransferEncoding,
    TransferCodingUnknown, ///< A coding besides `chunked`.
    BadChunk,
    CutOff,    ///< The connection ended inside the message.
    Malformed, ///< Anything else the grammar does not allow.
};

/** How many values ReadError has. */
inline constexpr int ReadErrors = static_cast<int>(ReadError::Malformed) + 1;

/** The word that answers and records contain, for example `obs-fold`. */
[[nodiscard]] QByteArray wireWord(ReadError error);

/** The status of the answer to a request that was refused. */
[[nodiscard]] int statusOf(ReadError error);

} // namespace http
