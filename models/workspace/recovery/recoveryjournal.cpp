#include "recoveryjournal.h"

#include "whendone.h"

#include <QFileInfo>
#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>

namespace workspace {

namespace {

/** The text parsed as a whole, as when the file is opened; the definition's own tree can be older. */
document::Snapshot parsedFromFile(const document::Snapshot &file, const QString &path)
{
    return document::Snapshot::parse(file.text(), document::formatOfFileName(path));
}

} // namespace

RecoveryJournal::RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
{
    m_writer.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryJournal::writeDirty);
    connect(&workspace, &Workspace::opened, this, &RecoveryJournal::watch);
    connect(&workspace, &Workspace::saved, this, &RecoveryJournal::noteSaved);
    connect(&workspace, &Workspace::aboutToClose, this, &RecoveryJournal::forget);
    for (OpenDefinition *definition : workspace.definitions())
        watch(definition);
}

RecoveryJournal::~RecoveryJournal()
{
    for (Watched &watched : m_watched)
        clear(watched);
    m_writer.waitForDone();
}

LeftOverWork RecoveryJournal::leftOver()
{
    const base::Result<QList<RecoveryStore::Entry>> entries = m_store.leftOver();
    if (!entries) {
        noteState(entries.error());
        return {};
    }
    LeftOverWork work;
    QSet<QString> replaced;
    for (const RecoveryStore::Entry &entry : *entries) {
        if (const auto record = decodeRecovery(entry.bytes)) {
            work.found.append({entry.key, *record});
            replaced.unite(QSet<QString>(record->replaced.begin(), record->replaced.end()));
        } else if (!entry.isSetAside)
            work.setAside.append(m_store.setAside(entry.key));
    }
    work.found.removeIf([&](const LeftOverWork::Found &each) {
        // A run can end after a save, or after it has restored a record, and before the record is removed.
        const bool isOver = replaced.contains(each.key) || (each.record.typed.isEmpty() && isStored(each.record));
        if (isOver)
            noteRemoved(m_store.remove(each.key));
        return isOver;
    });
    return work;
}

/** True when the record's file has been saved with the text since. */
bool RecoveryJournal::isStored(const RecoveryRecord &record) const
{
    if (record.path.isEmpty() || !m_workspace.isOrdinary(record.path))
        return false;
    const base::Result<QByteArray> bytes = m_workspace.fileBytes(record.path);
    if (!bytes)
        return false;
    if (record.secrets.isEmpty())
        return document::decodeFile(*bytes).text == record.text;
    // The file that it was made from may differ only in a secret.
    if (fileHashOf(*bytes) == record.fileHash)
        return false;
    const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(record.path));
    return withoutSecrets(snapshot, snapshot).text == record.text;
}

base::Result<RestoredDefinition> RecoveryJournal::restore(const QString &key, const RecoveryRecord &record)
{
    OpenDefinition *definition = definitionFor(record);
    const document::Snapshot file = parsedFromFile(originOf(record), record.path);
    const RefilledText refilled = withSecretsOf(file, {record.text, record.secrets});
    document::Document &document = definition->document();
    const bool hasText = record.isEdited || definition->path().isEmpty();
    if (auto done = hasText ? document.spliceText({0, document.snapshot().size(), refilled.text})
                            : base::Result<void>();
        !done)
        return done.error();
    // The file may have changed since. Then the user has to decide, and a save must not overwrite it.
    if (hasText && !record.fileHash.isEmpty() && !definition->path().isEmpty())
        m_workspace.setOrigin(*definition, record.fileHash);
    Watched &watched = m_watched[definition];
    watched.replaced.append(key);
    watched.typed.append(record.typed);
    write(*definition, watched);
    const bool isCopy = definition->path().isEmpty() && m_workspace.find(record.path);
    return RestoredDefinition{definition, hasText && refilled.missing > 0, isCopy, record.typed};
}

OpenDefinition *RecoveryJournal::definitionFor(const RecoveryRecord &record)
{
    if (record.path.isEmpty())
        return m_workspace.addUntitled(record.title, {}, record.format);
    const QString title = QFileInfo(record.path).fileName();
    const auto opened = m_workspace.isOrdinary(record.path) ? m_workspace.open(record.path)
                                                            : base::Error{base::ErrorCode::WrongFileType, record.path};
    // The file may have been removed: then only the record has its text.
    if (!opened)
        return m_workspace.addUntitled(title, {}, record.format);
    // Its text can be in another format by now.
    if ((*opened)->document().readOnlyReason() != document::ReadOnlyReason::None)
        return m_workspace.addUntitled(copyTitle(title), {}, record.format);
    // What was typed or restored before is newer.
    if (record.isEdited && ((*opened)->isUnsaved() || !m_watched[*opened].replaced.isEmpty()))
        return m_workspace.addUntitled(copyTitle(title), {}, record.format);
    return *opened;
}

QString RecoveryJournal::copyTitle(const QString &title) const
{
    const QFileInfo file(title);
    const QList<OpenDefinition *> open = m_workspace.definitions();
    for (int number = 1;; ++number) {
        QString copy = file.completeBaseName() + u"-recovered"_qs;
        if (number > 1)
            copy += u'-' + QString::number(number);
        if (!file.suffix().isEmpty())
            copy += u'.' + file.suffix();
        if (std::none_of(open.begin(), open.end(), [&copy](const auto *each) { return each->title() == copy; }))
            return copy;
    }
}

document::Snapshot RecoveryJournal::originOf(const RecoveryRecord &record) const
{
    const OpenDefinition *file = record.path.isEmpty() ? nullptr : m_workspace.find(record.path);
    const bool isOrigin = file && !record.fileHash.isEmpty() && file->fileHash() == record.fileHash;
    return isOrigin ? file->fileSnapshot() : document::Snapshot();
}

void RecoveryJournal::discard(const QString &key)
{
    base::whenDone(QtConcurrent::run(&m_writer, [&store = m_store, key] { return store.remove(key); }), this,
                   [this](const auto &removed) { noteRemoved(removed); });
}

void RecoveryJournal::watch(OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::changed, this, [this, definition] { noteEdit(definition); });
    connect(definition, &OpenDefinition::fileStateChanged, this, [this, definition] { noteEdit(definition); });
    m_watched.insert(definition, {u"definition-%1"_qs.arg(++m_lastKey)});
    // A lent file is listed from its first edit on.
    if (!definition->path().isEmpty() && definition->document().isModified())
        noteEdit(definition);
}

void RecoveryJournal::forget(OpenDefinition *definition)
{
    disconnect(&definition->document(), nullptr, this, nullptr);
    disconnect(definition, nullptr, this, nullptr);
    clear(m_watched[definition]);
    m_watched.remove(definition);
}

void RecoveryJournal::noteEdit(OpenDefinition *definition)
{
    m_watched[definition].isDirty = true;
    // Not restarted by each key, so that the text is also stored while the user types without a pause.
    if (!m_timer.isActive())
        m_timer.start(DelayMs);
}

void RecoveryJournal::noteSaved(OpenDefinition *definition)
{
    clear(m_watched[definition]);
    // A record that remains after a save would be offered as unsaved work if the program ended now. leftOver() removes
    // most of these, so a record that takes long to write does not hold the window up.
    m_writer.waitForDone(LongestWaitMs);
}

void RecoveryJournal::writeDirty()
{
    // On a slow disk, only the newest text is written next, not every text in a queue.
    if (m_inFlight > 0) {
        m_timer.start(DelayMs);
        return;
    }
    for (auto each = m_watched.begin(); each != m_watched.end(); ++each) {
        if (!each->isDirty)
            continue;
        if (each.key()->isUnsaved() || !typedTexts(*each.key(), *each).isEmpty())
            write(*each.key(), *each);
        else
            clear(*each);
    }
}

QList<TypedText> RecoveryJournal::typedTexts(const OpenDefinition &definition, const Watched &watched) const
{
    return watched.typed + (m_typedTexts ? m_typedTexts(definition) : QList<TypedText>());
}

void RecoveryJournal::write(const OpenDefinition &definition, Watched &watched)
{
    watched.isDirty = false;
    watched.isWritten = true;
    ++m_inFlight;
    const document::Snapshot snapshot = definition.document().snapshot();
    const auto store = [&store = m_store, key = watched.key, replaced = watched.replaced, path = definition.path(),
                        title = definition.title(), fileHash = definition.fileHash(), snapshot,
                        typed = typedTexts(definition, watched), isEdited = definition.isUnsaved(),
                        file = definition.fileSnapshot(), ofFile = watched.ofFile] {
        const WithheldText withheld = withoutSecrets(snapshot,
                                                     ofFile->of(file.text(), document::formatOfFileName(path)));
        base::Result<void> written = store.write(
            key, encodeRecovery({path, title, snapshot.format(), withheld.text, fileHash, withheld.secrets, replaced,
                                 withoutSecrets(typed), isEdited}));
        // Only after there is a new record, which names them in case the program ends here.
        if (written) {
            for (const QString &old : replaced) {
                if (base::Result<void> removed = store.remove(old); !removed)
                    return removed;
            }
        }
        return written;
    };
    base::whenDone(QtConcurrent::run(&m_writer, store), this, [this](const auto &written) { noteWritten(written); });
}

void RecoveryJournal::noteWritten(const base::Result<void> &written)
{
    --m_inFlight;
    noteState(written);
    if (written)
        return;
    for (auto each = m_watched.begin(); each != m_watched.end(); ++each)
        each->isDirty = each->isDirty || each->isWritten;
    m_timer.start(RetryMs);
}

void RecoveryJournal::noteState(const base::Result<void> &state)
{
    const bool hasFailed = !state;
    if (hasFailed && !m_hasFailed)
        emit failed(state.error());
    m_hasFailed = hasFailed;
}

/** Success says nothing about the records that are still to be written. */
void RecoveryJournal::noteRemoved(const base::Result<void> &removed)
{
    if (!removed)
        noteState(removed);
}

void RecoveryJournal::clear(Watched &watched)
{
    watched.isDirty = false;
    if (watched.isWritten)
        discard(watched.key);
    watched.isWritten = false;
    for (const QString &key : std::as_const(watched.replaced))
        discard(key);
    watched.replaced.clear();
    watched.typed.clear();
}

} // namespace workspace

#include "moc_recoveryjournal.cpp"
