#include "diagnosticwording.h"

#include "diagnosticsentences.h"

#include <QCoreApplication>

namespace messages {

namespace {

/** Fills %1 to %3 at once, so that an argument may itself hold a per cent sign. */
QString filled(const QString &pattern, const QStringList &arguments)
{
    if (!pattern.contains(u"%1"))
        return pattern;
    if (!pattern.contains(u"%2"))
        return pattern.arg(arguments.value(0));
    if (!pattern.contains(u"%3"))
        return pattern.arg(arguments.value(0), arguments.value(1));
    return pattern.arg(arguments.value(0), arguments.value(1), arguments.value(2));
}

/** Where the words of a library come last and it has none, the sentence ends before them. */
QString withoutEmptyEnd(const QString &sentence)
{
    return sentence.endsWith(u": ") ? sentence.chopped(2) + u'.' : sentence.trimmed();
}

/** Words that rules give for a type. */
QString typeWord(const QString &word)
{
    if (word == u"object")
        return QCoreApplication::translate("DiagnosticSentences", "an object");
    if (word == u"boolean")
        return QCoreApplication::translate("DiagnosticSentences", "true or false");
    if (word == u"string")
        return QCoreApplication::translate("DiagnosticSentences", "text");
    if (word == u"number")
        return QCoreApplication::translate("DiagnosticSentences", "a number");
    if (word == u"array")
        return QCoreApplication::translate("DiagnosticSentences", "a list");
    if (word == u"null")
        return QCoreApplication::translate("DiagnosticSentences", "empty");
    return word;
}

/** What to do, and the words of the system where there are some. */
QString adviceText(const QStringList &arguments)
{
    const char *sentence = referenceAdvice(arguments.value(1));
    const QString text = sentence ? QCoreApplication::translate("DiagnosticSentences", sentence) : arguments.value(1);
    //: %1 is a sentence, %2 a status or the system's own words
    return arguments.size() > 2
               ? QCoreApplication::translate("DiagnosticSentences", "%1 (%2)").arg(text, arguments.at(2))
               : text;
}

QStringList shown(const QString &rule, QStringList arguments)
{
    if (rule.startsWith(u"reference-"))
        return {arguments.value(0), adviceText(arguments)};
    const qsizetype firstType = rule == u"extension-wrong-type" ? 1 : arguments.size();
    for (qsizetype i = rule == u"state-active-type" ? 0 : firstType; i < arguments.size(); ++i)
        arguments[i] = typeWord(arguments[i]);
    return arguments;
}

} // namespace

QString sentence(const base::Diagnostic &diagnostic)
{
    return sentence(diagnostic.rule, diagnostic.arguments);
}

QString sentence(const QString &rule, const QStringList &arguments)
{
    const bool namesWhatIsThere = rule == u"extension-wrong-type" && arguments.size() > 2;
    const char *pattern = namesWhatIsThere ? sentencePattern(u"extension-wrong-type-found"_qs, true)
                                           : sentencePattern(rule, !arguments.value(0).isEmpty());
    if (!pattern)
        return rule;
    return withoutEmptyEnd(filled(QCoreApplication::translate("DiagnosticSentences", pattern), shown(rule, arguments)));
}

bool hasSentence(const QString &rule)
{
    return sentencePattern(rule, true) != nullptr;
}

} // namespace messages
