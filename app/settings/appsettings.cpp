#include "appsettings.h"

namespace settings {

AppSettings::AppSettings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, u"gatewright"_qs, u"gatewright"_qs)
{}

AppSettings::AppSettings(const QString &path)
    : m_store(path, QSettings::IniFormat)
{}

QVariant AppSettings::read(const char *key) const
{
    const auto cached = m_values.constFind(key);
    if (cached != m_values.constEnd())
        return *cached;
    const QVariant stored = m_store.value(QLatin1String(key));
    m_values.insert(key, stored);
    return stored;
}

void AppSettings::write(const char *key, const QVariant &value)
{
    if (read(key) == value)
        return;
    m_values.insert(key, value);
    m_store.setValue(QLatin1String(key), value);
}

} // namespace settings
