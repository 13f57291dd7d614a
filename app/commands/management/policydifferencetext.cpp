#include "policydifferencetext.h"

#include "pointer.h"
#include "policydifferencemessages.h"
#include "policymessages.h"
#include "policyredaction.h"

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

/** The value of a difference, redacted by the names of all members that it is in. */
Value shownValue(const QString &pointer, const Value &value)
{
    const auto place = document::Pointer::parse(pointer);
    const QList<QByteArray> tokens = place ? place->tokens() : QList<QByteArray>();
    Value whole = value;
    for (auto token = tokens.crbegin(); token != tokens.crend(); ++token)
        whole = Value::object({{*token, whole}});
    Value shown = management::withoutSecretMembers(whole);
    for (const QByteArray &token : tokens)
        shown = Value(shown.isContainer() ? shown.member(token) : shown);
    return shown;
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
        for (const management::PolicyMeaning &meaning : management::policyMeaning(comparison.file))
            lines.append(u"  "_qs + messages::policyMeaningText(meaning));
        return lines;
    }
    for (const PolicyDifference &difference : comparison.differences()) {
        lines.append(
            u"%1 %2  %3"_qs.arg(messages::policyDifferenceName(difference.kind), difference.pointer,
                                messages::policyDifferenceText(difference, *comparison.dashboard, comparison.file)));
    }
    return lines;
}

Value toJsonValue(const PolicyComparison &comparison)
{
    const Policy before = comparison.dashboard.value_or(Policy());
    QList<Value> differences;
    for (const PolicyDifference &difference : comparison.differences()) {
        const QString sentence = messages::policyDifferenceText(difference, before, comparison.file);
        differences.append(Value::object({{"pointer", Value::string(difference.pointer)},
                                          {"kind", Value::string(messages::policyDifferenceName(difference.kind))},
                                          {"before", shownValue(difference.pointer, difference.before)},
                                          {"after", shownValue(difference.pointer, difference.after)},
                                          {"sentence", Value::string(sentence)}}));
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
