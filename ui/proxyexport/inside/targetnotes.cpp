#include "targetnotes.h"

#include <QCoreApplication>

#include <algorithm>

namespace proxyexport {

namespace {

struct Notes {
    Q_DECLARE_TR_FUNCTIONS(proxyexport::Notes)
};

QList<ReportLine> fileLines(const deploy::ExportedConfiguration &configuration)
{
    const QString &name = configuration.main.name;
    QList<ReportLine> lines{
        {ReportLine::Kind::File, configuration.main.isPrivate
                                     ? Notes::tr("%1, which only you can read.", "%1: name of a file").arg(name)
                                     : name}};
    for (const deploy::ExportedFile &file : configuration.others)
        lines.append({ReportLine::Kind::File,
                      Notes::tr("%1, to which you add the local users.", "%1: name of a file").arg(file.name)});
    return lines;
}

QString credentialsNote(deploy::Target target, const deploy::ExportReport &report)
{
    const auto isGap = [](const deploy::Remark &remark) { return remark.topic == deploy::Topic::CredentialGap; };
    const bool hasVariables = !report.variables.isEmpty();
    switch (target) {
    case deploy::Target::Nginx:
        return hasVariables ? Notes::tr("The file contains no credentials. Set the variables below and insert them "
                                        "with envsubst, because nginx does not read its environment.")
                            : QString();
    case deploy::Target::Haproxy:
        return hasVariables ? Notes::tr("The file contains no credentials: HAProxy reads the variables below from its "
                                        "environment. Without them, requests are answered with 500.")
                            : QString();
    case deploy::Target::Caddy:
        return hasVariables ? Notes::tr("The file contains no credentials: Caddy reads the variables below from its "
                                        "environment. Without them, requests are answered with 500.")
                            : QString();
    case deploy::Target::Apache:
        return hasVariables ? Notes::tr("The file contains no credentials: Apache reads the variables below from its "
                                        "environment. Without them, requests are answered with 403.")
                            : QString();
    case deploy::Target::HttpRoute:
        break;
    }
    return std::any_of(report.remarks.cbegin(), report.remarks.cend(), isGap)
               ? Notes::tr(
                     "The manifest contains no credentials. The comment “GAP” at a filter says what to put in its place, so "
                     "that Envoy Gateway reads a Secret.")
               : QString();
}

} // namespace

QList<ReportLine> targetNotes(deploy::Target target, const deploy::ExportedConfiguration &configuration)
{
    QList<ReportLine> lines = fileLines(configuration);
    if (target == deploy::Target::HttpRoute)
        lines.append(
            {ReportLine::Kind::Note,
             Notes::tr("Apply it in the namespace of the Gateway, or allow routes of other namespaces there.")});
    if (const QString credentials = credentialsNote(target, configuration.report); !credentials.isEmpty())
        lines.append({ReportLine::Kind::Note, credentials});
    return lines;
}

} // namespace proxyexport
