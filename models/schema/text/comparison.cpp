#include "comparison.h"

#include "decimal.h"
#include "members.h"

#include <QHash>

#include <algorithm>

namespace schema {

using document::Node;
using document::ScalarType;

namespace {

bool isNumberNode(const Node &node)
{
    return node.isScalar() && (node.scalarType() == ScalarType::Integer || node.scalarType() == ScalarType::Float);
}

bool areScalarsEqual(const Node &left, const Node &right)
{
    if (isNumberNode(left) && isNumberNode(right)) {
        const auto a = Decimal::parse(left.bytes());
        const auto b = Decimal::parse(right.bytes());
        return a && b ? a->compare(*b) == 0 : left.bytes() == right.bytes();
    }
    if (left.scalarType() != right.scalarType())
        return false;
    if (left.isBool())
        return left.toBool() == right.toBool();
    return left.isNull() || left.bytes() == right.bytes();
}

/** False if there are no steps left for it. */
bool take(const Node &node, Comparison &comparison)
{
    comparison.steps -= 1 + (node.isScalar() ? int(node.contentSpan().length / BytesPerStep) : 0);
    return comparison.steps >= 0;
}

std::vector<document::Member> membersOf(const Node &node, Comparison &comparison)
{
    std::vector<document::Member> members = document::membersOf(node, comparison.steps);
    for (const document::Member &member : members) {
        if (member.isRepeated) {
            comparison.isRepeated = true;
            comparison.repeated = QString::fromUtf8(member.key);
        }
    }
    return members;
}

bool areMappingsEqual(const Node &left, const Node &right, Comparison &comparison)
{
    const std::vector<document::Member> own = membersOf(left, comparison);
    const std::vector<document::Member> others = membersOf(right, comparison);
    if (own.size() != others.size() || comparison.isRepeated)
        return false;
    QHash<QByteArray, Node> values;
    for (const document::Member &other : others)
        values.insert(other.key, other.value);
    return std::all_of(own.begin(), own.end(), [&](const document::Member &member) {
        const auto other = values.constFind(member.key);
        return other != values.constEnd() && isEqual(member.value, *other, comparison);
    });
}

} // namespace

bool isEqual(const Node &leftNode, const Node &rightNode, Comparison &comparison)
{
    const Node left = leftNode.resolved();
    const Node right = rightNode.resolved();
    if (left.kind() != right.kind() || !take(left, comparison) || !take(right, comparison))
        return false;
    if (left.isScalar())
        return areScalarsEqual(left, right);
    if (left.isMapping())
        return areMappingsEqual(left, right, comparison);
    if (left.childCount() != right.childCount())
        return false;
    for (qsizetype i = 0; i < left.childCount(); ++i) {
        if (!isEqual(left.childAt(i), right.childAt(i), comparison))
            return false;
    }
    return true;
}

size_t hashOf(const Node &unresolved, Comparison &comparison)
{
    const Node node = unresolved.resolved();
    if (!take(node, comparison))
        return 0;
    if (isNumberNode(node)) {
        const auto number = Decimal::parse(node.bytes());
        return number ? qHash(number->canonical(), 1) : 1;
    }
    if (node.isBool())
        return node.toBool() ? 2 : 3;
    if (node.isNull())
        return 4;
    if (node.isScalar())
        return hashOfText(node.bytes());
    size_t hash = node.isSequence() ? 6 : 7;
    for (qsizetype i = 0; node.isSequence() && i < node.childCount(); ++i)
        hash = qHashMulti(hash, hashOf(node.childAt(i), comparison));
    if (node.isMapping()) {
        // The order of members does not count.
        for (const document::Member &member : membersOf(node, comparison))
            hash += qHashMulti(size_t(0), member.key, hashOf(member.value, comparison));
    }
    return hash;
}

size_t hashOfText(const QByteArray &text)
{
    return qHash(text, 5);
}

} // namespace schema
