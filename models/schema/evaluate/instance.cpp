#include "instance.h"

#include "compiledschema.h"

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

bool isEqualWithin(const Node &leftNode, const Node &rightNode, int &steps)
{
    const Node left = leftNode.resolved();
    const Node right = rightNode.resolved();
    if (left.kind() != right.kind() || left.childCount() != right.childCount() || --steps < 0)
        return false;
    if (left.isScalar())
        return areScalarsEqual(left, right);
    if (left.isSequence()) {
        for (qsizetype i = 0; i < left.childCount(); ++i) {
            if (!isEqualWithin(left.childAt(i), right.childAt(i), steps))
                return false;
        }
        return true;
    }
    QHash<QByteArray, Node> members;
    for (qsizetype i = 0; i < right.childCount(); ++i)
        members.insert(right.keyAt(i), right.childAt(i));
    for (qsizetype i = 0; i < left.childCount(); ++i) {
        const auto other = members.constFind(left.keyAt(i));
        if (other == members.constEnd() || !isEqualWithin(left.childAt(i), *other, steps))
            return false;
    }
    return true;
}

size_t hashWithin(const Node &unresolved, int &steps)
{
    const Node node = unresolved.resolved();
    if (--steps < 0)
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
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const size_t child = hashWithin(node.childAt(i), steps);
        // The order of members does not count.
        hash = node.isSequence() ? qHashMulti(hash, child) : hash + qHashMulti(size_t(0), node.keyAt(i), child);
    }
    return hash;
}

} // namespace

document::Pointer Instance::pointer() const
{
    QList<QByteArray> tokens;
    for (const Instance *each = this; each->parent; each = each->parent)
        tokens.prepend(each->token);
    return document::Pointer(tokens);
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

bool isEqual(const Node &left, const Node &right, int &steps)
{
    return isEqualWithin(left, right, steps);
}

size_t hashOf(const Node &node, int &steps)
{
    return hashWithin(node, steps);
}

QString shownValue(const Node &node)
{
    if (node.isMapping() || node.isSequence())
        return node.isMapping() ? u"{…}"_qs : u"[…]"_qs;
    const QString text = node.isString() ? u'"' + node.text() + u'"' : node.isNull() ? u"null"_qs : node.text();
    return text.size() <= LongestShownValue ? text : text.first(LongestShownValue - 1) + u'…';
}

} // namespace schema
