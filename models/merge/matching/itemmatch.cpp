#include "itemmatch.h"

#include "linediff.h"

#include <QHash>

#include <algorithm>

namespace merge {

namespace {

constexpr double LeastSimilarityOfItems = 0.5;

/** True if two items of a list have different names, by which they are told apart in many formats. */
bool isNamedOtherwise(const document::Node &was, const document::Node &is)
{
    for (const char *key : {"name", "id", "key", "uses", "url", "$ref"}) {
        const document::Node before = was.member(key);
        const document::Node now = is.member(key);
        if (before.exists() != now.exists() || (before.isScalar() && before.bytes() != now.bytes()))
            return true;
    }
    return false;
}

} // namespace

ItemMatch::ItemMatch(const VersionCollection &base, const VersionCollection &side, Meaning &meaning,
                     const Limits &limits)
    : m_base(base)
    , m_side(side)
    , m_meaning(meaning)
    , m_limits(limits)
    , m_name(base.place().last())
    , m_rule(std::min(ruleFor(m_name, base.node()), ruleFor(m_name, side.node())))
{}

void ItemMatch::match(Matching &matching)
{
    if (m_rule == ListRule::Keyed)
        matchIdentities(matching);
    if (m_rule == ListRule::Set || m_rule == ListRule::Contents)
        matchContents(matching);
    else
        matchInOrder(matching);
    if (m_rule != ListRule::Set)
        matchBetweenAnchors(matching);
}

QByteArrayList ItemMatch::contentsOf(const VersionCollection &list)
{
    QByteArrayList contents;
    contents.reserve(list.count());
    for (qsizetype i = 0; i < list.count(); ++i)
        contents.append(QByteArray::number(m_meaning.fingerprint(list.valueAt(i)), 16));
    return contents;
}

void ItemMatch::matchIdentities(Matching &matching)
{
    QHash<QByteArray, QList<qsizetype>> places;
    for (qsizetype i = 0; i < m_side.count(); ++i) {
        if (const QByteArray identity = identityOf(m_name, m_side.valueAt(i)); !identity.isEmpty())
            places[identity].append(i);
    }
    for (qsizetype i = 0; i < m_base.count(); ++i) {
        const QByteArray identity = identityOf(m_name, m_base.valueAt(i));
        const auto found = identity.isEmpty() ? places.end() : places.find(identity);
        if (found != places.end() && !found->isEmpty())
            matching.pair(i, found->takeFirst());
    }
}

void ItemMatch::matchContents(Matching &matching)
{
    const QByteArrayList contents = contentsOf(m_side);
    QHash<QByteArray, QList<qsizetype>> places;
    for (qsizetype i = 0; i < contents.size(); ++i)
        places[contents[i]].append(i);
    const QByteArrayList before = contentsOf(m_base);
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto found = places.find(before[i]);
        if (found != places.end() && !found->isEmpty())
            matching.pair(i, found->takeFirst());
    }
}

void ItemMatch::matchInOrder(Matching &matching)
{
    // Items with identities match by these alone.
    const auto candidates = [&](const VersionCollection &list, const std::vector<qsizetype> &matches) {
        QByteArrayList contents = contentsOf(list);
        for (qsizetype i = 0; i < contents.size(); ++i) {
            const bool isKnown = matches[std::size_t(i)] >= 0 ||
                                 (m_rule == ListRule::Keyed && !identityOf(m_name, list.valueAt(i)).isEmpty());
            if (isKnown)
                contents[i] = (&list == &m_base ? "b" : "s") + QByteArray::number(i);
        }
        return contents;
    };
    const QByteArrayList before = candidates(m_base, matching.inSide);
    const QByteArrayList now = candidates(m_side, matching.inBase);
    qsizetype inBase = 0;
    qsizetype inSide = 0;
    const auto pairUpTo = [&](qsizetype end) {
        for (; inBase < end; ++inBase, ++inSide) {
            if (matching.sideOf(inBase) < 0 && matching.baseOf(inSide) < 0)
                matching.pair(inBase, inSide);
        }
    };
    for (const difference::LineChange &change : difference::lineChanges(before, now)) {
        pairUpTo(change.oldLine);
        inBase += change.oldCount;
        inSide += change.newCount;
    }
    pairUpTo(m_base.count());
}

void ItemMatch::matchBetweenAnchors(Matching &matching)
{
    qsizetype baseFrom = 0;
    qsizetype sideFrom = 0;
    for (qsizetype i = 0; i <= m_base.count(); ++i) {
        const qsizetype inSide = i < m_base.count() ? matching.sideOf(i) : m_side.count();
        if (inSide < 0)
            continue;
        if (inSide >= sideFrom) {
            matchGap(matching, baseFrom, i, sideFrom, inSide);
            sideFrom = inSide + 1;
        }
        baseFrom = i + 1;
    }
}

bool ItemMatch::isSimilar(qsizetype inBase, qsizetype inSide)
{
    const document::Node was = m_base.valueAt(inBase).resolved();
    const document::Node is = m_side.valueAt(inSide).resolved();
    if (m_rule == ListRule::Ordered && was.isMapping() && is.isMapping() && isNamedOtherwise(was, is))
        return false;
    return m_meaning.similarity(m_base.valueAt(inBase), m_side.valueAt(inSide), m_limits.comparedValues) >=
           LeastSimilarityOfItems;
}

bool ItemMatch::canPair(qsizetype inBase, qsizetype inSide)
{
    const document::Node was = m_base.valueAt(inBase);
    const document::Node is = m_side.valueAt(inSide);
    if (was.kind() != is.kind())
        return false;
    if (m_rule == ListRule::Ordered && was.resolved().isMapping())
        return isSimilar(inBase, inSide);
    // Another identity at the same position is the same item only if the rest says so.
    const bool hasIdentity = m_rule == ListRule::Keyed &&
                             !(identityOf(m_name, was).isEmpty() && identityOf(m_name, is).isEmpty());
    return !hasIdentity || isSimilar(inBase, inSide);
}

void ItemMatch::matchGap(Matching &matching, qsizetype baseFrom, qsizetype baseTo, qsizetype sideFrom, qsizetype sideTo)
{
    std::vector<qsizetype> inBase;
    std::vector<qsizetype> inSide;
    for (qsizetype i = baseFrom; i < baseTo; ++i) {
        if (matching.sideOf(i) < 0)
            inBase.push_back(i);
    }
    for (qsizetype i = sideFrom; i < sideTo; ++i) {
        if (matching.baseOf(i) < 0)
            inSide.push_back(i);
    }
    if (inBase.size() == inSide.size()) {
        for (std::size_t i = 0; i < inBase.size(); ++i) {
            if (canPair(inBase[i], inSide[i]))
                matching.pair(inBase[i], inSide[i]);
        }
        return;
    }
    if (qsizetype(inBase.size() * inSide.size()) > m_limits.candidates)
        return;
    std::size_t next = 0;
    for (const qsizetype item : inBase) {
        const auto found = std::find_if(inSide.begin() + qsizetype(next), inSide.end(),
                                        [&](qsizetype other) { return isSimilar(item, other); });
        if (found == inSide.end())
            continue;
        matching.pair(item, *found);
        next = std::size_t(found - inSide.begin()) + 1;
    }
}

} // namespace merge
