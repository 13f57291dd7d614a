#pragma once

#include "result.h"

#include <QByteArray>

namespace git {

/** The objects of the stages of a file in git's index, by their binary names; empty for a stage that it does not have.
 */
struct IndexStages {
    QByteArray base;
    QByteArray ours;
    QByteArray theirs;

    [[nodiscard]] bool hasConflict() const { return !base.isEmpty() || !ours.isEmpty() || !theirs.isEmpty(); }
};

/**
 * Returns the stages 1 to 3 of the file at `path`, whose folders are separated by slashes, in the bytes of an index.
 * Errors: SyntaxError; Unsupported for another version than 2, 3 and 4. Source: gitformat-index.
 */
[[nodiscard]] base::Result<IndexStages> stagesOf(const QByteArray &index, const QByteArray &path);

} // namespace git
