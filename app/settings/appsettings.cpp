#include "appsettings.h"

namespace settings {

namespace {

/** Values stored with an earlier key get the new one, unless that has a value too. */
void renameKeys(QSettings &store, std::span<const RenamedKey> renamedKeys)
{
    for (const auto &[before, now] : renamedKeys) {
        const QString oldKey = QString::fromLatin1(before);
        const QString newKey = QString::fromLatin1(now);
        if (!store.contains(oldKey))
            continue;
        if (!store.contains(newKey))
            store.setValue(newKey, store.value(oldKey));
        store.remove(oldKey);
    }
}

} // namespace

AppSettings::AppSettings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, u"gatewright"_qs, u"gatewright"_qs)
{
    renameKeys(m_store, RenamedKeys);
}

AppSettings::AppSettings(const QString &path, std::span<const RenamedKey> renamedKeys)
    : m_store(path, QSettings::IniFormat)
{
    renameKeys(m_store, renamedKeys);
}

QVariant AppSettings::read(const QByteArray &key) const
{
    const auto cached = m_values.constFind(key);
    if (cached != m_values.constEnd())
        return *cached;
    const QVariant stored = m_store.value(QString::fromUtf8(key));
    m_values.insert(key, stored);
    return stored;
}

void AppSettings::write(const QByteArray &key, const QVariant &value)
{
    m_values.insert(key, value);
    m_store.setValue(QString::fromUtf8(key), value);
}

} // namespace settings

#include "moc_appsettings.cpp"
