#include "refs.h"

#include <QSet>

namespace openapi {

namespace {

constexpr char RefKey[] = "$ref";

} // namespace

std::optional<QString> referenceOf(const document::Node &node)
{
    const document::Node reference = node.isMapping() ? node.member(RefKey) : document::Node();
    return reference.isString() ? std::optional(reference.text()) : std::nullopt;
}

Resolution resolveReference(const document::Snapshot &snapshot, const QString &reference)
{
    if (!reference.startsWith(u'#'))
        return {ReferenceState::External, {}, {}};
    const std::optional<document::Pointer> pointer = document::Pointer::parse(reference);
    if (!pointer)
        return {ReferenceState::Malformed, {}, {}};
    return resolveAt(snapshot, *pointer);
}

Resolution resolveAt(const document::Snapshot &snapshot, const document::Pointer &pointer)
{
    QSet<document::Pointer> seen;
    document::Pointer place = pointer;
    while (!seen.contains(place)) {
        seen.insert(place);
        const document::Node node = snapshot.at(place);
        if (!node.exists())
            return {ReferenceState::Missing, place, {}};
        const std::optional<QString> next = referenceOf(node.resolved());
        if (!next)
            return {ReferenceState::Resolved, place, node.resolved()};
        if (!next->startsWith(u'#'))
            return {ReferenceState::External, place, {}};
        const std::optional<document::Pointer> target = document::Pointer::parse(*next);
        if (!target)
            return {ReferenceState::Malformed, place, {}};
        place = *target;
    }
    return {ReferenceState::Cycle, place, {}};
}

} // namespace openapi
