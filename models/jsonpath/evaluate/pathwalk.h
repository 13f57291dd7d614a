#pragma once

#include "item.h"
#include "patterncache.h"
#include "query.h"

#include <QSet>

#include <functional>

namespace jsonpath {

/** What the walks over one document share. */
struct WalkState {
    /** True if a filter takes an item. `root` is `$` of the path. */
    using Filter = bool (*)(WalkState &state, const Selector &selector, const Item &item, const Item &root);

    References *references = nullptr;
    qint64 steps = 0; ///< That are left.
    int levels = 0;   ///< Of items that are visited inside one another, also on the way back by `^`.
    schema::PatternCache patterns = {};
    int depth = 0; ///< Of filters inside one another.
    Filter filter = nullptr;
};

/** Visits a member or an item of a list, or what its reference refers to. */
void visitChild(WalkState &state, const Item &parent, const QByteArray &key, qsizetype index,
                const document::Node &node, const std::function<void(const Item &)> &use);
/** All members, or all items of a list. `use` returns false to end. */
void visitChildren(WalkState &state, const Item &item, const std::function<bool(const Item &)> &use);
/** The member of that name. */
void visitMember(WalkState &state, const Item &item, const QByteArray &name,
                 const std::function<void(const Item &)> &use);

/** Evaluates a query from an item. */
class PathWalk final
{
public:
    /** `visit` returns false to end the walk. */
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
    QSet<std::pair<const void *, qsizetype>> m_entered; ///< By the `..` that is evaluated.
};

} // namespace jsonpath
