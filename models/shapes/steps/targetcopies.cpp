#include "targetcopies.h"

#include "inline.h"
#include "schemakeywords.h"
#include "schematree.h"

#include <algorithm>

namespace shapes {

using document::Node;
using document::Pointer;
using openapi::Place;

namespace {

/** Until 3.0, members beside a reference have no meaning, so that the rows are those of the target alone. In a copy,
 * the members would count. */
bool hidesTarget(const Node &holder, const Node &target)
{
    for (qsizetype i = 0; holder.isMapping() && i < holder.childCount(); ++i) {
        const QByteArray keyword = holder.keyAt(i);
        const bool isText = openapi::keywordGroup(keyword) == openapi::KeywordGroup::Annotations;
        if (keyword != "$ref" && !isText && target.member(keyword).exists())
            return true;
    }
    return false;
}

} // namespace

base::Result<void> TargetCopies::make(const QList<QList<Hop>> &ways)
{
    qsizetype longest = 0;
    for (const QList<Hop> &way : ways)
        longest = std::max(longest, way.size());
    for (qsizetype length = 1; length <= longest; ++length) {
        QList<QList<Hop>> begun;
        for (const QList<Hop> &way : ways) {
            if (way.size() >= length)
                begun.append(way.first(length));
        }
        // A reference beside which another one is written comes first, because its keywords can move.
        std::stable_sort(begun.begin(), begun.end(), [](const QList<Hop> &left, const QList<Hop> &right) {
            return left.last().holder.pointer.tokens().size() < right.last().holder.pointer.tokens().size();
        });
        for (const QList<Hop> &way : std::as_const(begun)) {
            const Pointer holder = holderOf(way);
            if (auto done = find(holder) ? base::Result<void>() : make(holder, way.last().target); !done)
                return done;
        }
    }
    return {};
}

base::Result<void> TargetCopies::make(const Pointer &holder, const Place &target)
{
    const openapi::DocumentSet set = m_editing.documents.set();
    const document::Snapshot snapshot = m_document.snapshot();
    const openapi::ReferencedDocumentPtr source = set.find(target.address);
    const bool isOld = openapi::schemaVersion(snapshot) == specification::Version::V30;
    if (isOld && source && hidesTarget(snapshot.at(holder), source->snapshot().at(target.pointer)))
        return base::Error{base::ErrorCode::Unsupported, holder.toString()};
    const auto places = bundling::inlineReference(m_document, holder, set, m_address);
    if (!places)
        return places.error();
    m_copies.append({holder, places->copy, places->own});
    return {};
}

const TargetCopies::Copy *TargetCopies::find(const Pointer &holder) const
{
    const auto found = std::find_if(m_copies.cbegin(), m_copies.cend(),
                                    [&holder](const Copy &copy) { return copy.holder == holder; });
    return found == m_copies.cend() ? nullptr : &*found;
}

/** The place of the last reference of a way, whose earlier references were replaced. */
Pointer TargetCopies::holderOf(const QList<Hop> &way) const
{
    Pointer holder = moved({}, way.first().holder.pointer, true);
    for (qsizetype i = 1; i < way.size(); ++i)
        holder = moved(targetAt(holder), way[i].holder.pointer.relativeTo(way[i - 1].target.pointer), true);
    return holder;
}

Pointer TargetCopies::targetAt(const Pointer &holder) const
{
    const Copy *copy = find(holder);
    return copy ? copy->target : holder;
}

bool TargetCopies::hasCopied(const QList<Hop> &way) const
{
    for (qsizetype length = 1; length <= way.size(); ++length) {
        if (!find(holderOf(way.first(length))))
            return false;
    }
    return true;
}

Pointer TargetCopies::placeOf(const Pointer &schema, const QList<Hop> &way) const
{
    return way.isEmpty() ? moved({}, schema, false)
                         : moved(targetAt(holderOf(way)), schema.relativeTo(way.last().target.pointer), false);
}

/** The place `inside` the schema at `outer`: among keywords beside a reference, it is where these are now. The place of
 * a reference itself stays. */
Pointer TargetCopies::moved(const Pointer &outer, const Pointer &inside, bool isHolder) const
{
    Pointer place = outer / inside;
    for (const Copy &copy : m_copies) {
        const bool isBeside = outer.contains(copy.holder) && copy.own != copy.holder && copy.holder.contains(place) &&
                              !copy.target.contains(place);
        if (isBeside && (!isHolder || place != copy.holder))
            place = copy.own / place.relativeTo(copy.holder);
    }
    return place;
}

} // namespace shapes
