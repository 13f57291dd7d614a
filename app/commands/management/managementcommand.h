#pragma once

#include "command.h"
#include "managementsession.h"

namespace commands {

/** A command that calls a dashboard or portal: `certs`, `policy`, `sso`. */
class ManagementCommand : public Command
{
    Q_OBJECT

public:
    ManagementCommand(Console &console, services::CoreServices &core)
        : Command(console, core)
        , m_session(core)
    {}

protected:
    /** Declares the options `--page N` and `--all`. */
    static void addPageOptions(QCommandLineParser &parser);
    /** Reads the options of addPageOptions(): returns a page number from 1, -1 for all pages, or std::nullopt if
     * neither option is given. Error: InvalidArgument with a message. */
    [[nodiscard]] static base::Result<std::optional<int>> readPage(const QCommandLineParser &parser);

    /** Reads --format and opens the session with the dashboard or portal. Returns false if that failed and the command
     * has ended. */
    [[nodiscard]] bool openSession(const QCommandLineParser &parser);
    /** Returns the service that makes the calls. Use it after openSession(). */
    [[nodiscard]] management::ManagementService &service() { return m_session.service(); }
    [[nodiscard]] bool wantsJson() const { return m_format == AnswerFormat::Json; }
    /** Prints the status, message and advice of a failed call and ends with UsageOrInput. */
    void refuseCall(const management::CallError &error);
    void printJson(const document::Value &value);
    /** Prints rows of cells in aligned columns. The first row is the heading. */
    void printTable(const QList<QStringList> &rows);

private:
    ManagementSession m_session;
    AnswerFormat m_format = AnswerFormat::Text;
};

} // namespace commands
