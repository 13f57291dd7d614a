#include "policyfile.h"

#include "policyfields.h"
#include "policyredaction.h"
#include "valuereading.h"

#include <QHash>

#include <algorithm>

namespace management {

namespace {

using document::Value;

/** The members of access rights and of allowed URLs, in the order of the reference. */
constexpr QByteArrayView rightMembers[] = {"api_id",       "api_name", "versions", "disable_introspection",
                                           "allowed_urls", "url",      "methods"};

/** The members in the order of `order`, then the others by name. */
template<typename Names>
QList<Value::Member> sorted(QList<Value::Member> members, const Names &order)
{
    const auto place = [&](const QByteArray &key) {
        return std::distance(std::begin(order), std::find(std::begin(order), std::end(order), key));
    };
    std::stable_sort(members.begin(), members.end(), [&](const Value::Member &one, const Value::Member &other) {
        const auto left = place(one.first);
        const auto right = place(other.first);
        return left != right ? left < right : one.first < other.first;
    });
    return members;
}

Value ordered(const Value &value)
{
    switch (value.type()) {
    case Value::Type::Number: {
        const std::optional<qint64> whole = wholeNumber(value);
        return whole ? Value::integer(*whole) : value;
    }
    case Value::Type::Array: {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(ordered(item));
        return Value::array(items);
    }
    case Value::Type::Object: {
        QList<Value::Member> members;
        for (const Value::Member &member : value.members())
            members.append({member.first, ordered(member.second)});
        return Value::object(sorted(members, rightMembers));
    }
    default:
        return value;
    }
}

QByteArrayList policyOrder()
{
    QByteArrayList order;
    for (const PolicyField &field : policyFields())
        order.append(QByteArray(field.pointer).split('/').at(1));
    return order;
}

constexpr int indentation = 2;

/** "gold.json" as "gold-ID.json", with a number if there is such a file too. */
QString distinctName(const QString &name, const Policy &policy, const QHash<QString, int> &taken)
{
    Policy named = policy;
    named.json = Value::object({{"name", Value::string(name.chopped(5) + u'-' + policy.id())}});
    const QString withId = policyFileName(named);
    QString distinct = withId;
    for (int number = 2; taken.contains(distinct); ++number)
        distinct = u"%1-%2.json"_qs.arg(withId.chopped(5), QString::number(number));
    return distinct;
}

} // namespace

PolicyFile policyFile(const Policy &policy, FileSecrets secrets)
{
    Value json = policy.json;
    const QString ownId = readText(json, "id");
    if (ownId.isEmpty() || ownId == policy.id())
        json = withoutMember(json, "id");
    for (QByteArrayView key : {"_id", "org_id", "date_created", "last_updated"})
        json = withoutMember(json, key);
    if (secrets == FileSecrets::Redact)
        json = withoutSecretMembers(json);
    json = Value::object(sorted(ordered(json).members(), policyOrder()));
    return {json, redactedMembers({json})};
}

QString policyFileName(const Policy &policy)
{
    QString name;
    for (const QChar each : policy.name().isEmpty() ? policy.id() : policy.name()) {
        if (each.unicode() < 0x80 && each.isLetterOrNumber())
            name += each.toLower();
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    constexpr qsizetype longest = 80;
    name = name.left(longest);
    while (name.endsWith(u'-'))
        name.chop(1);
    return (name.isEmpty() ? u"policy"_qs : name) + u".json"_qs;
}

QList<PolicyText> policyTexts(const QList<Policy> &policies, FileSecrets secrets)
{
    QHash<QString, int> counts;
    for (const Policy &policy : policies)
        ++counts[policyFileName(policy)];
    QList<PolicyText> texts;
    for (const Policy &policy : policies) {
        QString name = policyFileName(policy);
        if (counts.value(name) > 1)
            name = distinctName(name, policy, counts);
        counts.insert(name, 1);
        texts.append({name, policyFile(policy, secrets).json.toJson(indentation) + '\n'});
    }
    return texts;
}

QByteArray policyText(const QList<Policy> &policies, FileSecrets secrets)
{
    QList<Value> all;
    for (const Policy &policy : policies)
        all.append(policyFile(policy, secrets).json);
    return (all.size() == 1 ? all.constFirst() : Value::array(all)).toJson(indentation) + '\n';
}

QList<Policy> policiesOfFile(const Policy &file, const QList<Policy> &dashboard)
{
    const auto filtered = [&](auto isWanted) {
        QList<Policy> found;
        std::copy_if(dashboard.begin(), dashboard.end(), std::back_inserter(found), isWanted);
        return found;
    };
    QStringList ids{readText(file.json, "_id"), readText(file.json, "id")};
    ids.removeAll(QString());
    const QList<Policy> withId = filtered([&](const Policy &each) {
        return ids.contains(readText(each.json, "_id")) || ids.contains(readText(each.json, "id"));
    });
    if (!withId.isEmpty() || file.name().isEmpty())
        return withId;
    return filtered([&](const Policy &each) { return each.name() == file.name(); });
}

} // namespace management
