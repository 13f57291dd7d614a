#include "instance.h"

#include "compiledschema.h"

namespace schema {

using document::Node;
using document::ScalarType;

namespace {

constexpr qsizetype LongestShownValue = 60;

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

QString shownValue(const Node &node)
{
    if (node.isMapping() || node.isSequence())
        return node.isMapping() ? u"{…}"_qs : u"[…]"_qs;
    const QString text = node.isString() ? u'"' + node.text() + u'"' : node.isNull() ? u"null"_qs : node.text();
    return text.size() <= LongestShownValue ? text : text.first(LongestShownValue - 1) + u'…';
}

} // namespace schema
