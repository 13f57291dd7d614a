#pragma once

#include "builtrequest.h"
#include "message.h"

#include <QList>

namespace tries {

/** What is wrong with a request that the document forbids. */
enum class TryKind {
    Valid, ///< Nothing: the request that the others are made of.
    MissingParameter,
    MissingMember,
    WrongType,
    OutOfBounds, ///< A number, length or count above or below its limits, or a text that does not match its pattern.
    NotInEnum,
    AdditionalProperty,
    MissingCredential,
    UnknownMethod,
    WrongMediaType,
    MalformedBody,
};

/** A request to an operation that the server should refuse, or the valid one. */
struct TriedRequest {
    TryKind kind = TryKind::Valid;
    QByteArray in;   ///< The part of the request, such as `query`, `header` or `body`; empty for the whole request.
    QByteArray name; ///< The name of the parameter, or a JSON Pointer into the body.
    http::RequestHead head; ///< Without the credentials of `credentials`.
    QByteArray body;
    /** The credentials that the request needs, so that nothing else is wrong with it. */
    QList<requests::CredentialPlace> credentials;
};

/** What a server made of a TriedRequest. */
enum class Verdict {
    AsDocumented,     ///< Refused with a status that says why; a valid request was accepted.
    RefusedOtherwise, ///< Refused with another status of a client error.
    Accepted,         ///< The document forbids the request, and the server took it.
    Failed,           ///< With a server error: the request was not checked where it should be.
    OfGateway,        ///< The gateway answered itself, so the server did not get the request, or could not be reached.
    NoAnswer,
};

/** Returns the statuses that say what is wrong with such a request; for a valid one none. */
[[nodiscard]] QList<int> expectedStatuses(TryKind kind);

/** The answer to a TriedRequest. */
struct TriedAnswer {
    int status = 0; ///< 0 for no answer.
    bool isOfGateway = false;
    friend bool operator==(const TriedAnswer &, const TriedAnswer &) = default;
};

/** Judges an answer. */
[[nodiscard]] Verdict verdictOn(TryKind kind, const TriedAnswer &answer);

/** The word for a kind in tests and files, such as `missing-parameter`. */
[[nodiscard]] QByteArray wordOf(TryKind kind);

} // namespace tries
