#pragma once

#include "message.h"
#include "pathvalue.h"

namespace conformance {

/** A name and a value as received, percent-encoded. */
struct ReceivedPair {
    QByteArray name;
    QByteArray value;
    bool hasValue = false; ///< True if there was a `=`.
};

/** A request to an operation, taken apart but not decoded. */
struct ReceivedRequest {
    QList<PathValue> path;
    QByteArray query;
    QList<ReceivedPair> pairs; ///< Of the query, at most MaximumPairs.
    QList<ReceivedPair> cookies;
    const http::HeaderList *headers = nullptr;
};

/** Takes a request apart. The result refers to the head. */
[[nodiscard]] ReceivedRequest takeApart(const http::RequestHead &head, const QList<PathValue> &path);

/** Returns the pairs of a query or an `application/x-www-form-urlencoded` body. */
[[nodiscard]] QList<ReceivedPair> pairsOf(QByteArrayView text, char separator = '&');

/** How the texts of a request are encoded. */
enum class Decoding {
    None,    ///< Not at all, as in header fields and in cookies of the style `cookie`.
    Percent, ///< Percent-encoded.
    Query,   ///< Percent-encoded, and a plus sign is a blank.
};

[[nodiscard]] QByteArray decoded(const QByteArray &text, Decoding decoding);
/** Returns a text without percent-encoding. In a query, a plus sign is a blank. */
[[nodiscard]] QByteArray decoded(const QByteArray &text, bool isQuery);

} // namespace conformance
