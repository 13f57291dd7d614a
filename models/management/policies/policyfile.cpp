#include "policyfile.h"

#include "policyfields.h"
#include "policyredaction.h"
#include "secretremoval.h"
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

/** The names of the files of policies in a folder. */
class FileNames final
{
public:
    explicit FileNames(const QList<Policy> &policies)
    {
        for (const Policy &policy : policies)
            ++m_counts[policyFileName(policy)];
    }

    /** "gold.json", or "gold-ID.json" if several policies have the name, with a number if there is such a file too. */
    [[nodiscard]] QString nameOf(const Policy &policy)
    {
        QString name = policyFileName(policy);
        if (m_counts.value(name) > 1)
            name = distinct(withId(name, policy));
        m_counts.insert(name, 1);
        return name;
    }

private:
    [[nodiscard]] static QString withId(const QString &name, const Policy &policy)
    {
        return policyFileName({Value::object({{"name", Value::string(name.chopped(5) + u'-' + policy.id())}}), {}});
    }

    [[nodiscard]] QString distinct(const QString &name)
    {
        QString distinct = name;
        int &number = m_numbers.insert(name, m_numbers.value(name, 1)).value();
        while (m_counts.contains(distinct))
            distinct = u"%1-%2.json"_qs.arg(name.chopped(5), QString::number(++number));
        return distinct;
    }

    QHash<QString, int> m_counts;  ///< The policies with a name, and 1 for the names that are taken.
    QHash<QString, int> m_numbers; ///< The last number that was tried for a name.
};

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
        json = withoutSecrets(json);
    json = Value::object(sorted(ordered(json).members(), policyOrder()));
    return {json, redactedMembers({json})};
}

QString policyFileName(const Policy &policy)
{
    QString name;
    for (const QChar each : policy.title()) {
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
    FileNames names(policies);
    QList<PolicyText> texts;
    for (const Policy &policy : policies)
        texts.append({names.nameOf(policy), policyFile(policy, secrets).json.toJson(indentation) + '\n'});
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
