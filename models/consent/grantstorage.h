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
    /** What is stored. Empty where nothing is, or where it can't be read. */
    [[nodiscard]] virtual GrantSet load() = 0;
    /**
     * Removes and adds grants and returns what is stored then. It starts from what is stored now, because other running
     * programs store grants too. WriteFailed, PermissionDenied, DiskFull.
     */
    [[nodiscard]] virtual base::Result<GrantSet> change(const GrantSet &removed, const GrantSet &added) = 0;
};

} // namespace consent
