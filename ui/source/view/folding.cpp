#include "folding.h"

#include "carets.h"

#include <algorithm>

namespace source {

namespace {

bool isBefore(const Fold &left, const Fold &right)
{
    return left.offset != right.offset ? left.offset < right.offset : left.end() > right.end();
}

} // namespace

void Folding::add(const Fold &fold)
{
    if (m_folds.size() < Most && !m_folds.contains(fold))
        m_folds.insert(std::upper_bound(m_folds.begin(), m_folds.end(), fold, isBefore), fold);
}

void Folding::set(const QList<Fold> &folds)
{
    m_folds = folds.mid(0, Most);
    std::sort(m_folds.begin(), m_folds.end(), isBefore);
}

bool Folding::removeAt(const document::Snapshot &snapshot, qsizetype line)
{
    return m_folds.removeIf([&](const Fold &one) { return snapshot.lineAt(one.offset) == line; }) > 0;
}

bool Folding::show(const document::Snapshot &snapshot, qsizetype offset)
{
    const qsizetype line = snapshot.lineAt(offset);
    return m_folds.removeIf([&](const Fold &one) {
        return one.offset <= offset && snapshot.lineAt(one.offset) < line && line <= snapshot.lineAt(one.end());
    }) > 0;
}

void Folding::apply(const document::Splice &splice)
{
    for (Fold &one : m_folds) {
        const qsizetype start = movedBy(splice, one.offset, Stay::After);
        const qsizetype end = movedBy(splice, one.end(), Stay::Before);
        one = {start, qMax<qsizetype>(0, end - start)};
    }
    m_folds.removeIf([](const Fold &one) { return one.length == 0; });
}

} // namespace source
