#include "folderchanges.h"

#include "whendone.h"

#include <QtConcurrentRun>

namespace workspace {

FolderChanges::FolderChanges(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
    , m_watch(watch)
{
    m_threads.setMaxThreadCount(1);
    connect(&workspace, &Workspace::foldersChanged, this, &FolderChanges::follow);
    connect(&watch, &FileWatch::folderChanged, this, &FolderChanges::look);
    follow();
}

void FolderChanges::follow()
{
    m_watch.setFolders(m_workspace.folders());
    for (const QString &folder : m_workspace.folders()) {
        const std::optional<QStringList> files = m_workspace.filesOf(folder);
        if (m_known.contains(folder) || m_looking.contains(folder))
            continue;
        if (files)
            take(folder, *files);
        else
            look(folder);
    }
}

void FolderChanges::look(const QString &folder)
{
    if (m_looking.contains(folder)) {
        m_again.insert(folder);
        return;
    }
    m_looking.insert(folder);
    using Files = base::Result<QStringList>;
    base::whenDone(
        QtConcurrent::run(&m_threads, [&store = m_store, folder] { return Files(store.filesBelow(folder).all()); }),
        this, [this, folder](const Files &files) {
            m_looking.remove(folder);
            if (files)
                take(folder, *files);
            if (m_again.remove(folder))
                look(folder);
        });
}

void FolderChanges::take(const QString &folder, const QStringList &files)
{
    // What is there at first is opened with the folder, or was closed by the user in an earlier run.
    const bool isFirst = !m_known.contains(folder);
    const QSet<QString> before = m_known.value(folder);
    m_known.insert(folder, QSet<QString>(files.cbegin(), files.cend()));
    QList<OpenDefinition *> opened;
    for (const QString &path : files) {
        if (isFirst || before.contains(path) || m_workspace.find(path))
            continue;
        if (const auto definition = m_workspace.open(path))
            opened.append(*definition);
    }
    if (!opened.isEmpty())
        emit added(opened);
}

} // namespace workspace

#include "moc_folderchanges.cpp"
