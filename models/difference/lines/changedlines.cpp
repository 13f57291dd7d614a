#include "changedlines.h"

#include <algorithm>
#include <cstring>

namespace difference {

namespace {

/** With more lines around an edit, they are one change until the whole texts are compared. */
constexpr qsizetype MostLinesOfUpdate = 20'000;

/** Where each line of a text starts; a text that ends in a line break has an empty line after it. */
std::vector<qsizetype> lineStarts(QByteArrayView text)
{
    std::vector<qsizetype> starts{0};
    if (!text.contains('\r')) {
        for (qsizetype at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            starts.push_back(at + 1);
        return starts;
    }
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isCarriageReturn = text.at(at) == '\r' && (at + 1 == text.size() || text.at(at + 1) != '\n');
        if (text.at(at) == '\n' || isCarriageReturn)
            starts.push_back(at + 1);
    }
    return starts;
}

QByteArrayView withoutBreak(QByteArrayView line)
{
    if (line.endsWith('\n'))
        line.chop(1);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/** The lines without their breaks. They have no copy of the bytes, which must outlive them. */
QByteArrayList contentOfLines(QByteArrayView text)
{
    const std::vector<qsizetype> starts = lineStarts(text);
    QByteArrayList lines;
    lines.reserve(qsizetype(starts.size()));
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const bool isLast = i + 1 == starts.size();
        const QByteArrayView line = text.sliced(starts[i], (isLast ? text.size() : starts[i + 1]) - starts[i]);
        const QByteArrayView content = isLast ? line : withoutBreak(line);
        lines.append(QByteArray::fromRawData(content.data(), content.size()));
    }
    return lines;
}

qsizetype commonStart(QByteArrayView left, QByteArrayView right)
{
    const qsizetype most = std::min(left.size(), right.size());
    qsizetype at = 0;
    for (constexpr qsizetype block = 4096; at + block <= most; at += block) {
        if (std::memcmp(left.data() + at, right.data() + at, block) != 0)
            break;
    }
    while (at < most && left.at(at) == right.at(at))
        ++at;
    return at;
}

qsizetype commonEnd(QByteArrayView left, QByteArrayView right)
{
    const qsizetype most = std::min(left.size(), right.size());
    const char *const leftEnd = left.data() + left.size();
    const char *const rightEnd = right.data() + right.size();
    qsizetype count = 0;
    for (constexpr qsizetype block = 4096; count + block <= most; count += block) {
        if (std::memcmp(leftEnd - count - block, rightEnd - count - block, block) != 0)
            break;
    }
    while (count < most && leftEnd[-count - 1] == rightEnd[-count - 1])
        ++count;
    return count;
}

/** Shares the bytes of a text that has none. */
QByteArray withoutByteOrderMark(const QByteArray &text)
{
    return text.startsWith("\xef\xbb\xbf") ? text.sliced(3) : text;
}

} // namespace

/** Lines of both texts to compare: from `first` up to `end`. */
struct ChangedLines::Range {
    qsizetype oldFirst = 0;
    qsizetype oldEnd = 0;
    qsizetype newFirst = 0;
    qsizetype newEnd = 0;
    qsizetype mostLines = 0; ///< After equal lines at both ends are removed; with more, all lines are one change.
};

ChangedLines::ChangedLines(const QByteArray &before, const document::Snapshot &now)
    : m_before(withoutByteOrderMark(before))
    , m_oldStarts(lineStarts(m_before))
    , m_now(now)
{
    const qsizetype oldCount = qsizetype(m_oldStarts.size());
    m_changes = compare({0, oldCount, 0, now.lineCount(), oldCount + now.lineCount()});
}

base::Span ChangedLines::oldSpan(qsizetype line, qsizetype count) const
{
    const auto startOf = [&](qsizetype index) {
        return index < qsizetype(m_oldStarts.size()) ? m_oldStarts[std::size_t(index)] : m_before.size();
    };
    return {startOf(line), startOf(line + count) - startOf(line)};
}

base::Span ChangedLines::newSpan(qsizetype line, qsizetype count) const
{
    const auto startOf = [&](qsizetype index) {
        return index < m_now.lineCount() ? m_now.offsetAt({index + 1, 1}) : m_now.size();
    };
    const qsizetype start = startOf(line);
    return {start, startOf(line + count) - start};
}

QList<LineChange> ChangedLines::compare(Range range) const
{
    const base::Span span = oldSpan(range.oldFirst, range.oldEnd - range.oldFirst);
    const QByteArrayView old = QByteArrayView(m_before).sliced(span.offset, span.length);
    const QByteArray now = m_now.text(newSpan(range.newFirst, range.newEnd - range.newFirst));

    // Equal lines at both ends, found without splitting the texts into lines.
    const auto firstStart = m_oldStarts.begin() + range.oldFirst;
    const auto endStart = m_oldStarts.begin() + range.oldEnd;
    const qsizetype same = commonStart(old, now);
    qsizetype head = 0;
    if (same == old.size() && same == now.size())
        return {};
    if (range.oldEnd > range.oldFirst) {
        head = std::upper_bound(firstStart, endStart, span.offset + same) - firstStart - 1;
        const qsizetype at = *(firstStart + head) - span.offset;
        // The break can go on with a line feed in the other text.
        if (head > 0 && at == same && old.at(at - 1) == '\r')
            --head;
    }
    const qsizetype headBytes = range.oldEnd > range.oldFirst ? *(firstStart + head) - span.offset : 0;
    const qsizetype sameEnd = commonEnd(old.sliced(headBytes), QByteArrayView(now).sliced(headBytes));
    const auto tailStart = std::lower_bound(firstStart + std::min<qsizetype>(head, endStart - firstStart), endStart,
                                            span.end() - sameEnd + 1);
    const qsizetype tail = endStart - tailStart;
    const qsizetype tailBytes = tail > 0 ? span.end() - *tailStart : 0;

    const qsizetype oldCount = range.oldEnd - range.oldFirst - head - tail;
    const qsizetype newCount = range.newEnd - range.newFirst - head - tail;
    const qsizetype oldLine = range.oldFirst + head;
    const qsizetype newLine = range.newFirst + head;
    if (oldCount == 0 || newCount == 0 || oldCount + newCount > range.mostLines)
        return {{oldLine, oldCount, newLine, newCount}};
    QByteArrayList oldLines = contentOfLines(old.sliced(headBytes, old.size() - headBytes - tailBytes));
    QByteArrayList newLines = contentOfLines(QByteArrayView(now).sliced(headBytes, now.size() - headBytes - tailBytes));
    // What follows the break of the last line is not one of these lines.
    oldLines.resize(oldCount);
    newLines.resize(newCount);
    QList<LineChange> changes = lineChanges(oldLines, newLines);
    for (LineChange &change : changes) {
        change.oldLine += oldLine;
        change.newLine += newLine;
    }
    return changes;
}

void ChangedLines::update(const document::Snapshot &now, const QList<document::Splice> &splices)
{
    const document::Snapshot was = std::exchange(m_now, now);
    if (m_oldStarts.empty() || splices.isEmpty())
        return;
    // The bytes that the splices replace together: from `start` to `oldEnd` in the text before, `newEnd` in this one.
    qsizetype start = splices.first().offset;
    qsizetype wasEnd = start;
    qsizetype nowEnd = start;
    for (const document::Splice &splice : splices) {
        start = std::min(start, splice.offset);
        const qsizetype further = std::max<qsizetype>(0, splice.offset + splice.removed - nowEnd);
        wasEnd += further;
        nowEnd += further + splice.inserted.size() - splice.removed;
    }
    // One line more at each side: an edit can be between the two bytes of a line break.
    qsizetype first = std::max<qsizetype>(0, was.positionAt(start).line - 2);
    qsizetype end = std::min(was.lineCount(), was.positionAt(wasEnd).line + 1);
    const qsizetype delta = now.lineCount() - was.lineCount();

    const auto firstTouched = std::find_if(m_changes.cbegin(), m_changes.cend(), [&](const LineChange &change) {
        return change.newLine + change.newCount >= first;
    });
    const auto firstAfter = std::find_if(firstTouched, m_changes.cend(),
                                         [&](const LineChange &change) { return change.newLine > end; });
    if (firstTouched != firstAfter) {
        first = std::min(first, firstTouched->newLine);
        end = std::max(end, (firstAfter - 1)->newLine + (firstAfter - 1)->newCount);
    }
    // Between changes, the lines of both texts are the same.
    const LineChange before = firstTouched == m_changes.cbegin() ? LineChange() : *(firstTouched - 1);
    const LineChange after = firstAfter == m_changes.cend()
                                 ? LineChange{qsizetype(m_oldStarts.size()), 0, was.lineCount(), 0}
                                 : *firstAfter;
    const Range range{before.oldLine + before.oldCount + first - before.newLine - before.newCount,
                      after.oldLine - (after.newLine - end), first, end + delta, MostLinesOfUpdate};
    QList<LineChange> changes(m_changes.cbegin(), firstTouched);
    changes += compare(range);
    for (auto change = firstAfter; change != m_changes.cend(); ++change)
        changes.append({change->oldLine, change->oldCount, change->newLine + delta, change->newCount});
    m_changes = std::move(changes);
}

std::optional<LineChange> ChangedLines::changeAt(qsizetype line) const
{
    const qsizetype last = m_now.lineCount() - 1;
    for (const LineChange &change : m_changes) {
        const bool isHere = change.newCount > 0 ? line >= change.newLine && line < change.newLine + change.newCount
                                                : line == std::min(change.newLine, last);
        if (isHere)
            return change;
    }
    return std::nullopt;
}

QByteArray ChangedLines::oldText(const LineChange &change) const
{
    const base::Span span = oldSpan(change.oldLine, change.oldCount);
    return m_before.mid(span.offset, span.length);
}

document::Splice ChangedLines::reverted(const LineChange &change) const
{
    document::Splice splice = rawReverted(change);
    // A lone carriage return and a line feed that meet would be one line break instead of two.
    const auto byteAt = [&](qsizetype offset) { return m_now.text({offset, 1}); };
    const bool isAfterReturn = splice.offset > 0 && byteAt(splice.offset - 1) == "\r";
    const bool isBeforeFeed = byteAt(splice.offset + splice.removed) == "\n";
    if (isAfterReturn && splice.inserted.startsWith('\n'))
        splice.inserted.prepend('\r');
    if (isBeforeFeed && (splice.inserted.endsWith('\r') || (splice.inserted.isEmpty() && isAfterReturn)))
        splice.inserted.append('\n');
    return splice;
}

document::Splice ChangedLines::rawReverted(const LineChange &change) const
{
    const QByteArray firstLine = m_now.text(newSpan(0, 1));
    const qsizetype broken = firstLine.size() - withoutBreak(firstLine).size();
    const QByteArray lineBreak = broken > 0 ? firstLine.last(broken) : QByteArray("\n");
    const QByteArray text = oldText(change);
    QByteArrayList oldLines = contentOfLines(text);
    oldLines.resize(change.oldCount);
    const QByteArray old = oldLines.join(lineBreak);

    const bool isAtEnd = change.newLine + change.newCount >= m_now.lineCount();
    const base::Span span = newSpan(change.newLine, change.newCount);
    if (change.newCount == 0)
        return {span.offset, 0, isAtEnd ? lineBreak + old : old + lineBreak};
    if (change.oldCount == 0 && !isAtEnd)
        return {span.offset, span.length, {}};
    if (change.oldCount == 0 && change.newLine > 0) {
        const base::Span previous = newSpan(change.newLine - 1, 1);
        const qsizetype offset = previous.offset + withoutBreak(m_now.text(previous)).size();
        return {offset, m_now.size() - offset, {}};
    }
    const qsizetype length = isAtEnd ? span.length : withoutBreak(m_now.text(span)).size();
    return {span.offset, length, old};
}

} // namespace difference
