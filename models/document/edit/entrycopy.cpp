#include "blocktext.h"
#include "documentlimits.h"
#include "edits.h"
#include "reparse.h"
#include "rootasmember.h"
#include "styleprobe.h"
#include "tryedit.h"

#include <algorithm>

namespace document {

namespace {

/** Removes the members that `wanted` does not have. False if it differs from `own` in something else. */
bool removeOthers(Snapshot &snapshot, const Pointer &place, const Value &own, const Value &wanted)
{
    if (own == wanted)
        return true;
    if (own.type() != wanted.type() || !own.isContainer())
        return false;
    for (qsizetype i = 0; i < own.items().size(); ++i) {
        if (own.items().size() != wanted.items().size() ||
            !removeOthers(snapshot, place.child(i), own.items().at(i), wanted.items().at(i)))
            return false;
    }
    qsizetype kept = 0;
    for (const auto &[name, value] : own.members()) {
        const bool isKept = kept < wanted.members().size() && wanted.members().at(kept).first == name;
        if (isKept && !removeOthers(snapshot, place.child(name), value, wanted.members().at(kept).second))
            return false;
        if (isKept) {
            ++kept;
            continue;
        }
        const EditResult removed = removeFrom(snapshot, place.child(name));
        if (!removed)
            return false;
        snapshot = removed->snapshot;
    }
    return kept == wanted.members().size();
}

/** The line with its indentation changed; comments and blank lines can have less of it. */
QByteArray shifted(const QByteArray &line, qsizetype columns)
{
    if (line.isEmpty() || columns >= 0)
        return line.isEmpty() ? line : QByteArray(columns, ' ') + line;
    const auto text = std::find_if(line.begin(), line.end(), [](char each) { return each != ' '; });
    return line.sliced(std::min(-columns, qsizetype(text - line.begin())));
}

/** The text of an entry in the lines of another collection. */
class EntryCopy final
{
public:
    /** `end` is the offset where the text to copy ends. */
    EntryCopy(const Snapshot &source, const EntryView &entry, qsizetype end, const Snapshot &target,
              const EntryView &place)
        : m_source(source)
        , m_entry(entry)
        , m_end(end)
        , m_target(target)
        , m_place(place)
        , m_columns(place.indent() - entry.indent())
    {}

    /** True for entries of blocks, both members or both items, without indicators that the key depends on. */
    [[nodiscard]] bool isPossible() const
    {
        return isInBlock(m_entry) && isInBlock(m_place) && m_entry.hasKey() == m_place.hasKey() &&
               m_entry.colon().has_value() == m_place.colon().has_value();
    }

    /** Gives the place the text; its key stays. */
    [[nodiscard]] Splice splice(CopiedComments comments) const
    {
        const base::Span place = m_place.entry();
        const qsizetype from = m_entry.colon().value_or(m_entry.entry().offset);
        QByteArrayList lines = linesOf({from, m_end - from});
        for (qsizetype i = 1; i < lines.size(); ++i)
            lines[i] = shifted(lines[i], m_columns);
        const bool hasMovedComment = keepComments(lines);
        if (m_place.hasKey())
            lines.first().prepend(m_target.text({place.offset, *m_place.colon() - place.offset}));
        QByteArrayList above = comments == CopiedComments::AboveToo ? linesAbove() : QByteArrayList();
        if (!above.isEmpty()) {
            lines.first().prepend(QByteArray(m_place.indent(), ' '));
            above.first() = above.first().trimmed();
        }
        const qsizetype end = hasMovedComment ? lastLineEnd(m_target, m_place) : place.end();
        return {place.offset, end - place.offset, (above + lines).join(newlineNear(m_target, place.offset))};
    }

private:
    [[nodiscard]] static bool isInBlock(const EntryView &entry)
    {
        const auto collection = entry.collection();
        return collection && collection->layout() == Layout::Block && !entry.isExplicitKey() &&
               entry.valueStyle() != ScalarStyle::Alias;
    }

    /** Keeps the comments of the value that is replaced: on the line of the key, and on the last line. Returns true if
     * the latter has another place now. */
    bool keepComments(QByteArrayList &lines) const
    {
        if (!m_place.colon())
            return false;
        const qsizetype after = *m_place.colon() + 1;
        const QByteArray header = m_target.text({after, qMax<qsizetype>(0, m_place.valueContent().offset - after)});
        const QByteArray comment = header.left(header.indexOf('\n')).trimmed();
        if (header.contains('\n') && comment.startsWith('#'))
            addHeader(lines, comment);
        const qsizetype end = m_place.entry().end();
        const QByteArray last = m_target.text({end, lastLineEnd(m_target, m_place) - end}).trimmed();
        const bool isMoved = last.startsWith('#') && lines.size() > 1;
        if (isMoved)
            addHeader(lines, last);
        return isMoved;
    }

    /** Writes a comment on the line of the key, or on the next line if that has one. */
    void addHeader(QByteArrayList &lines, const QByteArray &comment) const
    {
        const QByteArray first = lines.first().mid(1).trimmed();
        const QByteArray margin(m_place.indent() + 2, ' ');
        if (first.startsWith('#'))
            lines.insert(1, margin + comment);
        else if (first.isEmpty() || (lines.size() == 1 && !first.contains('#')))
            lines.first() += ' ' + comment;
        else if (first.startsWith('{') || first.startsWith('['))
            lines = QByteArrayList{": " + comment, margin + first} + lines.sliced(1);
    }

    [[nodiscard]] QByteArrayList linesOf(base::Span span) const
    {
        return m_source.text(span).replace("\r\n", "\n").split('\n');
    }

    /** The comment lines directly above the entry. */
    [[nodiscard]] QByteArrayList linesAbove() const
    {
        if (isCompact(m_source, m_entry) || isCompact(m_target, m_place))
            return {};
        const qsizetype attached = leadOf(m_source, m_entry).attached;
        QByteArrayList lines = linesOf({attached, m_entry.entry().offset - attached});
        lines.removeLast();
        for (QByteArray &line : lines)
            line = shifted(line, m_columns);
        return lines;
    }

    const Snapshot &m_source;
    const EntryView &m_entry;
    const qsizetype m_end;
    const Snapshot &m_target;
    const EntryView &m_place;
    qsizetype m_columns;
};

bool hasAnchors(const Node &node)
{
    if (!node.anchor().isEmpty())
        return true;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const bool isKeyWithAnchor = node.isMapping() && hasAnchors(node.keyNodeAt(i));
        if (isKeyWithAnchor || hasAnchors(node.childAt(i)))
            return true;
    }
    return false;
}

EditResult writeValue(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index)
{
    const bool isNewEntry = EntryView::at(before, pointer.parent()) && !EntryView::at(before, pointer);
    return isNewEntry ? insertInto(before, pointer, value, index) : setIn(before, pointer, value);
}

/** The place of a new entry: the token "-" is an item at `index` or the end. */
Pointer placeOf(const Snapshot &before, const Pointer &pointer, qsizetype index)
{
    const qsizetype count = before.at(pointer.parent()).childCount();
    if (pointer.last() != "-" || before.at(pointer.parent()).isMapping())
        return pointer;
    return pointer.parent().child(index < 0 ? count : std::min(index, count));
}

std::optional<Edited> copyText(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index,
                               const CopySource &source, bool isRoot = false)
{
    const auto &[snapshot, from, comments] = source;
    const bool areYaml = snapshot.format() == Format::Yaml && before.format() == Format::Yaml;
    if (!areYaml || snapshot.hasAliases() || !snapshot.isValid())
        return std::nullopt;
    if (from.isRoot())
        return copyText(before, pointer, value, index, {rootAsMember(snapshot), Pointer{RootMember}, comments}, true);
    // An alias of the text would mean the copy of an anchor.
    if (before.hasAliases() && hasAnchors(snapshot.at(from)))
        return std::nullopt;
    Snapshot reduced = snapshot;
    const base::Result<Value> own = snapshot.at(from).value();
    if (!own || !removeOthers(reduced, from, *own, value))
        return std::nullopt;
    const Pointer place = placeOf(before, pointer, index);
    const bool exists = pointer.last() != "-" && EntryView::at(before, pointer);
    const EditResult opened = exists ? EditResult(Edited{before, {}, {}, {pointer}, Subject{pointer}, Subject{pointer}})
                                     : writeValue(before, pointer, Value(), index);
    if (!opened)
        return std::nullopt;
    const auto entry = EntryView::at(reduced, from);
    const auto target = EntryView::at(opened->snapshot, place);
    if (!entry || !target)
        return std::nullopt;
    // The comments at the end of a text belong to its root.
    const qsizetype end = isRoot ? reduced.text().trimmed().size() : lastLineEnd(reduced, *entry);
    const EntryCopy copy(reduced, *entry, end, opened->snapshot, *target);
    if (!copy.isPossible())
        return std::nullopt;
    const Splice splice = trimmed(opened->snapshot, copy.splice(comments));
    if (opened->snapshot.size() - splice.removed + splice.inserted.size() > MaximumBytes)
        return std::nullopt;
    const Edited edited = followedBy(*opened, splice, NoBudget);
    const Pointer parent = place.parent();
    const bool isRight = edited.snapshot.isValid() && isAlready(edited.snapshot, place, value) &&
                         edited.snapshot.at(parent).childCount() == opened->snapshot.at(parent).childCount();
    return isRight ? std::optional(edited) : std::nullopt;
}

} // namespace

EditResult copyInto(const Snapshot &before, const Pointer &pointer, const Value &value, qsizetype index,
                    const CopySource &source)
{
    if (const auto checked = checkValue(value); !checked)
        return checked.error();
    if (isAlready(before, pointer, value))
        return Edited{before, {}, {}, {}};
    if (const std::optional<Edited> copied = copyText(before, pointer, value, index, source))
        return *copied;
    return writeValue(before, pointer, value, index);
}

} // namespace document
