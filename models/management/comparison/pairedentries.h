#pragma once

#include "comparedentries.h"
#include "pairing.h"

#include <functional>

namespace management {

/** Returns a text of an entry: its key, name or id. */
template<typename T>
using TextOf = std::function<QString(const T &)>;

/** Returns the keys of entries, by which two lists are paired. */
template<typename T>
[[nodiscard]] QStringList keysOf(const QList<T> &entries, const TextOf<T> &key)
{
    QStringList keys;
    keys.reserve(entries.size());
    for (const T &entry : entries)
        keys.append(key(entry));
    return keys;
}

/** Returns the compared entries of two lists that `pairing` pairs. `differences` compares the two entries of a pair,
 * `name` and `id` are the texts to show of an entry. */
template<typename T>
[[nodiscard]] QList<ComparedEntry> comparedEntries(
    const LoadedEntries<T> &first, const LoadedEntries<T> &second, const Pairing &pairing, const TextOf<T> &name,
    const TextOf<T> &id, const std::function<QList<MemberDifference>(const T &, const T &)> &differences)
{
    QList<ComparedEntry> result;
    result.reserve(first.entries.size());
    for (qsizetype i = 0; i < first.entries.size(); ++i) {
        const T &entry = first.entries.at(i);
        ComparedEntry compared{
            ComparisonResult::Equal, shortText(name(entry)), shortText(id(entry)), i, pairing.secondOf(i), false, {}};
        if (compared.second >= 0) {
            compared.members = differences(entry, second.entries.at(compared.second));
            if (!compared.members.isEmpty())
                compared.result = ComparisonResult::Different;
        } else {
            compared.result = second.isComplete ? ComparisonResult::OnlyInFirst : ComparisonResult::Unknown;
        }
        result.append(compared);
    }
    for (qsizetype i = 0; i < second.entries.size(); ++i) {
        if (pairing.firstOf(i) >= 0)
            continue;
        const T &entry = second.entries.at(i);
        result.append({first.isComplete ? ComparisonResult::OnlyInSecond : ComparisonResult::Unknown,
                       shortText(name(entry)),
                       shortText(id(entry)),
                       -1,
                       i,
                       false,
                       {}});
    }
    return result;
}

} // namespace management
