#pragma once

#include "settings.h"
#include "settingstable.h"

#include <QHash>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>
#include <span>

namespace settings {

/**
 * The user's settings, cached in memory and stored in a file in XDG_CONFIG_HOME. If something other than a file is in
 * its place, such as a pipe, which QSettings would wait for, they are in a temporary file and end with the program.
 */
class AppSettings final : public Settings
{
    Q_OBJECT

public:
    AppSettings();
    /** Settings in another file, for tests. */
    explicit AppSettings(const QString &path, std::span<const RenamedKey> renamedKeys = RenamedKeys);

    /** The settings file, for values that are not single settings. */
    [[nodiscard]] QSettings &store() { return *m_store; }
    /** False if they end with the program. */
    [[nodiscard]] bool areKept() const { return !m_folder; }

protected:
    [[nodiscard]] QVariant read(const QByteArray &key) const override;
    void write(const QByteArray &key, const QVariant &value) override;

private:
    std::unique_ptr<QTemporaryDir> m_folder; ///< Null while the settings are kept.
    std::unique_ptr<QSettings> m_store;
    mutable QHash<QByteArray, QVariant> m_values;
};

} // namespace settings
