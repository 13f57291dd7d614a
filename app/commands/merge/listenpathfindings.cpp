#include "listenpathfindings.h"

#include "absolutepath.h"
#include "format.h"
#include "gatewaycheck.h"

#include <QDir>

namespace commands {

namespace {

/** With more definitions in the repository, the listen path is not compared. */
constexpr qsizetype MaximumOthers = 5'000;

/** The definitions with gateway settings below a folder, except for the one at `address`. */
QList<reach::ServedApi> othersBelow(const QString &folder, const QString &address, workspace::DocumentStore &store)
{
    QList<reach::ServedApi> others;
    const QStringList addresses = store.definitionsBelow(folder);
    if (addresses.size() > MaximumOthers)
        return {};
    for (const QString &other : addresses) {
        const auto bytes = other == address ? base::Result<QByteArray>(QByteArray()) : store.read(other);
        if (!bytes || !bytes->contains("-api-gateway"))
            continue;
        const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(other));
        if (snapshot.isValid())
            others.append(reach::servedSettings(snapshot, QDir::current().relativeFilePath(other)));
    }
    return others;
}

} // namespace

QList<merge::Conflict> listenPathFindings(const merge::Merged &merged, const QString &path,
                                          workspace::DocumentStore &store)
{
    if (path == u"-")
        return {};
    const QString address = absolutePath(path);
    const reach::ServedApi own = reach::servedSettings(merged.snapshot, path);
    const reach::ServedApi before = reach::servedSettings(merged.ours, path);
    const QString folder = store.rootOf(address);
    if (!own.hasExtension || own.listenPath == before.listenPath || folder.isEmpty())
        return {};
    QList<merge::Conflict> conflicts;
    // The last definition is the one that loses.
    for (const reach::GatewayFinding &finding : reach::checkGateway(othersBelow(folder, address, store) + QList{own})) {
        const bool isTaken = finding.problem.rule == u"listen-path-equal" ||
                             finding.problem.rule == u"listen-path-never-reached";
        if (!isTaken || finding.documentPath != path)
            continue;
        merge::Conflict conflict;
        conflict.kind = merge::ConflictKind::Finding;
        conflict.place = own.listenPathPlace;
        conflict.finding = finding.problem;
        conflicts.append(std::move(conflict));
    }
    return conflicts;
}

} // namespace commands
