#pragma once

#include <QByteArray>

namespace http {

/** Why an HTTP message was refused. Each value has a row in the table of readerror.cpp. */
enum class ReadError {
    BadMethod, ///< The method is not a token.
    BadTarget, ///< The request target is not one of the four forms, or has characters other than visible ASCII.
    BadVersion,
    OtherVersion, ///< The message has a major version other than 1.
    BadStatus,
    BadFieldName,
    BadFieldValue,
    ObsFold,      ///< A header field continues on the next line. RFC 9112 §5.2
    BareLineFeed, ///< A line of the head or of the chunks ends without a carriage return.
    EmptyLine,    ///< There are empty lines where the message should begin.
    TargetTooLong,
    HeadTooLarge,
    TooManyFields,
    TrailersTooLarge,
    HostMissing,
    HostTwice,
    HostMalformed,
    ConnectUnsupported,
    ContentLength,    ///< The Content-Length field is not a number, or there are several.
    TransferEncoding, ///< The last transfer coding is not `chunked`, or `chunked` is listed twice.
    TransferEncodingInHttp10,
    LengthAndTransferEncoding,
    TransferCodingUnknown, ///< The message has a transfer coding besides `chunked`.
    BadChunk,
    CutOff,    ///< The connection ended inside of the message.
    Malformed, ///< The message breaks another rule of the grammar.
};

/** The number of values of ReadError. */
inline constexpr int ReadErrors = static_cast<int>(ReadError::Malformed) + 1;

/** Returns the word for the error, such as `obs-fold`, that answers to clients and records of traffic contain. */
[[nodiscard]] QByteArray wireWord(ReadError error);

/** Returns the status code of the answer to a request that was refused for this error. */
[[nodiscard]] int statusOf(ReadError error);

} // namespace http
