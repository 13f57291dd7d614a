#include "workspace.h"

#include "linter.h"
#include "references.h"
#include "rulefiles.h"
#include "whendone.h"

#include <QUrl>

#include <algorithm>

namespace workspace {

namespace {

/** Without `.` and `..`, so that a file has one path. A relative path stays relative, because `..` at its start has a
 * meaning. */
QString cleanPath(const QString &path)
{
    if (!path.startsWith(u'/'))
        return path;
    return QUrl::fromLocalFile(path).adjusted(QUrl::NormalizePathSegments).toLocalFile();
}

/** True if the bytes are valid in the format of the file's name. */
bool fitsFileName(const document::Document &document, const QByteArray &bytes, const QString &path)
{
    if (document::formatOfFileName(path) != document::Format::Json || document.format() == document::Format::Json)
        return true;
    return document::Snapshot::parse(bytes, document::Format::Json).isValid();
}

/** The first definition of the file at `path`, which is a cleanPath(), or null. */
OpenDefinition *firstAt(const QString &path, const QList<OpenDefinition *> &definitions)
{
    const auto place = std::find_if(definitions.cbegin(), definitions.cend(), [&](const OpenDefinition *definition) {
        return !definition->path().isEmpty() && definition->path() == path;
    });
    return place == definitions.cend() ? nullptr : *place;
}

} // namespace

Workspace::Workspace(DocumentStore &store, QObject *parent)
    : DefinitionList(parent)
    , m_store(store)
    , m_references(new References(*this, store))
    , m_ruleFiles(
          std::make_unique<RuleFiles>(*this, store, *m_references, [this](OpenDefinition &file) { return save(file); }))
{
    m_crossCheckThreads.setMaxThreadCount(1);
}

// The definitions' linters use the references, so the definitions are deleted first. Handles that are destroyed
// meanwhile find no definition to release.
Workspace::~Workspace()
{
    m_crossCheckThreads.clear();
    Definitions last;
    last.swap(m_loaded);
    last.clear();
    delete m_references;
}

base::Result<OpenDefinition *> Workspace::open(const QString &path)
{
    const QString clean = cleanPath(path);
    if (OpenDefinition *already = firstAt(clean, loadedDefinitions())) {
        already->m_isOpenedByUser = true;
        list(*already);
        return already;
    }
    const base::Result<QByteArray> bytes = m_store.read(clean);
    if (!bytes)
        return bytes.error();
    return add(std::make_unique<OpenDefinition>(clean, *bytes));
}

base::Result<DefinitionHandle> Workspace::lend(const QString &path)
{
    const QString clean = cleanPath(path);
    if (OpenDefinition *already = firstAt(clean, loadedDefinitions()))
        return createHandle(*already);
    const base::Result<QByteArray> bytes = m_references->documents()->readInRoot(clean);
    if (!bytes)
        return bytes.error();
    m_loaded.push_back(std::make_unique<OpenDefinition>(clean, *bytes));
    OpenDefinition *added = m_loaded.back().get();
    DefinitionHandle handle = createHandle(*added);
    added->m_isOpenedByUser = false;
    // When the edit is complete: it can be one of several, and a reload is none.
    connect(
        &added->document(), &document::Document::changed, added,
        [this, added] {
            if (added->document().isModified())
                list(*added);
        },
        Qt::QueuedConnection);
    emit loaded(added);
    startWatchers(*added);
    return handle;
}

DefinitionHandle Workspace::createHandle(OpenDefinition &definition)
{
    ++definition.m_handles;
    return {*this, definition};
}

void Workspace::release(OpenDefinition &definition)
{
    const auto place = placeOf(definition);
    if (place == m_loaded.end() || --definition.m_handles > 0 || definition.isListed())
        return;
    if (definition.document().isModified())
        return list(definition);
    const std::unique_ptr<OpenDefinition> last = std::move(*place);
    m_loaded.erase(place);
}

Workspace::Definitions::iterator Workspace::placeOf(const OpenDefinition &definition)
{
    return std::find_if(m_loaded.begin(), m_loaded.end(), [&](const auto &each) { return each.get() == &definition; });
}

void Workspace::list(OpenDefinition &definition)
{
    const auto place = placeOf(definition);
    if (place == m_loaded.end() || definition.isListed())
        return;
    std::rotate(place, place + 1, m_loaded.end());
    definition.m_isListed = true;
    emit opened(&definition);
}

void Workspace::addFolder(const QString &folder)
{
    const QString clean = cleanPath(folder);
    if (m_folders.contains(clean))
        return;
    m_folders.append(clean);
    m_references->setFolders(m_folders);
    emit foldersChanged();
}

void Workspace::removeFolder(const QString &folder)
{
    if (!m_folders.removeOne(cleanPath(folder)))
        return;
    m_references->setFolders(m_folders);
    emit foldersChanged();
}

OpenDefinition *Workspace::addUntitled(const QString &title, const QByteArray &text, document::Format format)
{
    return add(std::make_unique<OpenDefinition>(title, text, format));
}

base::Result<void> Workspace::save(OpenDefinition &definition)
{
    // Otherwise another program could save between the comparison and the replacement.
    const auto lock = m_store.lockForSaving(definition.path());
    if (!lock)
        return lock.error();
    // A file that was removed is written again; one that another program changed is not overwritten.
    const base::Result<QByteArray> present = m_store.read(definition.path());
    if (!definition.path().isEmpty() && present && !definition.isFile(*present)) {
        definition.setFileState(FileState::Changed);
        return base::Error{base::ErrorCode::ChangedOnDisk, definition.path()};
    }
    return overwrite(definition);
}

base::Result<void> Workspace::overwrite(OpenDefinition &definition)
{
    return saveAs(definition, definition.path());
}

base::Result<void> Workspace::reload(OpenDefinition &definition)
{
    const base::Result<QByteArray> present = m_store.read(definition.path());
    if (!present)
        return present.error();
    definition.document().reload(*present);
    definition.noteFile(*present);
    return {};
}

base::Result<void> Workspace::keep(OpenDefinition &definition)
{
    const base::Result<QByteArray> present = m_store.read(definition.path());
    if (!present)
        return present.error();
    definition.noteFileHash(base::readyFuture(fileHashOf(*present)));
    definition.m_isOverruled = *present != definition.document().fileBytes();
    emit definition.fileStateChanged();
    return {};
}

bool Workspace::checkFile(OpenDefinition &definition, bool isBeingEdited)
{
    if (definition.path().isEmpty())
        return false;
    // Nobody but a reference has chosen a file that is not listed, which can be a link to elsewhere by now.
    const base::Result<QByteArray> present = definition.isListed()
                                                 ? m_store.read(definition.path())
                                                 : m_references->documents()->readInRoot(definition.path());
    if (!present) {
        if (present.error().code == base::ErrorCode::NotFound)
            definition.setFileState(FileState::Gone);
        return false;
    }
    if (definition.isFile(*present)) {
        definition.setFileState(FileState::Known);
        return false;
    }
    const bool isSame = *present == definition.document().fileBytes();
    if (!isSame && (definition.document().isModified() || definition.m_isOverruled || isBeingEdited)) {
        definition.setFileState(FileState::Changed);
        return false;
    }
    definition.document().reload(*present);
    definition.noteFile(*present);
    return !isSame;
}

base::Result<QByteArray> Workspace::fileBytes(const OpenDefinition &definition) const
{
    return m_store.read(definition.path());
}

void Workspace::setOrigin(OpenDefinition &definition, const QByteArray &fileHash)
{
    if (definition.fileHash() == fileHash)
        return;
    definition.noteFileHash(base::readyFuture(fileHash));
    checkFile(definition);
}

base::Result<void> Workspace::saveAs(OpenDefinition &definition, const QString &path)
{
    if (path.isEmpty())
        return base::Error{base::ErrorCode::InvalidArgument, definition.title()};
    const QByteArray bytes = definition.document().fileBytes();
    if (!fitsFileName(definition.document(), bytes, path))
        return base::Error{base::ErrorCode::Unsupported, path};
    const QString clean = cleanPath(path);
    if (auto written = m_store.write(clean, bytes); !written)
        return written;
    definition.setPath(clean);
    definition.noteFile(bytes);
    definition.document().markSaved();
    emit saved(&definition);
    return {};
}

void Workspace::close(OpenDefinition &definition)
{
    if (placeOf(definition) == m_loaded.end() || !definition.isListed())
        return;
    emit aboutToClose(&definition);
    // Its page can have released other definitions, which changes the list.
    const auto place = placeOf(definition);
    const std::unique_ptr<OpenDefinition> last = std::move(*place);
    m_loaded.erase(place);
    emit closed();
}

QList<OpenDefinition *> Workspace::definitions() const
{
    QList<OpenDefinition *> listed = loadedDefinitions();
    listed.removeIf([](const OpenDefinition *definition) { return !definition->isListed(); });
    return listed;
}

QList<OpenDefinition *> Workspace::loadedDefinitions() const
{
    QList<OpenDefinition *> all;
    for (const auto &definition : m_loaded)
        all.append(definition.get());
    return all;
}

OpenDefinition *Workspace::find(const QString &path) const
{
    return firstAt(cleanPath(path), definitions());
}

OpenDefinition *Workspace::add(std::unique_ptr<OpenDefinition> definition)
{
    OpenDefinition *added = definition.get();
    added->m_isListed = true;
    m_loaded.push_back(std::move(definition));
    emit loaded(added);
    emit opened(added);
    startWatchers(*added);
    return added;
}

void Workspace::startWatchers(OpenDefinition &definition)
{
    new Linter(definition, *m_references);
    definition.startCrossChecks(m_crossCheckThreads);
}

} // namespace workspace

#include "moc_workspace.cpp"
