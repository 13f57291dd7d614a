#include "draftsummary.h"

namespace commands {

namespace {

struct Row {
    qint64 count;
    const char *what;
};

void addRows(QStringList &lines, const char *title, std::initializer_list<Row> rows)
{
    QStringList parts;
    for (const Row &row : rows) {
        if (row.count > 0)
            parts.append(u"%1 %2"_qs.arg(QString::number(row.count), QLatin1String(row.what)));
    }
    if (!parts.isEmpty())
        lines.append(QLatin1String(title) + parts.join(u", "_qs));
}

} // namespace

QStringList draftSummary(const inference::InferenceCounts &counts)
{
    QStringList lines;
    lines.append(u"Exchanges used: %1 of %2"_qs.arg(QString::number(counts.used), QString::number(counts.exchanges)));
    addRows(lines, "Exchanges skipped: ",
            {{counts.ofOtherServers, "with servers that the document does not have"},
             {counts.inOtherFiles, "with paths in other files, which are not changed"},
             {counts.preflights, "preflight requests of browsers"},
             {counts.withoutResponse, "without a response"},
             {counts.ofGateway, "that the gateway answered"},
             {counts.unsupportedMethods, "with methods that OpenAPI 3.1 does not have"},
             {counts.unsupportedTargets, "with targets that are no paths"},
             {counts.overLimit, "over the largest number of paths and operations"}});
    addRows(lines, "Left out: ",
            {{counts.incompleteBodies, "bodies that were not recorded completely"},
             {counts.unreadableBodies, "bodies that can't be read as their media type"},
             {counts.bodiesWithoutType, "media types of bodies, which are missing or may be secrets"},
             {counts.withheldServers, "servers whose names may be secrets"},
             {counts.secretParameters, "query parameters with secrets"},
             {counts.withheldParameters, "parameters whose names may be secrets or IDs"}});
    return lines;
}

} // namespace commands
