#include "recoveryjournal.h"

#include "whendone.h"

#include <QtConcurrentRun>

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
    for (const QString &key : std::as_const(m_restored))
        discard(key);
    m_writer.waitForDone();
}

QList<std::pair<QString, RecoveryRecord>> RecoveryJournal::leftOver()
{
    QList<std::pair<QString, RecoveryRecord>> records;
    for (const RecoveryStore::Entry &entry : m_store.leftOver()) {
        const auto record = decodeRecovery(entry.bytes);
        // A run can end after a save and before its record is removed.
        if (record && !isStored(*record))
            records.append({entry.key, *record});
        else
            m_store.remove(entry.key);
    }
    return records;
}

/** True when the record's file has been saved with the text since. */
bool RecoveryJournal::isStored(const RecoveryRecord &record) const
{
    if (record.path.isEmpty())
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
    base::Result<OpenDefinition *> opened = record.path.isEmpty()
                                                ? m_workspace.addUntitled(record.title, {}, record.format)
                                                : m_workspace.open(record.path);
    // The file may have been removed: then only the record has its text.
    if (!opened)
        opened = m_workspace.addUntitled(record.path.sliced(record.path.lastIndexOf(u'/') + 1), {}, record.format);
    document::Document &document = (*opened)->document();
    const bool isSameFile = !record.fileHash.isEmpty() && (*opened)->fileHash() == record.fileHash;
    const document::Snapshot file = isSameFile ? (*opened)->fileSnapshot() : document::Snapshot();
    const RefilledText refilled = withSecretsOf(parsedFromFile(file, record.path), {record.text, record.secrets});
    if (auto done = document.spliceText({0, document.snapshot().size(), refilled.text}); !done)
        return done.error();
    // The file may have changed since. Then the user has to decide, and a save must not overwrite it.
    if (!record.fileHash.isEmpty() && !(*opened)->path().isEmpty())
        m_workspace.setOrigin(**opened, record.fileHash);
    // The old record is removed only after this run has written its own.
    base::whenDone(write(**opened, m_watched[*opened]), this, [this, key](const base::Result<void> &written) {
        noteWritten(written);
        if (written)
            discard(key);
    });
    m_restored.append(key);
    return RestoredDefinition{*opened, refilled.missing > 0};
}

void RecoveryJournal::discard(const QString &key)
{
    m_writer.start([&store = m_store, key] { store.remove(key); });
}

void RecoveryJournal::watch(OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::changed, this, [this, definition] { noteEdit(definition); });
    connect(definition, &OpenDefinition::fileStateChanged, this, [this, definition] { noteEdit(definition); });
    m_watched.insert(definition, {u"definition-%1"_qs.arg(++m_lastKey)});
    // A lent file is open from its first edit on.
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
    // A record that remains after a save would be offered as unsaved work.
    m_writer.waitForDone();
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
        if (each.key()->isUnsaved())
            base::whenDone(write(*each.key(), *each), this, [this](const auto &written) { noteWritten(written); });
        else
            clear(*each);
    }
}

QFuture<base::Result<void>> RecoveryJournal::write(const OpenDefinition &definition, Watched &watched)
{
    watched.isDirty = false;
    watched.isWritten = true;
    ++m_inFlight;
    const document::Snapshot snapshot = definition.document().snapshot();
    return QtConcurrent::run(&m_writer, [&store = m_store, key = watched.key, path = definition.path(),
                                         title = definition.title(), fileHash = definition.fileHash(), snapshot,
                                         file = definition.fileSnapshot()] {
        const WithheldText withheld = withoutSecrets(snapshot, parsedFromFile(file, path));
        return store.write(key,
                           encodeRecovery({path, title, snapshot.format(), withheld.text, fileHash, withheld.secrets}));
    });
}

void RecoveryJournal::noteWritten(const base::Result<void> &written)
{
    --m_inFlight;
    const bool hasFailed = !written;
    if (hasFailed && !m_hasFailed)
        emit failed(written.error());
    m_hasFailed = hasFailed;
    if (!hasFailed)
        return;
    for (auto each = m_watched.begin(); each != m_watched.end(); ++each)
        each->isDirty = each->isDirty || each.key()->isUnsaved();
    m_timer.start(RetryMs);
}

void RecoveryJournal::clear(Watched &watched)
{
    watched.isDirty = false;
    if (watched.isWritten)
        discard(watched.key);
    watched.isWritten = false;
}

} // namespace workspace

#include "moc_recoveryjournal.cpp"
