#pragma once

#include <QtGlobal>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

namespace document {

/** The reference count of a part of a tree. A part in an arena is not counted: it is freed with the arena. */
class Owners final
{
public:
    void ref()
    {
        if (m_count.load(std::memory_order_relaxed) != InArena)
            m_count.fetch_add(1, std::memory_order_relaxed);
    }
    /** Removes an owner. Returns false if it was the last one. */
    bool deref()
    {
        return m_count.load(std::memory_order_relaxed) == InArena ||
               m_count.fetch_sub(1, std::memory_order_acq_rel) != 1;
    }
    void setInArena() { m_count.store(InArena, std::memory_order_relaxed); }

private:
    static constexpr qint32 InArena = -1;
    std::atomic<qint32> m_count = 0;
};

/**
 * The memory of the tree of a whole text. It holds hundreds of thousands of small parts in a few blocks, which are
 * freed without destroying the parts. So a part must not own memory outside of the arena.
 */
class TreeArena final
{
public:
    TreeArena() = default;
    Q_DISABLE_COPY_MOVE(TreeArena)

    /** Makes a part of a type with a reference count `ref`, which is set so that the arena frees the part. */
    template<typename Part>
    Part *make()
    {
        Part *part = new (allocate(sizeof(Part))) Part;
        part->ref.setInArena();
        return part;
    }
    /** Makes an array in the arena of the items, which are moved out of `items`. */
    template<typename Item>
    Item *makeRow(std::span<Item> items)
    {
        static_assert(std::is_nothrow_move_constructible_v<Item> && alignof(Item) <= Alignment);
        Item *row = static_cast<Item *>(allocate(items.size_bytes()));
        std::uninitialized_move(items.begin(), items.end(), row);
        return row;
    }

private:
    struct Free {
        void operator()(char *block) const { std::free(block); }
    };
    static constexpr size_t Alignment = alignof(void *);
    static constexpr size_t FirstBlock = 4 * 1024;
    static constexpr size_t LargestBlock = 4 * 1024 * 1024;

    void *allocate(size_t size)
    {
        if (size > m_left)
            addBlock(size);
        char *at = m_at;
        m_at += size;
        m_left -= size;
        return at;
    }
    void addBlock(size_t atLeast);

    std::vector<std::unique_ptr<char, Free>> m_blocks;
    size_t m_nextSize = FirstBlock;
    char *m_at = nullptr;
    size_t m_left = 0;
};

} // namespace document
