#include "nodevalue.h"

#include "coreschema.h"
#include "documentlimits.h"
#include "mergedmappings.h"

#include <QSet>

namespace document {

namespace {

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

enum class MergeKeys { AsMembers, Followed };

/** Copies a subtree into a Value. What aliases and merge keys bring in is counted, and an alias inside what it names is
 * refused. */
class ValueBuilder
{
public:
    explicit ValueBuilder(qint64 budget, MergeKeys mergeKeys = MergeKeys::AsMembers)
        : m_budget(budget)
        , m_mergeKeys(mergeKeys)
    {}

    /** The text of a scalar key; any other key as JSON. */
    [[nodiscard]] bool keyText(const TilePart &key, QByteArray &text)
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

    [[nodiscard]] bool build(const TilePart &part, Value &value)
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

private:
    static constexpr qsizetype BytesOfStep = 64;
    static constexpr int LongestChain = 100; ///< Aliases inside aliases; a cycle is longer than any.
    /** For collections that are keys in keys: they are quoted again at each level, so that their text doubles. */
    static constexpr qsizetype LongestInnerKey = 4096;

    /** Charges a value or key that an alias brings in, with the bytes of its text. */
    [[nodiscard]] bool take(qsizetype bytes)
    {
        m_copied += 1 + bytes / BytesOfStep;
        return m_copied <= m_budget;
    }

    [[nodiscard]] bool buildScalar(const TilePart &part, Value &value)
    {
        QByteArray text = part.bytes();
        if (m_aliasDepth > 0 && !take(text.size()))
            return false;
        value = scalarValue(part, std::move(text));
        return true;
    }

    [[nodiscard]] bool buildAlias(const TilePart &part, Value &value)
    {
        const TilePart target = part.resolved();
        if (target.kind() == Kind::Alias)
            return true; // Not known: null.
        if (m_aliasDepth == LongestChain)
            return false;
        ++m_aliasDepth;
        const bool built = build(target, value);
        --m_aliasDepth;
        return built;
    }

    [[nodiscard]] bool buildSequence(const TilePart &part, Value &value)
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

    [[nodiscard]] bool buildMapping(const TilePart &part, Value &value)
    {
        QList<Value::Member> members;
        members.reserve(qsizetype(part.collection()->count));
        const bool isMerging = m_mergeKeys == MergeKeys::Followed && mergeSourceOf(part);
        bool isMerged = false;
        bool ok = true;
        part.collection()->forEach([&](const TilePlace &place) {
            if (isMerging && !isMerged && isMergeKey(part.child(place, true))) {
                isMerged = true;
                ok = buildMerged(part, members);
                return ok;
            }
            members.append(Value::Member(QByteArray(), Value()));
            Value::Member &member = members.last();
            const TilePart key = part.child(place, true);
            const bool isByAlias = m_aliasDepth > 0 || key.kind() == Kind::Alias;
            ok = keyText(key, member.first) && (!isByAlias || take(member.first.size())) &&
                 build(part.child(place), member.second);
            return ok;
        });
        value = Value::object(std::move(members));
        return ok;
    }

    static bool isMergeKey(const TilePart &key) { return key.kind() == Kind::Scalar && key.bytes() == "<<"; }

    /** Appends the members that the merge key of a mapping brings in and the mapping does not have itself. */
    [[nodiscard]] bool buildMerged(const TilePart &part, QList<Value::Member> &members)
    {
        QSet<QByteArray> seen;
        bool ok = true;
        part.collection()->forEach([&](const TilePlace &place) {
            QByteArray text;
            ok = keyText(part.child(place, true), text);
            seen.insert(text);
            return ok;
        });
        ++m_aliasDepth;
        MergedMappings merged(part);
        for (TilePart source = merged.next(); source && ok; source = merged.next()) {
            const bool isMergingToo = bool(mergeSourceOf(source));
            source.collection()->forEach([&](const TilePlace &place) {
                const TilePart key = source.child(place, true);
                QByteArray text;
                ok = keyText(key, text) && take(text.size());
                if (!ok || (isMergingToo && isMergeKey(key)) || seen.contains(text))
                    return ok;
                seen.insert(text);
                members.append(Value::Member(text, Value()));
                ok = build(source.child(place), members.last().second);
                return ok;
            });
        }
        --m_aliasDepth;
        return ok;
    }

    qint64 m_budget; ///< Steps for what aliases bring in: a value or key, and 64 bytes of a text.
    MergeKeys m_mergeKeys;
    int m_aliasDepth = 0;
    int m_keyDepth = 0; ///< Keys that are collections, one inside the other.
    qint64 m_copied = 0;
};

constexpr qint64 KeyBudget = 1'000;

} // namespace

QByteArray keyText(const TilePart &key)
{
    QByteArray text;
    return ValueBuilder(KeyBudget).keyText(key, text) ? text : QByteArray();
}

namespace {

base::Result<Value> builtValue(const TilePart &part, MergeKeys mergeKeys)
{
    Value value;
    ValueBuilder builder(MaximumAliasSteps, mergeKeys);
    if (!builder.build(part, value))
        return base::Error{base::ErrorCode::TooLarge, QString()};
    return value;
}

} // namespace

base::Result<Value> valueOf(const TilePart &part)
{
    return builtValue(part, MergeKeys::AsMembers);
}

base::Result<Value> mergedValueOf(const TilePart &part)
{
    return builtValue(part, MergeKeys::Followed);
}

} // namespace document
