#include "workspace.h"

#include "linter.h"
#include "references.h"
#include "rulefiles.h"

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

// The definitions' linters use the references, so the definitions are deleted first.
Workspace::~Workspace()
{
    m_crossCheckThreads.clear();
    m_definitions.clear();
    m_lent.clear();
    delete m_references;
}

base::Result<OpenDefinition *> Workspace::open(const QString &path)
{
    const QString clean = cleanPath(path);
    if (OpenDefinition *already = findWithLent(clean)) {
        already->m_isOpenedByUser = true;
        list(*already);
        return already;
    }
    const base::Result<QByteArray> bytes = m_store.read(clean);
    if (!bytes)
        return bytes.error();
    return add(std::make_unique<OpenDefinition>(clean, *bytes));
}

base::Result<OpenDefinition *> Workspace::lend(const QString &path)
{
    const QString clean = cleanPath(path);
    if (OpenDefinition *already = findWithLent(clean)) {
        if (const auto place = lentPlace(*already); place != m_lent.end())
            ++place->users;
        return already;
    }
    const base::Result<QByteArray> bytes = m_references->documents()->readInRoot(clean);
    if (!bytes)
        return bytes.error();
    m_lent.push_back({std::make_unique<OpenDefinition>(clean, *bytes), 1});
    OpenDefinition *added = m_lent.back().definition.get();
    added->m_isOpenedByUser = false;
    // When the edit is complete: it can be one of several, and a reload is none.
    connect(
        &added->document(), &document::Document::changed, added,
        [this, added] {
            if (added->document().isModified())
                list(*added);
        },
        Qt::QueuedConnection);
    emit lent(added);
    startWatchers(*added);
    return added;
}

void Workspace::giveBack(OpenDefinition &definition)
{
    const auto place = lentPlace(definition);
    if (place == m_lent.end() || --place->users > 0)
        return;
    if (definition.document().isModified())
        return list(definition);
    const std::unique_ptr<OpenDefinition> last = std::move(place->definition);
    m_lent.erase(place);
    emit givenBack(last.get());
}

std::vector<Workspace::Lent>::iterator Workspace::lentPlace(const OpenDefinition &definition)
{
    return std::find_if(m_lent.begin(), m_lent.end(),
                        [&](const Lent &lent) { return lent.definition.get() == &definition; });
}

void Workspace::list(OpenDefinition &definition)
{
    const auto place = lentPlace(definition);
    if (place == m_lent.end())
        return;
    m_definitions.push_back(std::move(place->definition));
    m_lent.erase(place);
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
    definition.noteFileHash(fileHashOf(*present));
    definition.m_isOverruled = *present != definition.document().fileBytes();
    emit definition.fileStateChanged();
    return {};
}

bool Workspace::checkFile(OpenDefinition &definition, bool isBeingEdited)
{
    if (definition.path().isEmpty())
        return false;
    // Nobody but a reference has chosen a lent file, which can be a link to elsewhere by now.
    const bool isLent = lentPlace(definition) != m_lent.end();
    const base::Result<QByteArray> present = isLent ? m_references->documents()->readInRoot(definition.path())
                                                    : m_store.read(definition.path());
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
    if (definition.m_fileHash == fileHash)
        return;
    definition.noteFileHash(fileHash);
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
    const auto find = [&] {
        return std::find_if(m_definitions.begin(), m_definitions.end(),
                            [&](const auto &each) { return each.get() == &definition; });
    };
    if (find() == m_definitions.end())
        return;
    emit aboutToClose(&definition);
    // Its page can have given back an edited file, which is among these now.
    const auto place = find();
    const std::unique_ptr<OpenDefinition> last = std::move(*place);
    m_definitions.erase(place);
    emit closed();
}

QList<OpenDefinition *> Workspace::definitions() const
{
    QList<OpenDefinition *> all;
    for (const auto &definition : m_definitions)
        all.append(definition.get());
    return all;
}

OpenDefinition *Workspace::find(const QString &path) const
{
    const QString clean = cleanPath(path);
    const auto place = std::find_if(m_definitions.begin(), m_definitions.end(), [&](const auto &definition) {
        return !definition->path().isEmpty() && definition->path() == clean;
    });
    return place == m_definitions.end() ? nullptr : place->get();
}

QList<OpenDefinition *> Workspace::withLent() const
{
    QList<OpenDefinition *> all = definitions();
    for (const Lent &lent : m_lent)
        all.append(lent.definition.get());
    return all;
}

OpenDefinition *Workspace::findWithLent(const QString &path) const
{
    const QString clean = cleanPath(path);
    const auto place = std::find_if(m_lent.begin(), m_lent.end(),
                                    [&](const Lent &lent) { return lent.definition->path() == clean; });
    return place == m_lent.end() ? find(clean) : place->definition.get();
}

OpenDefinition *Workspace::add(std::unique_ptr<OpenDefinition> definition)
{
    OpenDefinition *added = definition.get();
    m_definitions.push_back(std::move(definition));
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
