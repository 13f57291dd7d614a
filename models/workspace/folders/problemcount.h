#pragma once

#include "diagnostic.h"

namespace workspace {

class OpenDefinition;

/** How many problems of each severity a file or a folder has. */
struct ProblemCount {
    int errors = 0;
    int warnings = 0;
    int information = 0;

    [[nodiscard]] int total() const { return errors + warnings + information; }
    /** The most severe of the counted problems; Information if there is none. */
    [[nodiscard]] base::Severity worst() const;
    /** The number of problems with the severity worst(). */
    [[nodiscard]] int ofWorst() const;
    void add(base::Severity severity);
    void add(const base::Diagnostics &problems);
    ProblemCount &operator+=(const ProblemCount &other);
    ProblemCount &operator-=(const ProblemCount &other);

    friend bool operator==(const ProblemCount &, const ProblemCount &) = default;
};

/** Counts the problems in all documents of an open definition. Those of files of rules are not problems of the
 * definition. */
[[nodiscard]] ProblemCount problemCount(const OpenDefinition &definition);

} // namespace workspace
