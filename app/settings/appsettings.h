#pragma once

#include "settings.h"
#include "settingstable.h"

#include <QHash>
#include <QSettings>

#include <span>

namespace settings {

/** The user's settings, cached in memory and stored in a file in XDG_CONFIG_HOME. */
class AppSettings final : public Settings
{
    Q_OBJECT

public:
    AppSettings();
    /** Settings in another file, for tests. */
    explicit AppSettings(const QString &path, std::span<const RenamedKey> renamedKeys = RenamedKeys);

    /** The settings file, for values that are not single settings. */
    [[nodiscard]] QSettings &store() { return m_store; }

protected:
    [[nodiscard]] QVariant read(const QByteArray &key) const override;
    void write(const QByteArray &key, const QVariant &value) override;

private:
    QSettings m_store;
    mutable QHash<QByteArray, QVariant> m_values;
};

} // namespace settings
