#include "instance.h"

#include "compiledschema.h"

#include <algorithm>

namespace schema {

using document::Node;
using document::ScalarType;

namespace {

constexpr qsizetype LongestShownValue = 60;

bool isNumberNode(const Node &node)
{
    return node.isScalar() && (node.scalarType() == ScalarType::Integer || node.scalarType() == ScalarType::Float);
}

bool areScalarsEqual(const Node &left, const Node &right)
{
    if (isNumberNode(left) && isNumberNode(right)) {
        const auto a = Decimal::parse(left.bytes());
        const auto b = Decimal::parse(right.bytes());
        return a && b && a->compare(*b) == 0;
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

document::Pointer Instance::pointer() const
{
    QList<QByteArray> tokens;
    for (const Instance *each = this; each->parent; each = each->parent)
        tokens.prepend(each->token);
    return document::Pointer(tokens);
}

bool Instance::hasMember(const QByteArray &name) const
{
    if (members->names.isEmpty()) {
        for (const document::Member &member : members->list)
            members->names.insert(member.key);
    }
    return members->names.contains(name);
}

base::Span Instance::span() const
{
    return node.span();
}

quint8 typeOf(const Instance &instance)
{
    if (instance.isName)
        return StringBit;
    const Node &node = instance.node;
    if (node.isMapping())
        return ObjectBit;
    if (node.isSequence())
        return ArrayBit;
    switch (node.isScalar() ? node.scalarType() : ScalarType::Null) {
    case ScalarType::Null:
        return NullBit;
    case ScalarType::Bool:
        return BoolBit;
    case ScalarType::String:
        return StringBit;
    case ScalarType::Integer:
        return NumberBit | IntegerBit;
    case ScalarType::Float:
        break;
    }
    const auto number = Decimal::parse(node.bytes());
    return number ? (number->isInteger() ? NumberBit | IntegerBit : quint8(NumberBit)) : 0;
}

QString typeName(quint8 bits)
{
    return bits == NullBit     ? u"null"_qs
           : bits == BoolBit   ? u"boolean"_qs
           : bits == StringBit ? u"string"_qs
           : bits == ArrayBit  ? u"array"_qs
           : bits == ObjectBit ? u"object"_qs
           : bits == NumberBit ? u"number"_qs
           : bits == 0         ? u"infinity"_qs
                               : u"integer"_qs;
}

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
        return qHash(node.bytes(), 5);
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

QString shownValue(const Node &node)
{
    if (node.isMapping() || node.isSequence())
        return node.isMapping() ? u"{…}"_qs : u"[…]"_qs;
    const QString text = node.isString() ? u'"' + node.text() + u'"' : node.isNull() ? u"null"_qs : node.text();
    return text.size() <= LongestShownValue ? text : text.first(LongestShownValue - 1) + u'…';
}

} // namespace schema
