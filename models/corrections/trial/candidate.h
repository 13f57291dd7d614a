#pragma once

#include "trial.h"

namespace corrections {

/** A change that may be the correction: makes it in a trial. Returns false if an edit is refused. */
using Candidate = std::function<bool(Trial &)>;

/** The changes that may be the correction, the best first, or why there are none. */
struct Candidates {
    QList<Candidate> list;
    NoCorrection why = NoCorrection::None;

    Candidates(NoCorrection reason)
        : why(reason)
    {}
    Candidates(QList<Candidate> candidates)
        : list(std::move(candidates))
    {}
};

} // namespace corrections
