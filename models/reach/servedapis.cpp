#include "servedapis.h"

#include "currentdescription.h"
#include "definitionview.h"
#include "storeddocuments.h"
#include "worker.h"

#include <algorithm>

namespace reach {

ServedApis::ServedApis(workspace::Workspace &workspace, workspace::DocumentStore &store,
                       const workspace::FolderIndex &folders, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
    , m_folders(folders)
{
    m_thread.setMaxThreadCount(1);
    m_report.setSingleShot(true);
    m_report.setInterval(ReportMs);
    connect(&m_report, &QTimer::timeout, this, &ServedApis::changed);
}

ServedApis::~ServedApis()
{
    m_thread.clear();
    m_running.cancel();
}

void ServedApis::start()
{
    if (m_isStarted)
        return;
    m_isStarted = true;
    connect(&m_workspace, &workspace::Workspace::opened, this, &ServedApis::watch);
    connect(&m_workspace, &workspace::Workspace::aboutToClose, this, &ServedApis::forget);
    connect(&m_folders, &workspace::FolderIndex::listed, this, &ServedApis::takeListing);
    connect(&m_folders, &workspace::FolderIndex::closed, this, &ServedApis::forgetFolder);
    for (workspace::OpenDefinition *definition : m_workspace.definitions())
        watch(definition);
    for (const QString &folder : m_folders.folders()) {
        if (const auto listing = m_folders.listing(folder))
            takeListing(folder, workspace::differenceOf(nullptr, *listing));
    }
}

QList<ServedApi> ServedApis::apis() const
{
    QList<ServedApi> apis;
    QSet<QString> open;
    for (const workspace::OpenDefinition *definition : m_workspace.definitions()) {
        open.insert(definition->path());
        if (const auto read = m_open.constFind(definition); read != m_open.cend() && read->api)
            apis.append(*read->api);
    }
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        if (file->api && !open.contains(file.key()))
            apis.append(*file->api);
    }
    return apis;
}

void ServedApis::watch(workspace::OpenDefinition *definition)
{
    const auto read = [this, definition] { ask({definition, {}, {}}); };
    connect(definition, &workspace::OpenDefinition::descriptionChanged, this, read);
    connect(definition, &workspace::OpenDefinition::pathChanged, this, read);
    read();
}

void ServedApis::forget(workspace::OpenDefinition *definition)
{
    leaveOut([definition](const Waiting &one) { return one.definition == definition; });
    m_open.remove(definition);
    report();
}

void ServedApis::takeListing(const QString &folder, const workspace::FolderDifference &difference)
{
    QSet<QString> touched;
    for (const QStringList &paths : {difference.added, difference.written, difference.removed})
        touched.unite({paths.cbegin(), paths.cend()});
    for (const QString &path : difference.removed) {
        if (!m_folders.isListed(path))
            m_files.remove(path);
    }
    for (const QStringList &paths : {difference.added, difference.written}) {
        for (const QString &path : paths)
            ask({nullptr, path, folder});
    }
    // A definition whose paths are in other files changes with them.
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        const bool isConcerned = std::any_of(file->others.cbegin(), file->others.cend(),
                                             [&touched](const QString &other) { return touched.contains(other); });
        if (isConcerned && file.key().startsWith(folder + u'/'))
            ask({nullptr, file.key(), folder});
    }
    report();
}

void ServedApis::forgetFolder()
{
    const QStringList paths = m_files.keys();
    for (const QString &path : paths) {
        if (!m_folders.isListed(path))
            m_files.remove(path);
    }
    leaveOut([this](const Waiting &one) { return !one.definition && !m_folders.isListed(one.path); });
    report();
}

void ServedApis::ask(const Waiting &one)
{
    if (m_isWaiting.contains(one))
        return;
    m_waiting.append(one);
    m_isWaiting.insert(one);
    if (!m_isReading)
        readNext();
}

void ServedApis::readNext()
{
    m_isReading = !m_waiting.isEmpty();
    if (!m_isReading)
        return report();
    const Waiting next = m_waiting.takeFirst();
    m_isWaiting.remove(next);
    m_running = base::runOnWorker(m_thread, this, readerOf(next), [this, next](const base::Result<Read> &read) {
        take(next, read);
        readNext();
    });
}

template<typename Predicate>
void ServedApis::leaveOut(const Predicate &isUnwanted)
{
    m_waiting.removeIf(isUnwanted);
    m_isWaiting = {m_waiting.cbegin(), m_waiting.cend()};
}

std::function<base::Result<ServedApis::Read>()> ServedApis::readerOf(const Waiting &one) const
{
    if (one.definition) {
        const QString path = one.definition->path();
        return [current = workspace::CurrentDescription(*one.definition),
                shown = path.isEmpty() ? one.definition->title() : path]() -> base::Result<Read> {
            const description::Description description = current.read();
            if (!definition::DefinitionView(description.entry()->snapshot()).isDefinition())
                return Read();
            return Read{servedApi(description, shown), {}};
        };
    }
    return [&store = m_store, path = one.path, folder = one.folder] { return readFile(store, path, folder); };
}

base::Result<ServedApis::Read> ServedApis::readFile(workspace::DocumentStore &store, const QString &path,
                                                    const QString &folder)
{
    const auto bytes = store.read(path);
    if (!bytes || bytes->size() > workspace::MaximumCountedBytes)
        return Read();
    const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(path));
    if (!definition::DefinitionView(snapshot).isDefinition())
        return Read();
    workspace::StoredDocuments documents(store);
    documents.setRoots({folder});
    documents.setOpen({{path, snapshot}});
    const auto document = documents.open(path);
    if (!document)
        return Read();
    const auto set = openapi::DocumentSet::load({*document}, documents);
    QStringList others = set.missingAddresses();
    for (const openapi::ReferencedDocumentPtr &each : set.documents()) {
        if (each->address() != path)
            others.append(each->address());
    }
    return Read{servedApi(description::Description(*document, set), path), others};
}

void ServedApis::take(const Waiting &one, const base::Result<Read> &read)
{
    if (!read.isOk())
        return;
    if (one.definition) {
        if (m_workspace.definitions().contains(one.definition))
            m_open.insert(one.definition, read.value());
    } else if (m_folders.isListed(one.path)) {
        m_files.insert(one.path, read.value());
    }
    report();
}

void ServedApis::report()
{
    if (!m_report.isActive())
        m_report.start();
}

} // namespace reach

#include "moc_servedapis.cpp"
