#include "ruletexts.h"

#include "jsonwriter.h"
#include "rulemessages.h"
#include "ruletable.h"
#include "severityname.h"

#include <QCoreApplication>
#include <QStringList>

namespace commands {

namespace {

constexpr int SeverityWidth = 7;
constexpr int IdWidth = 36;

QString translated(const char *text)
{
    return QCoreApplication::translate("Rules", text);
}

void writeTexts(base::JsonWriter &json, const char *key, const QStringList &texts)
{
    json.key(key).beginArray();
    for (const QString &text : texts)
        json.text(text);
    json.endArray();
}

} // namespace

QByteArray ruleList()
{
    QString text;
    for (const rules::RuleGroup &group : rules::RuleGroups) {
        text += (text.isEmpty() ? QString() : u"\n"_qs) + translated(group.title) + u'\n';
        for (const rules::Rule &rule : group.rules) {
            text += u"  %1 %2 %3\n"_qs.arg(
                (rule.isRecommended ? severityName(rule.severity) : u"off"_qs).leftJustified(SeverityWidth),
                rule.name().leftJustified(IdWidth), messages::ruleTexts(rule).message);
        }
    }
    return text.toUtf8();
}

QByteArray ruleListJson()
{
    constexpr int Indent = 4;
    base::JsonWriter json(Indent);
    json.beginArray();
    for (const rules::RuleGroup &group : rules::RuleGroups) {
        for (const rules::Rule &rule : group.rules) {
            const messages::RuleTexts texts = messages::ruleTexts(rule);
            json.beginObject();
            json.key("id").text(rule.name());
            json.key("severity").text(severityName(rule.severity));
            json.key("recommended").boolean(rule.isRecommended);
            json.key("group").text(texts.group);
            writeTexts(json, "versions", texts.versions);
            writeTexts(json, "messages", QStringList{texts.message} + texts.sentences);
            json.key("explanation").text(texts.explanation);
            writeTexts(json, "fixes", texts.fixes);
            json.endObject();
        }
    }
    return json.endArray().bytes() + '\n';
}

std::optional<QByteArray> ruleExplanation(const QString &id)
{
    const rules::Rule *rule = rules::findRule(id);
    if (!rule)
        return std::nullopt;
    const messages::RuleTexts texts = messages::ruleTexts(*rule);
    const QString severity = severityName(rule->severity) + (rule->isRecommended ? QString() : u", off by default"_qs);
    QString text = u"%1 (%2)\n\n%3\n\n%4\n"_qs.arg(rule->name(), severity, texts.message, texts.explanation);
    if (!texts.sentences.isEmpty())
        text += u"\nMessages:\n  "_qs + texts.sentences.join(u"\n  "_qs) + u'\n';
    if (!texts.fixes.isEmpty())
        text += u"\nFixes:\n  "_qs + texts.fixes.join(u"\n  "_qs) + u'\n';
    if (!texts.isForAll)
        text += u"\nOnly for OpenAPI "_qs + texts.versions.join(u", "_qs) + u".\n"_qs;
    return text.toUtf8();
}

} // namespace commands
