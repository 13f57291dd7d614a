#include "linemerge.h"

#include "linediff.h"

#include <algorithm>

namespace merge {

namespace {

using Changes = QList<difference::LineChange>;

/** Changes of both sides whose lines of the base overlap or touch. */
struct Group {
    qsizetype begin = 0;
    qsizetype end = 0;
    bool hasOurs = false;
    bool hasTheirs = false;
};

/** Walks through the changes of one side. */
class SideWalk final
{
public:
    explicit SideWalk(const Changes &changes)
        : m_changes(changes)
    {}

    [[nodiscard]] bool isAtEnd() const { return m_next == m_changes.size(); }
    [[nodiscard]] qsizetype nextBegin() const { return m_changes[m_next].oldLine; }
    /** Takes the next change if it begins at or before `end`, and extends `end` to its end. */
    bool takeUpTo(qsizetype &end)
    {
        if (isAtEnd() || nextBegin() > end)
            return false;
        const difference::LineChange &change = m_changes[m_next++];
        end = std::max(end, change.oldLine + change.oldCount);
        m_shift = change.newLine + change.newCount - change.oldLine - change.oldCount;
        return true;
    }
    /** The line of the side for a line of the base after all changes that were taken. */
    [[nodiscard]] qsizetype lineFor(qsizetype baseLine) const { return baseLine + m_shift; }

private:
    const Changes &m_changes;
    qsizetype m_next = 0;
    qsizetype m_shift = 0;
};

} // namespace

MergedLines mergeLines(const QByteArrayList &base, const QByteArrayList &ours, const QByteArrayList &theirs)
{
    const Changes ourChanges = difference::lineChanges(base, ours);
    const Changes theirChanges = difference::lineChanges(base, theirs);
    SideWalk our(ourChanges);
    SideWalk their(theirChanges);
    MergedLines merged;
    qsizetype done = 0;
    while (!our.isAtEnd() || !their.isAtEnd()) {
        Group group;
        group.begin = our.isAtEnd()     ? their.nextBegin()
                      : their.isAtEnd() ? our.nextBegin()
                                        : std::min(our.nextBegin(), their.nextBegin());
        group.end = group.begin;
        merged.lines += base.mid(done, group.begin - done);
        const qsizetype ourFrom = our.lineFor(group.begin);
        const qsizetype theirFrom = their.lineFor(group.begin);
        for (bool hasMore = true; hasMore;) {
            const bool isOurs = our.takeUpTo(group.end);
            const bool isTheirs = their.takeUpTo(group.end);
            group.hasOurs |= isOurs;
            group.hasTheirs |= isTheirs;
            hasMore = isOurs || isTheirs;
        }
        const QByteArrayList ourLines = ours.mid(ourFrom, our.lineFor(group.end) - ourFrom);
        const QByteArrayList theirLines = theirs.mid(theirFrom, their.lineFor(group.end) - theirFrom);
        if (group.hasOurs && group.hasTheirs && ourLines != theirLines) {
            merged.conflicts.append({merged.lines.size(), ourLines.size(),
                                     base.mid(group.begin, group.end - group.begin), ourLines, theirLines});
        }
        merged.lines += group.hasOurs ? ourLines : theirLines;
        done = group.end;
    }
    merged.lines += base.mid(done);
    return merged;
}

QByteArrayList linesOf(QByteArrayView text)
{
    QByteArrayList lines;
    qsizetype start = 0;
    while (start < text.size()) {
        const qsizetype feed = text.indexOf('\n', start);
        const qsizetype end = feed < 0 ? text.size() : feed + 1;
        lines.append(text.sliced(start, end - start).toByteArray());
        start = end;
    }
    return lines;
}

} // namespace merge
