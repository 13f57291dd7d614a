#include "conflictplaces.h"

namespace merge {

using document::Pointer;

void movePlaces(QList<Conflict> &conflicts, const Edit &edit, const document::Snapshot &before)
{
    const bool isKey = edit.kind == Edit::Kind::Key;
    const bool isInsertion = edit.kind == Edit::Kind::Insert;
    if (!isKey && !isInsertion && edit.kind != Edit::Kind::Remove)
        return;
    const Pointer collection = isInsertion ? edit.place : edit.place.parent();
    if (!isKey && before.at(collection).isMapping())
        return;
    const qsizetype depth = collection.tokens().size();
    for (Conflict &conflict : conflicts) {
        if (conflict.place.tokens().size() <= depth || !collection.contains(conflict.place))
            continue;
        QList<QByteArray> tokens = conflict.place.tokens();
        if (isKey) {
            if (tokens[depth] == edit.place.last())
                tokens[depth] = edit.source.last();
        } else {
            const qsizetype index = tokens[depth].toLongLong();
            const qsizetype from = isInsertion ? edit.index : edit.place.last().toLongLong() + 1;
            if (index >= from)
                tokens[depth] = QByteArray::number(index + (isInsertion ? 1 : -1));
        }
        conflict.place = Pointer(tokens);
    }
}

} // namespace merge
