#pragma once

#include "problem.h"

namespace problems {

/** The filter of the list of problems: says which problems are listed. */
struct ProblemFilter {
    /** A text that the message, the rule, the file or the pointer of a problem must contain, in any letter case. */
    QString text = {};
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

/** How the list of problems is divided into groups. */
enum class Grouping { File, Rule, None };

} // namespace problems
