#include "blockindent.h"

#include <optional>

namespace document {

namespace {

constexpr qsizetype EntriesAsked = 24; ///< Of each collection.
constexpr int CollectionsAsked = 200;  ///< Before the usual indentation is taken.

/** Looks for a nested mapping and a nested sequence until both were seen. */
class Search final
{
public:
    void lookInto(const CollectionView &parent)
    {
        const qsizetype count = std::min(parent.count(), EntriesAsked);
        for (qsizetype i = 0; i < count && !isDone(); ++i) {
            if (const auto child = parent.entryAt(i).valueCollection())
                compare(parent, *child);
        }
    }

    void lookBelow(const CollectionView &parent)
    {
        if (m_left-- <= 0 || isDone() || parent.layout() != Layout::Block)
            return;
        lookInto(parent);
        const qsizetype count = std::min(parent.count(), EntriesAsked);
        for (qsizetype i = 0; i < count && m_left > 0 && !isDone(); ++i) {
            if (const auto child = parent.entryAt(i).valueCollection())
                lookBelow(*child);
        }
    }

    void compare(const CollectionView &parent, const CollectionView &child)
    {
        if (parent.kind() != Kind::Mapping || parent.layout() != Layout::Block || child.layout() != Layout::Block)
            return;
        const int deeper = child.indent() - parent.indent();
        const bool isSequence = child.kind() == Kind::Sequence;
        if (isSequence && !m_itemsIndented)
            m_itemsIndented = deeper > 0;
        if (!isSequence && !m_step && deeper > 0)
            m_step = deeper;
    }

    [[nodiscard]] bool isDone() const { return m_step && m_itemsIndented; }
    [[nodiscard]] BlockIndent result() const { return {m_step.value_or(2), m_itemsIndented.value_or(true)}; }

private:
    std::optional<int> m_step;
    std::optional<bool> m_itemsIndented;
    int m_left = CollectionsAsked;
};

} // namespace

BlockIndent blockIndentAround(const QList<CollectionView> &chain)
{
    Search search;
    for (qsizetype level = chain.size() - 1; level >= 0 && !search.isDone(); --level) {
        search.lookInto(chain[level]);
        if (level > 0)
            search.compare(chain[level - 1], chain[level]);
    }
    if (!chain.isEmpty() && !search.isDone())
        search.lookBelow(chain.first());
    return search.result();
}

} // namespace document
