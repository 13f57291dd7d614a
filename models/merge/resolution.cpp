#include "resolution.h"

#include "edits.h"
#include "editwriter.h"
#include "textform.h"
#include "valuetext.h"

#include <algorithm>
#include <limits>

namespace merge {

using base::ErrorCode;
using document::Node;
using document::Pointer;
using document::Snapshot;

namespace {

/** The text of an entry that says which comments it has, without blanks that only lay it out. */
QByteArray simplifiedText(const Version &version, base::Span span)
{
    return version.view(span).toByteArray().simplified();
}

std::optional<document::EntryView> entryAt(const Version &version, const std::optional<Pointer> &place)
{
    return place ? document::EntryView::at(version.snapshot, *place) : std::nullopt;
}

/** Plans what a side has at the place of a conflict. */
class SidePlan final
{
public:
    SidePlan(const Version &merged, const Conflict &conflict, const Pointer &place, SideName name,
             const SideSnapshots &sides)
        : m_merged(merged)
        , m_conflict(conflict)
        , m_place(place)
        , m_source(placeOn(conflict.places, name))
        , m_ours(sides.ours)
        , m_side(sides.of(name))
    {}

    /** Makes the edits. Returns std::nullopt if one can't be made. */
    [[nodiscard]] std::optional<Snapshot> write()
    {
        plan();
        const Snapshot written = EditWriter(m_merged, m_side, m_plan).write();
        return m_plan.conflicts.isEmpty() ? std::optional(written) : std::nullopt;
    }
    /** The place after the edits. */
    [[nodiscard]] const Pointer &place() const { return m_place; }

private:
    void plan()
    {
        switch (m_conflict.kind) {
        case ConflictKind::BothRenamed:
        case ConflictKind::NameTaken:
            return planKey();
        case ConflictKind::Comments:
            return planComments();
        default:
            return planEntry();
        }
    }

    void planKey()
    {
        if (!m_source || m_source->last() == m_place.last())
            return;
        m_plan.add({.kind = Edit::Kind::Key, .place = m_place, .source = *m_source});
        m_place = m_place.parent() / m_source->last();
    }

    /** The comments above the entry, after its value or, of a collection, after its key: those that are in conflict. */
    void planComments()
    {
        const auto ours = entryAt(m_ours, m_conflict.places.ours);
        const auto side = entryAt(m_side, m_source);
        if (!ours || !side)
            return;
        if (m_place.isRoot() && planFrame(*ours, *side))
            return;
        const QByteArray own = m_conflict.ours.value_or(QByteArray()).simplified();
        const auto isOwn = [&](base::Span span) { return simplifiedText(m_ours, span) == own; };
        Edit edit{.place = m_place, .source = *m_source};
        if (isOwn(ours->lead()))
            edit.kind = Edit::Kind::Lead;
        else
            edit.kind = isBlockCollection(*ours) && isOwn(headOf(*ours)) ? Edit::Kind::Head : Edit::Kind::Trail;
        m_plan.add(edit);
    }

    [[nodiscard]] bool planFrame(const document::EntryView &ours, const document::EntryView &side)
    {
        const QByteArray own = m_conflict.ours.value_or(QByteArray());
        const base::Span ourRoot = ours.tile();
        const base::Span sideRoot = side.tile();
        const bool isBefore = own == m_ours.text.first(ourRoot.offset);
        if (!isBefore && own != m_ours.text.sliced(ourRoot.end()))
            return false;
        m_plan.add({.kind = isBefore ? Edit::Kind::Before : Edit::Kind::After,
                    .lines = {isBefore ? m_side.text.first(sideRoot.offset) : m_side.text.sliced(sideRoot.end())}});
        return true;
    }

    void planEntry()
    {
        const bool isThere = m_place.isRoot() || m_merged.snapshot.at(m_place).exists();
        // The comment beside a value is about that value, so it goes with it.
        if (isThere && m_source)
            return m_plan.add({.kind = Edit::Kind::Value, .place = m_place, .source = *m_source, .withTrail = true});
        if (isThere)
            return m_plan.add({.kind = Edit::Kind::Remove, .place = m_place});
        if (!m_source)
            return;
        const Pointer collection = m_place.parent();
        const qsizetype index = indexInMerged(collection);
        m_plan.add({.kind = Edit::Kind::Insert, .place = collection, .source = *m_source, .index = index});
        if (!m_merged.snapshot.at(collection).isMapping())
            m_place = collection.child(index);
    }

    /** The index after the nearest entry that precedes the entry on its side and is in the merged collection too. */
    [[nodiscard]] qsizetype indexInMerged(const Pointer &collection) const
    {
        const Node now = m_merged.snapshot.at(collection);
        const Node side = m_side.snapshot.at(m_source->parent());
        const qsizetype own = side.isMapping() ? side.indexOf(m_source->last()) : m_source->last().toLongLong();
        for (qsizetype i = std::min(own, side.childCount()) - 1; i >= 0; --i) {
            const qsizetype index = side.isMapping() ? now.indexOf(side.keyAt(i)) : indexOfItem(now, side.childAt(i));
            if (index >= 0)
                return index + 1;
        }
        return 0;
    }

    [[nodiscard]] qsizetype indexOfItem(const Node &now, const Node &item) const
    {
        const QByteArray text = document::valueTextOf(m_side.snapshot, item).simplified();
        for (qsizetype i = 0; i < now.childCount(); ++i) {
            if (document::valueTextOf(m_merged.snapshot, now.childAt(i)).simplified() == text)
                return i;
        }
        return -1;
    }

    const Version &m_merged;
    const Conflict &m_conflict;
    Pointer m_place;
    const std::optional<Pointer> &m_source;
    Version m_ours;
    Version m_side;
    MergePlan m_plan{Limits()};
};

} // namespace

const Snapshot &SideSnapshots::of(SideName name) const
{
    return name == SideName::Base ? base : name == SideName::Ours ? ours : theirs;
}

const std::optional<Pointer> &placeOn(const SidePlaces &places, SideName name)
{
    return name == SideName::Base ? places.base : name == SideName::Ours ? places.ours : places.theirs;
}

base::Result<Resolution> withSide(const Snapshot &merged, const Conflict &conflict, const Pointer &place, SideName name,
                                  const SideSnapshots &sides)
{
    const base::Error unsupported{ErrorCode::Unsupported, place.toString()};
    if (conflict.kind == ConflictKind::Lines || conflict.kind == ConflictKind::Finding)
        return unsupported;
    if (!merged.isValid())
        return base::Error{ErrorCode::SyntaxError, {}};
    if (!place.isRoot() && !merged.at(place.parent()).exists())
        return base::Error{ErrorCode::NotFound, place.parent().toString()};
    // The sides have LF for CR LF, unless line breaks are mixed.
    const QByteArray text = merged.text();
    const bool isConverted = lineBreaksOf(text) == LineBreaks::CarriageReturnLineFeed &&
                             lineBreaksOf(sides.of(name).text()) != LineBreaks::CarriageReturnLineFeed;
    const Version now(isConverted ? Snapshot::parse(withLineFeeds(text), merged.format()) : merged);
    SidePlan plan(now, conflict, place, name, sides);
    const std::optional<Snapshot> written = plan.write();
    if (!written)
        return unsupported;
    QByteArray resolved = written->text();
    if (isConverted)
        resolved.replace("\n", "\r\n");
    return Resolution{replacedText(merged, resolved), plan.place()};
}

document::Edited replacedText(const Snapshot &before, const QByteArray &text)
{
    const QByteArray old = before.text();
    const auto [oldFirst, newFirst] = std::mismatch(old.begin(), old.end(), text.begin(), text.end());
    const qsizetype begin = oldFirst - old.begin();
    const qsizetype most = std::min(old.size(), text.size()) - begin;
    qsizetype end = 0;
    while (end < most && old[old.size() - 1 - end] == text[text.size() - 1 - end])
        ++end;
    if (begin == old.size() && begin == text.size())
        return {before, {}, {}, {}};
    return document::spliceIn(before, {begin, old.size() - begin - end, text.sliced(begin, text.size() - begin - end)},
                              std::numeric_limits<qsizetype>::max());
}

} // namespace merge
