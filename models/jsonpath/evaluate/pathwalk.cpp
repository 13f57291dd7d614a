#include "pathwalk.h"

#include "members.h"
#include "scriptvalue.h"

#include <QScopeGuard>

#include <algorithm>

namespace jsonpath {

using document::Node;

namespace {

/** More members are not looked through for a reference. */
constexpr qsizetype MaximumReferenceMembers = 30;
/** Of items inside one another. */
constexpr int MaximumDepth = 600;
/** Visits inside one another, which take the stack. */
constexpr int MaximumLevels = 1'000;

/** Compares the target with all values around the item, and takes steps for them. */
bool isInside(const Item &item, const Source &target, qint64 &steps)
{
    constexpr int ComparisonsOfStep = 8;
    int depth = 0;
    const auto takeSteps = qScopeGuard([&] { steps -= depth / ComparisonsOfStep; });
    for (const Item *around = &item; around; around = around->parent) {
        const bool isSame = around->document == target.document && around->node.kind() == target.node.kind() &&
                            around->node.span() == target.node.span();
        if (isSame || ++depth > MaximumDepth)
            return true;
    }
    return false;
}

} // namespace

void visitChild(WalkState &state, const Item &parent, const QByteArray &key, qsizetype index, const Node &node,
                const std::function<void(const Item &)> &use)
{
    if (--state.steps < 0)
        return;
    if (state.levels >= MaximumLevels) {
        state.steps = -1;
        return;
    }
    ++state.levels;
    const auto leave = qScopeGuard([&state] { --state.levels; });
    Item child{&parent, key, index, node, parent.document};
    if (!state.references || !node.isMapping() || node.childCount() > MaximumReferenceMembers ||
        !node.member("$ref").isString())
        return use(child);
    const std::optional<Source> target = state.references->targetOf(parent.document, node);
    if (target && !isInside(parent, *target, state.steps)) {
        child.node = target->node;
        child.document = target->document;
        child.start = &target->pointer;
    }
    use(child);
}

void visitChildren(WalkState &state, const Item &item, const std::function<bool(const Item &)> &use)
{
    bool isGoingOn = true;
    const auto useOne = [&](const Item &child) { isGoingOn = use(child); };
    if (item.node.isMapping()) {
        for (const document::Member &member : document::membersOf(item.node)) {
            if (!isGoingOn || state.steps < 0)
                return;
            if (!member.isRepeated)
                visitChild(state, item, member.key, -1, member.value, useOne);
        }
    } else if (item.node.isSequence()) {
        for (qsizetype i = 0; isGoingOn && state.steps >= 0 && i < item.node.childCount(); ++i)
            visitChild(state, item, {}, i, item.node.childAt(i).resolved(), useOne);
    }
}

void visitMember(WalkState &state, const Item &item, const QByteArray &name,
                 const std::function<void(const Item &)> &use)
{
    if (!item.node.isMapping())
        return;
    state.steps -= item.node.childCount() / KeysOfStep;
    if (const Node member = item.node.member(name); member.exists())
        visitChild(state, item, name, -1, member, use);
}

void PathWalk::enter(const Item &item, qsizetype segment)
{
    if (isOver())
        return;
    if (segment == m_query.segments.size()) {
        m_isOver = !m_visit({item});
        return;
    }
    const Segment &now = m_query.segments[segment];
    switch (now.kind) {
    case Segment::Kind::Parent:
        if (item.parent && --m_state.steps >= 0)
            enter(*item.parent, segment + 1);
        return;
    case Segment::Kind::Keys:
        if (item.parent)
            m_isOver = !m_visit({item, true});
        return;
    case Segment::Kind::Child:
        return select(item, segment);
    case Segment::Kind::Descendant: {
        const auto around = std::exchange(m_entered, {});
        descend(item, segment);
        m_entered = around;
        return;
    }
    }
}

void PathWalk::select(const Item &item, qsizetype segment)
{
    for (const Selector &selector : m_query.segments[segment].selectors) {
        if (isOver())
            return;
        selectOne(item, selector, segment + 1);
    }
}

void PathWalk::selectOne(const Item &item, const Selector &selector, qsizetype next)
{
    switch (selector.kind) {
    case Selector::Kind::Name:
        // A number in the place of a name is an index for Spectral.
        if (item.node.isSequence()) {
            bool isIndex = false;
            const qint64 index = selector.name.toLongLong(&isIndex);
            if (isIndex && index >= 0 && m_query.isAbsolute)
                selectIndex(item, index, next);
            return;
        }
        return visitMember(m_state, item, selector.name, [&](const Item &child) { enter(child, next); });
    case Selector::Kind::Index:
        // A map of status codes has names that are numbers.
        if (item.node.isMapping() && m_query.isAbsolute && selector.index >= 0)
            return visitMember(m_state, item, QByteArray::number(selector.index),
                               [&](const Item &child) { enter(child, next); });
        return selectIndex(item, selector.index, next);
    case Selector::Kind::Slice:
        return selectSlice(item, selector, next);
    case Selector::Kind::Wildcard:
        return visitChildren(m_state, item, [&](const Item &child) {
            enter(child, next);
            return !isOver();
        });
    case Selector::Kind::RfcFilter:
    case Selector::Kind::ScriptFilter:
        return visitChildren(m_state, item, [&](const Item &child) {
            if (m_state.filter(m_state, selector, child, m_root))
                enter(child, next);
            return !isOver();
        });
    }
}

void PathWalk::selectIndex(const Item &item, qint64 index, qsizetype next)
{
    if (!item.node.isSequence())
        return;
    const qsizetype count = item.node.childCount();
    const qint64 at = index < 0 ? count + index : index;
    if (at >= 0 && at < count)
        visitChild(m_state, item, {}, at, item.node.childAt(at).resolved(),
                   [&](const Item &child) { enter(child, next); });
}

/** As RFC 9535 §2.3.4.2 has it. */
void PathWalk::selectSlice(const Item &item, const Selector &selector, qsizetype next)
{
    if (!item.node.isSequence() || selector.step == 0)
        return;
    const qint64 count = item.node.childCount();
    const qint64 step = selector.step;
    const auto normal = [&](qint64 at) { return at >= 0 ? at : count + at; };
    if (step > 0) {
        const qint64 lower = std::clamp<qint64>(normal(selector.start.value_or(0)), 0, count);
        const qint64 upper = std::clamp<qint64>(normal(selector.end.value_or(count)), 0, count);
        for (qint64 i = lower; i < upper && !isOver(); i = step > count ? count : i + step)
            selectIndex(item, i, next);
        return;
    }
    const qint64 upper = std::clamp<qint64>(normal(selector.start.value_or(count - 1)), -1, count - 1);
    const qint64 lower = std::clamp<qint64>(selector.end ? normal(*selector.end) : -1, -1, count - 1);
    for (qint64 i = upper; i > lower && !isOver(); i = step < -count ? lower : i + step)
        selectIndex(item, i, next);
}

void PathWalk::descend(const Item &item, qsizetype segment)
{
    const std::pair<const void *, qsizetype> identity(item.document, item.node.span().offset);
    if (!item.node.isMapping() && !item.node.isSequence())
        return;
    if (isOver() || m_entered.contains(identity))
        return;
    m_entered.insert(identity);
    select(item, segment);
    visitChildren(m_state, item, [&](const Item &child) {
        descend(child, segment);
        return !isOver();
    });
}

} // namespace jsonpath
