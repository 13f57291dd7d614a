#include "folderindex.h"

#include "worker.h"

#include <algorithm>
#include <utility>

namespace workspace {

FolderIndex::FolderIndex(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
    , m_watch(watch)
{
    m_lookThread.setMaxThreadCount(1);
    m_countThread.setMaxThreadCount(1);
    m_countThread.setThreadPriority(QThread::LowPriority);
    m_report.setSingleShot(true);
    m_report.setInterval(ReportMs);
    connect(&m_report, &QTimer::timeout, this, [this] { emit counted(std::exchange(m_counted, {})); });
    connect(&workspace, &Workspace::foldersChanged, this, &FolderIndex::follow);
    connect(&workspace, &Workspace::opened, this, &FolderIndex::watch);
    connect(&workspace, &Workspace::aboutToClose, this, &FolderIndex::countAgain);
    connect(&m_watch, &FileWatch::folderChanged, this, &FolderIndex::lookAt);
    for (OpenDefinition *definition : workspace.definitions())
        this->watch(definition);
    follow();
}

FolderIndex::~FolderIndex()
{
    m_countThread.clear();
    m_lookThread.clear();
    m_counting.cancel();
    for (const base::Cancellation &look : std::as_const(m_looking))
        look.cancel();
}

bool FolderIndex::isListed(const QString &path) const
{
    return std::any_of(m_listings.cbegin(), m_listings.cend(),
                       [&path](const FolderListingPtr &listing) { return listing->files.contains(path); });
}

bool FolderIndex::isSwagger(const QString &path) const
{
    return std::any_of(m_listings.cbegin(), m_listings.cend(), [&path](const FolderListingPtr &listing) {
        const auto file = listing->files.constFind(path);
        return file != listing->files.cend() && file->isSwagger;
    });
}

void FolderIndex::look()
{
    for (const QString &folder : folders())
        lookAt(folder);
}

void FolderIndex::follow()
{
    const QStringList open = folders();
    m_watch.setFolders(open);
    for (const QString &folder : m_listings.keys()) {
        if (open.contains(folder))
            continue;
        const QStringList paths = m_listings.take(folder)->files.keys();
        m_waiting.removeIf([&folder](const Waiting &one) { return one.folder == folder; });
        forget(paths);
        emit closed(folder);
    }
    for (const QString &folder : open) {
        if (!m_listings.contains(folder))
            lookAt(folder);
    }
}

/** The problems of an open definition are those of its current text. */
void FolderIndex::watch(OpenDefinition *definition)
{
    const auto count = [this, definition] {
        const auto known = m_summaries.constFind(definition->path());
        if (known == m_summaries.cend())
            return;
        FileSummary summary = *known;
        summary.problems = problemCount(*definition);
        noteSummary(definition->path(), summary);
    };
    connect(definition, &OpenDefinition::diagnosticsChanged, this, count);
    connect(definition, &OpenDefinition::problemsElsewhereChanged, this, count);
}

/** The problems of edits that are not saved end with them. */
void FolderIndex::countAgain(const OpenDefinition *definition)
{
    if (!definition->isUnsaved() || !m_summaries.contains(definition->path()))
        return;
    for (auto folder = m_listings.cbegin(); folder != m_listings.cend(); ++folder) {
        if ((*folder)->files.contains(definition->path()))
            m_waiting.append({definition->path(), folder.key()});
    }
    if (!m_isCounting)
        countNext();
}

void FolderIndex::lookAt(const QString &folder)
{
    if (m_looking.contains(folder)) {
        m_again.insert(folder);
        return;
    }
    const auto list = [&store = m_store, folder, before = m_listings.value(folder)]() -> base::Result<Looked> {
        const FolderListingPtr now = listFolder(store, folder);
        return Looked{now, differenceOf(before, *now)};
    };
    const auto takeIt = [this, folder](const base::Result<Looked> &looked) {
        m_looking.remove(folder);
        if (looked && folders().contains(folder))
            take(folder, *looked);
        if (m_again.remove(folder) && folders().contains(folder))
            lookAt(folder);
    };
    m_looking.insert(folder, base::runOnWorker(m_lookThread, this, list, takeIt));
}

void FolderIndex::take(const QString &folder, const Looked &looked)
{
    const bool isFirst = !m_listings.contains(folder);
    m_listings.insert(folder, looked.listing);
    forget(looked.difference.removed);
    for (const QStringList &paths : {looked.difference.added, looked.difference.written}) {
        for (const QString &path : paths) {
            m_summaries.insert(path, m_summaries.value(path));
            m_waiting.append({path, folder});
        }
    }
    if (isFirst || !looked.difference.isEmpty())
        emit listed(folder, looked.difference);
    QStringList fresh = isFirst ? QStringList() : looked.difference.added;
    fresh.removeIf([this](const QString &path) { return m_workspace.find(path) != nullptr; });
    if (!fresh.isEmpty())
        emit added(fresh);
    if (!m_isCounting)
        countNext();
}

void FolderIndex::forget(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (!isListed(path))
            m_summaries.remove(path);
    }
}

void FolderIndex::countNext()
{
    while (!m_waiting.isEmpty() && !m_summaries.contains(m_waiting.constFirst().path))
        m_waiting.removeFirst();
    m_isCounting = !m_waiting.isEmpty();
    if (!m_isCounting)
        return;
    const Waiting next = m_waiting.takeFirst();
    const auto count = [&store = m_store, next]() -> base::Result<FileSummary> {
        return summaryOf(store, next.path, next.folder);
    };
    m_counting = base::runOnWorker(m_countThread, this, count,
                                   [this, path = next.path](const base::Result<FileSummary> &summary) {
                                       if (summary && m_summaries.contains(path))
                                           noteSummary(path, *summary);
                                       countNext();
                                   });
}

void FolderIndex::noteSummary(const QString &path, const FileSummary &summary)
{
    FileSummary &known = m_summaries[path];
    if (known == summary)
        return;
    known = summary;
    m_counted.append(path);
    if (!m_report.isActive())
        m_report.start();
}

} // namespace workspace

#include "moc_folderindex.cpp"
