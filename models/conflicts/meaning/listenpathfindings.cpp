#include "listenpathfindings.h"

#include "format.h"
#include "gatewaycheck.h"

namespace conflicts {

namespace {

/** With more definitions in the repository, the listen path is not compared. */
constexpr qsizetype MaximumOthers = 5'000;

/** The definitions with gateway settings in the repository or folder of a file, except for the file itself. */
QList<reach::ServedApi> othersOf(const MergedFile &file, workspace::DocumentStore &store)
{
    QList<reach::ServedApi> others;
    const QStringList addresses = store.definitionsBelow(store.rootOf(file.address));
    if (addresses.size() > MaximumOthers)
        return {};
    for (const QString &other : addresses) {
        const auto bytes = other == file.address ? base::Result<QByteArray>(QByteArray()) : store.read(other);
        if (!bytes || !bytes->contains("-api-gateway"))
            continue;
        const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(other));
        if (snapshot.isValid())
            others.append(reach::servedSettings(snapshot, file.shownPath ? file.shownPath(other) : other));
    }
    return others;
}

} // namespace

QList<merge::Conflict> listenPathFindings(const document::Snapshot &ours, const document::Snapshot &merged,
                                          const MergedFile &file, workspace::DocumentStore &store)
{
    if (!file.isFile)
        return {};
    const reach::ServedApi own = reach::servedSettings(merged, file.address);
    const reach::ServedApi before = reach::servedSettings(ours, file.address);
    if (!own.hasExtension || own.listenPath == before.listenPath || store.rootOf(file.address).isEmpty())
        return {};
    QList<merge::Conflict> conflicts;
    // The last definition is the one that loses.
    for (const reach::GatewayFinding &finding : reach::checkGateway(othersOf(file, store) + QList{own})) {
        const bool isTaken = finding.problem.rule == u"listen-path-equal" ||
                             finding.problem.rule == u"listen-path-never-reached";
        if (!isTaken || finding.documentPath != file.address)
            continue;
        merge::Conflict conflict;
        conflict.kind = merge::ConflictKind::Finding;
        conflict.place = own.listenPathPlace;
        conflict.finding = finding.problem;
        conflicts.append(std::move(conflict));
    }
    return conflicts;
}

} // namespace conflicts
