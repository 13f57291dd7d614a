#include "repeatedvalues.h"

#include "comparison.h"

#include <QHash>

namespace schema {

namespace {

/** Each value takes a byte at least. It is hashed, and compared with an equal one. */
constexpr qsizetype StepsOfByte = 4;
constexpr qsizetype MaximumSteps = 10'000'000;

} // namespace

QList<qsizetype> repeatedValues(const document::Node &list)
{
    QList<qsizetype> repeated;
    QMultiHash<size_t, qsizetype> seen;
    Comparison comparison{int(qMin(MaximumSteps, StepsOfByte * list.span().length))};
    for (qsizetype i = 0; list.isSequence() && i < list.childCount() && comparison.steps >= 0; ++i) {
        comparison.isRepeated = false;
        const size_t hash = hashOf(list.childAt(i), comparison);
        const auto [first, end] = std::as_const(seen).equal_range(hash);
        const bool isKnown = std::any_of(
            first, end, [&](qsizetype earlier) { return isEqual(list.childAt(earlier), list.childAt(i), comparison); });
        if (comparison.isRepeated || comparison.steps < 0)
            continue;
        if (isKnown)
            repeated.append(i);
        else
            seen.insert(hash, i);
    }
    return repeated;
}

} // namespace schema
