#pragma once

#include "grants.h"

#include <optional>

namespace support {

/** Grants in memory. Reads and writes fail with `damage` while it is set, writes with `failure`. */
class FakeGrantStorage final : public consent::GrantStorage
{
public:
    consent::GrantSet stored;
    std::optional<base::Error> damage;
    std::optional<base::Error> failure;

    [[nodiscard]] QString canonicalPath(const QString &path) const override { return path; }
    [[nodiscard]] base::Result<consent::GrantSet> load() override
    {
        return damage ? base::Result<consent::GrantSet>(*damage) : base::Result<consent::GrantSet>(stored);
    }
    [[nodiscard]] base::Result<consent::GrantSet> change(const consent::GrantSet &removed,
                                                         const consent::GrantSet &added) override
    {
        if (damage || failure)
            return damage ? *damage : *failure;
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
