#pragma once

#include "settings.h"

#include <QHash>
#include <QSettings>

namespace settings {

/** This person's settings: held in memory, written through to a file below XDG_CONFIG_HOME. */
class AppSettings final : public base::Settings
{
public:
    AppSettings();
    /** Settings in a file of their own, for tests and for runs that must leave no trace. */
    explicit AppSettings(const QString &path);

    /** The file behind it, for adapters that keep more than single values. */
    [[nodiscard]] QSettings &store() { return m_store; }

protected:
    [[nodiscard]] QVariant read(const char *key) const override;
    void write(const char *key, const QVariant &value) override;

private:
    QSettings m_store;
    mutable QHash<QByteArray, QVariant> m_values;
};

} // namespace settings
