#include "solving.h"

#include "correctionlimits.h"

namespace corrections {

bool Solving::solve(Trial &trial, const Reasons &reasonsOf, const Making &candidatesFor)
{
    Trial state = trial;
    std::optional<QList<Reason>> reasons = reasonsOf(state);
    for (int round = 0; reasons && !reasons->isEmpty() && round < MaximumRounds; ++round) {
        const Candidates candidates = candidatesFor(state, reasons->constFirst());
        m_why = candidates.why;
        bool isChanged = false;
        for (const Candidate &candidate : candidates.list) {
            if (m_budget.isTimeOver() || m_budget.tries-- <= 0)
                break;
            Trial next = state;
            if (!candidate(next)) {
                m_why = next.why();
                continue;
            }
            const auto left = reasonsOf(next);
            if (!left || left->size() >= reasons->size()) {
                m_why = NoCorrection::OtherFindings;
                continue;
            }
            state = next;
            reasons = left;
            isChanged = true;
            break;
        }
        if (!isChanged) {
            m_why = m_why == NoCorrection::None ? NoCorrection::OtherFindings : m_why;
            return false;
        }
    }
    if (!reasons || !reasons->isEmpty()) {
        m_why = NoCorrection::OtherFindings;
        return false;
    }
    trial = state;
    m_why = NoCorrection::None;
    return true;
}

} // namespace corrections
