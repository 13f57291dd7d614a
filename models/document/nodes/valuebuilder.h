#pragma once

#include "tilepart.h"
#include "value.h"

namespace document {

/**
 * Copies a subtree into a Value. What aliases bring in is counted, and an alias inside what it names is refused: then
 * the functions return false.
 */
class ValueBuilder
{
public:
    /** `budget` is the largest number of steps for what aliases bring in: a value or key, and 64 bytes of a text. */
    explicit ValueBuilder(qint64 budget)
        : m_budget(budget)
    {}
    virtual ~ValueBuilder() = default;
    Q_DISABLE_COPY_MOVE(ValueBuilder)

    /** Gives the text of a scalar key, or any other key as JSON. */
    [[nodiscard]] bool keyText(const TilePart &key, QByteArray &text);
    [[nodiscard]] bool build(const TilePart &part, Value &value);

protected:
    [[nodiscard]] virtual bool buildMapping(const TilePart &part, Value &value);
    /** Appends the member of a mapping at a place. */
    [[nodiscard]] bool appendMember(const TilePart &mapping, const TilePlace &place, QList<Value::Member> &members);
    /** Counts a value or key that an alias brings in, and the bytes of its text, against the budget. Returns false
     * if the budget is exceeded. */
    [[nodiscard]] bool take(qsizetype bytes);
    /** Begins what an alias brings in; leaveAlias() ends it. False if there are too many aliases inside aliases. */
    [[nodiscard]] bool enterAlias();
    void leaveAlias() { --m_aliasDepth; }

private:
    [[nodiscard]] bool buildScalar(const TilePart &part, Value &value);
    [[nodiscard]] bool buildAlias(const TilePart &part, Value &value);
    [[nodiscard]] bool buildSequence(const TilePart &part, Value &value);

    qint64 m_budget;
    int m_aliasDepth = 0;
    int m_keyDepth = 0; ///< Keys that are collections, one inside the other.
    qint64 m_copied = 0;
};

} // namespace document
