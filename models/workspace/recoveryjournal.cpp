#include "recoveryjournal.h"

#include "definitionview.h"
#include "definitionwriter.h"
#include "secretreference.h"

namespace workspace {

namespace {

QString passwordIn(const document::Snapshot &snapshot)
{
    return definition::DefinitionView(snapshot).upstreamAuthentication().password.value;
}

/** The text, without a password that was typed and that no file holds yet; nothing where that cannot be taken out. */
std::optional<QByteArray> recoverableText(const document::Document &document, const QString &savedPassword)
{
    const document::Snapshot snapshot = document.snapshot();
    const QString password = passwordIn(snapshot);
    const bool isReference = !secrets::scanReferences(password).isLiteral();
    if (password.isEmpty() || isReference || password == savedPassword || !snapshot.isValid())
        return snapshot.text();
    document::Document copy(snapshot.text(), snapshot.format());
    if (!definition::DefinitionWriter(copy).setPassword(u"REDACTED"_qs))
        return std::nullopt;
    return copy.snapshot().text();
}

} // namespace

RecoveryJournal::RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(DelayMs);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryJournal::writeDirty);
    connect(&workspace, &Workspace::opened, this, &RecoveryJournal::watch);
    connect(&workspace, &Workspace::saved, this, &RecoveryJournal::noteSaved);
    connect(&workspace, &Workspace::aboutToClose, this, &RecoveryJournal::forget);
    for (OpenDefinition *definition : workspace.definitions())
        watch(definition);
}

QList<std::pair<QString, RecoveryRecord>> RecoveryJournal::leftOver()
{
    QList<std::pair<QString, RecoveryRecord>> records;
    for (const RecoveryStore::Entry &entry : m_store.leftOver()) {
        if (const auto record = decodeRecovery(entry.bytes))
            records.append({entry.key, *record});
        else
            m_store.remove(entry.key);
    }
    return records;
}

base::Result<OpenDefinition *> RecoveryJournal::restore(const QString &key, const RecoveryRecord &record)
{
    base::Result<OpenDefinition *> opened = record.path.isEmpty()
                                                ? m_workspace.addUntitled(record.title, {}, record.format)
                                                : m_workspace.open(record.path);
    // The file may be gone with the run that edited it: its text is all that is left.
    if (!opened)
        opened = m_workspace.addUntitled(record.path.sliced(record.path.lastIndexOf(u'/') + 1), {}, record.format);
    document::Document &document = (*opened)->document();
    if (auto done = document.spliceText({0, document.snapshot().size(), record.text}); !done)
        return done.error();
    m_store.remove(key);
    return opened;
}

void RecoveryJournal::watch(OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::changed, this, [this, definition] { noteEdit(definition); });
    m_watched.insert(definition, {u"definition-%1"_qs.arg(++m_lastKey), passwordIn(definition->document().snapshot())});
}

void RecoveryJournal::forget(OpenDefinition *definition)
{
    disconnect(&definition->document(), nullptr, this, nullptr);
    clear(m_watched[definition]);
    m_watched.remove(definition);
}

void RecoveryJournal::noteEdit(OpenDefinition *definition)
{
    m_watched[definition].isDirty = true;
    // Not started again by each key: somebody who types without a pause is written down too.
    if (!m_timer.isActive())
        m_timer.start();
}

void RecoveryJournal::noteSaved(OpenDefinition *definition)
{
    Watched &watched = m_watched[definition];
    watched.savedPassword = passwordIn(definition->document().snapshot());
    clear(watched);
}

void RecoveryJournal::writeDirty()
{
    for (auto each = m_watched.begin(); each != m_watched.end(); ++each) {
        if (!each->isDirty)
            continue;
        const OpenDefinition &definition = *each.key();
        if (!definition.document().isModified()) {
            clear(*each);
            continue;
        }
        each->isDirty = false;
        const std::optional<QByteArray> text = recoverableText(definition.document(), each->savedPassword);
        if (!text)
            continue;
        const RecoveryRecord record{definition.path(), definition.title(), definition.document().format(), *text};
        each->isWritten = m_store.write(each->key, encodeRecovery(record)).isOk() || each->isWritten;
    }
}

void RecoveryJournal::clear(Watched &watched)
{
    watched.isDirty = false;
    if (watched.isWritten)
        m_store.remove(watched.key);
    watched.isWritten = false;
}

} // namespace workspace
