#include "problemcount.h"

#include "opendefinition.h"

namespace workspace {

base::Severity ProblemCount::worst() const
{
    return errors > 0 ? base::Severity::Error : warnings > 0 ? base::Severity::Warning : base::Severity::Information;
}

int ProblemCount::ofWorst() const
{
    return errors > 0 ? errors : warnings > 0 ? warnings : information;
}

void ProblemCount::add(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        ++errors;
        break;
    case base::Severity::Warning:
        ++warnings;
        break;
    case base::Severity::Information:
        ++information;
        break;
    }
}

void ProblemCount::add(const base::Diagnostics &problems)
{
    for (const base::Diagnostic &problem : problems)
        add(problem.severity);
}

ProblemCount &ProblemCount::operator+=(const ProblemCount &other)
{
    errors += other.errors;
    warnings += other.warnings;
    information += other.information;
    return *this;
}

ProblemCount &ProblemCount::operator-=(const ProblemCount &other)
{
    errors -= other.errors;
    warnings -= other.warnings;
    information -= other.information;
    return *this;
}

ProblemCount problemCount(const OpenDefinition &definition)
{
    ProblemCount count;
    count.add(definition.diagnostics());
    for (const FileProblem &found : definition.problemsElsewhere()) {
        if (found.isOfDescription)
            count.add(found.diagnostic.severity);
    }
    return count;
}

} // namespace workspace
