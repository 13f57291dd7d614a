#include "celledits.h"

#include "editsequence.h"
#include "fieldedit.h"
#include "idcheck.h"

namespace operationgrid {

CellEdits editCells(const document::Snapshot &snapshot, const QList<CellChange> &changes, const Names &names,
                    OtherResponses others)
{
    CellEdits result;
    QHash<qsizetype, Fault> refused = refusedIds(changes, names);
    openapi::EditSequence sequence(snapshot);
    for (qsizetype i = 0; i < changes.size(); ++i) {
        const CellChange &change = changes.at(i);
        std::optional<Fault> fault = obstacleOf(change.row, change.column);
        if (!fault && refused.contains(i))
            fault = refused.value(i);
        if (!fault) {
            const auto edit = editCell(sequence.snapshot(), change, names, others);
            if (const auto *edited = std::get_if<document::Edited>(&edit)) {
                result.changed += edited->splices.isEmpty() ? 0 : 1;
                sequence.add(*edited);
            } else {
                fault = std::get<Fault>(edit);
            }
        }
        if (fault)
            result.refused.append({i, *fault});
    }
    result.edited = sequence.edited();
    return result;
}

} // namespace operationgrid
