#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <array>
#include <vector>

namespace traffic {

/** An index of byte strings that are searched for together: the spellings of secrets. They are sorted so that a search
 * narrows a range byte by byte. */
class SpellingIndex final
{
public:
    /** How a spelling may match in a text: anywhere or only as a word, plain or in base64; see KnownSecrets. */
    enum class Form : quint8 { Plain, Word, Base64, Base64Word };

    /** The sorted spellings from the index `first` up to but not including `end`. */
    struct Range {
        qsizetype first = 0;
        qsizetype end = 0;
        [[nodiscard]] bool isEmpty() const { return first == end; }
    };

    /** The number of bytes that mayStartAt() compares. */
    static constexpr qsizetype FilterBytes = 4;

    /** Adds a spelling of two bytes or more. It is not found by a search until sort() is called. */
    void add(QByteArrayView bytes, Form form);
    void sort();
    [[nodiscard]] bool isEmpty() const { return m_spellings.empty(); }
    /** About how many bytes of memory the index needs after `count` more spellings, which have `bytes` bytes in all. */
    [[nodiscard]] qsizetype memoryWith(qsizetype count, qsizetype bytes) const;
    void reserve(qsizetype count, qsizetype bytes);

    [[nodiscard]] Range all() const { return {0, qsizetype(m_spellings.size())}; }
    /**
     * The spellings of `range` whose byte at `depth` is `next`. All spellings of `range` must be equal up to `depth`.
     */
    [[nodiscard]] Range narrowed(Range range, qsizetype depth, char next) const;
    /** Calls `use` with the form of each spelling of `range` that is `depth` bytes long. */
    template<typename Use>
    void forEachOfLength(Range range, qsizetype depth, Use use) const
    {
        for (qsizetype at = range.first; at < range.end && lengthOf(at) == depth; ++at)
            use(m_spellings[std::size_t(at)].form);
    }
    [[nodiscard]] Form formOf(qsizetype at) const { return m_spellings[std::size_t(at)].form; }
    /** False if no spelling starts with the byte `first`. */
    [[nodiscard]] bool mayStartWith(char first) const
    {
        const auto at = static_cast<unsigned char>(first);
        return m_starts[at] != m_starts[at + 1];
    }
    /** False if no spelling starts like the bytes of `text` at `place`; true may be wrong. A quick check of the bytes
     * as they are, without decoding escapes. */
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
    /** The byte of a spelling at `depth`; -1 past its end, so that a shorter spelling sorts before a longer one. */
    [[nodiscard]] int byteAt(qsizetype at, qsizetype depth) const
    {
        return depth < lengthOf(at) ? static_cast<unsigned char>(m_bytes[m_spellings[std::size_t(at)].offset + depth])
                                    : -1;
    }
    void fillFilter();

    QByteArray m_bytes; ///< The bytes of all spellings, one after the other.
    std::vector<Spelling> m_spellings;
    /** The index of the first spelling that starts with this byte or a greater one, for each byte. */
    std::array<qsizetype, 257> m_starts{};
    /** True at the hash of the first four bytes of each spelling; its size is a power of two. */
    std::vector<bool> m_filter;
    /** True at the first two bytes of each spelling of less than four bytes; empty if there are none. */
    std::vector<bool> m_shortFilter;
};

} // namespace traffic
