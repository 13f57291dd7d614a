#include "policydifference.h"

#include "accessrights.h"
#include "pointer.h"
#include "policyfields.h"
#include "policyredaction.h"
#include "valuereading.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace management {

namespace {

using document::Pointer;
using document::Value;
using Kind = PolicyDifference::Kind;

constexpr QByteArrayView limitKeys[] = {
    "rate",
    "per",
    "quota_max",
    "quota_renewal_rate",
    "max_query_depth",
    "throttle_interval",
    "throttle_retry_limit",
    "key_expires_in",
};

/** The arrays of texts whose order has no meaning. */
constexpr QByteArrayView unorderedKeys[] = {"tags", "versions"};

template<typename Names>
bool isOneOf(const Names &names, QByteArrayView key)
{
    return std::find(std::begin(names), std::end(names), key) != std::end(names);
}

bool isDefault(const Value &value, QByteArrayView key)
{
    switch (value.type()) {
    case Value::Type::Null:
        return true;
    case Value::Type::Bool:
        return !value.toBool();
    case Value::Type::Number: {
        const std::optional<double> number = realNumber(value);
        return number && (*number == 0 || (*number < 0 && isOneOf(limitKeys, key)));
    }
    case Value::Type::String:
        return value.bytes().isEmpty() || (key == "state" && value.bytes() == "active");
    case Value::Type::Array:
        return value.items().isEmpty();
    case Value::Type::Object:
        return std::all_of(value.members().begin(), value.members().end(),
                           [](const Value::Member &member) { return isDefault(member.second, member.first); });
    }
    return false;
}

bool isSameNumber(const Value &left, const Value &right)
{
    constexpr double exactLimit = 9007199254740992.0; // 2^53: a double represents all integers up to it exactly.
    constexpr double roundings = 4;                   // Of a calculation such as 0.1 + 0.2 and of writing its result.
    const std::optional<double> one = realNumber(left);
    const std::optional<double> other = realNumber(right);
    if (!one || !other)
        return left.bytes() == right.bytes();
    if (*one == *other)
        return true;
    const auto isExact = [](double number) { return std::abs(number) < exactLimit && std::trunc(number) == number; };
    if (isExact(*one) && isExact(*other))
        return false;
    const double error = roundings * std::numeric_limits<double>::epsilon();
    return std::abs(*one - *other) <= error * std::max(std::abs(*one), std::abs(*other));
}

/** JSON that is equal for values with the same meaning: without default members, members sorted, numbers rounded. */
QByteArray canonicalJson(const Value &value)
{
    if (value.type() == Value::Type::Number) {
        const std::optional<double> number = realNumber(value);
        return number ? QByteArray::number(*number, 'g', std::numeric_limits<double>::digits10) : value.bytes();
    }
    QByteArrayList parts;
    for (const Value &item : value.items())
        parts.append(canonicalJson(item));
    if (value.type() == Value::Type::Array)
        return '[' + parts.join(',') + ']';
    if (value.type() != Value::Type::Object)
        return value.toJson();
    for (const auto &[key, member] : value.members()) {
        if (!isDefault(member, key))
            parts.append(Value::string(key).toJson() + ':' + canonicalJson(member));
    }
    std::sort(parts.begin(), parts.end());
    return '{' + parts.join(',') + '}';
}

QSet<QByteArray> itemSet(const Value &array)
{
    QSet<QByteArray> items;
    for (const Value &item : array.items())
        items.insert(canonicalJson(item));
    return items;
}

/** The keys of both objects: those of the reference in its order, then the others by name. */
QByteArrayList keysOf(const Value &before, const Value &after)
{
    QSet<QByteArray> all;
    for (const Value *object : {&before, &after}) {
        for (const Value::Member &member : object->members())
            all.insert(member.first);
    }
    QByteArrayList keys;
    for (const PolicyField &field : policyFields()) {
        const QByteArray root = QByteArray(field.pointer).split('/').at(1);
        if (all.remove(root))
            keys.append(root);
    }
    QByteArrayList others(all.begin(), all.end());
    std::sort(others.begin(), others.end());
    return keys + others;
}

/** An allowed URL with the methods of all entries that are equal except for their methods. */
struct UrlRule {
    Value entry;
    qsizetype index = 0; ///< Of the first of these entries.
    bool allowsAll = false;
    QStringList methods; ///< Sorted, in upper case; empty if all are allowed.

    void add(const QStringList &more)
    {
        allowsAll = allowsAll || more.isEmpty();
        for (const QString &method : more)
            methods.append(method.toUpper());
        if (allowsAll)
            methods.clear();
        std::sort(methods.begin(), methods.end());
        methods.removeDuplicates();
    }
};

QMap<QByteArray, UrlRule> urlRules(const Value &list)
{
    QMap<QByteArray, UrlRule> rules;
    for (qsizetype i = 0; i < list.items().size(); ++i) {
        const Value &entry = list.items().at(i);
        const QByteArray key = canonicalJson(withoutMember(entry, "methods"));
        UrlRule &rule = rules.contains(key) ? rules[key] : *rules.insert(key, {entry, i, false, {}});
        rule.add(readTexts(entry, "methods"));
    }
    return rules;
}

/** True for a list that accessRights() reads completely. */
bool isUrlList(const Value &list)
{
    const auto isEntry = [](const Value &item) {
        return item.type() == Value::Type::Object && (item.member("url").isNull() || item.member("url").isString());
    };
    return list.isNull() ||
           (list.type() == Value::Type::Array && std::all_of(list.items().begin(), list.items().end(), isEntry));
}

class Comparison final
{
public:
    [[nodiscard]] QList<PolicyDifference> run(const Value &dashboard, const Value &file)
    {
        for (const QByteArray &key : keysOf(dashboard, file))
            compareMember(dashboard, file, key);
        return m_found;
    }

private:
    void add(const Pointer &place, const Value &before, const Value &after)
    {
        const Kind kind = before.isNull() ? Kind::Added : after.isNull() ? Kind::Removed : Kind::Changed;
        m_found.append({place.toString(), kind, before, after});
    }

    void compareMember(const Value &dashboard, const Value &file, const QByteArray &key)
    {
        const Value before = dashboard.member(key);
        const Value after = file.member(key);
        const Pointer place{key};
        if (key == "_id" || key == "date_created" || key == "last_updated")
            return;
        if ((key == "id" || key == "org_id") && isDefault(after, key))
            return;
        if (key == "id" && after.text() == readText(dashboard, "_id"))
            return;
        if (key == "active" && (before.isNull() || after.isNull()))
            return;
        if (key == "access_rights")
            compareRights(before, after, place);
        else
            compare(before, after, place);
    }

    void compare(const Value &before, const Value &after, const Pointer &place)
    {
        const QByteArray key = place.last();
        if (isDefault(before, key) && isDefault(after, key))
            return;
        if (isRedacted(before) || isRedacted(after))
            return;
        const Value::Type type = before.isNull() && isOfMembers(place) ? after.type() : before.type();
        if (type != after.type() && !(after.isNull() && isOfMembers(place)))
            return add(place, before, after);
        switch (type) {
        case Value::Type::Object:
            for (const QByteArray &each : keysOf(before, after))
                compare(before.member(each), after.member(each), place.child(each));
            return;
        case Value::Type::Array:
            return compareArrays(before, after, place);
        case Value::Type::Number:
            if (!isSameNumber(before, after))
                add(place, before, after);
            return;
        default:
            if (!(before == after))
                add(place, before, after);
        }
    }

    /** True for an object of the reference that is the same with and without its members. */
    static bool isOfMembers(const Pointer &place)
    {
        return place == Pointer{"partitions"} || place == Pointer{"meta_data"};
    }

    void compareArrays(const Value &before, const Value &after, const Pointer &place)
    {
        if (isOneOf(unorderedKeys, place.last())) {
            if (itemSet(before) != itemSet(after))
                add(place, before, after);
            return;
        }
        if (before.items().size() != after.items().size())
            return add(place, before, after);
        for (qsizetype i = 0; i < before.items().size(); ++i)
            compare(before.items().at(i), after.items().at(i), place.child(i));
    }

    /** An access right without members allows the whole API, so it differs from a missing one. */
    void compareRights(const Value &before, const Value &after, const Pointer &place)
    {
        const auto isMap = [](const Value &value) { return value.isNull() || value.type() == Value::Type::Object; };
        if (!isMap(before) || !isMap(after))
            return compare(before, after, place);
        for (const QByteArray &key : keysOf(before, after)) {
            const Value one = before.member(key);
            const Value other = after.member(key);
            if (hasMember(before, key) != hasMember(after, key)) {
                const Kind kind = hasMember(after, key) ? Kind::Added : Kind::Removed;
                m_found.append({place.child(key).toString(), kind, one, other});
            } else if (isMap(one) && isMap(other)) {
                compareRight(one, other, place.child(key));
            } else {
                compare(one, other, place.child(key));
            }
        }
    }

    void compareRight(const Value &before, const Value &after, const Pointer &place)
    {
        for (const QByteArray &key : keysOf(before, after)) {
            const Value one = before.member(key);
            const Value other = after.member(key);
            const bool isNamed = key == "api_id" || key == "api_name";
            if (isNamed && (isDefault(one, key) || isDefault(other, key)))
                continue;
            if (key == "allowed_urls" && isUrlList(one) && isUrlList(other))
                compareUrls(one, other, place.child(key));
            else
                compare(one, other, place.child(key));
        }
    }

    void compareUrls(const Value &before, const Value &after, const Pointer &place)
    {
        if (before.items().isEmpty() != after.items().isEmpty())
            return add(place, before, after);
        const QMap<QByteArray, UrlRule> ones = urlRules(before);
        const QMap<QByteArray, UrlRule> others = urlRules(after);
        for (auto one = ones.begin(); one != ones.end(); ++one) {
            const auto other = others.constFind(one.key());
            if (other == others.end())
                m_found.append({place.child(one->index).toString(), Kind::Removed, one->entry, {}});
            else if (other->methods != one->methods)
                m_found.append({place.child(other->index).child("methods").toString(), Kind::Changed,
                                textsValue(one->methods), textsValue(other->methods)});
        }
        for (auto other = others.begin(); other != others.end(); ++other) {
            if (!ones.contains(other.key()))
                m_found.append({place.child(other->index).toString(), Kind::Added, {}, other->entry});
        }
    }

    QList<PolicyDifference> m_found;
};

/** True for a place in a field of the reference, partitions and access rights included. */
bool isInReference(const QString &pointer)
{
    const QByteArray root = '/' + pointer.section(u'/', 1, 1).toUtf8();
    return std::any_of(policyFields().begin(), policyFields().end(), [&](const PolicyField &field) {
        return (field.pointer + QByteArray("/")).startsWith(root + '/');
    });
}

} // namespace

QList<PolicyDifference> policyDifferences(const Policy &dashboard, const Policy &file)
{
    return Comparison().run(dashboard.json, file.json);
}

QStringList readBackDifferences(const Policy &sent, const Policy &readBack)
{
    QStringList pointers;
    for (const PolicyDifference &difference : policyDifferences(readBack, sent)) {
        const bool isOfServer = difference.kind == Kind::Removed;
        if (!isOfServer || isInReference(difference.pointer))
            pointers.append(difference.pointer);
    }
    return pointers;
}

} // namespace management
