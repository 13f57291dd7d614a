#include "differencereport.h"

#include "differencemessages.h"
#include "githubtext.h"
#include "jsonwriter.h"
#include "recordedmessages.h"
#include "showntext.h"

#include <QHash>

namespace commands {

namespace {

using difference::Change;
using difference::Level;

constexpr int DifferenceIndent = 4;
/** The largest number of failing exchanges that the text names. */
constexpr qsizetype MostRecordedLines = 20;

/** The file and position of a change: in the new description, or in the old one if it was removed. */
struct ChangePlace {
    QString file;
    base::Position position;
};

ChangePlace placeOf(const Change &change, const ReportedDifference &reported)
{
    const ComparedSide &side = change.newPlace || !change.oldPlace ? reported.now : reported.before;
    const auto &place = change.newPlace ? change.newPlace : change.oldPlace;
    if (!place)
        return {side.nameOf(side.address()), {}};
    return {side.nameOf(place->address), side.positionOf(*place)};
}

/** The example of a breaking change, or the remark that there is none. */
QString exampleText(const Change &change)
{
    if (change.level != Level::Breaking)
        return {};
    const QString example = messages::exampleText(change);
    return example.isEmpty() ? u"Inferred: no example was found."_qs : u"Example: "_qs + example;
}

QString sentence(const Change &change)
{
    const QString operation = change.operation.isEmpty() ? QString() : change.operation + u": "_qs;
    const QString example = exampleText(change);
    return operation + messages::changeText(change) + (example.isEmpty() ? QString() : u' ' + example);
}

QString summary(qsizetype breaking, qsizetype warnings, qsizetype info)
{
    return u"Breaking: %1, warnings: %2, info: %3"_qs.arg(QString::number(breaking), QString::number(warnings),
                                                          QString::number(info));
}

QString summary(const difference::Difference &difference)
{
    return summary(difference.count(Level::Breaking), difference.count(Level::Warning), difference.count(Level::Info));
}

/** How many recorded exchanges a change breaks; empty if that is not known, or none. */
QString recordedText(const ReportedDifference &reported, qsizetype change)
{
    const qsizetype count = reported.recorded ? reported.recorded->ofChanges[change] : 0;
    return count > 0 ? u" Recorded exchanges that fail: %1."_qs.arg(count) : QString();
}

/** The totals of the recorded exchanges, and the first ones that fail. */
QString recordedSummary(const ReportedDifference &reported)
{
    if (!reported.recorded)
        return {};
    const recorded::RecordedBreaks &breaks = *reported.recorded;
    QString text;
    for (const recorded::BrokenExchange &each : breaks.examples.mid(0, MostRecordedLines))
        text += u"%1: entry %2, %3: %4\n"_qs.arg(reported.har, QString::number(each.number), each.operation,
                                                 base::shownText(messages::misfitText(each.misfit)));
    return text + u"Recorded exchanges: %1, valid before: %2, failing now: %3\n"_qs.arg(
                      QString::number(breaks.exchanges), QString::number(breaks.valid), QString::number(breaks.broken));
}

QString textChanges(const ReportedDifference &reported, bool color)
{
    static const QHash<Level, QString> paints = {
        {Level::Breaking, u"\033[31m"_qs}, {Level::Warning, u"\033[33m"_qs}, {Level::Info, u"\033[36m"_qs}};
    QString text;
    for (qsizetype i = 0; i < reported.difference.changes.size(); ++i) {
        const Change &change = reported.difference.changes[i];
        const ChangePlace place = placeOf(change, reported);
        const QString level = messages::levelName(change.level);
        text += u"%1: %2 %3 %4\n"_qs.arg(placeText(place.file, place.position),
                                         color ? paints.value(change.level) + level + u"\033[0m"_qs : level, change.id,
                                         base::shownText(sentence(change) + recordedText(reported, i)));
    }
    return text;
}

QByteArray textReport(const ReportedDifference &reported, bool color)
{
    return (textChanges(reported, color) + recordedSummary(reported) + summary(reported.difference) + u'\n').toUtf8();
}

void writePlace(base::JsonWriter &json, const std::optional<openapi::Place> &place, QByteArrayView key,
                QByteArrayView fileKey, const ComparedSide &side)
{
    json.key(key);
    if (!place) {
        json.null();
        return;
    }
    json.text(place->pointer.toString());
    if (place->address != side.address())
        json.key(fileKey).text(side.nameOf(place->address));
}

void writeExample(base::JsonWriter &json, const Change &change)
{
    if (!change.exampleMessage) {
        json.null();
        return;
    }
    const difference::ExampleMessage &message = *change.exampleMessage;
    json.beginObject().key("request").text(message.request);
    if (!message.status.isEmpty())
        json.key("status").text(message.status);
    if (!message.fields.isEmpty()) {
        json.key("headers").beginArray();
        for (const QString &field : message.fields)
            json.text(field);
        json.endArray();
    }
    if (!change.example.isEmpty())
        json.key("value").raw(change.example);
    json.key("text").text(messages::exampleText(change)).endObject();
}

void writeRecorded(base::JsonWriter &json, const recorded::RecordedBreaks &breaks)
{
    json.key("recorded").beginObject();
    json.key("exchanges").number(qint64(breaks.exchanges));
    json.key("valid").number(qint64(breaks.valid));
    json.key("failing").number(qint64(breaks.broken));
    json.key("entries").beginArray();
    for (const recorded::BrokenExchange &each : breaks.examples) {
        json.beginObject();
        json.key("entry").number(qint64(each.number));
        json.key("operation").text(each.operation);
        json.key("message").text(messages::misfitText(each.misfit));
        json.endObject();
    }
    json.endArray().endObject();
}

void writeChange(base::JsonWriter &json, qsizetype index, const ReportedDifference &reported)
{
    const Change &change = reported.difference.changes[index];
    json.beginObject();
    json.key("id").text(change.id);
    json.key("level").text(messages::levelName(change.level));
    json.key("operation").text(change.operation);
    writePlace(json, change.oldPlace, "old", "oldFile", reported.before);
    writePlace(json, change.newPlace, "new", "newFile", reported.now);
    json.key("message").text(messages::changeText(change));
    json.key("example");
    writeExample(json, change);
    if (reported.recorded)
        json.key("recorded").number(qint64(reported.recorded->ofChanges[index]));
    json.key("fingerprint").text(change.fingerprint);
    json.endObject();
}

void writeDifference(base::JsonWriter &json, const ReportedDifference &reported)
{
    json.key("breaking").number(qint64(reported.difference.count(Level::Breaking)));
    json.key("warnings").number(qint64(reported.difference.count(Level::Warning)));
    json.key("changes").beginArray();
    for (qsizetype i = 0; i < reported.difference.changes.size(); ++i)
        writeChange(json, i, reported);
    json.endArray();
    if (reported.recorded)
        writeRecorded(json, *reported.recorded);
}

QByteArray jsonReport(const ReportedDifference &reported)
{
    base::JsonWriter json(DifferenceIndent);
    json.beginObject();
    writeDifference(json, reported);
    return json.endObject().bytes() + '\n';
}

/** A text whose characters mean nothing in Markdown. */
QString markdownText(const QString &text)
{
    QString escaped;
    for (const QChar letter : base::shownText(text)) {
        if (u"\\`*_{}[]<>#|!~"_qs.contains(letter))
            escaped += u'\\';
        escaped += letter;
    }
    return escaped;
}

QString markdownChanges(const ReportedDifference &reported)
{
    QString text;
    QString operation;
    bool isFirst = true;
    for (const Change &change : reported.difference.changes) {
        if (isFirst || change.operation != operation) {
            operation = change.operation;
            text += u"\n### %1\n\n"_qs.arg(operation.isEmpty() ? u"Document"_qs : markdownText(operation));
        }
        isFirst = false;
        text += u"- **%1** %2 (`%3`)\n"_qs.arg(messages::levelName(change.level),
                                               markdownText(messages::changeText(change)), change.id);
        if (const QString example = exampleText(change); !example.isEmpty())
            text += u"  - %1\n"_qs.arg(markdownText(example));
    }
    return text;
}

QByteArray markdownReport(const ReportedDifference &reported)
{
    return (u"**"_qs + summary(reported.difference) + u"**\n"_qs + markdownChanges(reported)).toUtf8();
}

QString gitHubLevel(Level level)
{
    return level == Level::Breaking ? u"error"_qs : level == Level::Warning ? u"warning"_qs : u"notice"_qs;
}

QByteArray gitHubReport(const ReportedDifference &reported)
{
    QString text;
    for (const Change &change : reported.difference.changes) {
        const ChangePlace place = placeOf(change, reported);
        text += u"::%1 file=%2,line=%3,col=%4,title=%5::%6\n"_qs.arg(
            gitHubLevel(change.level), escapedForGitHub(base::shownText(place.file), true),
            QString::number(place.position.line), QString::number(place.position.column),
            escapedForGitHub(change.id, true), escapedForGitHub(base::shownText(sentence(change)), false));
    }
    return text.toUtf8();
}

} // namespace

std::optional<DifferenceFormat> differenceFormat(const QString &name)
{
    static const QHash<QString, DifferenceFormat> formats = {{u"text"_qs, DifferenceFormat::Text},
                                                             {u"json"_qs, DifferenceFormat::Json},
                                                             {u"markdown"_qs, DifferenceFormat::Markdown},
                                                             {u"github"_qs, DifferenceFormat::GitHub}};
    const auto found = formats.constFind(name);
    return found == formats.constEnd() ? std::nullopt : std::optional(*found);
}

QByteArray differenceReport(DifferenceFormat format, const ReportedDifference &reported, bool color)
{
    switch (format) {
    case DifferenceFormat::Json:
        return jsonReport(reported);
    case DifferenceFormat::Markdown:
        return markdownReport(reported);
    case DifferenceFormat::GitHub:
        return gitHubReport(reported);
    case DifferenceFormat::Text:
        break;
    }
    return textReport(reported, color);
}

void FolderReport::add(const ReportedDifference &reported)
{
    m_breaking += reported.difference.count(Level::Breaking);
    m_warnings += reported.difference.count(Level::Warning);
    m_info += reported.difference.count(Level::Info);
    const QString before = reported.before.nameOf(reported.before.address());
    const QString now = reported.now.nameOf(reported.now.address());
    base::JsonWriter json;
    switch (m_format) {
    case DifferenceFormat::Text:
        m_definitions += textChanges(reported, m_hasColor).toUtf8();
        break;
    case DifferenceFormat::GitHub:
        m_definitions += gitHubReport(reported);
        break;
    case DifferenceFormat::Markdown:
        if (!reported.difference.changes.isEmpty())
            m_definitions += u"\n## %1\n"_qs.arg(markdownText(now)).toUtf8() + markdownChanges(reported).toUtf8();
        break;
    case DifferenceFormat::Json:
        json.beginObject().key("old").text(before).key("new").text(now);
        writeDifference(json, reported);
        m_definitions += (m_definitions.isEmpty() ? "" : ",") + json.endObject().bytes();
        break;
    }
}

void FolderReport::addRemoved(const QString &file)
{
    m_removed.append(file);
    ++m_breaking;
    addFile(file, true);
}

void FolderReport::addAdded(const QString &file)
{
    m_added.append(file);
    ++m_info;
    addFile(file, false);
}

void FolderReport::addFile(const QString &file, bool isRemoved)
{
    const QString level = messages::levelName(isRemoved ? Level::Breaking : Level::Info);
    const QString text = isRemoved ? u"The definition was removed."_qs : u"The definition was added."_qs;
    if (m_format == DifferenceFormat::Text)
        m_definitions += u"%1: %2 %3\n"_qs.arg(base::shownText(file), level, text).toUtf8();
    else if (m_format == DifferenceFormat::GitHub)
        m_definitions += u"::%1 file=%2::%3\n"_qs
                             .arg(gitHubLevel(isRemoved ? Level::Breaking : Level::Info),
                                  escapedForGitHub(base::shownText(file), true), text)
                             .toUtf8();
    else if (m_format == DifferenceFormat::Markdown)
        m_definitions += u"\n## %1\n\n- **%2** %3\n"_qs.arg(markdownText(file), level, text).toUtf8();
}

QByteArray FolderReport::finished() const
{
    const QByteArray totals = summary(m_breaking, m_warnings, m_info).toUtf8();
    if (m_format == DifferenceFormat::Text)
        return m_definitions + totals + '\n';
    if (m_format == DifferenceFormat::Markdown)
        return "**" + totals + "**\n" + m_definitions;
    if (m_format == DifferenceFormat::GitHub)
        return m_definitions;
    base::JsonWriter json(DifferenceIndent);
    json.beginObject();
    json.key("breaking").number(qint64(m_breaking));
    json.key("warnings").number(qint64(m_warnings));
    const auto writeFiles = [&json](QByteArrayView key, const QStringList &files) {
        json.key(key).beginArray();
        for (const QString &file : files)
            json.text(file);
        json.endArray();
    };
    writeFiles("removed", m_removed);
    writeFiles("added", m_added);
    json.key("definitions").raw('[' + m_definitions + ']');
    return json.endObject().bytes() + '\n';
}

} // namespace commands
