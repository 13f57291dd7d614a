#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <optional>

namespace savedrequests {

/** What is wrong with a saved request, with its place in the definition, or with its response. `arguments` of Problem
 * are listed for each kind. */
enum class ProblemKind {
    // The file.
    NotReadable,     ///< The file can't be read: the message of the system.
    NotYaml,         ///< The text has a syntax error: what was expected.
    TooLarge,        ///< The file, or a part of it, is larger than a limit: the name of the part, the limit.
    AliasFound,      ///< The text has anchors, aliases or merge keys.
    UnknownMember,   ///< A member that saved requests do not have: its name.
    ForbiddenMember, ///< A member that would choose where the request is sent: its name.
    MissingMember,   ///< A required member is missing: its name.
    WrongValue,      ///< The value is not what the member takes: the member's name, what it takes.
    ForbiddenHeader, ///< A header field that a saved request must not set: its name.
    LiteralSecret,   ///< A secret that is not a reference: its name.
    NotAReference,   ///< The value of `secret` is not one reference.
    // What no longer fits the definition.
    DefinitionGone,     ///< The definition can't be read: its name, the message of the system.
    OperationGone,      ///< No operation fits: the operation as the file has it, the nearest operation or nothing.
    OperationAmbiguous, ///< Several operations have the operationId: the operationId.
    OperationMoved,     ///< The operation was found under another name: the old and the new one. Information only.
    ParameterGone,      ///< The operation has no such parameter: location, name, the nearest name or nothing.
    BodyGone,           ///< The operation has no request body any more.
    MediaTypeGone,      ///< The body has no such media type: the media type, the documented ones.
    ExampleGone,        ///< The body has no such example: its name.
    SchemeGone,         ///< No alternative of the operation's security has these schemes: their names.
    ValueNotValid, ///< A value does not fit its schema: the parameter or `body`, the place in it, keyword, arguments.
    ValueNotSendable, ///< A value has characters that can't be sent in its place, so nothing was sent: the parameter.
    // The run.
    RequestUnknown,   ///< A value comes from a request that does not exist: its name.
    OtherDefinition,  ///< A value comes from a request to another definition: its name.
    Cycle,            ///< The request needs its own response: the names of the requests in the cycle.
    DependencyFailed, ///< The request that a value comes from did not pass: its name.
    ResponseNotJson,  ///< A value comes from a response that is not JSON: the name of the request.
    ValueNotFound,    ///< The response has no such value: the name of the request, the JSON Pointer.
    SecretNotAllowed, ///< The definition may not send the secret: the reference, the origin.
    SecretNotFound,   ///< The secret can't be read: the reference, the message of the store.
    NotServed,        ///< The gateway does not serve the definition: its name.
    NoResponse,       ///< No response was received: the word of the error.
    // The response.
    StatusUnexpected,    ///< The status is not an expected one: the status, the expected ones.
    StatusNotDocumented, ///< The operation has no response for the status: the status.
    MediaTypeUnexpected, ///< The response has a media type that is not documented: the media type.
    BodyNotReadable,     ///< The response is not what its media type says: the expected language.
    BodyNotCompared,     ///< The response can't be compared with its schema: its coding is unknown or it is too large.
    SchemaViolated,      ///< The response does not fit its schema: the place in it, the keyword, its arguments.
    TooSlow,             ///< The response took longer than expected: the milliseconds, the limit in milliseconds.
};

/** A problem of a saved request. */
struct Problem {
    ProblemKind kind = ProblemKind::NotReadable;
    QStringList arguments;
    document::Pointer pointer;              ///< The place in the file of the request.
    std::optional<base::Position> position; ///< The place in the text of the file, if it is known.
    base::Severity severity = base::Severity::Error;

    friend bool operator==(const Problem &, const Problem &) = default;
};

/** Returns true if a problem of the list keeps the request from being sent, or the run from passing. */
[[nodiscard]] inline bool hasErrors(const QList<Problem> &problems)
{
    for (const Problem &each : problems) {
        if (each.severity == base::Severity::Error)
            return true;
    }
    return false;
}

} // namespace savedrequests
