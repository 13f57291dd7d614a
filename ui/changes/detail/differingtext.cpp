#include "differingtext.h"

#include "linediff.h"

#include <algorithm>
#include <vector>

namespace changes {

namespace {

/** The lines and characters before and after a difference that are shown. */
constexpr qsizetype ContextLines = 3;
constexpr qsizetype ContextCharacters = 80;

const QString Gap = u"…"_qs;

QByteArrayList linesOf(const QByteArray &text)
{
    QByteArrayList lines = text.split('\n');
    for (QByteArray &line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
    }
    return lines;
}

/** One line, and which part of it differs. */
struct MarkedLine {
    QString text;
    bool differs = false;
    TextRange part; ///< Empty if nothing in the line differs, or if the other text has something more here.
};

bool isInWord(QStringView text, qsizetype at)
{
    const auto isLetter = [&](qsizetype i) {
        return i >= 0 && i < text.size() && (text.at(i).isLetterOrNumber() || text.at(i) == u'_');
    };
    return isLetter(at - 1) && isLetter(at);
}

/** The part of two lines between what they begin and end with together, in whole words. */
std::pair<TextRange, TextRange> differingParts(QStringView one, QStringView other)
{
    const qsizetype most = std::min(one.size(), other.size());
    qsizetype front = 0;
    while (front < most && one.at(front) == other.at(front))
        ++front;
    qsizetype back = 0;
    while (back < most - front && one.at(one.size() - 1 - back) == other.at(other.size() - 1 - back))
        ++back;
    while (front > 0 && (isInWord(one, front) || isInWord(other, front)))
        --front;
    while (back > 0 && (isInWord(one, one.size() - back) || isInWord(other, other.size() - back)))
        --back;
    return {{front, one.size() - front - back}, {front, other.size() - front - back}};
}

/** A long line without what is far from its difference. */
MarkedLine shortened(MarkedLine line)
{
    if (line.text.size() <= LongestShownLine)
        return line;
    const qsizetype from = std::max<qsizetype>(0, line.part.start - ContextCharacters);
    const qsizetype shown = std::min(line.part.length, LongestShownLine - 2 * ContextCharacters);
    const qsizetype end = std::min(line.text.size(), line.part.start + shown + ContextCharacters);
    QString text = line.text.sliced(from, end - from);
    const QString front = from > 0 ? Gap : QString();
    line.part = {line.part.start - from + front.size(), std::min(line.part.length, end - line.part.start)};
    line.text = front + text + (end < line.text.size() ? Gap : QString());
    return line;
}

std::vector<MarkedLine> markedLines(const QByteArrayList &lines)
{
    std::vector<MarkedLine> marked;
    marked.reserve(size_t(lines.size()));
    for (const QByteArray &line : lines)
        marked.push_back({QString::fromUtf8(line), false, {}});
    return marked;
}

void markAll(std::vector<MarkedLine> &lines, qsizetype first, qsizetype count)
{
    for (qsizetype i = first; i < first + count; ++i)
        lines[size_t(i)] = {lines[size_t(i)].text, true, {0, lines[size_t(i)].text.size()}};
}

DifferingText shownText(const std::vector<MarkedLine> &lines, const QList<TextRange> &places)
{
    const auto count = qsizetype(lines.size());
    // An edit of the other text can be at a place where this text has nothing.
    const auto isNear = [&](qsizetype line) {
        return count <= MostWholeLines || std::ranges::any_of(places, [line](const TextRange &place) {
                   return line >= place.start - ContextLines && line < place.start + place.length + ContextLines;
               });
    };
    DifferingText shown;
    bool isInGap = false;
    qsizetype shownLines = 0;
    for (qsizetype i = 0; i < count; ++i) {
        if (shownLines >= MostExcerptLines || !isNear(i)) {
            if (!isInGap)
                shown.text += Gap + u'\n';
            isInGap = true;
            continue;
        }
        isInGap = false;
        ++shownLines;
        const MarkedLine line = shortened(lines[size_t(i)]);
        if (line.differs) {
            shown.lines.append({shown.text.size(), line.text.size()});
            const bool isWhole = lines[size_t(i)].part.length == lines[size_t(i)].text.size();
            if (line.part.length > 0 && !isWhole)
                shown.words.append({shown.text.size() + line.part.start, line.part.length});
        }
        shown.text += line.text + u'\n';
    }
    shown.text.chop(1);
    return shown;
}

} // namespace

DifferingTexts differingTexts(const QByteArray &before, const QByteArray &now)
{
    const QByteArrayList oldLines = linesOf(before);
    const QByteArrayList newLines = linesOf(now);
    std::vector<MarkedLine> olds = markedLines(oldLines);
    std::vector<MarkedLine> news = markedLines(newLines);
    QList<TextRange> oldPlaces;
    QList<TextRange> newPlaces;
    for (const difference::LineChange &change : difference::lineChanges(oldLines, newLines)) {
        oldPlaces.append({change.oldLine, change.oldCount});
        newPlaces.append({change.newLine, change.newCount});
        const qsizetype pairs = change.oldCount == change.newCount ? change.oldCount : 0;
        markAll(olds, change.oldLine, change.oldCount);
        markAll(news, change.newLine, change.newCount);
        for (qsizetype i = 0; i < pairs; ++i) {
            MarkedLine &old = olds[size_t(change.oldLine + i)];
            MarkedLine &current = news[size_t(change.newLine + i)];
            std::tie(old.part, current.part) = differingParts(old.text, current.text);
        }
    }
    return {shownText(olds, oldPlaces), shownText(news, newPlaces)};
}

} // namespace changes
