#pragma once

#include "grantset.h"
#include "result.h"

namespace consent {

/** Stores grants between runs; implemented in app/storage. */
class GrantStorage
{
public:
    virtual ~GrantStorage() = default;

    /** The path with all symbolic links resolved, so that grants always name a file by the same path. */
    [[nodiscard]] virtual QString canonicalPath(const QString &path) const = 0;
    /** Returns the stored grants; empty if none have been stored. Errors: Damaged, NewerVersion, WrongFileType,
     * ReadFailed, PermissionDenied. A file of grants that can't be read is not changed. */
    [[nodiscard]] virtual base::Result<GrantSet> load() = 0;
    /**
     * Removes and adds grants and returns all grants that are stored then. It starts from the grants that are stored
     * now, because other running programs store grants too. Errors, after which nothing is changed: those of load(),
     * WriteFailed, PermissionDenied, DiskFull.
     */
    [[nodiscard]] virtual base::Result<GrantSet> change(const GrantSet &removed, const GrantSet &added) = 0;
};

} // namespace consent
