#pragma once

#include "console.h"
#include "exitcode.h"
#include "exportedconfiguration.h"
#include "result.h"

#include <QCommandLineParser>

namespace services {
struct CoreServices;
}

namespace commands {

/** `export --to PROXY`: writes the configuration of a proxy for the definitions that the command line names. Nothing of
 * a definition is resolved, so that no grants are needed. */
class ConfigurationExport final
{
public:
    ConfigurationExport(Console &console, services::CoreServices &core)
        : m_console(console)
        , m_core(core)
    {}

    /** Declares the options that only `--to` uses: `--to`, `--strict` and `--format`. */
    static void define(QCommandLineParser &parser);
    /** Returns what is wrong with the options if `--to` is used; empty if they can be used. */
    [[nodiscard]] static QString usageProblem(const QCommandLineParser &parser);

    /** Reads the definitions, writes the configuration and prints the report. Returns the exit code: Findings with
     * `--strict` if something is lost, UsageOrInput after an error message. */
    [[nodiscard]] ExitCode run(const QCommandLineParser &parser);

private:
    /** Returns the definitions, or std::nullopt after an error message. */
    [[nodiscard]] std::optional<QList<deploy::ExportedDefinition>> read(const QStringList &paths);
    [[nodiscard]] bool write(const deploy::ExportedConfiguration &configuration, const QString &output);
    [[nodiscard]] base::Result<void> writeFolder(const deploy::ExportedConfiguration &configuration,
                                                 const QString &folder);
    [[nodiscard]] base::Result<void> writeFile(const deploy::ExportedFile &file, const QString &path);
    void refuse(const QString &message);

    Console &m_console;
    services::CoreServices &m_core;
};

} // namespace commands
