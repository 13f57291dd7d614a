#pragma once

#include "opendefinition.h"

#include <QIcon>

namespace problems {

/** A problem of an open definition, or of a referenced file that is not open. */
struct Problem {
    /** The definition that has the problem; null for a file that is not open. */
    workspace::OpenDefinition *definition = nullptr;
    base::Diagnostic diagnostic;
    QString address;         ///< The path or URL of a referenced file that is not open.
    base::Position position; ///< The line and column of the problem in the file at `address`.

    /** The name of the file with the problem. */
    [[nodiscard]] QString title() const;
    /** The path or URL of the file with the problem; empty for an untitled definition. */
    [[nodiscard]] QString path() const { return definition ? definition->path() : address; }
    /** The line and column of the problem in the current text of its file. */
    [[nodiscard]] base::Position place() const;
    /** A hash that identifies the problem: it stays equal when edits elsewhere in the file move the problem. */
    [[nodiscard]] size_t identity() const;
    friend bool operator==(const Problem &, const Problem &) = default;
};

/** The translated name of a severity: "Error", "Warning" or "Information". */
[[nodiscard]] QString severityName(base::Severity severity);
[[nodiscard]] QIcon severityIcon(base::Severity severity);

} // namespace problems
