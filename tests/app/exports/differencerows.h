#pragma once

#include <QByteArray>
#include <QList>

/** The requests and responses that proxies with exported configurations treat differently from the test gateway. */
namespace support {

/** What is compared of a request and its answer. */
enum class Part {
    Request,     ///< Which upstream got what, or the status of the answer.
    Upstream,    ///< Which upstream got the request.
    Status,      ///< The status code of the answer.
    FieldNames,  ///< The names of the fields that were sent, as they are written.
    Length,      ///< Whether the body was sent with its length.
    Framing,     ///< Whether the body was sent in chunks.
    StatusLine,  ///< The first line of the answer.
    ServerField, ///< The field Server of the answer.
    DateField,   ///< The field Date of the answer.
    Trailers,    ///< Whether the field X-T after a body was sent.
    Heads,       ///< The number of responses in the answer.
    Challenge,   ///< The field WWW-Authenticate of the answer.
    Answer,      ///< The answer without reason phrase, Server and Date.
};

struct RequestDifference {
    const char *id; ///< The id in the guide and in reports; empty if no proxy differs.
    const char *requestLine;
    QByteArray rest; ///< The fields after Host, and the body after an empty line; empty for no fields.
    Part part;
    const char *targets; ///< The names of the proxies that differ from the test gateway.
};

struct ResponseDifference {
    const char *id; ///< As in RequestDifference.
    const char *method;
    QByteArray answer; ///< What the upstream answers. It ends with the connection if it has no framing.
    Part part;
    const char *targets; ///< As in RequestDifference.
};

[[nodiscard]] const QList<RequestDifference> &requestDifferences();
[[nodiscard]] const QList<ResponseDifference> &responseDifferences();

} // namespace support
