#include "diskchanges.h"

#include "folderindex.h"

#include <utility>

namespace workspace {

DiskChanges::DiskChanges(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
    , m_watch(watch)
    , m_folders(new FolderIndex(workspace, store, watch, this))
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &DiskChanges::refreshPaths);
    connect(&watch, &FileWatch::changed, this, &DiskChanges::check);
    connect(&workspace, &Workspace::loaded, this, &DiskChanges::watch);
    connect(&workspace, &Workspace::saved, this,
            [this](const OpenDefinition *saved) { m_stamps.insert(saved, m_store.stamp(saved->path())); });
    for (OpenDefinition *definition : workspace.loadedDefinitions())
        this->watch(definition);
}

void DiskChanges::checkAll()
{
    for (OpenDefinition *definition : m_workspace.loadedDefinitions()) {
        if (!definition->path().isEmpty())
            checkFile(*definition);
    }
    m_folders->look();
}

void DiskChanges::watch(OpenDefinition *definition)
{
    connect(definition, &OpenDefinition::pathChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(definition, &QObject::destroyed, this, [this, definition] { forget(definition); });
    m_stamps.insert(definition, m_store.stamp(definition->path()));
    m_refresh.start();
}

void DiskChanges::forget(const OpenDefinition *definition)
{
    m_stamps.remove(definition);
    m_refresh.start();
}

void DiskChanges::check(const QString &path)
{
    for (OpenDefinition *definition : m_workspace.loadedDefinitions()) {
        if (definition->path() == path)
            checkFile(*definition);
    }
}

void DiskChanges::checkFile(OpenDefinition &definition)
{
    // Before reading: a file that is written meanwhile has another stamp and is checked again.
    const QByteArray stamp = m_store.stamp(definition.path());
    if (std::exchange(m_stamps[&definition], stamp) == stamp)
        return;
    const bool isListed = definition.isListed();
    const bool isComplete = !m_beforeReload || m_beforeReload(definition);
    if (m_workspace.checkFile(definition, !isComplete) && isListed)
        emit reloaded(&definition);
}

void DiskChanges::refreshPaths()
{
    QStringList paths;
    for (const OpenDefinition *definition : m_workspace.loadedDefinitions()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    m_watch.setPaths(paths);
}

} // namespace workspace

#include "moc_diskchanges.cpp"
