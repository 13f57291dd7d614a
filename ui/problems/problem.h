#pragma once

#include "opendefinition.h"

#include <QIcon>

namespace problems {

/** A problem of an open definition, or of a referenced file that is not open. */
struct Problem {
    workspace::OpenDefinition *definition = nullptr; ///< Null for a file that is not open.
    base::Diagnostic diagnostic;
    QString address;         ///< Path or URL of the referenced file.
    base::Position position; ///< In that file.

    /** The file's name. */
    [[nodiscard]] QString title() const;
    /** The path or URL; empty for an untitled definition. */
    [[nodiscard]] QString path() const { return definition ? definition->path() : address; }
    /** Line and column in the current text. */
    [[nodiscard]] base::Position place() const;
    /** Equal for the same problem before and after edits elsewhere, which move it. */
    [[nodiscard]] size_t identity() const;
    friend bool operator==(const Problem &, const Problem &) = default;
};

/** The name of a severity: "Error", "Warning", "Information". */
[[nodiscard]] QString severityName(base::Severity severity);
[[nodiscard]] QIcon severityIcon(base::Severity severity);

} // namespace problems
