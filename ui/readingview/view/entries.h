#pragma once

#include "entrybody.h"
#include "readingcontent.h"

#include <optional>

namespace readingview {

/** The parts of a document with their heights. The text of a part is read when it is needed, and only that of some
 * parts is in memory. */
class Entries final
{
public:
    /** Replaces the document. Keeps what did not change. */
    void setDocument(const document::Snapshot &snapshot, reading::Outline outline, reading::SchemaUses uses);
    /** Discards all layouts: the width, the fonts or the language changed. */
    void setWidth(int width);
    [[nodiscard]] int width() const { return m_width; }

    [[nodiscard]] const reading::Outline &outline() const { return m_outline; }
    [[nodiscard]] qsizetype count() const { return qsizetype(m_outline.size()); }
    [[nodiscard]] const reading::Entry &operator[](qsizetype index) const { return m_outline[std::size_t(index)]; }
    [[nodiscard]] EntryBody &body(qsizetype index);
    /** The text of a part, which is not kept. */
    [[nodiscard]] reading::Blocks blocks(qsizetype index) const;
    /** Lays a block out, and gives its height. */
    const BlockLayout &layout(qsizetype index, qsizetype block);

    [[nodiscard]] int height() const;
    [[nodiscard]] int topOf(qsizetype index) const;
    /** The part at a distance from the top. */
    [[nodiscard]] qsizetype entryAt(int y) const;

private:
    struct Slot {
        int height = 0;
        std::unique_ptr<EntryBody> body;
        quint64 used = 0;
    };

    void place() const;
    void discardOldest();

    std::optional<reading::Content> m_content;
    document::Snapshot m_snapshot;
    reading::SchemaUses m_uses;
    reading::Outline m_outline;
    std::vector<Slot> m_slots;
    int m_width = 0;
    qsizetype m_blocks = 0;          ///< Of the parts that are in memory.
    quint64 m_clock = 1;             ///< Later than that of parts that were never used.
    mutable std::vector<int> m_tops; ///< And the end. Empty until they are needed.
};

} // namespace readingview
