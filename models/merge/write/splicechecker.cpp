#include "splicechecker.h"

#include "edits.h"

#include <limits>

namespace merge {

using document::Node;
using document::Snapshot;
using document::Splice;

namespace {

/** True if a value has an alias whose anchor the text does not have. */
bool hasDanglingAlias(const Node &node)
{
    if (node.kind() == document::Kind::Alias)
        return node.resolved().kind() == document::Kind::Alias;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        if (hasDanglingAlias(node.childAt(i)) || (node.isMapping() && hasDanglingAlias(node.keyNodeAt(i))))
            return true;
    }
    return false;
}

/** Makes a splice; std::nullopt if the text is invalid then, or has another number of documents. */
std::optional<Snapshot> valid(const Snapshot &before, const Splice &splice)
{
    const Snapshot after = document::spliceIn(before, splice, std::numeric_limits<qsizetype>::max()).snapshot;
    const bool isRight = after.isValid() && after.documentCount() == before.documentCount();
    return isRight ? std::optional(after) : std::nullopt;
}

} // namespace

SpliceChecker::SpliceChecker(const Version &theirs, qint64 values)
    : m_theirs(theirs)
    , m_meaning(values)
    , m_written(values, Meaning::Aliases::Named)
{}

SpliceChecker::Made SpliceChecker::spliced(const Snapshot &snapshot, const Splice &splice, const Expected &expected)
{
    const Made after = valid(snapshot, splice);
    if (!after)
        return std::nullopt;
    const Node before = snapshot.at(expected.collection);
    const Node now = after->at(expected.collection);
    const qsizetype index = expected.index;
    if (now.kind() != before.kind() || now.childCount() != before.childCount() + expected.added)
        return std::nullopt;
    if (expected.value.exists() && !isCopied(now.childAt(index), expected.value))
        return std::nullopt;
    if (expected.key && now.keyAt(index) != *expected.key)
        return std::nullopt;
    if (index > 0 && !isUntouched(before.childAt(index - 1), now.childAt(index - 1)))
        return std::nullopt;
    const qsizetype next = expected.added > 0 ? index : index + 1;
    if (next < before.childCount() && !isUntouched(before.childAt(next), now.childAt(next + expected.added)))
        return std::nullopt;
    return after;
}

SpliceChecker::Made SpliceChecker::sameRoot(const Snapshot &before, const Splice &splice)
{
    const Made after = valid(before, splice);
    return after && isUntouched(before.root(), after->root()) ? after : std::nullopt;
}

SpliceChecker::Made SpliceChecker::rootOfTheirs(const Snapshot &before, const Splice &splice)
{
    const Made after = valid(before, splice);
    return after && isCopied(after->root(), m_theirs.snapshot.root()) ? after : std::nullopt;
}

bool SpliceChecker::isUntouched(const Node &before, const Node &now)
{
    return document::isShared(before, now) || m_written.isSame(before, now);
}

bool SpliceChecker::isCopied(const Node &now, const Node &theirs)
{
    return m_meaning.isSame(now, theirs) ||
           (m_theirs.snapshot.hasAliases() && m_written.isSame(now, theirs) && !hasDanglingAlias(now));
}

} // namespace merge
