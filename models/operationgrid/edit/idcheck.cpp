#include "idcheck.h"

namespace operationgrid {

namespace {

struct IdChange {
    qsizetype number = 0;
    QString before;
    QString now;
};

QList<IdChange> idChanges(const QList<CellChange> &changes)
{
    QList<IdChange> found;
    for (qsizetype i = 0; i < changes.size(); ++i) {
        const CellChange &change = changes.at(i);
        if (change.column != Column::OperationId || obstacleOf(change.row, change.column))
            continue;
        const QString before = cellText(change.row, change.column);
        if (const QString now = change.text.trimmed(); now != before)
            found.append({i, before, now});
    }
    return found;
}

} // namespace

QHash<qsizetype, Fault> refusedIds(const QList<CellChange> &changes, const Names &names)
{
    QList<IdChange> made = idChanges(changes);
    QHash<QString, int> counts = names.operationIds;
    for (const IdChange &change : made) {
        --counts[change.before];
        ++counts[change.now];
    }
    QHash<qsizetype, Fault> refused;
    // An operation whose change is refused keeps its operationId, which the change of another one may have taken.
    for (bool isDone = false; !isDone;) {
        isDone = true;
        for (qsizetype i = made.size() - 1; i >= 0; --i) {
            const IdChange change = made.at(i);
            if (change.now.isEmpty() || counts.value(change.now) <= 1)
                continue;
            refused.insert(change.number, {Fault::Kind::UsedOperationId, change.now});
            --counts[change.now];
            ++counts[change.before];
            made.removeAt(i);
            isDone = false;
        }
    }
    return refused;
}

} // namespace operationgrid
