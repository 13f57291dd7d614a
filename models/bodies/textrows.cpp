#include "textrows.h"

#include "bodylimits.h"
#include "cancellation.h"

#include <algorithm>

namespace bodies {
namespace {

constexpr qsizetype RowsPerStart = 64;

bool isContinuation(char byte)
{
    return (static_cast<uchar>(byte) & 0xC0) == 0x80;
}

/** The end of a row of at most LongestRow bytes of a longer line, which does not divide a character. */
qsizetype endOfLongRow(QByteArrayView text, qsizetype start)
{
    qsizetype end = start + LongestRow;
    for (int i = 0; i < 3 && isContinuation(text.at(end)); ++i)
        --end;
    return end;
}

struct RowEnd {
    qsizetype end = 0;  ///< After the last byte of the row.
    qsizetype next = 0; ///< The start of the next row; -1 after the last one.
    bool endsLine = true;
};

RowEnd rowEnd(QByteArrayView text, qsizetype start)
{
    const QByteArrayView part = text.sliced(start, qMin(LongestRow + 1, text.size() - start));
    const auto *found = std::find_if(part.begin(), part.end(), [](char byte) { return byte == '\n' || byte == '\r'; });
    if (found != part.end()) {
        const qsizetype end = start + (found - part.begin());
        const bool isPair = *found == '\r' && end + 1 < text.size() && text.at(end + 1) == '\n';
        return {end, end + (isPair ? 2 : 1), true};
    }
    if (part.size() <= LongestRow)
        return {text.size(), -1, true};
    const qsizetype end = endOfLongRow(text, start);
    return {end, end, false};
}

} // namespace

TextRows::TextRows(const QByteArray &text, Language language, const QList<Fold> &folds)
    : m_text(text)
    , m_language(language)
    , m_folds(folds)
{
    for (qsizetype at = 0; at >= 0 && m_rowCount < MaximumRows; ++m_rowCount) {
        if (m_rowCount % RowsPerStart == 0) {
            if (base::isUnwanted())
                return;
            m_starts.append(at);
        }
        at = rowEnd(m_text, at).next;
    }
}

void TextRows::read(qsizetype first, const std::function<bool(const Row &)> &take) const
{
    qsizetype row = qMax<qsizetype>(0, first);
    if (row >= m_rowCount)
        return;
    qsizetype at = m_starts.at(row / RowsPerStart);
    for (qsizetype skipped = row % RowsPerStart; skipped > 0; --skipped)
        at = rowEnd(m_text, at).next;
    auto fold = std::lower_bound(m_folds.cbegin(), m_folds.cend(), row,
                                 [](const Fold &one, qsizetype number) { return one.first < number; });
    for (; at >= 0 && row < m_rowCount; ++row) {
        const RowEnd end = rowEnd(m_text, at);
        Row read{m_text.mid(at, end.end - at), end.endsLine};
        for (; fold != m_folds.cend() && fold->first <= row; ++fold)
            read.canFold = read.canFold || fold->first == row;
        if (!take(read))
            return;
        at = end.next;
    }
}

std::optional<Fold> TextRows::fold(qsizetype row) const
{
    const auto found = std::lower_bound(m_folds.cbegin(), m_folds.cend(), row,
                                        [](const Fold &one, qsizetype number) { return one.first < number; });
    return found != m_folds.cend() && found->first == row ? std::optional(*found) : std::nullopt;
}

qsizetype TextRows::rowsOfLine(QByteArrayView line)
{
    qsizetype count = 1;
    for (qsizetype at = 0; line.size() - at > LongestRow; ++count)
        at = endOfLongRow(line, at);
    return count;
}

} // namespace bodies
