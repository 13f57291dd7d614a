#pragma once

#include "diagnostic.h"
#include "documentsource.h"

namespace workspace {

/** A problem in another file than the definition whose check found it: a document that the definition refers to, or a
 * file of rules. */
struct FileProblem {
    QString address; ///< The path of the file with the problem, or the URL that it was fetched from.
    base::Position position;
    base::Diagnostic diagnostic;
    bool isOfDescription = false; ///< True if the file is part of the API description, false for a file of rules.
    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/** A URL that references of a definition name and that has no document, with the reason. */
struct MissingUrl {
    QString url;
    openapi::Unavailability why;
    friend bool operator==(const MissingUrl &, const MissingUrl &) = default;
};

} // namespace workspace
