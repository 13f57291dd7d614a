#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <array>
#include <vector>

namespace traffic {

/** Byte strings that are searched for together, sorted so that a search narrows a range byte by byte. */
class SpellingIndex final
{
public:
    /** How a match is extended, see KnownSecrets. */
    enum class Form : quint8 { Plain, Word, Base64, Base64Word };

    /** The spellings from `first` up to but not including `end`. */
    struct Range {
        qsizetype first = 0;
        qsizetype end = 0;
        [[nodiscard]] bool isEmpty() const { return first == end; }
    };

    /** What mayStartAt() compares. */
    static constexpr qsizetype FilterBytes = 4;

    /** Two bytes or more. Not found by a search until sort() is called. */
    void add(QByteArrayView bytes, Form form);
    void sort();
    [[nodiscard]] bool isEmpty() const { return m_spellings.empty(); }
    /** Bytes of memory after `count` more spellings of `bytes` in all, about. */
    [[nodiscard]] qsizetype memoryWith(qsizetype count, qsizetype bytes) const;
    void reserve(qsizetype count, qsizetype bytes);

    [[nodiscard]] Range all() const { return {0, qsizetype(m_spellings.size())}; }
    /** Those of `range`, which have `depth` bytes in common, whose next byte is `next`. */
    [[nodiscard]] Range narrowed(Range range, qsizetype depth, char next) const;
    /** Calls `use` with the form of each spelling of `range` that is `depth` bytes long. */
    template<typename Use>
    void forEachOfLength(Range range, qsizetype depth, Use use) const
    {
        for (qsizetype at = range.first; at < range.end && lengthOf(at) == depth; ++at)
            use(m_spellings[std::size_t(at)].form);
    }
    [[nodiscard]] Form formOf(qsizetype at) const { return m_spellings[std::size_t(at)].form; }
    /** False if no spelling starts with the byte. */
    [[nodiscard]] bool mayStartWith(char first) const
    {
        const auto at = static_cast<unsigned char>(first);
        return m_starts[at] != m_starts[at + 1];
    }
    /** False if no spelling starts as `text` does at `place`. Compares bytes as they are; for a quick look. */
    [[nodiscard]] bool mayStartAt(QByteArrayView text, qsizetype place) const;

private:
    struct Spelling {
        quint32 offset = 0;
        quint32 length = 0;
        Form form = Form::Plain;
    };

    [[nodiscard]] qsizetype lengthOf(qsizetype at) const { return m_spellings[std::size_t(at)].length; }
    [[nodiscard]] QByteArrayView bytesOf(const Spelling &spelling) const
    {
        return QByteArrayView(m_bytes).sliced(spelling.offset, spelling.length);
    }
    /** -1 past the end, so that a shorter spelling sorts before a longer one. */
    [[nodiscard]] int byteAt(qsizetype at, qsizetype depth) const
    {
        return depth < lengthOf(at) ? static_cast<unsigned char>(m_bytes[m_spellings[std::size_t(at)].offset + depth])
                                    : -1;
    }
    void fillFilter();

    QByteArray m_bytes; ///< Of all spellings, one after the other.
    std::vector<Spelling> m_spellings;
    std::array<qsizetype, 257> m_starts{}; ///< The first spelling that starts with this byte or a greater one.
    std::vector<bool> m_filter;            ///< By a hash of the first four bytes; its size is a power of two.
    std::vector<bool> m_shortFilter;       ///< By the first two bytes, of shorter spellings; empty if there are none.
};

} // namespace traffic
