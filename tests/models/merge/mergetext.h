#pragma once

#include "merge.h"

namespace tests {

/** The name of a kind of conflict in tests. */
inline QByteArray kindName(merge::ConflictKind kind)
{
    using merge::ConflictKind;
    switch (kind) {
    case ConflictKind::BothChanged:
        return "both changed";
    case ConflictKind::BothAdded:
        return "both added";
    case ConflictKind::RemovedByOurs:
        return "removed by ours";
    case ConflictKind::RemovedByTheirs:
        return "removed by theirs";
    case ConflictKind::BothRenamed:
        return "both renamed";
    case ConflictKind::NameTaken:
        return "name taken";
    case ConflictKind::Comments:
        return "comments";
    case ConflictKind::NotWritable:
        return "not writable";
    case ConflictKind::Lines:
        return "lines";
    case ConflictKind::Finding:
        return "finding";
    }
    return {};
}

/** The conflicts as text: the place and kind of each, separated by semicolons. */
inline QByteArray conflictsOf(const QList<merge::Conflict> &conflicts)
{
    QByteArrayList lines;
    for (const merge::Conflict &conflict : conflicts)
        lines.append((conflict.place.toString().toUtf8() + ' ' + kindName(conflict.kind)).trimmed());
    return lines.join("; ");
}

} // namespace tests
