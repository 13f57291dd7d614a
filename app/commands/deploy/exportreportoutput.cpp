#include "exportreportoutput.h"

#include "console.h"
#include "exportmessages.h"
#include "jsonwriter.h"

namespace commands {

namespace {

struct VerdictWord {
    deploy::Verdict verdict;
    const char *word;
};
constexpr VerdictWord VerdictWords[] = {
    {deploy::Verdict::Kept, "kept"}, {deploy::Verdict::Lost, "lost"}, {deploy::Verdict::Differs, "differs"}};

} // namespace

void printReportLines(const deploy::ExportReport &report, Console &console)
{
    for (const VerdictWord &each : VerdictWords) {
        for (const deploy::Remark &remark : report.withVerdict(each.verdict))
            console.complain(u"%1 %2 %3"_qs.arg(QLatin1String(each.word), QLatin1String(rowOf(remark.topic).id),
                                                messages::remarkText(remark)));
    }
    for (const deploy::Variable &variable : report.variables)
        console.complain(u"set %1 %2 (%3)"_qs.arg(QString::fromLatin1(variable.name),
                                                  messages::variableText(variable.content), variable.definition));
}

QByteArray reportJson(const deploy::ExportReport &report)
{
    base::JsonWriter json;
    json.beginObject();
    for (const VerdictWord &each : VerdictWords) {
        json.key(each.word).beginArray();
        for (const deploy::Remark &remark : report.withVerdict(each.verdict)) {
            json.beginObject().key("id").text(QByteArrayView(rowOf(remark.topic).id));
            json.key("text").text(messages::remarkText(remark)).endObject();
        }
        json.endArray();
    }
    json.key("variables").beginArray();
    for (const deploy::Variable &variable : report.variables) {
        json.beginObject().key("name").text(variable.name);
        json.key("holds").text(messages::variableText(variable.content));
        json.key("definition").text(variable.definition).endObject();
    }
    return json.endArray().endObject().bytes();
}

} // namespace commands
