#include "policydifferencetext.h"

#include "policydifferencemessages.h"
#include "policymessages.h"
#include "policyredaction.h"
#include "secretremoval.h"

namespace commands {

namespace {

using document::Value;
using management::Policy;
using management::PolicyDifference;

Value textList(const QStringList &texts)
{
    QList<Value> items;
    for (const QString &text : texts)
        items.append(Value::string(text));
    return Value::array(items);
}

} // namespace

QList<PolicyDifference> PolicyComparison::differences() const
{
    if (!dashboard)
        return {{{}, PolicyDifference::Kind::Added, {}, file.json}};
    return management::policyDifferences(*dashboard, file);
}

QStringList PolicyComparison::notCompared() const
{
    QStringList places = management::redactedMembers(file);
    if (dashboard)
        places += management::redactedMembers(*dashboard);
    places.removeDuplicates();
    return places;
}

QStringList differenceLines(const PolicyComparison &comparison)
{
    QStringList lines;
    if (!comparison.dashboard) {
        lines.append(u"new policy “%1”"_qs.arg(comparison.file.name()));
        const Policy shown{management::withoutSecrets(comparison.file.json), {}};
        for (const management::PolicyMeaning &meaning : management::policyMeaning(shown))
            lines.append(u"  "_qs + messages::policyMeaningText(meaning));
        return lines;
    }
    const messages::PolicyDifferenceTexts texts(*comparison.dashboard, comparison.file);
    for (const PolicyDifference &difference : comparison.differences())
        lines.append(u"%1 %2  %3"_qs.arg(messages::policyDifferenceName(difference.kind), difference.pointer,
                                         texts.text(difference)));
    return lines;
}

Value toJsonValue(const PolicyComparison &comparison)
{
    const Policy before = comparison.dashboard.value_or(Policy());
    const messages::PolicyDifferenceTexts texts(before, comparison.file);
    const auto shown = [](const Value &value, const PolicyDifference &difference) {
        return management::withoutSecrets(value, difference.isSecret);
    };
    QList<Value> differences;
    for (const PolicyDifference &difference : comparison.differences()) {
        differences.append(Value::object({{"pointer", Value::string(difference.pointer)},
                                          {"kind", Value::string(messages::policyDifferenceName(difference.kind))},
                                          {"before", shown(difference.before, difference)},
                                          {"after", shown(difference.after, difference)},
                                          {"sentence", Value::string(texts.text(difference))}}));
    }
    const Value policy = comparison.dashboard ? Value::object({{"id", Value::string(before.id())},
                                                               {"name", Value::string(before.name())}})
                                              : Value();
    return Value::object({{"policy", policy},
                          {"differences", Value::array(differences)},
                          {"notCompared", textList(comparison.notCompared())}});
}

QString policyLabel(const Policy &policy)
{
    return u"“%1” (%2)"_qs.arg(policy.name(), policy.id());
}

} // namespace commands
