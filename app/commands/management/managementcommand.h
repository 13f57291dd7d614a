#pragma once

#include "command.h"
#include "managementsession.h"

namespace commands {

/** What the commands about a dashboard or portal share: options, the session, and what a refused call says. */
class ManagementCommand : public Command
{
    Q_OBJECT

public:
    using Command::Command;

protected:
    /** Reads --format and opens the session; false when it has refused. */
    [[nodiscard]] bool openSession(const QCommandLineParser &parser);
    [[nodiscard]] ManagementSession &session() { return m_session; }
    [[nodiscard]] bool wantsJson() const { return m_format == AnswerFormat::Json; }
    /** Status, message and advice; ends with UsageOrInput. */
    void refuseCall(const management::CallError &error);
    void printJson(const document::Value &value);
    /** Rows of cells as columns that line up, the first row being the heading. */
    void printTable(const QList<QStringList> &rows);

private:
    ManagementSession m_session;
    AnswerFormat m_format = AnswerFormat::Text;
};

} // namespace commands
