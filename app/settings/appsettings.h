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
 * The user's settings, cached in memory and stored in a file in XDG_CONFIG_HOME. If something other than a file has its
 * name, such as a pipe, which QSettings would wait for, the settings are in a temporary file and end with the program.
 */
class AppSettings final : public Settings
{
    Q_OBJECT

public:
    AppSettings();
    /** Creates settings that are stored in another file, for tests. */
    explicit AppSettings(const QString &path, std::span<const RenamedKey> renamedKeys = RenamedKeys);

    /** Returns the settings file, for values that are not single settings. */
    [[nodiscard]] QSettings &store() { return *m_store; }
    /** Returns false if the settings end with the program. */
    [[nodiscard]] bool areKept() const { return !m_folder; }

protected:
    [[nodiscard]] QVariant read(const QByteArray &key) const override;
    void write(const QByteArray &key, const QVariant &value) override;

private:
    std::unique_ptr<QTemporaryDir> m_folder; ///< The folder of the temporary file; null if the settings are kept.
    std::unique_ptr<QSettings> m_store;
    mutable QHash<QByteArray, QVariant> m_values;
};

} // namespace settings
