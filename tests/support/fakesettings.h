#pragma once

#include "settings.h"

#include <QHash>

namespace support {

/** Settings in memory. */
class FakeSettings final : public settings::Settings
{
public:
    QHash<QByteArray, QVariant> stored;

protected:
    [[nodiscard]] QVariant read(const QByteArray &key) const override { return stored.value(key); }
    void write(const QByteArray &key, const QVariant &value) override { stored.insert(key, value); }
};

} // namespace support
