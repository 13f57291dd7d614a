#pragma once

#include "diagnostic.h"
#include "documentsource.h"

namespace workspace {

/** A problem of another document that a definition refers to. */
struct FileProblem {
    QString address; ///< The file's path, or the URL that it was fetched from.
    base::Position position;
    base::Diagnostic diagnostic;
    bool isOfDescription = false; ///< Otherwise it is in a file of rules.
    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/** An address on the network that references name, and why it has no document. */
struct MissingUrl {
    QString url;
    openapi::Unavailability why;
    friend bool operator==(const MissingUrl &, const MissingUrl &) = default;
};

} // namespace workspace
