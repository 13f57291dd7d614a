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
    /** `--page N` and `--all`. */
    static void addPageOptions(QCommandLineParser &parser);
    /** A page from 1, -1 for all; nothing if neither option is given. InvalidArgument with a message. */
    [[nodiscard]] static base::Result<std::optional<int>> readPage(const QCommandLineParser &parser);

    /** Reads --format and opens the session. False if that failed and the command has ended. */
    [[nodiscard]] bool openSession(const QCommandLineParser &parser);
    /** The calls, after openSession(). */
    [[nodiscard]] management::ManagementService &service() { return m_session.service(); }
    [[nodiscard]] bool wantsJson() const { return m_format == AnswerFormat::Json; }
    /** Prints status, message and advice of a failed call and ends with UsageOrInput. */
    void refuseCall(const management::CallError &error);
    void printJson(const document::Value &value);
    /** Prints rows of cells in aligned columns. The first row is the heading. */
    void printTable(const QList<QStringList> &rows);

private:
    ManagementSession m_session;
    AnswerFormat m_format = AnswerFormat::Text;
};

} // namespace commands
