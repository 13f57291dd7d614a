#include "changeruletexts.h"

#include "changeexamples.h"
#include "differencemessages.h"
#include "jsonwriter.h"

#include <QCoreApplication>

#include <functional>

namespace commands {

namespace {

using difference::ChangeRule;
using difference::ChangeRuleGroup;
using difference::Direction;
using difference::Scope;

constexpr int ChangeLevelWidth = 8;
constexpr int ChangeIdWidth = 56;

bool isOfRequest(const QString &id, Scope scope)
{
    return scope == Scope::None ? !id.startsWith(u"response-") && !id.contains(u"-response-")
                                : difference::isOfRequest(scope);
}

difference::Level levelOf(const ChangeRule &rule, const QString &id, Scope scope)
{
    return difference::verdict(rule.effect, isOfRequest(id, scope) ? Direction::Request : Direction::Response);
}

/** Calls a function for each id of a group, with its level. */
void forEachId(const ChangeRuleGroup &group,
               const std::function<void(const QString &id, difference::Level level, const ChangeRule &rule)> &act)
{
    if (!group.isScoped) {
        for (const ChangeRule &rule : group.rules) {
            const QString id = QString::fromLatin1(rule.name);
            act(id, levelOf(rule, id, Scope::None), rule);
        }
        return;
    }
    for (const Scope scope : difference::schemaScopes()) {
        for (const ChangeRule &rule : group.rules) {
            if (!difference::hasScope(rule, scope))
                continue;
            const QString id = difference::prefixOf(scope) + QLatin1String(rule.name);
            act(id, levelOf(rule, id, scope), rule);
        }
    }
}

} // namespace

QByteArray changeRuleList()
{
    QString text;
    for (const ChangeRuleGroup &group : difference::changeRuleGroups()) {
        text += (text.isEmpty() ? QString() : u"\n"_qs) + QCoreApplication::translate("Difference", group.title) +
                u'\n';
        forEachId(group, [&](const QString &id, difference::Level level, const ChangeRule &rule) {
            text += u"  %1 %2 %3\n"_qs.arg(messages::levelName(level).leftJustified(ChangeLevelWidth),
                                           id.leftJustified(ChangeIdWidth), messages::changeRuleText(rule));
        });
    }
    return text.toUtf8();
}

QByteArray changeRuleListJson()
{
    constexpr int Indent = 4;
    base::JsonWriter json(Indent);
    json.beginArray();
    for (const ChangeRuleGroup &group : difference::changeRuleGroups()) {
        forEachId(group, [&](const QString &id, difference::Level level, const ChangeRule &rule) {
            json.beginObject();
            json.key("id").text(id);
            json.key("level").text(messages::levelName(level));
            json.key("group").text(QCoreApplication::translate("Difference", group.title));
            json.key("message").text(messages::changeRuleText(rule));
            json.endObject();
        });
    }
    return json.endArray().bytes() + '\n';
}

std::optional<QByteArray> changeRuleExplanation(const QString &id)
{
    const auto named = difference::findChangeRule(id);
    if (!named)
        return std::nullopt;
    const QString level = messages::levelName(levelOf(*named->rule, id, named->scope));
    const auto example = difference::changeExample(id);
    const auto shown = [](const QByteArray &description) {
        // What all examples begin with says nothing.
        const QString text = QString::fromUtf8(description);
        return text.section(u"paths:\n"_qs, 1).prepend(u"paths:\n"_qs);
    };
    const QString examples = example ? u"\nBefore:\n%1\nNow:\n%2"_qs.arg(shown(example->before), shown(example->now))
                                     : QString();
    return u"%1 (%2)\n\n%3\n\n%4 In webhooks and callbacks, where the API sends the requests, the levels of requests and "
           u"responses are exchanged.\n"_qs
               .arg(id, level, messages::changeRuleText(*named->rule), messages::effectText(named->rule->effect))
               .toUtf8() +
           examples.toUtf8();
}

} // namespace commands
