#include "rowsearch.h"

#include "bodylimits.h"
#include "cancellation.h"

#include <algorithm>
#include <utility>

namespace bodies {
namespace {

constexpr qsizetype RowsPerCheckOfCancellation = 1024;

char lower(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? char(byte - 'A' + 'a') : byte;
}

struct Hit {
    qsizetype start = -1;
    qsizetype length = 0;
};

/** Finds a text in UTF-8, without regard to case. */
class Needle final
{
public:
    explicit Needle(const QString &searched)
        : m_text(searched)
        , m_bytes(searched.toUtf8())
        , m_isAscii(std::all_of(searched.begin(), searched.end(), [](QChar one) { return one.unicode() < 0x80; }))
    {
        std::transform(m_bytes.begin(), m_bytes.end(), m_bytes.begin(), lower);
    }

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }

    [[nodiscard]] Hit find(QByteArrayView text, qsizetype from) const
    {
        return m_isAscii ? findAscii(text, from) : findAny(text, from);
    }

private:
    [[nodiscard]] Hit findAscii(QByteArrayView text, qsizetype from) const
    {
        const char first = m_bytes.front();
        for (qsizetype at = from; at + m_bytes.size() <= text.size(); ++at) {
            if (lower(text.at(at)) == first && matchesAt(text, at))
                return {at, m_bytes.size()};
        }
        return {};
    }

    [[nodiscard]] bool matchesAt(QByteArrayView text, qsizetype at) const
    {
        return std::equal(m_bytes.begin(), m_bytes.end(), text.data() + at,
                          [](char searched, char byte) { return searched == lower(byte); });
    }

    /** The cases of a character can have different numbers of bytes, so the length of the match is counted. */
    [[nodiscard]] Hit findAny(QByteArrayView text, qsizetype from) const
    {
        const QString shown = QString::fromUtf8(text.sliced(from));
        const qsizetype unit = shown.indexOf(m_text, 0, Qt::CaseInsensitive);
        if (unit < 0)
            return {};
        const qsizetype start = from + QStringView(shown).first(unit).toUtf8().size();
        const qsizetype length = QStringView(shown).sliced(unit, m_text.size()).toUtf8().size();
        return {start, qMin(length, text.size() - start)}; // An incomplete character is shown by a longer one.
    }

    QString m_text;
    QByteArray m_bytes;
    bool m_isAscii = true;
};

/** Searches row by row. Of a long line, the end of the row before is searched together with each row. */
class RowSearch final
{
public:
    explicit RowSearch(const QString &searched)
        : m_needle(searched)
    {}

    bool add(const Row &row)
    {
        if (!m_before.isEmpty())
            searchSeam(row.text);
        search(row.text, std::exchange(m_from, 0));
        m_before = row.endsLine ? QByteArray() : row.text;
        if (row.endsLine)
            m_from = 0;
        ++m_row;
        const bool isFull = m_found.matches.size() >= MaximumMatches;
        m_found.isCut = m_found.isCut || isFull;
        return !isFull && !(m_row % RowsPerCheckOfCancellation == 0 && base::isUnwanted());
    }

    [[nodiscard]] const FoundRows &found() const { return m_found; }

private:
    void append(qsizetype row, qsizetype byte, qsizetype length)
    {
        m_found.matches.append({qint32(row), qint16(byte), qint16(length)});
        m_lastEnd = byte + length;
    }

    void search(QByteArrayView text, qsizetype from)
    {
        m_lastEnd = from;
        for (Hit hit = m_needle.find(text, from); hit.start >= 0 && m_found.matches.size() < MaximumMatches;
             hit = m_needle.find(text, hit.start + hit.length))
            append(m_row, hit.start, hit.length);
    }

    /** Finds a match that begins in the row before and ends in this one. */
    void searchSeam(QByteArrayView text)
    {
        const qsizetype before = m_before.size();
        // A few bytes more than the text, as other cases of its characters can be longer.
        const qsizetype reach = m_needle.size() * 2;
        qsizetype from = qMax(m_lastEnd, before - reach);
        while (from < before && (static_cast<uchar>(m_before.at(from)) & 0xC0) == 0x80)
            ++from;
        QByteArray seam = m_before.sliced(from);
        qsizetype end = qMin(text.size(), reach);
        while (end < text.size() && (static_cast<uchar>(text.at(end)) & 0xC0) == 0x80)
            ++end;
        seam.append(text.data(), end);
        const Hit hit = m_needle.find(seam, 0);
        const qsizetype border = before - from;
        if (hit.start < 0 || hit.start >= border || hit.start + hit.length <= border)
            return;
        append(m_row - 1, from + hit.start, hit.length);
        m_from = hit.start + hit.length - border;
    }

    Needle m_needle;
    FoundRows m_found;
    QByteArray m_before; ///< The row before, if its line goes on; else empty.
    qsizetype m_row = 0;
    qsizetype m_lastEnd = 0; ///< The end of the last match in the row before.
    qsizetype m_from = 0;    ///< Where the search in the next row begins.
};

} // namespace

FoundRows findInRows(const BodyRows &rows, const QString &searched)
{
    if (searched.isEmpty() || searched.toUtf8().size() > LongestNeedle)
        return {};
    RowSearch search(searched);
    rows.read(0, [&](const Row &row) { return search.add(row); });
    return search.found();
}

} // namespace bodies
