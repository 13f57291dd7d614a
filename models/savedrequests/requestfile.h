#pragma once

#include "requestproblem.h"
#include "savedrequest.h"
#include "snapshot.h"

namespace savedrequests {

/** A saved request as read from its file. */
struct RequestFile {
    SavedRequest request; ///< The parts of the request that could be read. Must not be sent if there are problems.
    QList<Problem> problems;
    document::Snapshot text;

    [[nodiscard]] bool isValid() const { return problems.isEmpty(); }
};

/**
 * Reads the file of a saved request, which is YAML without aliases. Everything that a saved request does not have is a
 * problem, so that nothing is dropped silently: unknown members, members that name a URL, host, upstream or
 * environment, header fields that belong to the gateway or to credentials, and secrets that are not references.
 */
[[nodiscard]] RequestFile readRequestFile(const QByteArray &bytes);

/** Returns the place of a pointer in the text, or of its nearest parent that exists. */
[[nodiscard]] base::Position positionOf(const document::Snapshot &text, const document::Pointer &pointer);

/** Returns true for a header field that saved requests must not set: those that say where a message goes, how it is
 * framed, or who sent it. */
[[nodiscard]] bool isForbiddenHeader(QByteArrayView name);

} // namespace savedrequests
