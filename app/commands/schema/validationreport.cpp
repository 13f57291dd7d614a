#include "validationreport.h"

#include "documentfile.h"
#include "jsonwriter.h"
#include "schemamessages.h"
#include "showntext.h"

namespace commands {

namespace {

QString sentenceOf(const schema::Finding &finding)
{
    return messages::schemaText(finding.keyword, finding.arguments);
}

QString schemaPlaceOf(const ValidationFinding &each)
{
    return each.schemaFile + u'#' + each.finding.schema.pointer.toString();
}

} // namespace

QByteArray validationText(const QList<ValidationFinding> &findings)
{
    QString text;
    for (const ValidationFinding &each : findings) {
        text += placeText(each.file, each.start) + u": "_qs;
        const QString line = each.finding.keyword + u' ' + sentenceOf(each.finding) + u" (schema "_qs +
                             schemaPlaceOf(each) + u")"_qs;
        text += base::shownText(line) + u'\n';
    }
    return text.toUtf8();
}

QByteArray validationJson(const QList<ValidationFinding> &findings)
{
    constexpr int Indent = 4;
    base::JsonWriter json(Indent);
    json.beginArray();
    for (const ValidationFinding &each : findings) {
        json.beginObject();
        json.key("file").text(each.file);
        json.key("line").number(qint64(each.start.line));
        json.key("column").number(qint64(each.start.column));
        json.key("pointer").text(each.finding.instance.toString());
        json.key("keyword").text(each.finding.keyword);
        json.key("message").text(sentenceOf(each.finding));
        json.key("schema").text(schemaPlaceOf(each));
        json.endObject();
    }
    json.endArray();
    return json.bytes() + '\n';
}

} // namespace commands
