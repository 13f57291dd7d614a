#pragma once

#include "candidate.h"
#include "reason.h"
#include "searchbudget.h"

namespace corrections {

/** Finds a series of changes after which nothing is left to be changed. */
class Solving final
{
public:
    /** Returns why a value does not fit with the changes so far, the most important reason first, or std::nullopt if
     * these changes are not acceptable. */
    using Reasons = std::function<std::optional<QList<Reason>>(const Trial &trial)>;
    /** Returns the changes that may remove a reason. */
    using Making = std::function<Candidates(const Trial &trial, const Reason &reason)>;

    /** The tries of `budget` are counted down. */
    explicit Solving(SearchBudget &budget)
        : m_budget(budget)
    {}

    /** Changes a trial until there are no reasons left. Each change must leave fewer reasons. Returns false, and leaves
     * the trial as it was, if no changes do: see why(). */
    [[nodiscard]] bool solve(Trial &trial, const Reasons &reasonsOf, const Making &candidatesFor);
    [[nodiscard]] NoCorrection why() const { return m_why; }

private:
    SearchBudget &m_budget;
    NoCorrection m_why = NoCorrection::None;
};

} // namespace corrections
