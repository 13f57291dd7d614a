#include "spellingindex.h"

#include <algorithm>
#include <cstring>

namespace traffic {

namespace {

/** The least length of a spelling. */
constexpr qsizetype ShortFilterBytes = 2;

/** One in so many places passes the filter by chance. */
constexpr std::size_t BitsPerSpelling = 16;

std::size_t shortHashOf(const char *bytes)
{
    return std::size_t(static_cast<unsigned char>(bytes[0])) << 8U | static_cast<unsigned char>(bytes[1]);
}

std::size_t hashOf(const char *bytes)
{
    quint32 value = 0;
    std::memcpy(&value, bytes, sizeof value);
    // Multiplication spreads the bits upwards. Source: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    return (value * 2654435769U) >> 8U;
}

} // namespace

void SpellingIndex::add(QByteArrayView bytes, Form form)
{
    m_spellings.push_back({quint32(m_bytes.size()), quint32(bytes.size()), form});
    m_bytes.append(bytes);
}

qsizetype SpellingIndex::memoryWith(qsizetype count, qsizetype bytes) const
{
    const qsizetype all = qsizetype(m_spellings.size()) + count;
    return m_bytes.size() + bytes + all * qsizetype(sizeof(Spelling)) + all * qsizetype(BitsPerSpelling) / 8;
}

void SpellingIndex::reserve(qsizetype count, qsizetype bytes)
{
    m_spellings.reserve(m_spellings.size() + std::size_t(count));
    m_bytes.reserve(m_bytes.size() + bytes);
}

void SpellingIndex::sort()
{
    const auto isLess = [this](const Spelling &left, const Spelling &right) {
        const int order = bytesOf(left).compare(bytesOf(right));
        return order != 0 ? order < 0 : left.form < right.form;
    };
    const auto isSame = [this](const Spelling &left, const Spelling &right) {
        return left.form == right.form && bytesOf(left) == bytesOf(right);
    };
    std::sort(m_spellings.begin(), m_spellings.end(), isLess);
    m_spellings.erase(std::unique(m_spellings.begin(), m_spellings.end(), isSame), m_spellings.end());
    qsizetype at = 0;
    for (int first = 0; first <= 256; ++first) {
        while (at < qsizetype(m_spellings.size()) && byteAt(at, 0) < first)
            ++at;
        m_starts[std::size_t(first)] = at;
    }
    fillFilter();
}

void SpellingIndex::fillFilter()
{
    std::size_t bits = 64;
    while (bits < m_spellings.size() * BitsPerSpelling)
        bits *= 2;
    m_filter.assign(bits, false);
    m_shortFilter.clear();
    for (const Spelling &spelling : m_spellings) {
        const char *const bytes = m_bytes.constData() + spelling.offset;
        if (spelling.length >= FilterBytes) {
            m_filter[hashOf(bytes) & (bits - 1)] = true;
        } else {
            m_shortFilter.resize(std::size_t(1) << 16U, false);
            m_shortFilter[shortHashOf(bytes)] = true;
        }
    }
}

bool SpellingIndex::mayStartAt(QByteArrayView text, qsizetype place) const
{
    if (!mayStartWith(text[place]))
        return false;
    const char *const bytes = text.data() + place;
    const qsizetype left = text.size() - place;
    if (left >= FilterBytes && m_filter[hashOf(bytes) & (m_filter.size() - 1)])
        return true;
    return left >= ShortFilterBytes && !m_shortFilter.empty() && m_shortFilter[shortHashOf(bytes)];
}

SpellingIndex::Range SpellingIndex::narrowed(Range range, qsizetype depth, char next) const
{
    const int wanted = static_cast<unsigned char>(next);
    if (depth == 0) {
        const auto at = std::size_t(wanted);
        return {m_starts[at], m_starts[at + 1]};
    }
    // Deep in the index spellings rarely differ.
    if (byteAt(range.first, depth) == wanted && byteAt(range.end - 1, depth) == wanted)
        return range;
    const auto firstNotBelow = [&](qsizetype from, int byte) {
        qsizetype end = range.end;
        while (from < end) {
            const qsizetype middle = from + (end - from) / 2;
            if (byteAt(middle, depth) < byte)
                from = middle + 1;
            else
                end = middle;
        }
        return from;
    };
    const qsizetype first = firstNotBelow(range.first, wanted);
    return {first, firstNotBelow(first, wanted + 1)};
}

} // namespace traffic
