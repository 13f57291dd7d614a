#pragma once

#include "settings.h"

#include <QHash>

namespace support {

/** Settings in memory. */
class FakeSettings final : public base::Settings
{
public:
    QHash<QByteArray, QVariant> stored;

protected:
    [[nodiscard]] QVariant read(const char *key) const override { return stored.value(QByteArray(key)); }
    void write(const char *key, const QVariant &value) override { stored.insert(QByteArray(key), value); }
};

} // namespace support
