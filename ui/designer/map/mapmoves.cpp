#include "mapmoves.h"

#include "mapdrag.h"
#include "operations.h"

#include <QCoreApplication>

#include <algorithm>

namespace designer {

using apimap::MapPart;
using openapi::MoveRefusal;

namespace {

bool isWholeGroup(const apimap::MapGroup &group, int row)
{
    return row == 0 && apimap::treeSize(group, row) == int(group.rows.size());
}

/** True for two rows inside the same one, and for two groups with one row on the outside. */
bool areBeside(const apimap::ApiMap &map, const MapPart &left, const MapPart &right)
{
    const apimap::MapGroup &group = map.groups.at(left.group);
    const apimap::MapGroup &other = map.groups.at(right.group);
    // The row that represents those that are not shown is no place.
    if (apimap::pathsInTree(other, right.index).isEmpty())
        return false;
    return left.group == right.group ? apimap::parentRow(group, left.index) == apimap::parentRow(other, right.index)
                                     : isWholeGroup(group, left.index) && isWholeGroup(other, right.index);
}

} // namespace

QString moveRefusalText(MoveRefusal refusal)
{
    switch (refusal) {
    case MoveRefusal::None:
        return {};
    case MoveRefusal::Missing:
        return QCoreApplication::translate("ApiMap", "The path or the operation has changed.");
    case MoveRefusal::SamePath:
        return QCoreApplication::translate("ApiMap", "The operation is in this path.");
    case MoveRefusal::HasMethod:
        return QCoreApplication::translate("ApiMap", "The path has an operation with this method.");
    case MoveRefusal::Reference:
        return QCoreApplication::translate("ApiMap", "The path is a reference: its operations are elsewhere.");
    case MoveRefusal::ReferredTo:
        return QCoreApplication::translate("ApiMap", "A reference leads to the operation, and would lead nowhere.");
    }
    Q_UNREACHABLE();
}

QString dropRefusal(const apimap::ApiMap &map, const document::Snapshot &snapshot, const MapPart &part,
                    const MapPart &onto)
{
    if (part.kind == MapPart::Kind::Operation) {
        const openapi::Place &place = map.operations.at(part.index).place;
        const apimap::MapRow &row = map.groups.at(onto.group).rows.at(onto.index);
        if (row.path.isEmpty())
            return QCoreApplication::translate("ApiMap", "These are the first segments of several paths, and no path.");
        if (place.address != map.address || place.pointer.tokens().value(0) != "paths")
            return QCoreApplication::translate(
                "ApiMap", "The operation is not in its path itself, but where the path's reference leads.");
        return moveRefusalText(openapi::targetRefusal(snapshot, place.pointer, row.place.pointer));
    }
    if (onto == part)
        return QCoreApplication::translate("ApiMap", "The path is here.");
    return areBeside(map, part, onto)
               ? QString()
               : QCoreApplication::translate("ApiMap", "A path moves among those at the same place in the tree.");
}

MapPart rowBeside(const apimap::ApiMap &map, const MapPart &row, int by)
{
    if (row.kind != MapPart::Kind::Row)
        return {};
    const auto rowsIn = [&map](int group) { return int(map.groups.at(group).rows.size()); };
    MapPart next = row;
    for (next.index += by; next.index >= 0 && next.index < rowsIn(row.group); next.index += by) {
        if (areBeside(map, row, next))
            return next;
    }
    next = {MapPart::Kind::Row, row.group + by, 0};
    return next.group >= 0 && next.group < int(map.groups.size()) && areBeside(map, row, next) ? next : MapPart();
}

base::Result<void> moveRow(document::Document &document, const apimap::ApiMap &map, const MapPart &row,
                           const MapPart &onto)
{
    const QList<QByteArray> others = apimap::pathsInTree(map.groups.at(onto.group), onto.index);
    // Of those that move around a row, the outermost in the document count.
    const QList<QByteArray> order = pathsOf(document.snapshot());
    const auto isEarlier = [&order](const QByteArray &left, const QByteArray &right) {
        return order.indexOf(left) < order.indexOf(right);
    };
    QList<QByteArray> moved = apimap::pathsInTree(map.groups.at(row.group), row.index);
    std::sort(moved.begin(), moved.end(), isEarlier);
    const bool isDown = isBefore(row, onto);
    const QByteArray beside = isDown ? *std::max_element(others.begin(), others.end(), isEarlier)
                                     : *std::min_element(others.begin(), others.end(), isEarlier);
    return openapi::movePaths(document, moved, isDown ? openapi::MoveSide::After : openapi::MoveSide::Before, beside);
}

QList<QByteArray> pathsOf(const document::Snapshot &snapshot)
{
    const document::Node paths = snapshot.at({"paths"}).resolved();
    QList<QByteArray> keys;
    for (qsizetype i = 0; paths.isMapping() && i < paths.childCount(); ++i) {
        if (openapi::isPath(paths.keyAt(i)))
            keys.append(paths.keyAt(i));
    }
    return keys;
}

} // namespace designer
