#pragma once

#include "command.h"
#include "lintoutput.h"
#include "lintpreflight.h"
#include "lintworkers.h"
#include "referencedownload.h"

namespace commands {

/** The command `lint FILE…`: prints the problems of each file, in a format for people, editors or CI. */
class LintCommand final : public Command
{
    Q_OBJECT

public:
    LintCommand(Console &console, services::CoreServices &core);
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** Prints what the options --list-rules and --explain ask for. */
    void printRules(const QCommandLineParser &parser);
    /** Sets the files that the arguments and the options --files-from name. Error: InvalidArgument with a message. */
    [[nodiscard]] base::Result<void> chooseFiles(const QCommandLineParser &parser);
    /** Prints one report of the reports that the arguments name. */
    void mergeReports(const QCommandLineParser &parser);
    void startOutput();
    /** Fetches the documents that references name and --allow-url allows, until none is left. */
    void fetchNext();
    void fetch(const QString &url);
    /** Queries secret stores and the dashboard as far as the options allow. */
    void startPreflight();
    void lintFiles();
    /** Fixes the files as --fix and --dry-run say. Returns false if the command has ended. */
    [[nodiscard]] bool fixFiles();
    void conclude();

    LintedFiles m_files;
    network::ReferenceDownload m_download;
    workspace::AllowedUrls m_allowed;
    LintPreflight m_preflight;
    std::optional<LintOutput> m_output;
    std::optional<LintWorkers> m_workers;
    bool m_canFetch = false;
    bool m_isFixing = false;
    bool m_isDryRun = false;
    int m_inFlight = 0;
    ReportFormat m_format = ReportFormat::Text;
    base::Severity m_threshold = base::Severity::Error;
};

} // namespace commands
