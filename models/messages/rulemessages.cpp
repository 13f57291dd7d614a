#include "rulemessages.h"

#include "ruletable.h"

#include <QCoreApplication>

#include <algorithm>

namespace messages {

namespace {

QString ruleText(const char *text)
{
    return QCoreApplication::translate("Rules", text);
}

QString messageWithNames(const rules::Rule &rule)
{
    QString text = ruleText(rule.message);
    for (int i = 0; i < rule.argumentCount(); ++i)
        text.replace(u'%' + QString::number(i + 1), u'<' + QString::fromLatin1(rule.arguments[i].name) + u'>');
    return text;
}

QString groupTitle(const rules::Rule &rule)
{
    const auto *group = std::find_if(rules::RuleGroups.begin(), rules::RuleGroups.end(), [&](const auto &each) {
        return std::any_of(each.rules.begin(), each.rules.end(), [&](const rules::Rule &row) { return row == rule; });
    });
    return group == rules::RuleGroups.end() ? QString() : ruleText(group->title);
}

} // namespace

RuleTexts ruleTexts(const rules::Rule &rule)
{
    RuleTexts texts;
    texts.message = messageWithNames(rule);
    texts.explanation = ruleText(rule.explanation);
    texts.group = groupTitle(rule);
    if (rule.fix)
        texts.fixes.append(ruleText(rule.fix));
    for (const rules::Sentence &sentence : rule.sentences) {
        QString text = ruleText(sentence.message);
        for (const QString &place : {u"%1"_qs, u"%2"_qs, u"%3"_qs})
            text.replace(place, u"…"_qs);
        texts.sentences.append(text);
        if (sentence.fix)
            texts.fixes.append(ruleText(sentence.fix));
    }
    for (const auto &[version, minor, release] : specification::KnownVersions) {
        if (rule.versions.contain(version))
            texts.versions.append(QString::fromLatin1(minor));
        else
            texts.isForAll = false;
    }
    return texts;
}

} // namespace messages
