#include "entries.h"

#include <QHash>

#include <algorithm>

namespace readingview {

namespace {

using reading::Entry;

/** Blocks of the parts whose text is in memory, and the last used parts that stay, which are visible. */
constexpr qsizetype MaximumBlocks = 3000;
constexpr std::size_t KeptBodies = 32;
/** Heights of parts that were not read yet, in pixels; the bytes of a part that are about a pixel high. */
constexpr int SmallestHeight = 60;
constexpr int LargestHeight = 8000;
constexpr qsizetype BytesAPixel = 4;

int guessedHeight(const Entry &entry)
{
    const bool isHeading = !entry.isOperation() && entry.kind != Entry::Kind::Schema;
    const qsizetype bytes = isHeading ? 0 : entry.node.span().length;
    return int(std::clamp<qsizetype>(bytes / BytesAPixel, SmallestHeight, LargestHeight));
}

bool isSame(const Entry &before, const Entry &now)
{
    return before.kind == now.kind && before.title == now.title && document::isShared(before.node, now.node) &&
           (!now.isOperation() || document::isShared(before.operation.pathItem, now.operation.pathItem));
}

} // namespace

void Entries::setDocument(const document::Snapshot &snapshot, reading::Outline outline, reading::SchemaUses uses)
{
    const auto isKept = [&](const char *member) {
        return document::isShared(m_snapshot.at({member}), snapshot.at({member}));
    };
    // What is in the components can be part of any text.
    const bool areTextsKept = m_content && isKept("components");
    QHash<document::Pointer, std::size_t> numbers;
    for (std::size_t i = 0; i < m_outline.size(); ++i)
        numbers.insert(m_outline[i].anchor(), i);
    std::vector<Slot> places(outline.size());
    m_blocks = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Entry &entry = outline[i];
        const auto known = numbers.constFind(entry.anchor());
        if (known == numbers.cend()) {
            places[i].height = guessedHeight(entry);
            continue;
        }
        Slot &before = m_slots[*known];
        places[i].height = before.height;
        if (before.body && areTextsKept && isSame(m_outline[*known], entry) &&
            uses.value(entry.pointer) == m_uses.value(entry.pointer)) {
            places[i] = std::move(before);
            m_blocks += places[i].body->count();
        }
    }
    m_slots = std::move(places);
    m_outline = std::move(outline);
    m_snapshot = snapshot;
    m_uses = std::move(uses);
    m_content.emplace(m_snapshot, m_uses);
    m_tops.clear();
}

void Entries::setWidth(int width)
{
    m_width = width;
    for (Slot &slot : m_slots)
        slot.body.reset();
    m_blocks = 0;
}

reading::Blocks Entries::blocks(qsizetype index) const
{
    return m_content ? m_content->read((*this)[index]) : reading::Blocks();
}

EntryBody &Entries::body(qsizetype index)
{
    Slot &slot = m_slots[std::size_t(index)];
    if (slot.used != m_clock)
        slot.used = ++m_clock;
    if (!slot.body) {
        slot.body = std::make_unique<EntryBody>(blocks(index), m_width);
        slot.height = slot.body->height();
        m_tops.clear();
        m_blocks += slot.body->count();
        if (m_blocks > MaximumBlocks)
            discardOldest();
    }
    return *slot.body;
}

/** Until half of the blocks are left, so that it is rarely done. */
void Entries::discardOldest()
{
    std::vector<Slot *> read;
    for (Slot &slot : m_slots) {
        if (slot.body)
            read.push_back(&slot);
    }
    std::sort(read.begin(), read.end(), [](const Slot *left, const Slot *right) { return left->used < right->used; });
    for (std::size_t i = 0; i + KeptBodies < read.size() && m_blocks > MaximumBlocks / 2; ++i) {
        m_blocks -= read[i]->body->count();
        read[i]->body.reset();
    }
}

const BlockLayout &Entries::layout(qsizetype index, qsizetype block)
{
    EntryBody &text = body(index);
    const BlockLayout &layout = text.layout(block);
    Slot &slot = m_slots[std::size_t(index)];
    if (slot.height != text.height()) {
        slot.height = text.height();
        m_tops.clear();
    }
    return layout;
}

void Entries::place() const
{
    if (!m_tops.empty())
        return;
    m_tops.reserve(m_slots.size() + 1);
    int y = 0;
    for (const Slot &slot : m_slots) {
        m_tops.push_back(y);
        y += slot.height;
    }
    m_tops.push_back(y);
}

int Entries::height() const
{
    place();
    return m_tops.back();
}

int Entries::topOf(qsizetype index) const
{
    place();
    return m_tops[std::size_t(index)];
}

qsizetype Entries::entryAt(int y) const
{
    place();
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), y);
    return std::clamp<qsizetype>(after - m_tops.begin() - 1, 0, std::max<qsizetype>(count() - 1, 0));
}

} // namespace readingview
