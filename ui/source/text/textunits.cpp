#include "textunits.h"

#include <algorithm>

namespace source {

namespace {

constexpr qsizetype BlockBytes = 64 * 1024;

/** UTF-16 units of UTF-8 bytes: each character is counted at its first byte. */
qsizetype unitsIn(const QByteArray &bytes)
{
    qsizetype units = 0;
    for (const char byte : bytes) {
        const auto code = static_cast<uchar>(byte);
        units += ((code & 0xC0) != 0x80 ? 1 : 0) + (code >= 0xF0 ? 1 : 0);
    }
    return units;
}

} // namespace

TextUnits::TextUnits(const document::Snapshot &snapshot)
    : m_blocks(blocksOf(snapshot, 0, snapshot.size()))
{}

std::vector<TextUnits::Block> TextUnits::blocksOf(const document::Snapshot &snapshot, qsizetype start, qsizetype end)
{
    std::vector<Block> blocks;
    for (qsizetype at = start; at < end; at += BlockBytes) {
        const qsizetype size = qMin(BlockBytes, end - at);
        blocks.push_back({size, unitsIn(snapshot.text({at, size}))});
    }
    return blocks;
}

void TextUnits::apply(const document::Splice &splice, const document::Snapshot &snapshot)
{
    qsizetype start = 0;
    auto first = m_blocks.begin();
    while (first != m_blocks.end() && start + first->bytes < splice.offset)
        start += (first++)->bytes;
    qsizetype end = start;
    auto last = first;
    while (last != m_blocks.end() && (end < splice.offset + splice.removed || last == first))
        end += (last++)->bytes;
    const std::vector<Block> blocks = blocksOf(snapshot, start, end + splice.inserted.size() - splice.removed);
    const auto place = m_blocks.erase(first, last);
    m_blocks.insert(place, blocks.cbegin(), blocks.cend());
}

qsizetype TextUnits::count() const
{
    qsizetype units = 0;
    for (const Block &one : m_blocks)
        units += one.units;
    return units;
}

qsizetype TextUnits::unitAt(const document::Snapshot &snapshot, qsizetype offset) const
{
    qsizetype start = 0;
    qsizetype units = 0;
    for (const Block &one : m_blocks) {
        if (start + one.bytes > offset)
            return units + unitsIn(snapshot.text({start, offset - start}));
        start += one.bytes;
        units += one.units;
    }
    return units;
}

qsizetype TextUnits::offsetAt(const document::Snapshot &snapshot, qsizetype unit) const
{
    qsizetype start = 0;
    qsizetype units = 0;
    for (const Block &one : m_blocks) {
        if (units + one.units <= unit) {
            start += one.bytes;
            units += one.units;
            continue;
        }
        const QByteArray bytes = snapshot.text({start, one.bytes});
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            const auto code = static_cast<uchar>(bytes.at(at));
            if ((code & 0xC0) == 0x80)
                continue;
            units += code >= 0xF0 ? 2 : 1;
            if (units > unit)
                return start + at;
        }
        return start + bytes.size();
    }
    return snapshot.size();
}

} // namespace source
