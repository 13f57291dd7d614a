#include "configurationexport.h"

#include "coreservices.h"
#include "documentfile.h"
#include "exportoutput.h"
#include "exportreportoutput.h"
#include "folderexport.h"
#include "showntext.h"

#include <QDir>
#include <QFileInfo>

namespace commands {

namespace {

/** The value of `--to` for the OpenAPI document without the gateway extension. */
constexpr char DocumentTarget[] = "openapi";

/** Why a definition can't be exported; empty if it can. */
QString problemOf(const definition::DefinitionView &view)
{
    if (view.kind() == definition::DocumentKind::Classic)
        return u"definitions in the classic format can't be exported"_qs;
    if (!view.snapshot().at(view.extension()).exists())
        return u"the document has no gateway extension. Add it with gatewright import."_qs;
    return {};
}

} // namespace

void ConfigurationExport::define(QCommandLineParser &parser)
{
    parser.addOption({u"to"_qs,
                      u"Export the configuration of a proxy for all FILEs: %1. Or export FILE without the gateway "
                      u"extension: %2."_qs.arg(deploy::targetNames().join(u", "), QLatin1String(DocumentTarget)),
                      u"TARGET"_qs});
    parser.addOption(
        {u"gateway"_qs, u"With --to httproute: the name of the Gateway that the HTTPRoutes attach to."_qs, u"NAME"_qs});
    parser.addOption({u"strict"_qs, u"With --to: exit with 1 if the configuration loses something."_qs});
    parser.addOption({u"format"_qs, u"With --to: the format of the report on standard error: text or json."_qs,
                      u"FORMAT"_qs, u"text"_qs});
}

QString ConfigurationExport::usageProblem(const QCommandLineParser &parser)
{
    const QString target = parser.value(u"to"_qs);
    if (target != QLatin1String(DocumentTarget) && !deploy::targetNamed(target))
        return u"--to must be one of %1, %2, not “%3”"_qs.arg(deploy::targetNames().join(u", "),
                                                              QLatin1String(DocumentTarget), target);
    const auto known = deploy::targetNamed(target);
    const bool needsGateway = known && deploy::needsGateway(*known);
    if (needsGateway != parser.isSet(u"gateway"_qs))
        return needsGateway ? u"--to %1 needs --gateway NAME"_qs.arg(target)
                            : u"--gateway can be used only with --to httproute"_qs;
    if (needsGateway && !deploy::isGatewayName(parser.value(u"gateway"_qs)))
        return u"--gateway must be the name of a Gateway: lower-case letters, digits, hyphens and dots, not “%1”"_qs
            .arg(parser.value(u"gateway"_qs));
    if (!known) {
        if (parser.positionalArguments().size() > 1)
            return u"--to %1 exports one FILE"_qs.arg(QLatin1String(DocumentTarget));
        for (const QString &option : {u"strict"_qs, u"format"_qs}) {
            if (parser.isSet(option))
                return u"--%1 can be used only with the configuration of a proxy"_qs.arg(option);
        }
    }
    if (parser.isSet(u"port"_qs) && (!known || needsGateway))
        return u"--port can be used only with --nginx and the configuration of a proxy that listens"_qs;
    const QString format = parser.value(u"format"_qs);
    return format == u"text" || format == u"json" ? QString() : u"--format must be text or json"_qs;
}

ExitCode ConfigurationExport::run(const QCommandLineParser &parser)
{
    const auto definitions = read(parser.positionalArguments());
    if (!definitions)
        return UsageOrInput;
    const deploy::Target target = *deploy::targetNamed(parser.value(u"to"_qs));
    const auto placement = deploy::needsGateway(target) ? deploy::Placement(parser.value(u"gateway"_qs))
                                                        : deploy::Placement(parser.value(u"port"_qs).toUShort());
    const deploy::ExportedConfiguration configuration = deploy::exportConfiguration(
        target, deploy::planExport(*definitions), placement);
    const QString output = parser.value(u"output"_qs);
    const QString problem = outputProblem(outputFile(output, configuration.main.name), parser.positionalArguments());
    if (!problem.isEmpty()) {
        refuse(problem);
        return UsageOrInput;
    }
    if (!write(configuration, output))
        return UsageOrInput;
    if (parser.value(u"format"_qs) == u"json")
        m_console.complain(QString::fromUtf8(base::shownJson(reportJson(configuration.report))));
    else
        printReportLines(configuration.report, m_console);
    return parser.isSet(u"strict"_qs) && configuration.report.hasLosses() ? Findings : Clean;
}

std::optional<QList<deploy::ExportedDefinition>> ConfigurationExport::read(const QStringList &paths)
{
    QList<deploy::ExportedDefinition> definitions;
    for (const QString &path : paths) {
        const base::Result<DocumentFile> file = readDocumentFile(path, m_core.store, m_console);
        if (!file) {
            refuse(failureLine(path, file.error()));
            return std::nullopt;
        }
        const document::Snapshot snapshot = document::Snapshot::parse(file->bytes, file->format);
        if (complainAboutSyntax(*file, snapshot, m_console))
            return std::nullopt;
        const definition::DefinitionView view(snapshot);
        if (const QString problem = problemOf(view); !problem.isEmpty()) {
            refuse(u"%1: %2"_qs.arg(file->displayName(), problem));
            return std::nullopt;
        }
        definitions.append({file->displayName(), view});
    }
    return definitions;
}

bool ConfigurationExport::write(const deploy::ExportedConfiguration &configuration, const QString &output)
{
    if (output.isEmpty() || output == u"-") {
        m_console.printDocument(configuration.main.content);
        return true;
    }
    const base::Result<void> written = isOutputFolder(output) ? writeFolder(configuration, output)
                                                              : writeFile(configuration.main, output);
    if (!written)
        refuse(failureLine(written.error().detail.isEmpty() ? output : written.error().detail, written.error()));
    return bool(written);
}

base::Result<void> ConfigurationExport::writeFolder(const deploy::ExportedConfiguration &configuration,
                                                    const QString &folder)
{
    if (!QDir(folder).mkpath(u"."_qs))
        return base::Error{base::ErrorCode::FolderMissing, folder};
    // They are for the user to fill in: what is there is the user's.
    QList<workspace::NewFile> users;
    for (const deploy::ExportedFile &file : configuration.others) {
        const QString path = QDir(folder).filePath(file.name);
        if (QFileInfo::exists(path))
            continue;
        // A link to nothing would be followed out of the folder.
        if (m_core.store.entryAt(path) != workspace::DirectoryEntry::Nothing)
            return base::Error{base::ErrorCode::WrongFileType, path};
        users.append({file.name, file.content});
    }
    const auto access = configuration.main.isPrivate ? workspace::ExportAccess::OwnerOnly
                                                     : workspace::ExportAccess::Usual;
    const auto written = workspace::exportToFolder(m_core.store, folder,
                                                   {{configuration.main.name, configuration.main.content}},
                                                   workspace::ExistingFiles::Replace, access);
    return written ? workspace::exportToFolder(m_core.store, folder, users, workspace::ExistingFiles::Refuse,
                                               workspace::ExportAccess::OwnerOnly)
                   : written;
}

base::Result<void> ConfigurationExport::writeFile(const deploy::ExportedFile &file, const QString &path)
{
    return file.isPrivate ? m_core.store.writePrivate(path, file.content) : m_core.store.write(path, file.content);
}

void ConfigurationExport::refuse(const QString &message)
{
    m_console.complain(u"gatewright: "_qs + message);
}

} // namespace commands
