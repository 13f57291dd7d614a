#include "meaning.h"

#include "documentlimits.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace merge {

using document::Kind;
using document::Node;

namespace {

constexpr quint64 Odd = 0x9E3779B97F4A7C15;

quint64 mixed(quint64 number)
{
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
    return number ^ (number >> 31);
}

quint64 hashOf(const QByteArray &bytes, quint64 seed)
{
    return mixed(quint64(qHash(bytes, size_t(seed))) + seed * Odd);
}

quint64 tagHash(const Node &node)
{
    const QByteArray tag = node.tag();
    return tag.isEmpty() ? 0 : hashOf(tag, 15);
}

bool isScalarSame(const Node &left, const Node &right)
{
    return left.scalarType() == right.scalarType() && left.bytes() == right.bytes();
}

} // namespace

class Meaning::Reading final
{
public:
    explicit Reading(Meaning &meaning)
        : m_meaning(meaning)
    {
        // No value of a text is deeper; only aliases lead further.
        if (++m_meaning.m_depth > document::MaximumDepth)
            m_meaning.m_left = -1;
        else if (m_meaning.m_left >= 0)
            --m_meaning.m_left;
    }
    ~Reading() { --m_meaning.m_depth; }
    Q_DISABLE_COPY_MOVE(Reading)

private:
    Meaning &m_meaning;
};

bool Meaning::isSame(const Node &first, const Node &second)
{
    const bool isFollowed = m_aliases == Aliases::Followed;
    const Node left = isFollowed ? first.resolved() : first;
    const Node right = isFollowed ? second.resolved() : second;
    const Reading reading(*this);
    if (isExhausted() || left.kind() != right.kind() || left.tag() != right.tag())
        return false;
    switch (left.kind()) {
    case Kind::Scalar:
        return isScalarSame(left, right);
    case Kind::Mapping:
        return left.childCount() == right.childCount() && isSameMapping(left, right);
    case Kind::Sequence:
        if (left.childCount() != right.childCount())
            return false;
        for (qsizetype i = 0; i < left.childCount(); ++i) {
            if (!isSame(left.childAt(i), right.childAt(i)))
                return false;
        }
        return true;
    case Kind::Missing:
    case Kind::Alias:
        return left.aliasName() == right.aliasName();
    }
    return false;
}

bool Meaning::isSameMapping(const Node &left, const Node &right)
{
    for (qsizetype i = 0; i < left.childCount(); ++i) {
        const QByteArray key = left.keyAt(i);
        const qsizetype at = right.keyAt(i) == key ? i : right.indexOf(key);
        if (at < 0 || !isSame(left.childAt(i), right.childAt(at)))
            return false;
    }
    return true;
}

bool Meaning::isSame(const VersionEntry &left, const VersionEntry &right)
{
    const bool hasAliases = left.version->snapshot.hasAliases() || right.version->snapshot.hasAliases();
    if (!hasAliases && left.version->snapshot.format() == right.version->snapshot.format() &&
        left.view.indent() == right.view.indent() &&
        left.text(valueSpanOf(left.view)) == right.text(valueSpanOf(right.view)))
        return true;
    if (isSame(left.value, right.value))
        return true;
    if (!hasAliases)
        return false;
    // An edit of an anchored value is no edit of the entries with its aliases.
    const Aliases aliases = std::exchange(m_aliases, Aliases::Named);
    const bool isWrittenSame = isSame(left.value, right.value);
    m_aliases = aliases;
    return isWrittenSame;
}

quint64 Meaning::fingerprint(const Node &given)
{
    const Node node = given.resolved();
    const Reading reading(*this);
    if (isExhausted())
        return 0;
    const quint64 tag = tagHash(node);
    switch (node.kind()) {
    case Kind::Scalar:
        return hashOf(node.bytes(), quint64(node.scalarType()) + 1) + tag;
    case Kind::Mapping: {
        quint64 sum = mixed(11) + tag;
        for (qsizetype i = 0; i < node.childCount(); ++i)
            sum += mixed(hashOf(node.keyAt(i), 12) * Odd + fingerprint(node.childAt(i)));
        return mixed(sum);
    }
    case Kind::Sequence: {
        quint64 sum = mixed(13) + tag;
        for (qsizetype i = 0; i < node.childCount(); ++i)
            sum = mixed(sum * Odd + fingerprint(node.childAt(i)));
        return sum;
    }
    case Kind::Missing:
    case Kind::Alias:
        return hashOf(node.aliasName(), 14);
    }
    return 0;
}

double Meaning::similarity(const Node &left, const Node &right, qsizetype most)
{
    return similarityWithin(left.resolved(), right.resolved(), most);
}

double Meaning::similarityWithin(const Node &left, const Node &right, qsizetype &budget)
{
    const Reading reading(*this);
    if (--budget < 0 || isExhausted() || left.kind() != right.kind())
        return 0;
    if (left.isScalar())
        return isScalarSame(left, right) ? 1 : 0;
    const qsizetype most = std::max(left.childCount(), right.childCount());
    if (most == 0)
        return 1;
    double sum = 0;
    for (qsizetype i = 0; i < left.childCount() && budget > 0; ++i) {
        const qsizetype at = left.isMapping() ? right.indexOf(left.keyAt(i)) : i;
        if (at >= 0 && at < right.childCount())
            sum += similarityWithin(left.childAt(i).resolved(), right.childAt(at).resolved(), budget);
    }
    if (left.isSequence())
        sum = std::max(sum, double(commonItems(left, right)));
    return sum / double(most);
}

qsizetype Meaning::commonItems(const Node &left, const Node &right)
{
    QHash<quint64, int> items;
    for (qsizetype i = 0; i < left.childCount(); ++i)
        ++items[fingerprint(left.childAt(i))];
    qsizetype common = 0;
    for (qsizetype i = 0; i < right.childCount(); ++i) {
        int &unused = items[fingerprint(right.childAt(i))];
        if (unused > 0) {
            --unused;
            ++common;
        }
    }
    return common;
}

} // namespace merge
