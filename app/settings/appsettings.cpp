#include "appsettings.h"

#include "filestore.h"

#include <QStandardPaths>

#include <algorithm>

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

/** QSettings opens all of these without a look at what they are. */
bool areFilesOrNothing(const QString &folder)
{
    storage::FileStore store;
    const QStringList names{u"/gatewright.ini"_qs, u"/gatewright/gatewright.ini"_qs,
                            u"/gatewright/gatewright.ini.lock"_qs};
    return std::all_of(names.begin(), names.end(),
                       [&](const QString &name) { return store.isOrdinary(folder + name); });
}

} // namespace

AppSettings::AppSettings()
{
    if (areFilesOrNothing(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))) {
        m_store = std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, u"gatewright"_qs,
                                              u"gatewright"_qs);
    } else {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<QSettings>(m_folder->filePath(u"gatewright.ini"_qs), QSettings::IniFormat);
    }
    renameKeys(*m_store, RenamedKeys);
}

AppSettings::AppSettings(const QString &path, std::span<const RenamedKey> renamedKeys)
    : m_store(std::make_unique<QSettings>(path, QSettings::IniFormat))
{
    renameKeys(*m_store, renamedKeys);
}

QVariant AppSettings::read(const QByteArray &key) const
{
    const auto cached = m_values.constFind(key);
    if (cached != m_values.constEnd())
        return *cached;
    const QVariant stored = m_store->value(QString::fromUtf8(key));
    m_values.insert(key, stored);
    return stored;
}

void AppSettings::write(const QByteArray &key, const QVariant &value)
{
    m_values.insert(key, value);
    m_store->setValue(QString::fromUtf8(key), value);
}

} // namespace settings

#include "moc_appsettings.cpp"
