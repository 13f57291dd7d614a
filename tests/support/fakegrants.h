#pragma once

#include "grants.h"

#include <optional>

namespace support {

/** Grants in memory. Writes fail with `failure` while it is set. */
class FakeGrantStorage final : public consent::GrantStorage
{
public:
    consent::GrantSet stored;
    std::optional<base::Error> failure;

    [[nodiscard]] QString canonicalPath(const QString &path) const override { return path; }
    [[nodiscard]] consent::GrantSet load() override { return stored; }
    [[nodiscard]] base::Result<consent::GrantSet> change(const consent::GrantSet &removed,
                                                         const consent::GrantSet &added) override
    {
        if (failure)
            return *failure;
        stored.remove(removed);
        stored.add(added);
        return stored;
    }
};

/** Allows everything unless `all` is false: for tests that are about something else. */
struct FakeGrants {
    explicit FakeGrants(bool all = true)
    {
        if (all)
            grants.allowAllSecretsInThisRun();
    }
    operator consent::Grants &() { return grants; }

    FakeGrantStorage storage;
    consent::Grants grants{storage};
};

} // namespace support
