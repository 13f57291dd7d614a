#pragma once

#include "environmentlist.h"

namespace support {

/** Environments stored in memory. */
class FakeEnvironments final : public management::EnvironmentStorage
{
public:
    QList<management::Environment> stored;
    QString current;

    [[nodiscard]] QList<management::Environment> load() override { return stored; }
    void save(const QList<management::Environment> &environments, const QString &currentId) override
    {
        stored = environments;
        current = currentId;
    }
    [[nodiscard]] QString currentId() override { return current; }
};

} // namespace support
