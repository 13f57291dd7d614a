#include "changeverdicts.h"

#include "differencemessages.h"

#include <algorithm>

namespace source {

namespace {

using difference::LineChange;

/** The largest number of messages in the text of one verdict. */
constexpr qsizetype MostVerdictLines = 4;
/** Of a value with more lines, only the line of its key counts. */
constexpr qsizetype MostLinesOfPlace = 40;

/** A run of lines. */
struct Lines {
    qsizetype first = 0;
    qsizetype last = 0;
};

std::optional<Lines> linesOf(const document::Snapshot &snapshot, const document::Pointer &place)
{
    const document::Node node = snapshot.at(place);
    if (!node.exists())
        return std::nullopt;
    const base::Span key = snapshot.keySpan(place);
    const qsizetype first = snapshot.lineAt(key.length > 0 ? key.offset : node.span().offset);
    const qsizetype last = snapshot.lineAt(std::max(node.span().offset, node.span().end() - 1));
    return Lines{first, last - first < MostLinesOfPlace ? last : first};
}

/** The changes that touch a run of lines of the current text, or of the base. */
void forEachTouched(const QList<LineChange> &changes, const Lines &lines, bool isOld,
                    const std::function<void(const LineChange &)> &act)
{
    const auto endOf = [isOld](const LineChange &change) {
        return isOld ? change.oldLine + change.oldCount : change.newLine + std::max<qsizetype>(1, change.newCount);
    };
    auto change = std::lower_bound(changes.cbegin(), changes.cend(), lines.first,
                                   [&](const LineChange &one, qsizetype line) { return endOf(one) <= line; });
    for (; change != changes.cend() && (isOld ? change->oldLine : change->newLine) <= lines.last; ++change)
        act(*change);
}

} // namespace

QHash<qsizetype, ChangeVerdict> verdictsOf(const QList<LineChange> &changes, const review::Review &review)
{
    QHash<qsizetype, ChangeVerdict> verdicts;
    for (const difference::Change &finding : review.findings.changes) {
        const bool isHere = finding.newPlace && finding.newPlace->address == review.address;
        const bool wasHere = !finding.newPlace && finding.oldPlace && finding.oldPlace->address == review.baseAddress;
        if (!isHere && !wasHere)
            continue;
        const auto lines = isHere ? linesOf(review.tree.now(), finding.newPlace->pointer)
                                  : linesOf(review.tree.base(), finding.oldPlace->pointer);
        if (!lines)
            continue;
        forEachTouched(changes, *lines, !isHere, [&](const LineChange &change) {
            const bool isFirst = !verdicts.contains(change.newLine);
            ChangeVerdict &verdict = verdicts[change.newLine];
            verdict.level = isFirst ? finding.level : std::min(verdict.level, finding.level);
            const QString text = u"%1: %2"_qs.arg(messages::levelName(finding.level), messages::changeText(finding));
            if (verdict.text.count(u'\n') + 1 < MostVerdictLines && !verdict.text.contains(text))
                verdict.text += (verdict.text.isEmpty() ? QString() : u"\n"_qs) + text;
        });
    }
    return verdicts;
}

} // namespace source
