#include "managementcommand.h"

#include "argumenterror.h"
#include "callerrorwording.h"

namespace commands {

bool ManagementCommand::openSession(const QCommandLineParser &parser)
{
    const std::optional<AnswerFormat> format = answerFormat(parser);
    if (!format) {
        refuse(u"--format is text or json"_qs);
        return false;
    }
    m_format = *format;
    const base::Result<void> opened = m_session.open(parser);
    if (!opened)
        refuse(argumentProblem(opened.error()));
    return opened.isOk();
}

void ManagementCommand::refuseCall(const management::CallError &error)
{
    const bool isPlainHttp = error.request == management::RequestFault::PlainHttp;
    const QString advice = isPlainHttp ? u"Use an https address, or say with --allow-http that the token may be read "
                                         u"on the way."_qs
                                       : messages::callErrorAdvice(error);
    refuse(advice.isEmpty() ? messages::callErrorText(error) : messages::callErrorText(error) + u"\n"_qs + advice);
}

void ManagementCommand::printJson(const document::Value &value)
{
    console().print(value.toJson(2) + '\n');
}

void ManagementCommand::printTable(const QList<QStringList> &rows)
{
    QList<qsizetype> widths;
    for (const QStringList &row : rows) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (column >= widths.size())
                widths.append(0);
            widths[column] = std::max(widths[column], row.at(column).size());
        }
    }
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += withoutControls(row.at(column)).simplified().leftJustified(widths.at(column) + 2);
        console().printLine(line.trimmed());
    }
}

} // namespace commands

#include "moc_managementcommand.cpp"
