#pragma once

#include "diagnostic.h"
#include "snapshot.h"

namespace workspace {

/** Larger texts are not read by the second reader as a whole: it takes a second for each 10 MB. */
inline constexpr qsizetype SecondOpinionBytes = 8 * 1024 * 1024;
/** A save waits for its opinion: of texts larger than this only the entries around the change are read. */
inline constexpr qsizetype WholeBeforeSaveBytes = 2 * 1024 * 1024;

/**
 * document::crossCheck() within bounds: of a larger text only the information `second-opinion-too-large`. What
 * stands in a secret's place is not repeated. For a worker.
 */
[[nodiscard]] base::Diagnostics boundedOpinion(const document::Snapshot &snapshot);

/** What the two readers read differently in a text that is about to be saved. */
struct SavingOpinion {
    base::Diagnostics objections; ///< In what changed, or because of it: a reason not to save.
    base::Diagnostics elsewhere;  ///< As it was in the text before.
};

/**
 * Compares the readings of `now`, and of what changed in it since `saved`. Of a text that is too large, and behind a
 * place that the other reader does not get over, the entries around the change are read on their own. For a worker.
 */
[[nodiscard]] SavingOpinion savingOpinion(const document::Snapshot &saved, const document::Snapshot &now);

} // namespace workspace
