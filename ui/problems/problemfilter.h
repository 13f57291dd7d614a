#pragma once

#include "problem.h"

namespace problems {

/** Which problems are listed. */
struct ProblemFilter {
    QString text = {}; ///< In the message, the rule, the file or the pointer, in any letter case.
    bool hasErrors = true;
    bool hasWarnings = true;
    bool hasInformation = true;

    [[nodiscard]] bool allows(base::Severity severity) const
    {
        return severity == base::Severity::Error     ? hasErrors
               : severity == base::Severity::Warning ? hasWarnings
                                                     : hasInformation;
    }
    friend bool operator==(const ProblemFilter &, const ProblemFilter &) = default;
};

/** How the list is divided. */
enum class Grouping { File, Rule, None };

} // namespace problems
