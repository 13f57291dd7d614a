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
        return {ReferenceState::External, {}, {}, {}};
    const std::optional<document::Pointer> pointer = document::Pointer::parse(reference);
    if (!pointer)
        return {ReferenceState::Malformed, {}, {}, {}};
    return resolveAt(snapshot, *pointer);
}

Resolution resolveAt(const document::Snapshot &snapshot, const document::Pointer &pointer)
{
    Resolution found{ReferenceState::Cycle, pointer, {}, {}};
    const auto ended = [&](ReferenceState state, const document::Node &node = {}) {
        found.state = state;
        found.node = node;
        return found;
    };
    QSet<document::Pointer> seen;
    while (!seen.contains(found.target)) {
        seen.insert(found.target);
        found.way.append(found.target);
        const document::Node node = snapshot.at(found.target);
        if (!node.exists())
            return ended(ReferenceState::Missing);
        const std::optional<QString> next = referenceOf(node.resolved());
        if (!next)
            return ended(ReferenceState::Resolved, node.resolved());
        if (!next->startsWith(u'#'))
            return ended(ReferenceState::External);
        const std::optional<document::Pointer> target = document::Pointer::parse(*next);
        if (!target)
            return ended(ReferenceState::Malformed);
        found.target = *target;
    }
    return found;
}

} // namespace openapi
