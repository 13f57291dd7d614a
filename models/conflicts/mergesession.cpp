#include "mergesession.h"

#include "edits.h"
#include "preparedmerge.h"
#include "trackedplace.h"
#include "valuetext.h"
#include "worker.h"

#include <algorithm>
#include <limits>

namespace conflicts {

using base::Error;
using base::ErrorCode;
using document::Document;
using document::Pointer;
using document::Snapshot;
using merge::ConflictKind;

namespace {

/** The pause after an edit before conflicts of meaning are looked for again. */
constexpr int PauseMs = 300;

Pointer placeOf(const merge::Conflict &conflict, const Snapshot &merged)
{
    // A removed item has the place of its list.
    const bool isItem = conflict.kind == ConflictKind::RemovedByOurs && merged.at(conflict.place).isSequence() &&
                        conflict.places.theirs &&
                        conflict.places.theirs->tokens().size() > conflict.place.tokens().size();
    return isItem ? conflict.place / QByteArray("-") : conflict.place;
}

base::Span linesOf(const merge::Conflict &conflict, const Snapshot &merged)
{
    if (conflict.kind != ConflictKind::Lines)
        return {};
    const qsizetype first = conflict.arguments.value(0).toLongLong() - 1;
    const qsizetype last = conflict.arguments.value(1).toLongLong() - 1;
    const qsizetype begin = merged.lineSpan(first).offset;
    const bool isEmpty = !conflict.ours || conflict.ours->isEmpty();
    return {begin, isEmpty ? 0 : merged.lineSpan(last).end() - begin};
}

/** Writes a text of one line in place of a scalar, with the quotes that the user typed; std::nullopt if it would have
 * another value there. */
std::optional<document::Edited> replacedScalar(const Snapshot &now, const Pointer &place, const QByteArray &text,
                                               const document::Value &value)
{
    const document::Node node = now.at(place);
    if (!node.isScalar() || node.span().length == 0 || text.isEmpty() || text.contains('\n'))
        return std::nullopt;
    document::Edited edited = document::spliceIn(now, {node.span().offset, node.span().length, text},
                                                 std::numeric_limits<qsizetype>::max());
    const document::Node after = edited.snapshot.at(place);
    const bool isWritten = edited.snapshot.isValid() && after.isScalar() && after.span().length == text.size();
    const auto written = isWritten ? after.value() : base::Result<document::Value>(Error::cancelled());
    return written && *written == value ? std::optional(std::move(edited)) : std::nullopt;
}

bool isSameFinding(const merge::Conflict &left, const merge::Conflict &right)
{
    return left.finding.rule == right.finding.rule && left.finding.message == right.finding.message &&
           left.finding.arguments == right.finding.arguments && left.finding.pointer == right.finding.pointer;
}

} // namespace

MergeSession::MergeSession(workspace::OpenDefinition &definition, git::RepositoryFiles &files,
                           workspace::DocumentStore &store)
    : m_definition(&definition)
    , m_files(files)
    , m_store(store)
    , m_watch(definition, files)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        // A text that is being typed is checked when it is valid again.
        if (m_definition && m_definition->document().snapshot().isValid())
            check();
        else
            emit changed();
    });
    const Document &document = definition.document();
    connect(&document, &Document::changed, this, &MergeSession::followEdit);
    connect(&document, &Document::undone, this, [this](const QString &key) { followStep(key, true); });
    connect(&document, &Document::redone, this, [this](const QString &key) { followStep(key, false); });
}

MergeSession::~MergeSession() = default;

qsizetype MergeSession::openCount() const
{
    return std::ranges::count_if(m_items, &ConflictItem::isOpen);
}

void MergeSession::setState(SessionState state)
{
    m_state = state;
    emit stateChanged();
}

void MergeSession::start(const MergeSource &source, const QString &stepName)
{
    if (!m_definition)
        return;
    m_source = source;
    m_stepName = stepName;
    m_reading.cancel();
    m_checking.cancel();
    const int number = ++m_number;
    const MergedDocument document{m_definition->path(), m_definition->document().snapshot().withContext(nullptr),
                                  m_definition->document().fileBytes()};
    const auto prepare = [source, document, &files = m_files, &store = m_store] {
        return prepareMerge(source, document, files, store);
    };
    m_reading = base::runOnWorker(this, prepare, [this, number](const base::Result<PreparedMerge> &prepared) {
        if (number != m_number)
            return;
        if (prepared)
            return take(*prepared);
        m_error = prepared.error();
        if (m_error.code != ErrorCode::Cancelled)
            setState(SessionState::Failed);
    });
    setState(SessionState::Reading);
}

void MergeSession::close()
{
    m_reading.cancel();
    m_checking.cancel();
    m_pause.stop();
    ++m_number;
    ++m_checkNumber;
    m_steps.clear();
    m_items.clear();
    m_tracked.clear();
    m_sides = {};
    m_isChecking = false;
    setState(SessionState::None);
}

void MergeSession::take(const PreparedMerge &prepared)
{
    if (!m_definition)
        return;
    m_steps.clear();
    m_items.clear();
    m_tracked.clear();
    const base::Result<void> performed = perform({}, m_stepName, prepared.edited);
    if (!performed && performed.error().code == ErrorCode::Cancelled)
        return restart(); // The text was edited meanwhile.
    if (!performed) {
        m_error = performed.error();
        return setState(SessionState::Failed);
    }
    m_sides = prepared.sides;
    m_names = prepared.names;
    m_unlisted = prepared.unlisted;
    m_isByLines = prepared.isByLines;
    setItems(prepared.conflicts);
    setState(SessionState::Ready);
    // Checking a large description takes longer than merging it.
    check();
}

void MergeSession::setItems(const QList<merge::Conflict> &conflicts)
{
    const Snapshot merged = m_definition->document().snapshot();
    for (const merge::Conflict &conflict : conflicts) {
        m_items.append({conflict, Choice::Open, placeOf(conflict, merged), linesOf(conflict, merged)});
        m_tracked.emplace_back(merged, m_items.last().place);
    }
}

QString MergeSession::newKey(const Step &step)
{
    const QString key = u"merge:%1"_qs.arg(++m_lastKey);
    m_steps.insert(key, step);
    return key;
}

/** Applies an edit, if there is one, as an undo step that is also a decision about a conflict. */
base::Result<void> MergeSession::perform(Step step, const QString &stepName,
                                         const std::optional<document::Edited> &edited)
{
    Document &document = m_definition->document();
    if (document.readOnlyReason() != document::ReadOnlyReason::None)
        return Error{ErrorCode::ReadOnly, {}};
    const Snapshot before = document.snapshot();
    m_isPerforming = true;
    base::Result<void> applied;
    {
        const QString key = newKey(step);
        const Document::Step undoStep(document, stepName, key);
        if (edited && !edited->splices.isEmpty())
            applied = document.apply(before, *edited);
        if (applied)
            undoStep.keep();
        else
            m_steps.remove(key);
        if (step.index >= 0)
            undoStep.setSubject(document::Subject{step.placeBefore}, document::Subject{step.placeAfter});
    }
    m_isPerforming = false;
    if (applied && step.index >= 0) {
        m_items[step.index].choice = step.after;
        place(step.index, step.placeAfter, step.linesAfter);
        m_pause.start();
        emit changed();
    }
    return applied;
}

void MergeSession::place(qsizetype index, const Pointer &place, const base::Span &lines)
{
    m_items[index].place = place;
    m_items[index].lines = lines;
    m_tracked[std::size_t(index)] = TrackedPlace(m_definition->document().snapshot(), place);
}

base::Result<void> MergeSession::choose(qsizetype index, merge::SideName name, const QString &stepName)
{
    if (!m_definition || m_state != SessionState::Ready || index < 0 || index >= m_items.size())
        return Error::cancelled();
    const ConflictItem &item = m_items.at(index);
    const Snapshot now = m_definition->document().snapshot();
    Step step{index, item.choice, choiceOf(name), item.place, item.place, item.lines, item.lines};
    if (item.conflict.kind == ConflictKind::Lines) {
        const base::Result<document::Edited> edited = editedText(item,
                                                                 textOn(item, name, m_sides).value_or(QByteArray()));
        if (!edited)
            return edited.error();
        step.linesAfter.length += edited->snapshot.size() - now.size();
        return perform(step, stepName, *edited);
    }
    const auto resolution = merge::withSide(now, item.conflict, item.place, name, m_sides);
    if (!resolution)
        return resolution.error();
    step.placeAfter = resolution->place;
    return perform(step, stepName, resolution->edited);
}

base::Result<document::Edited> MergeSession::editedText(const ConflictItem &item, const QByteArray &text) const
{
    const Snapshot now = m_definition->document().snapshot();
    if (item.conflict.kind == ConflictKind::Lines) {
        QByteArray lines = text;
        if (now.lineSpan(0).length > 1 && now.text(now.lineSpan(0)).endsWith("\r\n"))
            lines.replace("\r\n", "\n").replace("\n", "\r\n");
        const QByteArray whole = now.text();
        return merge::replacedText(now, whole.first(item.lines.offset) + lines + whole.sliced(item.lines.end()));
    }
    const bool isName = item.conflict.kind == ConflictKind::BothRenamed ||
                        item.conflict.kind == ConflictKind::NameTaken;
    if (isName)
        return document::renameIn(now, item.place, text);
    const auto value = document::readValueText(text);
    if (!value)
        return value.error();
    if (const auto replaced = replacedScalar(now, item.place, text.trimmed(), *value))
        return *replaced;
    // The text with its comments and its style, as the user typed it.
    const Snapshot typed = Snapshot::parse(text, now.format());
    const bool isCopied = typed.isValid() && typed.root().exists() && typed.format() == now.format();
    return isCopied ? document::copyInto(now, item.place, *value, -1, {typed, {}, document::CopiedComments::Inside})
                    : document::setIn(now, item.place, *value);
}

base::Result<void> MergeSession::edit(qsizetype index, const QByteArray &text, const QString &stepName)
{
    if (!m_definition || m_state != SessionState::Ready || index < 0 || index >= m_items.size())
        return Error::cancelled();
    const ConflictItem &item = m_items.at(index);
    QByteArray typed = text;
    const bool isLines = item.conflict.kind == ConflictKind::Lines;
    if (isLines && !typed.isEmpty() && !typed.endsWith('\n'))
        typed += '\n';
    const auto edited = editedText(item, typed);
    if (!edited)
        return edited.error();
    Step step{index, item.choice, Choice::Edited, item.place, item.place, item.lines, item.lines};
    if (isLines)
        step.linesAfter.length += edited->snapshot.size() - m_definition->document().snapshot().size();
    else if (edited->after)
        step.placeAfter = edited->after->place;
    return perform(step, stepName, *edited);
}

base::Result<void> MergeSession::accept(qsizetype index, const QString &stepName)
{
    if (!m_definition || m_state != SessionState::Ready || index < 0 || index >= m_items.size())
        return Error::cancelled();
    const ConflictItem &item = m_items.at(index);
    return perform({index, item.choice, Choice::Accepted, item.place, item.place, item.lines, item.lines}, stepName,
                   std::nullopt);
}

void MergeSession::followEdit(const document::Change &change)
{
    if (m_items.isEmpty() || !m_definition)
        return;
    const Snapshot after = m_definition->document().snapshot();
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        TrackedPlace &tracked = m_tracked[std::size_t(i)];
        tracked.follow(change.splices, after);
        m_items[i].place = tracked.place();
        const qsizetype begin = movedOffset(m_items[i].lines.offset, change.splices);
        m_items[i].lines = {begin, std::max<qsizetype>(0, movedOffset(m_items[i].lines.end(), change.splices) - begin)};
    }
    if (m_isPerforming || m_state != SessionState::Ready)
        return;
    m_pause.start();
    emit changed();
}

void MergeSession::followStep(const QString &key, bool isUndone)
{
    const auto found = m_steps.constFind(key);
    if (found == m_steps.cend() || !m_definition)
        return;
    const Step step = *found;
    if (step.index < 0)
        return setState(isUndone ? SessionState::Undone : SessionState::Ready);
    m_items[step.index].choice = isUndone ? step.before : step.after;
    place(step.index, isUndone ? step.placeBefore : step.placeAfter, isUndone ? step.linesBefore : step.linesAfter);
    emit changed();
}

void MergeSession::check()
{
    if (!m_definition || m_state != SessionState::Ready)
        return;
    const Snapshot now = m_definition->document().snapshot().withContext(nullptr);
    m_checking.cancel();
    const int number = ++m_checkNumber;
    m_isChecking = true;
    using Found = base::Result<QList<merge::Conflict>>;
    const auto find = [sides = m_sides, now, file = mergedFileOf(m_definition->path()), &store = m_store]() -> Found {
        return mergeFindings(sides, now, file, store);
    };
    m_checking = base::runOnWorker(this, find, [this, number](const Found &found) {
        if (number != m_checkNumber)
            return;
        m_isChecking = false;
        if (found)
            takeFindings(*found);
        else
            emit changed();
    });
    emit changed();
}

void MergeSession::takeFindings(const QList<merge::Conflict> &findings)
{
    QList<merge::Conflict> added = findings;
    for (ConflictItem &item : m_items) {
        if (!item.isMeaning())
            continue;
        const auto isItem = [&](const merge::Conflict &finding) { return isSameFinding(finding, item.conflict); };
        const bool isFound = added.removeIf(isItem) > 0;
        if (item.choice == Choice::Open || item.choice == Choice::Gone)
            item.choice = isFound ? Choice::Open : Choice::Gone;
    }
    setItems(added);
    emit changed();
}

} // namespace conflicts

#include "moc_mergesession.cpp"
