#include "diskchanges.h"

#include "folderindex.h"

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
    connect(&workspace, &Workspace::opened, this, &DiskChanges::watch);
    connect(&workspace, &Workspace::lent, this, &DiskChanges::watch);
    connect(&workspace, &Workspace::aboutToClose, this, &DiskChanges::forget);
    connect(&workspace, &Workspace::givenBack, this, &DiskChanges::forget);
    connect(&workspace, &Workspace::saved, this,
            [this](const OpenDefinition *saved) { m_stamps.insert(saved, m_store.stamp(saved->path())); });
    for (OpenDefinition *definition : workspace.definitions())
        this->watch(definition);
}

void DiskChanges::checkAll()
{
    for (OpenDefinition *definition : m_workspace.withLent()) {
        if (!definition->path().isEmpty() && m_store.stamp(definition->path()) != m_stamps.value(definition))
            checkNow(*definition);
    }
    m_folders->look();
}

void DiskChanges::watch(OpenDefinition *definition)
{
    // A lent one may be known.
    if (m_stamps.contains(definition))
        return;
    connect(definition, &OpenDefinition::pathChanged, &m_refresh, qOverload<>(&QTimer::start));
    m_stamps.insert(definition, m_store.stamp(definition->path()));
    m_refresh.start();
}

void DiskChanges::forget(OpenDefinition *definition)
{
    m_stamps.remove(definition);
    m_refresh.start();
}

void DiskChanges::check(const QString &path)
{
    OpenDefinition *definition = m_workspace.findWithLent(path);
    if (definition && m_store.stamp(path) != m_stamps.value(definition))
        checkNow(*definition);
}

void DiskChanges::checkNow(OpenDefinition &definition)
{
    // Before reading: a file that is written meanwhile has another stamp and is checked again.
    m_stamps.insert(&definition, m_store.stamp(definition.path()));
    const bool isListed = m_workspace.definitions().contains(&definition);
    const bool isComplete = !m_beforeReload || m_beforeReload(definition);
    if (m_workspace.checkFile(definition, !isComplete) && isListed)
        emit reloaded(&definition);
}

void DiskChanges::refreshPaths()
{
    QStringList paths;
    for (const OpenDefinition *definition : m_workspace.withLent()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    m_watch.setPaths(paths);
}

} // namespace workspace

#include "moc_diskchanges.cpp"
