#include "document.h"

#include "dirtyedit.h"
#include "documentlimits.h"
#include "edits.h"
#include "history.h"
#include "parser.h"
#include "reparse.h"
#include "worker.h"

#include <algorithm>

namespace document {

namespace {

base::Error readOnly()
{
    return {base::ErrorCode::ReadOnly, {}};
}

} // namespace

Document::Document(const QByteArray &fileBytes, Format format, QObject *parent)
    : QObject(parent)
    , m_history(std::make_unique<History>(UndoDepth))
{
    const DecodedFile file = decodeFile(fileBytes);
    m_snapshot = m_saved = Snapshot(parseText(Text(file.text), format));
    m_encoding = m_savedEncoding = file.encoding;
    if (file.text.size() > MaximumBytes)
        m_readOnly = ReadOnlyReason::TooLarge;
    else if (!file.isValid)
        m_readOnly = ReadOnlyReason::InvalidUtf8;
    if (m_readOnly != ReadOnlyReason::None)
        m_undecoded = fileBytes;
}

Document::~Document() = default;

Snapshot Document::snapshot() const
{
    return m_snapshot.withContext(m_context);
}

Snapshot Document::savedSnapshot() const
{
    return m_saved;
}

Format Document::format() const
{
    return m_snapshot.format();
}

QByteArray Document::fileBytes() const
{
    return m_undecoded.isEmpty() ? encodeFile(m_snapshot.text(), m_encoding) : m_undecoded;
}

bool Document::isAt(const Snapshot &snapshot) const
{
    const Snapshot &now = m_snapshot;
    return snapshot.data() == now.data() || isSameText(snapshot, now) ||
           (snapshot.size() == now.size() && snapshot.text() == now.text());
}

ReadOnlyReason Document::readOnlyReason() const
{
    return m_readOnly;
}

void Document::setReadOnly(ReadOnlyReason reason)
{
    // What could not be decoded never becomes writable.
    if (!m_undecoded.isEmpty() || m_readOnly == reason)
        return;
    m_readOnly = reason;
    emit historyChanged();
}

base::Result<void> Document::edit(const Editing &editing)
{
    if (m_readOnly != ReadOnlyReason::None)
        return readOnly();
    const base::Result<void> taken = take(editAnyText(m_snapshot, editing));
    readAll();
    return taken;
}

base::Result<void> Document::setScalar(const Pointer &pointer, const Value &scalar)
{
    return edit([&](const Snapshot &before) { return setScalarIn(before, pointer, scalar); });
}

base::Result<void> Document::insert(const Pointer &pointer, const Value &value, qsizetype index)
{
    return edit([&](const Snapshot &before) { return insertInto(before, pointer, value, index); });
}

base::Result<void> Document::append(const Pointer &sequence, const Value &value)
{
    return insert(sequence / QByteArray("-"), value);
}

base::Result<void> Document::replaceSubtree(const Pointer &pointer, const Value &value)
{
    return edit([&](const Snapshot &before) { return replaceIn(before, pointer, value); });
}

base::Result<void> Document::set(const Pointer &pointer, const Value &value)
{
    return edit([&](const Snapshot &before) { return setIn(before, pointer, value); });
}

base::Result<void> Document::insertCopy(const Pointer &pointer, const Value &value, const Pointer &from,
                                        qsizetype index)
{
    return edit([&](const Snapshot &before) {
        const bool exists = pointer.last() != "-" && before.at(pointer).exists();
        return exists ? EditResult(base::Error{base::ErrorCode::AlreadyExists, pointer.toString()})
                      : copyInto(before, pointer, value, index, {before, from, CopiedComments::Inside});
    });
}

base::Result<void> Document::remove(const Pointer &pointer)
{
    return edit([&](const Snapshot &before) { return removeFrom(before, pointer); });
}

base::Result<void> Document::renameKey(const Pointer &pointer, const QByteArray &key)
{
    return edit([&](const Snapshot &before) { return renameIn(before, pointer, key); });
}

base::Result<void> Document::moveEntry(const Pointer &pointer, qsizetype toIndex)
{
    return edit([&](const Snapshot &before) { return moveIn(before, pointer, toIndex); });
}

base::Result<void> Document::apply(const Snapshot &before, const Edited &edited)
{
    if (m_readOnly != ReadOnlyReason::None)
        return readOnly();
    if (!isAt(before))
        return base::Error::cancelled();
    return take(edited);
}

base::Result<void> Document::spliceText(const Splice &splice)
{
    if (m_readOnly != ReadOnlyReason::None)
        return readOnly();
    if (m_snapshot.size() + splice.inserted.size() - splice.removed > MaximumBytes)
        return base::Error{base::ErrorCode::TooLarge, {}};
    const base::Result<void> taken = take(spliceIn(m_snapshot, splice, InteractiveRun));
    readAll();
    return taken;
}

base::Result<void> Document::take(EditResult result)
{
    if (!result)
        return result.error();
    if (!result->splices.isEmpty())
        record(*result, {result->snapshot, m_encoding});
    return {};
}

DocumentState Document::state() const
{
    return {m_snapshot, m_encoding};
}

void Document::record(const Edited &edited, const DocumentState &after)
{
    const bool isAlone = m_stepDepth == 0;
    if (isAlone)
        beginStep({}, {});
    m_history->record(state(), edited, after);
    enter(after, edited.splices, edited.pointers);
    if (isAlone)
        endStep();
}

void Document::enter(const DocumentState &state, const QList<Splice> &splices, const QList<Pointer> &pointers)
{
    m_snapshot = state.snapshot;
    m_encoding = state.encoding;
    emit changed({splices, pointers});
}

Document::Step::Step(Document &document, const QString &name, const QString &mergeKey)
    : m_document(document)
{
    m_document.beginStep(name, mergeKey);
}

Document::Step::~Step()
{
    m_document.endStep();
}

void Document::Step::setSubject(const std::optional<Subject> &before, const std::optional<Subject> &after) const
{
    m_document.m_history->setSubject(before, after);
}

void Document::Step::keep() const
{
    if (m_document.m_readOnly == ReadOnlyReason::None)
        m_document.m_history->record(m_document.state(), {m_document.m_snapshot, {}, {}, {}}, m_document.state());
}

void Document::beginStep(const QString &name, const QString &mergeKey)
{
    if (m_stepDepth++ == 0)
        m_history->begin(name, mergeKey);
}

void Document::endStep()
{
    if (--m_stepDepth == 0 && m_history->end())
        emit historyChanged();
}

void Document::closeStep()
{
    m_history->close();
}

bool Document::canUndo() const
{
    return m_readOnly == ReadOnlyReason::None && m_stepDepth == 0 && m_history->canUndo();
}

bool Document::canRedo() const
{
    return m_readOnly == ReadOnlyReason::None && m_stepDepth == 0 && m_history->canRedo();
}

QString Document::undoName() const
{
    return m_history->canUndo() ? m_history->undoStep().name : QString();
}

QString Document::redoName() const
{
    return m_history->canRedo() ? m_history->redoStep().name : QString();
}

QString Document::undoKey() const
{
    return m_history->canUndo() ? m_history->undoStep().mergeKey : QString();
}

QString Document::redoKey() const
{
    return m_history->canRedo() ? m_history->redoStep().mergeKey : QString();
}

QStringList Document::stepNames() const
{
    QStringList names;
    for (qsizetype i = 0; i < m_history->count(); ++i)
        names.append(m_history->nameAt(i));
    return names;
}

qsizetype Document::doneSteps() const
{
    return m_history->done();
}

void Document::goToStep(qsizetype count)
{
    const bool isBack = count < doneSteps();
    if (count < 0 || count > m_history->count() || !(isBack ? canUndo() : canRedo()))
        return;
    for (qsizetype left = qAbs(count - doneSteps()); left > 0; --left) {
        const By by = left == 1 ? By::User : By::Program;
        if (isBack)
            undo(by);
        else
            redo(by);
    }
}

void Document::undo(By by)
{
    if (!canUndo())
        return;
    if (by == By::User)
        emit aboutToStep();
    const HistoryStep step = m_history->undoStep();
    m_history->stepBack();
    enter(document::undone(state(), step), step.backward, step.pointers);
    readAll();
    emit historyChanged();
    if (!step.mergeKey.isEmpty())
        emit undone(step.mergeKey);
    if (by == By::User)
        emit stepped(placeUndone(step));
}

void Document::redo(By by)
{
    if (!canRedo())
        return;
    if (by == By::User)
        emit aboutToStep();
    const HistoryStep step = m_history->redoStep();
    m_history->stepForward();
    enter(document::redone(state(), step), step.forward, step.pointers);
    readAll();
    emit historyChanged();
    if (!step.mergeKey.isEmpty())
        emit redone(step.mergeKey);
    if (by == By::User)
        emit stepped(placeRedone(step));
}

bool Document::isModified() const
{
    const Snapshot &now = m_snapshot;
    const Snapshot &then = m_saved;
    if (m_encoding != m_savedEncoding || now.size() != then.size())
        return true;
    return !isSameText(now, then) && now.text() != then.text();
}

void Document::markSaved()
{
    m_saved = m_snapshot;
    m_savedEncoding = m_encoding;
    m_history->close();
    emit historyChanged();
}

void Document::reload(const QByteArray &fileBytes)
{
    const DecodedFile file = decodeFile(fileBytes);
    if (!file.isValid || file.text.size() > MaximumBytes) {
        m_readOnly = file.isValid ? ReadOnlyReason::TooLarge : ReadOnlyReason::InvalidUtf8;
        m_undecoded = fileBytes;
    } else if (!m_undecoded.isEmpty()) {
        m_readOnly = ReadOnlyReason::None;
        m_undecoded.clear();
    }
    m_history->close();
    const Edited edited = spliceIn(m_snapshot, {0, m_snapshot.size(), file.text}, NoBudget);
    if (edited.splices.isEmpty())
        m_encoding = file.encoding;
    else
        record(edited, {edited.snapshot, file.encoding});
    markSaved();
}

void Document::readAll()
{
    // Smaller texts were read as a whole already.
    if (m_isReading || m_snapshot.isValid() || m_snapshot.size() <= InteractiveRun)
        return;
    m_isReading = true;
    const auto read = [snapshot = m_snapshot]() -> base::Result<Snapshot> { return fullParse(snapshot); };
    base::runOnWorker(this, read, [this](const base::Result<Snapshot> &parsed) {
        m_isReading = false;
        if (parsed)
            takeParse(*parsed);
    });
}

void Document::takeParse(const Snapshot &parsed)
{
    if (!isSameText(parsed, m_snapshot)) {
        readAll();
        return;
    }
    if (m_snapshot.isValid())
        return;
    const DocumentState read{parsed, m_encoding};
    m_history->replaceLastState(read);
    enter(read, {}, parsed.isValid() ? QList<Pointer>{Pointer()} : QList<Pointer>());
}

} // namespace document

#include "moc_document.cpp"
