#include "text.h"

#include "characters.h"

#include <algorithm>
#include <cstring>

namespace document {

namespace {

/** The first byte of a character. */
bool isCharacterStart(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

/** The end of the first line break at or after `at`; nothing if there is none. */
const char *breakEnd(const char *at, const char *end)
{
    while (at < end && !is(*at, Break))
        ++at;
    if (at == end)
        return nullptr;
    return at + (*at == '\r' && at + 1 < end && at[1] == '\n' ? 2 : 1);
}

/** The place, or the next one where no line break is cut in two. */
qsizetype cutAt(const QByteArray &bytes, qsizetype at)
{
    return at > 0 && at < bytes.size() && bytes[at - 1] == '\r' && bytes[at] == '\n' ? at + 1 : at;
}

/** The number of bytes of a kind: in blocks whose number of them fits a byte, which compilers count sixteen at a time.
 */
template<typename IsOfKind>
qsizetype countBytes(const char *from, const char *to, const IsOfKind &isOfKind)
{
    constexpr qsizetype Block = 240;
    qsizetype count = 0;
    while (from < to) {
        const char *end = from + std::min<qsizetype>(Block, to - from);
        quint8 inBlock = 0;
        for (; from != end; ++from)
            inBlock = quint8(inBlock + isOfKind(*from));
        count += inBlock;
    }
    return count;
}

/** Breaks that begin in the range: LF, CR LF and CR (YAML 1.2.2 §5.4), which is not cut in the middle of one. */
qsizetype countBreaks(const char *from, const char *to)
{
    qsizetype count = countBytes(from, to, [](char c) { return c == '\n'; });
    for (const char *at = from; at < to; ++at) {
        at = static_cast<const char *>(std::memchr(at, '\r', size_t(to - at)));
        if (!at)
            break;
        count += at + 1 == to || at[1] != '\n';
    }
    return count;
}

/** The place after that many line breaks. The range has at least as many. */
const char *afterBreaks(const char *at, const char *end, qsizetype breaks)
{
    constexpr qsizetype Block = 240;
    while (end - at > Block) {
        const char *to = at + Block;
        to += to[-1] == '\r' && *to == '\n' ? 1 : 0;
        const qsizetype inBlock = countBreaks(at, to);
        if (inBlock >= breaks)
            break;
        breaks -= inBlock;
        at = to;
    }
    for (; breaks > 0; --breaks)
        at = breakEnd(at, end);
    return at;
}

} // namespace

Text::Text(const QByteArray &bytes)
{
    m_chunks.reserve(size_t(bytes.size() / ChunkSize + 1));
    append(bytes);
}

void Text::append(const QByteArray &bytes)
{
    // A chunk that grew is cut only when it became twice as long; so typing does not leave crumbs.
    const qsizetype parts = bytes.size() <= 2 * ChunkSize ? 1 : (bytes.size() + ChunkSize - 1) / ChunkSize;
    for (qsizetype part = 0; part < parts; ++part) {
        const qsizetype from = cutAt(bytes, bytes.size() * part / parts);
        append(bytes, bytes.constData() + from, cutAt(bytes, bytes.size() * (part + 1) / parts) - from);
    }
}

void Text::append(const QByteArray &owner, const char *data, qsizetype size)
{
    if (size == 0)
        return;
    const qsizetype before = m_chunks.empty() ? 0 : m_chunks.back().characters;
    Chunk chunk{owner, data, size, countBreaks(data, data + size), this->size(), lineCount() - 1, before};
    chunk.end += size;
    chunk.lines += chunk.newlines;
    chunk.characters += countBytes(data, data + size, isCharacterStart);
    m_chunks.push_back(std::move(chunk));
}

size_t Text::chunkAt(qsizetype offset) const
{
    const auto found = std::upper_bound(m_chunks.begin(), m_chunks.end(), offset,
                                        [](qsizetype at, const Chunk &chunk) { return at < chunk.end; });
    return size_t(found - m_chunks.begin());
}

QByteArray Text::bytes(base::Span span) const
{
    QByteArray scratch;
    const QByteArrayView view = this->view(span, scratch);
    if (view.data() == scratch.constData())
        return scratch;
    if (!m_chunks.empty() && view.size() == size() && m_chunks.front().owner.size() == size())
        return m_chunks.front().owner;
    return view.toByteArray();
}

/** True if the chunks up to `to` are in one buffer without gaps. */
bool Text::isOneRun(size_t chunk, qsizetype to) const
{
    for (; m_chunks[chunk].end < to; ++chunk) {
        const Chunk &next = m_chunks[chunk + 1];
        if (next.data != m_chunks[chunk].data + m_chunks[chunk].size ||
            next.owner.constData() != m_chunks[chunk].owner.constData())
            return false;
    }
    return true;
}

QByteArrayView Text::view(base::Span span, QByteArray &scratch) const
{
    const qsizetype from = std::clamp<qsizetype>(span.offset, 0, size());
    const qsizetype to = std::clamp<qsizetype>(span.end(), from, size());
    if (from == to)
        return {};
    size_t index = chunkAt(from);
    const Chunk &first = m_chunks[index];
    const char *data = first.data + (from - (first.end - first.size));
    if (isOneRun(index, to))
        return {data, to - from};
    scratch.clear();
    scratch.reserve(to - from);
    for (qsizetype at = from; at < to; ++index) {
        const Chunk &chunk = m_chunks[index];
        const qsizetype inside = at - (chunk.end - chunk.size);
        const qsizetype length = std::min(chunk.end, to) - at;
        scratch.append(chunk.data + inside, length);
        at += length;
    }
    return scratch;
}

bool Text::hasSameBytes(base::Span span, const Text &other, base::Span otherSpan) const
{
    // Texts that differ mostly do so near their beginnings; so they are not put together from their chunks first.
    if (span.length != otherSpan.length)
        return false;
    QByteArray scratch;
    QByteArray otherScratch;
    for (qsizetype at = 0; at < span.length; at += ChunkSize) {
        const qsizetype length = std::min(ChunkSize, span.length - at);
        if (view({span.offset + at, length}, scratch) != other.view({otherSpan.offset + at, length}, otherScratch))
            return false;
    }
    return true;
}

char Text::at(qsizetype offset) const
{
    if (offset < 0 || offset >= size())
        return '\0';
    const Chunk &chunk = m_chunks[chunkAt(offset)];
    return chunk.data[offset - (chunk.end - chunk.size)];
}

/** The start of the line with that number (from 0); the end of the text for a number after the last line. */
qsizetype Text::lineOffset(qsizetype line) const
{
    if (line <= 0)
        return 0;
    const auto found = std::lower_bound(m_chunks.begin(), m_chunks.end(), line,
                                        [](const Chunk &chunk, qsizetype wanted) { return chunk.lines < wanted; });
    if (found == m_chunks.end())
        return size();
    const qsizetype breaks = line - (found->lines - found->newlines);
    const char *at = afterBreaks(found->data, found->data + found->size, breaks);
    return found->end - found->size + (at - found->data);
}

qsizetype Text::lineStart(qsizetype offset) const
{
    return lineOffset(lineAt(offset));
}

/** The number (from 0) of the line with the chunk's byte. */
qsizetype Text::linesBefore(const Chunk &chunk, qsizetype inside)
{
    // After the CR of a CR LF the line has not ended yet.
    const bool cutsBreak = inside > 0 && inside < chunk.size && chunk.data[inside - 1] == '\r' &&
                           chunk.data[inside] == '\n';
    return chunk.lines - chunk.newlines + countBreaks(chunk.data, chunk.data + inside) - (cutsBreak ? 1 : 0);
}

qsizetype Text::lineAt(qsizetype offset) const
{
    const qsizetype at = std::clamp<qsizetype>(offset, 0, size());
    const size_t index = chunkAt(at);
    if (index >= m_chunks.size())
        return lineCount() - 1;
    return linesBefore(m_chunks[index], at - (m_chunks[index].end - m_chunks[index].size));
}

base::Span Text::lineSpan(qsizetype line) const
{
    if (line < 0 || line >= lineCount())
        return {size(), 0};
    const qsizetype start = lineOffset(line);
    return {start, (line + 1 == lineCount() ? size() : lineOffset(line + 1)) - start};
}

base::Position Text::positionAt(qsizetype offset) const
{
    const qsizetype at = std::clamp<qsizetype>(offset, 0, size());
    const qsizetype line = lineAt(at);
    return {line + 1, charactersBefore(at) - charactersBefore(lineOffset(line)) + 1};
}

/** Characters of the text that begin before a byte. */
qsizetype Text::charactersBefore(qsizetype offset) const
{
    const size_t index = chunkAt(offset);
    if (index >= m_chunks.size())
        return m_chunks.empty() ? 0 : m_chunks.back().characters;
    const Chunk &chunk = m_chunks[index];
    const char *end = chunk.data + chunk.size;
    return chunk.characters - countBytes(end - (chunk.end - offset), end, isCharacterStart);
}

qsizetype Text::offsetAt(base::Position position) const
{
    if (position.line > lineCount())
        return size();
    const qsizetype start = lineOffset(position.line - 1);
    const qsizetype next = position.line == lineCount() ? size() : lineOffset(position.line);
    QByteArray scratch;
    const QByteArrayView line = view({start, next - start}, scratch);
    qsizetype column = 0;
    qsizetype at = 0;
    for (; at < line.size() && !is(line[at], Break); ++at) {
        if (isCharacterStart(line[at]) && ++column >= position.column)
            break;
    }
    return start + at;
}

Text Text::spliced(const Splice &splice) const
{
    const qsizetype from = std::clamp<qsizetype>(splice.offset, 0, size());
    const qsizetype to = std::clamp<qsizetype>(from + splice.removed, from, size());
    Text result;
    result.m_chunks.reserve(m_chunks.size() + size_t(splice.inserted.size() / ChunkSize) + 2);
    size_t first = std::min(chunkAt(from), m_chunks.size());
    if (first == m_chunks.size() && first > 0)
        --first; // After the last byte: the last chunk grows.
    for (size_t i = 0; i < first; ++i)
        result.m_chunks.push_back(m_chunks[i]);

    size_t last = to > from ? chunkAt(to - 1) : first;
    // No chunk ends between the two bytes of a line break.
    const auto next = [&] { return splice.inserted.isEmpty() ? at(to) : splice.inserted.front(); };
    if (first > 0 && first < m_chunks.size() && from == m_chunks[first].end - m_chunks[first].size &&
        at(from - 1) == '\r' && next() == '\n') {
        --first;
        result.m_chunks.pop_back();
    }
    const auto before = [&] { return splice.inserted.isEmpty() ? at(from - 1) : splice.inserted.back(); };
    if (last + 1 < m_chunks.size() && to == m_chunks[last].end && at(to) == '\n' && before() == '\r')
        ++last;
    const qsizetype keptFrom = first < m_chunks.size() ? m_chunks[first].end - m_chunks[first].size : 0;
    const qsizetype keptTo = last < m_chunks.size() ? m_chunks[last].end : 0;
    result.append(bytes({keptFrom, from - keptFrom}) + splice.inserted + bytes({to, keptTo - to}));
    // After the splice only the sums change.
    const qsizetype lines = result.lineCount() - 1 - (last < m_chunks.size() ? m_chunks[last].lines : 0);
    const qsizetype characters = (result.m_chunks.empty() ? 0 : result.m_chunks.back().characters) -
                                 (last < m_chunks.size() ? m_chunks[last].characters : 0);
    for (size_t i = last + 1; i < m_chunks.size(); ++i) {
        Chunk &chunk = result.m_chunks.emplace_back(m_chunks[i]);
        chunk.end += splice.inserted.size() - (to - from);
        chunk.lines += lines;
        chunk.characters += characters;
    }
    return result;
}

} // namespace document
