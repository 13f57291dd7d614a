#pragma once

#include "item.h"
#include "patterncache.h"
#include "query.h"

#include <QSet>

#include <functional>

namespace jsonpath {

/**
 * The state that all evaluations of paths over one document share: the references, the budget and the compiled
 * patterns.
 */
struct WalkState {
    /**
     * A function that returns true if the filter of a selector accepts an item. `root` is the value of `$` in the path.
     */
    using Filter = bool (*)(WalkState &state, const Selector &selector, const Item &item, const Item &root);

    References *references = nullptr;
    qint64 steps = 0; ///< The number of steps that are left; negative when they are used up.
    /** The number of visits of items inside one another that are in progress, also on the way back by `^`. */
    int levels = 0;
    schema::PatternCache patterns = {};
    int depth = 0; ///< The number of filters inside one another that are in progress.
    Filter filter = nullptr;
};

/**
 * Calls `use` with a member of an object or an item of a list, or with the target if it is a reference. Takes a step.
 */
void visitChild(WalkState &state, const Item &parent, const QByteArray &key, qsizetype index,
                const document::Node &node, const std::function<void(const Item &)> &use);
/** Calls `use` with all members of an object or all items of a list until it returns false. */
void visitChildren(WalkState &state, const Item &item, const std::function<bool(const Item &)> &use);
/** Calls `use` with the member of an object that has this name, if there is one. */
void visitMember(WalkState &state, const Item &item, const QByteArray &name,
                 const std::function<void(const Item &)> &use);

/** Evaluates a parsed JSONPath from an item and visits its results. */
class PathWalk final
{
public:
    /** A function that gets each result and returns false to end the walk. */
    using Visit = std::function<bool(const Match &)>;

    PathWalk(WalkState &state, const Item &root, const Query &query, const Visit &visit)
        : m_state(state)
        , m_root(root)
        , m_query(query)
        , m_visit(visit)
    {}

    void run(const Item &start) { enter(start, 0); }

private:
    [[nodiscard]] bool isOver() const { return m_isOver || m_state.steps < 0; }
    void enter(const Item &item, qsizetype segment);
    void select(const Item &item, qsizetype segment);
    void selectOne(const Item &item, const Selector &selector, qsizetype next);
    void selectSlice(const Item &item, const Selector &selector, qsizetype next);
    void selectIndex(const Item &item, qint64 index, qsizetype next);
    void descend(const Item &item, qsizetype segment);

    WalkState &m_state;
    const Item &m_root;
    const Query &m_query;
    const Visit &m_visit;
    bool m_isOver = false;
    /** The objects and lists that the current `..` has entered, by document and offset. */
    QSet<std::pair<const void *, qsizetype>> m_entered;
};

} // namespace jsonpath
