#include "diagnosticmessages.h"

#include "argumentwords.h"
#include "filledtext.h"
#include "ruletable.h"
#include "schemamessages.h"

#include <QCoreApplication>

namespace messages {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Rules", text);
}

/** The arguments with the messages for codes. */
QStringList shownArguments(const rules::Rule &rule, QStringList arguments)
{
    if (rule.arguments[0].kind == rules::ArgumentKind::SchemaFinding)
        return {schemaText(arguments.value(0), arguments.mid(1))};
    for (int i = 0; i < rule.argumentCount() && i < arguments.size(); ++i) {
        if (const char *message = rules::messageOfWord(rule.arguments[i].kind, arguments[i]))
            arguments[i] = translated(message);
    }
    return arguments;
}

bool hasAllArguments(const rules::Rule &rule, const QStringList &arguments)
{
    const int count = rule.argumentCount();
    return count == 0 || !arguments.value(count - 1).isEmpty();
}

} // namespace

QString diagnosticText(const base::Diagnostic &diagnostic)
{
    return diagnostic.message.isEmpty() ? diagnosticText(diagnostic.rule, diagnostic.arguments) : diagnostic.message;
}

QString diagnosticText(const QString &ruleId, const QStringList &arguments)
{
    const rules::Rule *rule = rules::findRule(ruleId);
    if (!rule)
        return ruleId;
    if (const rules::Sentence *sentence = rule->sentence(arguments.value(0)))
        return filled(translated(sentence->message), arguments.mid(1));
    const bool isShort = rule->shortMessage && !hasAllArguments(*rule, arguments);
    return filled(translated(isShort ? rule->shortMessage : rule->message), shownArguments(*rule, arguments)).trimmed();
}

QString syntaxErrorText(const QString &detail)
{
    const QString rule = detail.section(u' ', 1, 1);
    const QString found = detail.section(u' ', 2);
    if (rule.isEmpty())
        return detail;
    QString message = diagnosticText(rule, found.isEmpty() ? QStringList() : QStringList{found});
    if (message.endsWith(u'.'))
        message.chop(1);
    return QCoreApplication::translate("SyntaxErrors", "%1: %2", "%1: line and column; %2: what is wrong there")
        .arg(detail.section(u' ', 0, 0), message);
}

QString fixText(const base::Diagnostic &diagnostic)
{
    const rules::Rule *rule = diagnostic.message.isEmpty() ? rules::findRule(diagnostic.rule) : nullptr;
    const rules::Sentence *sentence = rule ? rule->sentence(diagnostic.arguments.value(0)) : nullptr;
    const char *fix = sentence && sentence->fix ? sentence->fix : rule ? rule->fix : nullptr;
    return fix ? translated(fix) : QString();
}

} // namespace messages
