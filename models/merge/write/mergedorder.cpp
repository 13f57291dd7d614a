#include "mergedorder.h"

#include "edits.h"

#include <algorithm>
#include <vector>

namespace merge {

namespace {

/** True for each position that belongs to a longest run of increasing numbers. */
std::vector<bool> longestIncreasing(const std::vector<qsizetype> &numbers)
{
    std::vector<std::size_t> ends; // For each length, the position with the least last number.
    std::vector<std::size_t> previous(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto found = std::ranges::lower_bound(ends, numbers[i], {},
                                                    [&](std::size_t position) { return numbers[position]; });
        previous[i] = found == ends.begin() ? i : *(found - 1);
        if (found == ends.end())
            ends.push_back(i);
        else
            *found = i;
    }
    std::vector<bool> isInRun(numbers.size(), false);
    if (ends.empty())
        return isInRun;
    for (std::size_t i = ends.back();; i = previous[i]) {
        isInRun[i] = true;
        if (previous[i] == i)
            break;
    }
    return isInRun;
}

} // namespace

std::optional<document::Snapshot> ordered(const document::Snapshot &before, const document::Pointer &place,
                                          const QByteArrayList &keys)
{
    document::Snapshot now = before;
    std::vector<qsizetype> positions;
    for (const QByteArray &key : keys)
        positions.push_back(now.at(place).indexOf(key));
    const std::vector<bool> isInRun = longestIncreasing(positions);
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const document::Node mapping = now.at(place);
        const qsizetype at = mapping.indexOf(keys[i]);
        if (isInRun[std::size_t(i)] || at < 0)
            continue;
        qsizetype to = 0;
        if (i > 0) {
            const qsizetype previous = mapping.indexOf(keys[i - 1]);
            to = at < previous ? previous : previous + 1;
        }
        const document::EditResult moved = document::moveIn(now, place / keys[i], to);
        if (!moved)
            return std::nullopt;
        now = moved->snapshot;
    }
    return now;
}

} // namespace merge
