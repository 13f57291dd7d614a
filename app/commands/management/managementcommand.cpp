#include "managementcommand.h"

#include "argumenterror.h"
#include "showntext.h"

namespace commands {

void ManagementCommand::addPageOptions(QCommandLineParser &parser)
{
    parser.addOption({u"page"_qs, u"The page to list, from 1."_qs, u"N"_qs});
    parser.addOption({u"all"_qs, u"List all pages."_qs});
}

base::Result<std::optional<int>> ManagementCommand::readPage(const QCommandLineParser &parser)
{
    constexpr int allPages = -1;
    if (parser.isSet(u"all"_qs) && parser.isSet(u"page"_qs))
        return invalidArgument(u"use only one of --page and --all"_qs);
    if (parser.isSet(u"all"_qs))
        return std::optional(allPages);
    if (!parser.isSet(u"page"_qs))
        return std::optional<int>();
    bool isNumber = false;
    const int page = parser.value(u"page"_qs).toInt(&isNumber);
    if (!isNumber || page < 1)
        return invalidArgument(u"--page must be a number from 1"_qs);
    return std::optional(page);
}

bool ManagementCommand::openSession(const QCommandLineParser &parser)
{
    const std::optional<AnswerFormat> format = answerFormat(parser);
    if (!format) {
        refuse(u"--format must be text or json"_qs);
        return false;
    }
    m_format = *format;
    const base::Result<void> opened = m_session.open(parser);
    if (!opened) {
        refuse(argumentProblem(opened.error()));
        return false;
    }
    const base::Result<management::Environment> environment = m_session.chosenEnvironment(parser);
    if (m_format == AnswerFormat::Text && environment && environment->isSandbox && !parser.isSet(u"env"_qs))
        console().complain(u"sample data of the sandbox; choose a dashboard with --env or --base-url"_qs);
    return true;
}

void ManagementCommand::refuseCall(const management::CallError &error)
{
    for (const QString &line : callErrorLines(error))
        console().complain(line);
    emit finished(UsageOrInput);
}

void ManagementCommand::printJson(const document::Value &value)
{
    console().printJson(value.toJson(2) + '\n');
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
            line += base::shownText(row.at(column)).simplified().leftJustified(widths.at(column) + 2);
        console().printLine(line.trimmed());
    }
}

} // namespace commands

#include "moc_managementcommand.cpp"
