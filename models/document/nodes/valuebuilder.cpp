#include "valuebuilder.h"

#include "coreschema.h"

namespace document {

namespace {

constexpr qsizetype BytesOfStep = 64;
constexpr int LongestChain = 100; ///< Aliases inside aliases; a cycle is longer than any.
/** For collections that are keys in keys: they are quoted again at each level, so that their text doubles. */
constexpr qsizetype LongestInnerKey = 4096;

Value scalarValue(const TilePart &scalar, QByteArray text)
{
    switch (scalar.typeOf(text)) {
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

} // namespace

bool ValueBuilder::keyText(const TilePart &key, QByteArray &text)
{
    const TilePart scalar = key.resolved();
    if (scalar.kind() == Kind::Scalar) {
        text = scalar.bytes();
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

bool ValueBuilder::build(const TilePart &part, Value &value)
{
    if (m_aliasDepth > 0 && part.kind() != Kind::Scalar && !take(0))
        return false;
    switch (part.kind()) {
    case Kind::Alias:
        return buildAlias(part, value);
    case Kind::Sequence:
        return buildSequence(part, value);
    case Kind::Mapping:
        return buildMapping(part, value);
    case Kind::Scalar:
        return buildScalar(part, value);
    default:
        return true;
    }
}

bool ValueBuilder::buildMapping(const TilePart &part, Value &value)
{
    QList<Value::Member> members;
    members.reserve(qsizetype(part.collection()->count));
    bool ok = true;
    part.collection()->forEach([&](const TilePlace &place) {
        ok = appendMember(part, place, members);
        return ok;
    });
    value = Value::object(std::move(members));
    return ok;
}

bool ValueBuilder::appendMember(const TilePart &mapping, const TilePlace &place, QList<Value::Member> &members)
{
    members.append(Value::Member(QByteArray(), Value()));
    Value::Member &member = members.last();
    const TilePart key = mapping.child(place, true);
    const bool isByAlias = m_aliasDepth > 0 || key.kind() == Kind::Alias;
    return keyText(key, member.first) && (!isByAlias || take(member.first.size())) &&
           build(mapping.child(place), member.second);
}

bool ValueBuilder::take(qsizetype bytes)
{
    m_copied += 1 + bytes / BytesOfStep;
    return m_copied <= m_budget;
}

bool ValueBuilder::enterAlias()
{
    if (m_aliasDepth == LongestChain)
        return false;
    ++m_aliasDepth;
    return true;
}

bool ValueBuilder::buildScalar(const TilePart &part, Value &value)
{
    QByteArray text = part.bytes();
    if (m_aliasDepth > 0 && !take(text.size()))
        return false;
    value = scalarValue(part, std::move(text));
    return true;
}

bool ValueBuilder::buildAlias(const TilePart &part, Value &value)
{
    const TilePart target = part.resolved();
    if (target.kind() == Kind::Alias)
        return true; // Not known: null.
    if (!enterAlias())
        return false;
    const bool built = build(target, value);
    leaveAlias();
    return built;
}

bool ValueBuilder::buildSequence(const TilePart &part, Value &value)
{
    QList<Value> items;
    items.reserve(qsizetype(part.collection()->count));
    bool ok = true;
    part.collection()->forEach([&](const TilePlace &place) {
        items.emplaceBack();
        ok = build(part.child(place), items.last());
        return ok;
    });
    value = Value::array(std::move(items));
    return ok;
}

} // namespace document
