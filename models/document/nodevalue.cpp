#include "coreschema.h"
#include "nodereader.h"

namespace document {

namespace {

/** Copies a subtree into a Value. What aliases bring in is counted, and an alias inside what it names is refused. */
class ValueBuilder
{
public:
    explicit ValueBuilder(int budget)
        : m_budget(budget)
    {}

    /** The text of a scalar key; any other key as JSON. */
    [[nodiscard]] bool keyText(const Node &key, QByteArray &text)
    {
        const Node scalar = key.resolved();
        if (scalar.isScalar()) {
            text = NodeReader::decode(scalar);
            return true;
        }
        Value value;
        ++m_keyDepth;
        const bool built = build(key, value);
        --m_keyDepth;
        if (!built)
            return false;
        text = value.toJson();
        return m_keyDepth == 0 || text.size() <= LongestInnerKey;
    }

    [[nodiscard]] bool build(const Node &node, Value &value)
    {
        if (m_aliasDepth > 0 && ++m_copied > m_budget)
            return false;
        switch (node.kind()) {
        case Kind::Alias:
            return buildAlias(node, value);
        case Kind::Sequence:
            return buildSequence(node, value);
        case Kind::Mapping:
            return buildMapping(node, value);
        case Kind::Scalar:
            value = NodeReader::scalarValue(node);
            return true;
        default:
            return true;
        }
    }

private:
    static constexpr int LongestChain = 100; ///< Aliases inside aliases; a cycle is longer than any.
    /** Of a collection that is a key inside a key: quoted anew at each level, its text doubles there. */
    static constexpr qsizetype LongestInnerKey = 4096;

    [[nodiscard]] bool buildAlias(const Node &node, Value &value)
    {
        const Node target = node.resolved();
        if (target.kind() == Kind::Alias)
            return true; // Not known: null.
        if (m_aliasDepth == LongestChain)
            return false;
        ++m_aliasDepth;
        const bool built = build(target, value);
        --m_aliasDepth;
        return built;
    }

    [[nodiscard]] bool buildSequence(const Node &node, Value &value)
    {
        QList<Value> items;
        items.reserve(node.childCount());
        bool ok = true;
        NodeReader::collection(node)->forEach([&](const TilePlace &place) {
            items.emplaceBack();
            ok = build(NodeReader::child(node, place, NodeReader::valuePart()), items.last());
            return ok;
        });
        value = Value::array(std::move(items));
        return ok;
    }

    [[nodiscard]] bool buildMapping(const Node &node, Value &value)
    {
        QList<Value::Member> members;
        members.reserve(node.childCount());
        bool ok = true;
        NodeReader::collection(node)->forEach([&](const TilePlace &place) {
            members.append(Value::Member(QByteArray(), Value()));
            Value::Member &member = members.last();
            ok = keyText(NodeReader::child(node, place, NodeReader::keyPart()), member.first) &&
                 build(NodeReader::child(node, place, NodeReader::valuePart()), member.second);
            return ok;
        });
        value = Value::object(std::move(members));
        return ok;
    }

    int m_budget; ///< Nodes that aliases may bring in.
    int m_aliasDepth = 0;
    int m_keyDepth = 0; ///< Keys that are collections, one inside the other.
    int m_copied = 0;
};

constexpr int ValueBudget = 1'000'000;
constexpr int KeyBudget = 1'000;

} // namespace

QByteArray NodeReader::keyText(const Node &key)
{
    QByteArray text;
    return ValueBuilder(KeyBudget).keyText(key, text) ? text : QByteArray();
}

base::Result<Value> NodeReader::value(const Node &node)
{
    Value value;
    ValueBuilder builder(ValueBudget);
    if (!builder.build(node, value))
        return base::Error{base::ErrorCode::TooLarge, QString()};
    return value;
}

Value NodeReader::scalarValue(const Node &scalar)
{
    QByteArray text = decode(scalar);
    switch (resolve(scalar, text)) {
    case ScalarType::Null:
        return {};
    case ScalarType::Bool:
        return Value::boolean((text[0] | 0x20) == 't');
    case ScalarType::Integer:
    case ScalarType::Float: {
        QByteArray number = jsonNumber(text);
        return number.isEmpty() ? Value::string(std::move(text)) : Value::number(std::move(number));
    }
    case ScalarType::String:
        break;
    }
    return Value::string(std::move(text));
}

} // namespace document
