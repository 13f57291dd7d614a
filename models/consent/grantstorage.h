#pragma once

#include "grantset.h"
#include "result.h"

namespace consent {

/** Where grants are kept between runs; implemented in app/storage. */
class GrantStorage
{
public:
    virtual ~GrantStorage() = default;

    /** The path with symbolic links resolved, so that a file has one name. */
    [[nodiscard]] virtual QString canonicalPath(const QString &path) const = 0;
    /**
     * The stored grants; empty if none have been stored. Errors: Damaged, NewerVersion, WrongFileType, ReadFailed,
     * PermissionDenied. A store that can't be read is not changed.
     */
    [[nodiscard]] virtual base::Result<GrantSet> load() = 0;
    /**
     * Removes and adds grants and returns what is stored then. It starts from what is stored now, because other running
     * programs store grants too. Errors: those of load(), and nothing is changed then; WriteFailed, PermissionDenied,
     * DiskFull.
     */
    [[nodiscard]] virtual base::Result<GrantSet> change(const GrantSet &removed, const GrantSet &added) = 0;
};

} // namespace consent
