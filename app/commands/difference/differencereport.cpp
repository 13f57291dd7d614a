#include "differencereport.h"

#include "differencemessages.h"
#include "githubtext.h"
#include "jsonwriter.h"
#include "showntext.h"

#include <QHash>

namespace commands {

namespace {

using difference::Change;
using difference::Level;

constexpr int DifferenceIndent = 4;

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

QString summary(const difference::Difference &difference)
{
    return u"Breaking: %1, warnings: %2, info: %3"_qs.arg(QString::number(difference.count(Level::Breaking)),
                                                          QString::number(difference.count(Level::Warning)),
                                                          QString::number(difference.count(Level::Info)));
}

QByteArray textReport(const ReportedDifference &reported, bool color)
{
    static const QHash<Level, QString> paints = {
        {Level::Breaking, u"\033[31m"_qs}, {Level::Warning, u"\033[33m"_qs}, {Level::Info, u"\033[36m"_qs}};
    QString text;
    for (const Change &change : reported.difference.changes) {
        const ChangePlace place = placeOf(change, reported);
        const QString level = messages::levelName(change.level);
        text += u"%1: %2 %3 %4\n"_qs.arg(placeText(place.file, place.position),
                                         color ? paints.value(change.level) + level + u"\033[0m"_qs : level, change.id,
                                         base::shownText(sentence(change)));
    }
    return (text + summary(reported.difference) + u'\n').toUtf8();
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

void writeChange(base::JsonWriter &json, const Change &change, const ReportedDifference &reported)
{
    json.beginObject();
    json.key("id").text(change.id);
    json.key("level").text(messages::levelName(change.level));
    json.key("operation").text(change.operation);
    writePlace(json, change.oldPlace, "old", "oldFile", reported.before);
    writePlace(json, change.newPlace, "new", "newFile", reported.now);
    json.key("message").text(messages::changeText(change));
    json.key("example");
    writeExample(json, change);
    json.key("fingerprint").text(change.fingerprint);
    json.endObject();
}

QByteArray jsonReport(const ReportedDifference &reported)
{
    base::JsonWriter json(DifferenceIndent);
    json.beginObject();
    json.key("breaking").number(qint64(reported.difference.count(Level::Breaking)));
    json.key("warnings").number(qint64(reported.difference.count(Level::Warning)));
    json.key("changes").beginArray();
    for (const Change &change : reported.difference.changes)
        writeChange(json, change, reported);
    json.endArray();
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

QByteArray markdownReport(const ReportedDifference &reported)
{
    QString text = u"**"_qs + summary(reported.difference) + u"**\n"_qs;
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
    return text.toUtf8();
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

} // namespace commands
