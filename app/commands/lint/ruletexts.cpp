#include "ruletexts.h"

#include "jsonwriter.h"
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

/** The message with the names of its arguments in their places. */
QString messageOf(const rules::Rule &rule)
{
    QString text = translated(rule.message);
    for (int i = 0; i < rule.argumentCount(); ++i)
        text.replace(u'%' + QString::number(i + 1), u'<' + QString::fromLatin1(rule.arguments[i].name) + u'>');
    return text;
}

/** All sentences of a rule, with an ellipsis for each argument. */
QStringList messagesOf(const rules::Rule &rule)
{
    QStringList texts{messageOf(rule)};
    for (const rules::Sentence &sentence : rule.sentences) {
        QString text = translated(sentence.message);
        for (const QString &place : {u"%1"_qs, u"%2"_qs, u"%3"_qs})
            text.replace(place, u"…"_qs);
        texts.append(text);
    }
    return texts;
}

QStringList fixesOf(const rules::Rule &rule)
{
    QStringList fixes;
    if (rule.fix)
        fixes.append(translated(rule.fix));
    for (const rules::Sentence &sentence : rule.sentences) {
        if (sentence.fix)
            fixes.append(translated(sentence.fix));
    }
    return fixes;
}

QStringList versionsOf(const rules::Rule &rule)
{
    QStringList versions;
    for (const QString &version : {u"3.0"_qs, u"3.1"_qs, u"3.2"_qs}) {
        if (rule.versions.contain(version))
            versions.append(version);
    }
    return versions;
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
            text += u"  %1 %2 %3\n"_qs.arg(rule.isRecommended ? severityName(rule.severity) : u"off"_qs, -SeverityWidth)
                        .arg(rule.name(), -IdWidth)
                        .arg(messageOf(rule));
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
            json.beginObject();
            json.key("id").text(rule.name());
            json.key("severity").text(severityName(rule.severity));
            json.key("recommended").boolean(rule.isRecommended);
            json.key("group").text(translated(group.title));
            writeTexts(json, "versions", versionsOf(rule));
            writeTexts(json, "messages", messagesOf(rule));
            json.key("explanation").text(translated(rule.explanation));
            writeTexts(json, "fixes", fixesOf(rule));
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
    const QStringList versions = versionsOf(*rule);
    const QString severity = severityName(rule->severity) + (rule->isRecommended ? QString() : u", off by default"_qs);
    QString text = u"%1 (%2)\n\n%3\n\n%4\n"_qs.arg(rule->name(), severity, messageOf(*rule),
                                                   translated(rule->explanation));
    if (const QStringList messages = messagesOf(*rule).mid(1); !messages.isEmpty())
        text += u"\nMessages:\n  "_qs + messages.join(u"\n  "_qs) + u'\n';
    if (const QStringList fixes = fixesOf(*rule); !fixes.isEmpty())
        text += u"\nFixes:\n  "_qs + fixes.join(u"\n  "_qs) + u'\n';
    if (versions.size() < 3)
        text += u"\nOnly for OpenAPI "_qs + versions.join(u", "_qs) + u".\n"_qs;
    return text.toUtf8();
}

} // namespace commands
