#include "scriptvalue.h"

#include "members.h"

#include <cmath>
#include <limits>

namespace jsonpath {

using document::Node;
using Type = ScriptValue::Type;

namespace {

bool areEqualNodes(const Node &left, const Node &right, qint64 &steps);

bool haveEqualItems(const Node &left, const Node &right, qint64 &steps)
{
    if (left.childCount() != right.childCount())
        return false;
    for (qsizetype i = 0; i < left.childCount(); ++i) {
        if (!areEqualNodes(left.childAt(i).resolved(), right.childAt(i).resolved(), steps))
            return false;
    }
    return true;
}

bool haveEqualMembers(const Node &left, const Node &right, qint64 &steps)
{
    const auto members = document::membersOf(left);
    if (members.size() != document::membersOf(right).size())
        return false;
    steps -= qint64(members.size());
    for (const document::Member &member : members) {
        steps -= right.childCount() / KeysOfStep;
        const Node other = right.member(member.key);
        if (!other.exists() || !areEqualNodes(member.value, other, steps))
            return false;
    }
    return true;
}

bool areEqualNodes(const Node &left, const Node &right, qint64 &steps)
{
    steps -= 1 + stepsOfScalar(left) + stepsOfScalar(right);
    if (steps < 0)
        return false;
    if (left.isMapping() || right.isMapping())
        return left.isMapping() && right.isMapping() && haveEqualMembers(left, right, steps);
    if (left.isSequence() || right.isSequence())
        return left.isSequence() && right.isSequence() && haveEqualItems(left, right, steps);
    return areSame(ScriptValue::ofNode(left, nullptr), ScriptValue::ofNode(right, nullptr), false);
}

} // namespace

ScriptValue ScriptValue::ofNode(const Node &node, const void *document)
{
    if (!node.exists())
        return {};
    if (!node.isScalar())
        return {.type = Type::Container, .node = node, .document = document};
    switch (node.scalarType()) {
    case document::ScalarType::Null:
        return {.type = Type::Null};
    case document::ScalarType::Bool:
        return ofBool(node.toBool());
    case document::ScalarType::Integer:
    case document::ScalarType::Float: {
        bool isNumber = false;
        const double number = node.bytes().toDouble(&isNumber);
        return isNumber ? ofNumber(number) : ofText(node.bytes());
    }
    default:
        return ofText(node.bytes());
    }
}

bool ScriptValue::isTruthy() const
{
    switch (type) {
    case Type::Undefined:
    case Type::Null:
        return false;
    case Type::Boolean:
        return boolean;
    case Type::Number:
        return number != 0 && !std::isnan(number);
    case Type::Text:
        return !text.isEmpty();
    default:
        return true;
    }
}

double ScriptValue::toNumber() const
{
    constexpr double NotANumber = std::numeric_limits<double>::quiet_NaN();
    switch (type) {
    case Type::Null:
        return 0;
    case Type::Boolean:
        return boolean ? 1 : 0;
    case Type::Number:
        return number;
    case Type::Text: {
        const QByteArray trimmed = text.trimmed();
        bool isNumber = false;
        const double converted = trimmed.toDouble(&isNumber);
        return trimmed.isEmpty() ? 0 : isNumber ? converted : NotANumber;
    }
    default:
        return NotANumber;
    }
}

bool areSame(const ScriptValue &left, const ScriptValue &right, bool isLoose)
{
    if (left.type != right.type) {
        const auto isNothing = [](const ScriptValue &value) {
            return value.type == Type::Undefined || value.type == Type::Null;
        };
        if (!isLoose || isNothing(left) || isNothing(right))
            return isLoose && isNothing(left) && isNothing(right);
        return left.toNumber() == right.toNumber();
    }
    switch (left.type) {
    case Type::Boolean:
        return left.boolean == right.boolean;
    case Type::Number:
        return left.number == right.number;
    case Type::Text:
    case Type::Class:
        return left.text == right.text;
    case Type::Container:
        return left.document == right.document && left.node.span() == right.node.span() &&
               left.node.kind() == right.node.kind();
    case Type::Undefined:
    case Type::Null:
        return true;
    default:
        return false;
    }
}

bool areEqual(const ScriptValue &left, const ScriptValue &right, qint64 &steps)
{
    if (left.type == Type::Container && right.type == Type::Container)
        return areEqualNodes(left.node, right.node, steps);
    return areSame(left, right, false);
}

} // namespace jsonpath
