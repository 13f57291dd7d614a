#include "treearena.h"

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#endif

namespace document {

namespace {

constexpr size_t LargePage = 2 * 1024 * 1024;

size_t roundedUp(size_t size, size_t unit)
{
    return (size + unit - 1) / unit * unit;
}

} // namespace

void TreeArena::addBlock(size_t atLeast)
{
    const size_t unit = m_nextSize < LargePage ? Alignment * 2 : LargePage;
    const size_t size = roundedUp(std::max(m_nextSize, atLeast), unit);
    m_nextSize = std::min(m_nextSize * 2, LargestBlock);
    auto *block = static_cast<char *>(std::aligned_alloc(unit, size));
    Q_CHECK_PTR(block);
    m_blocks.emplace_back(block);
#ifdef Q_OS_LINUX
    // A quarter of the time to read a large text went into thousands of faults for small pages.
    if (unit == LargePage)
        (void)::madvise(block, size, MADV_HUGEPAGE);
#endif
    m_at = block;
    m_left = size;
}

} // namespace document
