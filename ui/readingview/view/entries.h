#pragma once

#include "entrybody.h"
#include "readingcontent.h"

#include <optional>

namespace readingview {

/** The entries of a document's outline that a ReadingView shows, with their heights. The text of an entry is read when
 * it is needed, and only some texts are in memory. */
class Entries final
{
public:
    /** Replaces the document. Texts and layouts of entries that did not change are kept. */
    void setDocument(const document::Snapshot &snapshot, reading::Outline outline, reading::SchemaUses uses);
    /** Sets the width in pixels and discards all texts and layouts. Also needed with the same width when the fonts or
     * the language have changed. */
    void setWidth(int width);
    [[nodiscard]] int width() const { return m_width; }

    [[nodiscard]] const reading::Outline &outline() const { return m_outline; }
    [[nodiscard]] qsizetype count() const { return qsizetype(m_outline.size()); }
    [[nodiscard]] const reading::Entry &operator[](qsizetype index) const { return m_outline[std::size_t(index)]; }
    [[nodiscard]] EntryBody &body(qsizetype index);
    /** Returns the text of the entry at an index, which is read again each time and not kept in memory. */
    [[nodiscard]] reading::Blocks blocks(qsizetype index) const;
    /** Returns the layout of a block of an entry, which is created if needed. The heights of the block and the entry
     * can change by this. */
    const BlockLayout &layout(qsizetype index, qsizetype block);

    [[nodiscard]] int height() const;
    [[nodiscard]] int topOf(qsizetype index) const;
    /** The index of the entry at a distance from the top of the document, in pixels. */
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
    qsizetype m_blocks = 0; ///< The number of blocks of all entries whose texts are in memory.
    /** The counter for Slot::used, which is later than 0, the value of entries that were never used. */
    quint64 m_clock = 1;
    /** The distances of the entries from the top of the document, and of its end, in pixels. Empty until they are
     * needed. */
    mutable std::vector<int> m_tops;
};

} // namespace readingview
