#pragma once

#include "diagnostic.h"
#include "documentsource.h"

namespace workspace {

/** A problem of a document that is not open, but that an open definition leads to. */
struct FileProblem {
    QString address; ///< The file's path, or the URL that it was fetched from.
    base::Position position;
    base::Diagnostic diagnostic;
    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/** An address on the network that references lead to, and why nothing is known of what stands there. */
struct MissingUrl {
    QString url;
    openapi::Unavailability why;
    friend bool operator==(const MissingUrl &, const MissingUrl &) = default;
};

} // namespace workspace
