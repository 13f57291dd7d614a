#include "splicemerge.h"

namespace source {

namespace {

Replacement joined(const Replacement &first, const Replacement &second)
{
    return {{first.before.offset, second.before.end() - first.before.offset},
            {first.after.offset, second.after.end() - first.after.offset}};
}

/** Merges a splice, with offsets in the text after all replacements, into the list. */
void apply(QList<Replacement> &known, const document::Splice &splice)
{
    const base::Span removed{splice.offset, splice.removed};
    const qsizetype growth = splice.inserted.size() - splice.removed;
    QList<Replacement> result;
    qsizetype shift = 0; // The length that the replacements before the splice have added.
    qsizetype at = 0;
    for (; at < known.size() && known.at(at).after.end() < removed.offset; ++at) {
        result.append(known.at(at));
        shift += known.at(at).after.length - known.at(at).before.length;
    }
    Replacement fresh{{removed.offset - shift, removed.length}, removed};
    for (; at < known.size() && known.at(at).after.offset <= removed.end(); ++at) {
        const Replacement &touched = known.at(at);
        const qsizetype start = qMin(fresh.after.offset, touched.after.offset);
        const qsizetype end = qMax(fresh.after.end(), touched.after.end());
        const qsizetype touchedGrowth = touched.after.length - touched.before.length;
        fresh.after = {start, end - start};
        shift += touchedGrowth;
        // The part of `after` outside of the replacements is the same in the old text.
        fresh.before.offset = qMin(fresh.before.offset, touched.before.offset);
        fresh.before.length = end - shift - fresh.before.offset;
    }
    fresh.after.length += growth;
    result.append(fresh);
    for (; at < known.size(); ++at) {
        Replacement behind = known.at(at);
        behind.after.offset += growth;
        result.append(behind);
    }
    known = result;
}

bool isInsideCharacter(const document::Snapshot &snapshot, qsizetype offset)
{
    if (offset <= 0 || offset >= snapshot.size())
        return false;
    const QByteArray around = snapshot.text({offset - 1, 2});
    const bool isContinuation = (static_cast<uchar>(around.at(1)) & 0xC0) == 0x80;
    return isContinuation || around == "\r\n";
}

} // namespace

QList<Replacement> mergedReplacements(const QList<document::Splice> &splices)
{
    QList<Replacement> known;
    for (const document::Splice &splice : splices)
        apply(known, splice);
    return known;
}

QList<Replacement> widenedToCharacters(const QList<Replacement> &replacements, const document::Snapshot &before,
                                       const document::Snapshot &after)
{
    QList<Replacement> result;
    for (Replacement one : replacements) {
        while (isInsideCharacter(before, one.before.offset) || isInsideCharacter(after, one.after.offset)) {
            --one.before.offset, ++one.before.length;
            --one.after.offset, ++one.after.length;
        }
        while (isInsideCharacter(before, one.before.end()) || isInsideCharacter(after, one.after.end())) {
            ++one.before.length;
            ++one.after.length;
        }
        if (!result.isEmpty() && one.before.offset <= result.last().before.end())
            result.last() = joined(result.last(), one);
        else
            result.append(one);
    }
    return result;
}

} // namespace source
