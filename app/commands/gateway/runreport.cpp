#include "runreport.h"

#include "documentfile.h"
#include "jsonwriter.h"
#include "savedrequestmessages.h"
#include "severityname.h"
#include "showntext.h"

#include <QDir>
#include <QXmlStreamWriter>

#include <algorithm>

namespace commands {

using savedrequests::Problem;
using savedrequests::StepResult;
using State = StepResult::State;

namespace {

constexpr int RunJsonIndent = 4;

QString fileOf(const StepResult &result)
{
    return QDir::current().relativeFilePath(result.file);
}

/** In reports for programs, which are not translated. */
QString stateWord(State state)
{
    switch (state) {
    case State::Passed:
        return u"passed"_qs;
    case State::Failed:
        return u"failed"_qs;
    case State::Skipped:
        return u"skipped"_qs;
    case State::Error:
        break;
    }
    return u"error"_qs;
}

QString problemOfStep(const StepResult &result, const Problem &problem)
{
    return u"%1: %2 %3 %4"_qs.arg(placeText(fileOf(result), problem.position.value_or(base::Position())),
                                  severityName(problem.severity), messages::savedRequestId(problem.kind),
                                  base::shownText(messages::savedRequestText(problem)));
}

QString painted(State state, const QString &text, bool color)
{
    if (!color)
        return text;
    const QString paint = state == State::Passed    ? u"\033[32m"_qs
                          : state == State::Skipped ? u"\033[33m"_qs
                                                    : u"\033[31m"_qs;
    return paint + text + u"\033[0m"_qs;
}

qsizetype countOf(const QList<StepResult> &results, State state)
{
    return std::count_if(results.begin(), results.end(),
                         [state](const StepResult &each) { return each.state == state; });
}

double timeOf(const QList<StepResult> &results)
{
    double time = 0;
    for (const StepResult &each : results)
        time += std::max(each.milliseconds, 0.0);
    return time;
}

void writeProblem(base::JsonWriter &json, const Problem &problem)
{
    const base::Position at = problem.position.value_or(base::Position());
    json.beginObject();
    json.key("line").number(qint64(at.line));
    json.key("column").number(qint64(at.column));
    json.key("pointer").text(problem.pointer.toString());
    json.key("severity").text(severityName(problem.severity));
    json.key("rule").text(messages::savedRequestId(problem.kind));
    json.key("message").text(messages::savedRequestText(problem));
    json.endObject();
}

void writeSchema(base::JsonWriter &json, StepResult::Schema schema)
{
    json.key("schema");
    if (schema == StepResult::Schema::NotChecked)
        json.null();
    else
        json.text(schema == StepResult::Schema::Fits ? u"fits"_qs : u"violated"_qs);
}

void writeStep(base::JsonWriter &json, const StepResult &result)
{
    json.beginObject();
    json.key("name").text(result.name);
    json.key("title").text(result.title);
    json.key("file").text(fileOf(result));
    json.key("definition").text(result.definition);
    json.key("operation").text(result.operation);
    json.key("result").text(stateWord(result.state));
    json.key("status");
    if (result.status > 0)
        json.number(qint64(result.status));
    else
        json.null();
    writeSchema(json, result.schema);
    json.key("milliseconds");
    if (result.milliseconds >= 0)
        json.number(qint64(qRound64(result.milliseconds)));
    else
        json.null();
    json.key("problems").beginArray();
    for (const Problem &problem : result.problems)
        writeProblem(json, problem);
    json.endArray();
    json.endObject();
}

QString seconds(double milliseconds)
{
    return QString::number(std::max(milliseconds, 0.0) / 1000, 'f', 3);
}

/** The problems that made a request fail, one a line. */
QString problemText(const StepResult &result, base::Severity least)
{
    QStringList lines;
    for (const Problem &problem : result.problems) {
        if (problem.severity <= least)
            lines.append(problemOfStep(result, problem));
    }
    return lines.join(u'\n');
}

void writeOutcome(QXmlStreamWriter &xml, const StepResult &result)
{
    const auto first = std::find_if(result.problems.begin(), result.problems.end(),
                                    [](const Problem &each) { return each.severity == base::Severity::Error; });
    const QString message = first == result.problems.end() ? QString()
                                                           : base::shownText(messages::savedRequestText(*first));
    if (result.state == State::Passed)
        return;
    xml.writeStartElement(result.state == State::Failed    ? u"failure"_qs
                          : result.state == State::Skipped ? u"skipped"_qs
                                                           : u"error"_qs);
    xml.writeAttribute(u"message"_qs, message);
    if (result.state != State::Skipped) {
        if (first != result.problems.end())
            xml.writeAttribute(u"type"_qs, messages::savedRequestId(first->kind));
        xml.writeCharacters(problemText(result, base::Severity::Error));
    }
    xml.writeEndElement();
}

void writeCase(QXmlStreamWriter &xml, const StepResult &result)
{
    xml.writeStartElement(u"testcase"_qs);
    xml.writeAttribute(u"classname"_qs, base::shownText(result.definition));
    xml.writeAttribute(u"name"_qs, base::shownText(result.name));
    xml.writeAttribute(u"time"_qs, seconds(result.milliseconds));
    writeOutcome(xml, result);
    if (const QString notes = problemText(result, base::Severity::Information);
        result.state == State::Passed && !notes.isEmpty())
        xml.writeTextElement(u"system-out"_qs, notes);
    xml.writeEndElement();
}

} // namespace

QByteArray runLines(const StepResult &result, bool color)
{
    const bool isSent = result.milliseconds >= 0;
    QString text = u"%1 %2  %3"_qs.arg(
        painted(result.state, messages::stepStateText(result.state).leftJustified(7), color),
        base::shownText(result.name), base::shownText(result.operation));
    if (isSent)
        text += u"  %1, schema %2, %3 ms"_qs.arg(result.status > 0 ? QString::number(result.status) : u"no response"_qs,
                                                 messages::stepSchemaText(result.schema),
                                                 QString::number(qRound64(result.milliseconds)));
    text += u'\n';
    for (const Problem &problem : result.problems)
        text += u"  "_qs + problemOfStep(result, problem) + u'\n';
    return text.toUtf8();
}

QByteArray runSummary(const QList<StepResult> &results)
{
    const auto count = [&results](State state) { return QString::number(countOf(results, state)); };
    return u"%1 passed, %2 failed, %3 skipped, %4 with errors, %5 ms\n"_qs
        .arg(count(State::Passed), count(State::Failed), count(State::Skipped), count(State::Error),
             QString::number(qRound64(timeOf(results))))
        .toUtf8();
}

QByteArray runJson(const QList<StepResult> &results)
{
    base::JsonWriter json(RunJsonIndent);
    json.beginObject();
    json.key("passed").number(qint64(countOf(results, State::Passed)));
    json.key("failed").number(qint64(countOf(results, State::Failed)));
    json.key("skipped").number(qint64(countOf(results, State::Skipped)));
    json.key("errors").number(qint64(countOf(results, State::Error)));
    json.key("requests").beginArray();
    for (const StepResult &result : results)
        writeStep(json, result);
    json.endArray();
    return json.endObject().bytes() + '\n';
}

QByteArray runJunit(const QList<StepResult> &results)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_qs);
    QMap<QString, QList<StepResult>> suites;
    for (const StepResult &result : results)
        suites[result.definition].append(result);
    for (auto suite = suites.cbegin(); suite != suites.cend(); ++suite) {
        xml.writeStartElement(u"testsuite"_qs);
        xml.writeAttribute(u"name"_qs, base::shownText(suite.key()));
        xml.writeAttribute(u"tests"_qs, QString::number(suite->size()));
        xml.writeAttribute(u"failures"_qs, QString::number(countOf(*suite, State::Failed)));
        xml.writeAttribute(u"errors"_qs, QString::number(countOf(*suite, State::Error)));
        xml.writeAttribute(u"skipped"_qs, QString::number(countOf(*suite, State::Skipped)));
        xml.writeAttribute(u"time"_qs, seconds(timeOf(*suite)));
        for (const StepResult &result : *suite)
            writeCase(xml, result);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace commands
