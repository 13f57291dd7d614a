#include "writtenplace.h"

namespace corrections {

using document::Kind;
using document::Node;
using document::Pointer;

namespace {

/** The place of a node, whose text begins at its span. */
Pointer placeOf(const document::Snapshot &text, const Node &node, const Pointer &otherwise)
{
    for (Pointer place = text.pointerAt(node.contentSpan().offset);; place = place.parent()) {
        const Node there = text.at(place);
        if (there.contentSpan() == node.contentSpan())
            return place;
        if (place.isRoot())
            return otherwise;
    }
}

} // namespace

Pointer writtenPlace(const document::Snapshot &text, const Pointer &place)
{
    if (!text.hasAliases())
        return place;
    Pointer written;
    for (const QByteArray &token : place.tokens()) {
        const Node parent = text.at(written);
        const Pointer next = written.child(token);
        const bool isMerged = parent.isMapping() && parent.indexOf(token) < 0;
        const Node own = isMerged              ? parent.member(token)
                         : parent.isMapping()  ? parent.childAt(parent.indexOf(token))
                         : parent.isSequence() ? parent.childAt(token.toLongLong())
                                               : Node();
        const bool isElsewhere = own.exists() && (isMerged || own.kind() == Kind::Alias);
        written = isElsewhere ? placeOf(text, own.resolved(), next) : next;
    }
    return written;
}

Pointer writtenEntry(const document::Snapshot &text, const Pointer &place)
{
    if (!text.hasAliases() || place.isRoot())
        return place;
    const Pointer parent = writtenPlace(text, place.parent());
    const Node mapping = text.at(parent);
    const bool isMerged = mapping.isMapping() && mapping.indexOf(place.last()) < 0 &&
                          mapping.member(place.last()).exists();
    return isMerged ? placeOf(text, mapping.member(place.last()), place) : parent.child(place.last());
}

} // namespace corrections
