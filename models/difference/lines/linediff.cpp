#include "linediff.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace difference {

namespace {

/** Limit for a full comparison of two ranges: the product of their line counts. */
constexpr qsizetype MostCells = 4'000'000;

/** Lines as numbers: equal lines have equal ones. */
struct Numbered {
    QList<qsizetype> oldLines;
    QList<qsizetype> newLines;
};

struct Stretch {
    qsizetype oldBegin = 0;
    qsizetype oldEnd = 0;
    qsizetype newBegin = 0;
    qsizetype newEnd = 0;
};

struct Pair {
    qsizetype oldLine;
    qsizetype newLine;
};

class Comparison final
{
public:
    explicit Comparison(Numbered lines)
        : m_lines(std::move(lines))
    {}

    [[nodiscard]] QList<LineChange> run()
    {
        // Ranges are in a list, because recursion would be too deep for a text of unique lines.
        std::vector<Stretch> waiting{{0, m_lines.oldLines.size(), 0, m_lines.newLines.size()}};
        while (!waiting.empty()) {
            const Stretch stretch = trimmed(waiting.back());
            waiting.pop_back();
            if (stretch.oldBegin == stretch.oldEnd || stretch.newBegin == stretch.newEnd)
                add(stretch);
            else
                split(stretch, waiting);
        }
        return m_changes;
    }

private:
    [[nodiscard]] Stretch trimmed(Stretch stretch) const;
    void split(const Stretch &stretch, std::vector<Stretch> &waiting);
    [[nodiscard]] std::vector<Pair> anchors(const Stretch &stretch) const;
    void compareFully(const Stretch &stretch);
    void add(const Stretch &stretch);

    Numbered m_lines;
    QList<LineChange> m_changes;
};

Stretch Comparison::trimmed(Stretch stretch) const
{
    while (stretch.oldBegin < stretch.oldEnd && stretch.newBegin < stretch.newEnd &&
           m_lines.oldLines.at(stretch.oldBegin) == m_lines.newLines.at(stretch.newBegin)) {
        ++stretch.oldBegin;
        ++stretch.newBegin;
    }
    while (stretch.oldBegin < stretch.oldEnd && stretch.newBegin < stretch.newEnd &&
           m_lines.oldLines.at(stretch.oldEnd - 1) == m_lines.newLines.at(stretch.newEnd - 1)) {
        --stretch.oldEnd;
        --stretch.newEnd;
    }
    return stretch;
}

void Comparison::split(const Stretch &stretch, std::vector<Stretch> &waiting)
{
    const std::vector<Pair> held = anchors(stretch);
    if (held.empty()) {
        compareFully(stretch);
        return;
    }
    // The last range first, because the list is processed from its end.
    Stretch rest = stretch;
    for (auto anchor = held.rbegin(); anchor != held.rend(); ++anchor) {
        waiting.push_back({anchor->oldLine + 1, rest.oldEnd, anchor->newLine + 1, rest.newEnd});
        rest.oldEnd = anchor->oldLine;
        rest.newEnd = anchor->newLine;
    }
    waiting.push_back(rest);
}

/** Lines that occur once in each text and have the same order in both ("patience" comparison). */
std::vector<Pair> Comparison::anchors(const Stretch &stretch) const
{
    struct Places {
        qsizetype oldCount = 0;
        qsizetype newCount = 0;
        qsizetype newLine = 0;
    };
    QHash<qsizetype, Places> places;
    for (qsizetype line = stretch.oldBegin; line < stretch.oldEnd; ++line)
        ++places[m_lines.oldLines.at(line)].oldCount;
    for (qsizetype line = stretch.newBegin; line < stretch.newEnd; ++line) {
        Places &place = places[m_lines.newLines.at(line)];
        ++place.newCount;
        place.newLine = line;
    }
    // The longest run of rising places: each pile ends in the smallest place a run of its length can end in.
    struct Card {
        Pair pair;
        qsizetype before;
    };
    std::vector<Card> cards;
    std::vector<qsizetype> piles;
    for (qsizetype line = stretch.oldBegin; line < stretch.oldEnd; ++line) {
        const Places place = places.value(m_lines.oldLines.at(line));
        if (place.oldCount != 1 || place.newCount != 1)
            continue;
        const auto pile = std::lower_bound(
            piles.begin(), piles.end(), place.newLine,
            [&](qsizetype card, qsizetype at) { return cards[size_t(card)].pair.newLine < at; });
        cards.push_back({{line, place.newLine}, pile == piles.begin() ? -1 : *(pile - 1)});
        if (pile == piles.end())
            piles.push_back(qsizetype(cards.size()) - 1);
        else
            *pile = qsizetype(cards.size()) - 1;
    }
    std::vector<Pair> held;
    for (qsizetype card = piles.empty() ? -1 : piles.back(); card >= 0; card = cards[size_t(card)].before)
        held.push_back(cards[size_t(card)].pair);
    std::reverse(held.begin(), held.end());
    return held;
}

/** The longest common subsequence, by the table of its lengths. */
void Comparison::compareFully(const Stretch &stretch)
{
    const qsizetype oldCount = stretch.oldEnd - stretch.oldBegin;
    const qsizetype newCount = stretch.newEnd - stretch.newBegin;
    if (oldCount > MostCells / newCount) {
        add(stretch);
        return;
    }
    const qsizetype width = newCount + 1;
    std::vector<quint32> lengths(size_t((oldCount + 1) * width), 0);
    const auto at = [&](qsizetype row, qsizetype column) -> quint32 & { return lengths[size_t(row * width + column)]; };
    const auto isSame = [&](qsizetype row, qsizetype column) {
        return m_lines.oldLines.at(stretch.oldBegin + row) == m_lines.newLines.at(stretch.newBegin + column);
    };
    for (qsizetype row = oldCount - 1; row >= 0; --row) {
        for (qsizetype column = newCount - 1; column >= 0; --column)
            at(row, column) = isSame(row, column) ? at(row + 1, column + 1) + 1
                                                  : std::max(at(row + 1, column), at(row, column + 1));
    }
    qsizetype row = 0;
    qsizetype column = 0;
    while (row < oldCount || column < newCount) {
        const qsizetype oldFrom = row;
        const qsizetype newFrom = column;
        while ((row < oldCount || column < newCount) && !(row < oldCount && column < newCount && isSame(row, column))) {
            const bool takeOld = column == newCount || (row < oldCount && at(row + 1, column) >= at(row, column + 1));
            ++(takeOld ? row : column);
        }
        add({stretch.oldBegin + oldFrom, stretch.oldBegin + row, stretch.newBegin + newFrom,
             stretch.newBegin + column});
        while (row < oldCount && column < newCount && isSame(row, column)) {
            ++row;
            ++column;
        }
    }
}

void Comparison::add(const Stretch &stretch)
{
    const LineChange change{stretch.oldBegin, stretch.oldEnd - stretch.oldBegin, stretch.newBegin,
                            stretch.newEnd - stretch.newBegin};
    if (change.oldCount == 0 && change.newCount == 0)
        return;
    // A range next to the last change is part of it.
    if (!m_changes.isEmpty()) {
        LineChange &last = m_changes.last();
        if (last.oldLine + last.oldCount == change.oldLine && last.newLine + last.newCount == change.newLine) {
            last.oldCount += change.oldCount;
            last.newCount += change.newCount;
            return;
        }
    }
    m_changes.append(change);
}

Numbered numbered(const QByteArrayList &oldLines, const QByteArrayList &newLines)
{
    QHash<QByteArray, qsizetype> known;
    const auto numbersOf = [&known](const QByteArrayList &lines) {
        QList<qsizetype> numbers;
        numbers.reserve(lines.size());
        for (const QByteArray &line : lines) {
            auto place = known.constFind(line);
            if (place == known.constEnd())
                place = known.insert(line, known.size());
            numbers.append(*place);
        }
        return numbers;
    };
    return {numbersOf(oldLines), numbersOf(newLines)};
}

/** Puts changes, the equal lines around them, and gaps in one list. */
class Unified final
{
public:
    Unified(const QByteArrayList &oldLines, const QByteArrayList &newLines, qsizetype context)
        : m_old(oldLines)
        , m_new(newLines)
        , m_context(context)
    {}

    void add(const LineChange &change)
    {
        addSame(change.oldLine, change.newLine, m_result.isEmpty(), false);
        for (qsizetype line = 0; line < change.oldCount; ++line)
            m_result.append({DiffLine::Kind::Removed, m_old.at(change.oldLine + line), change.oldLine + line, -1, 1});
        for (qsizetype line = 0; line < change.newCount; ++line)
            m_result.append({DiffLine::Kind::Added, m_new.at(change.newLine + line), -1, change.newLine + line, 1});
        m_oldNext = change.oldLine + change.oldCount;
        m_newNext = change.newLine + change.newCount;
    }
    [[nodiscard]] QList<DiffLine> finished()
    {
        if (!m_result.isEmpty())
            addSame(m_old.size(), m_new.size(), false, true);
        return m_result;
    }

private:
    void addSame(qsizetype oldEnd, qsizetype newEnd, bool isFirst, bool isLast)
    {
        const qsizetype count = oldEnd - m_oldNext;
        const qsizetype head = isFirst ? 0 : m_context;
        const qsizetype tail = isLast ? 0 : m_context;
        const qsizetype hidden = count - head - tail;
        for (qsizetype line = 0; line < count; ++line) {
            if (hidden > 1 && line == head) {
                m_result.append({DiffLine::Kind::Gap, {}, -1, -1, hidden});
                line += hidden;
            }
            if (line < count)
                m_result.append(
                    {DiffLine::Kind::Same, m_old.at(m_oldNext + line), m_oldNext + line, newEnd - count + line, 1});
        }
    }

    const QByteArrayList &m_old;
    const QByteArrayList &m_new;
    qsizetype m_context;
    qsizetype m_oldNext = 0;
    qsizetype m_newNext = 0;
    QList<DiffLine> m_result;
};

/** A text that ends in a line break has no further, empty line. */
QByteArrayList linesOf(const QByteArray &text)
{
    QByteArrayList lines = text.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

QList<LineChange> lineChanges(const QByteArrayList &oldLines, const QByteArrayList &newLines)
{
    return Comparison(numbered(oldLines, newLines)).run();
}

QList<DiffLine> unifiedDiff(const QByteArray &oldText, const QByteArray &newText, qsizetype context)
{
    const QByteArrayList oldLines = linesOf(oldText);
    const QByteArrayList newLines = linesOf(newText);
    Unified unified(oldLines, newLines, context);
    for (const LineChange &change : lineChanges(oldLines, newLines))
        unified.add(change);
    return unified.finished();
}

} // namespace difference
