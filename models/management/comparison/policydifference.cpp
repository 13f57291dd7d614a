#include "policydifference.h"

#include "managementlimits.h"
#include "pointer.h"
#include "policyequality.h"
#include "policyfields.h"
#include "policyredaction.h"
#include "secretremoval.h"
#include "valuereading.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace management {

namespace {

using document::Pointer;
using document::Value;
using Kind = PolicyDifference::Kind;

/** Returns true for an array of texts whose order has no meaning. */
bool isUnordered(QByteArrayView key)
{
    return key == "tags" || key == "versions";
}

/** A member that one or both of two objects have. */
struct MemberPair {
    QByteArray key;
    int place = 0;                 ///< The place in the reference.
    const Value *before = nullptr; ///< Null if the first object does not have the member.
    const Value *after = nullptr;
};

const Value &valueOf(const Value *member)
{
    static const Value missing;
    return member ? *member : missing;
}

/** The place of a member of policies in the reference; the number of its members for another one. */
int placeInReference(const QByteArray &key)
{
    static const QHash<QByteArray, int> places = [] {
        QHash<QByteArray, int> all;
        for (const PolicyField &field : policyFields()) {
            const QByteArray root = QByteArray(field.pointer).split('/').at(1);
            if (!all.contains(root))
                all.insert(root, int(all.size()));
        }
        return all;
    }();
    return places.value(key, int(places.size()));
}

/** The members of both objects: those of the reference in its order, then the others by name. */
QList<MemberPair> memberPairs(const Value &before, const Value &after)
{
    QHash<QByteArrayView, qsizetype> places;
    places.reserve(before.members().size());
    QList<MemberPair> pairs;
    pairs.reserve(before.members().size());
    // Of members with the same name, the first one counts.
    const auto add = [&](const Value &object, const Value *MemberPair::*side) {
        for (const Value::Member &member : object.members()) {
            const auto place = places.constFind(member.first);
            if (place == places.constEnd()) {
                places.insert(member.first, pairs.size());
                pairs.append({member.first, placeInReference(member.first), nullptr, nullptr});
                pairs.last().*side = &member.second;
            } else if (!(pairs.at(*place).*side)) {
                pairs[*place].*side = &member.second;
            }
        }
    };
    add(before, &MemberPair::before);
    add(after, &MemberPair::after);
    std::sort(pairs.begin(), pairs.end(), [](const MemberPair &a, const MemberPair &b) {
        return std::tie(a.place, a.key) < std::tie(b.place, b.key);
    });
    return pairs;
}

/** Tells which members of two compared objects are secrets. */
class SecretPair final
{
public:
    SecretPair(const Value &before, const Value &after)
        : m_before(before)
        , m_after(after)
    {}

    [[nodiscard]] bool contains(const MemberPair &pair) const
    {
        const Value &value = valueOf(pair.before ? pair.before : pair.after);
        return m_before.contain(pair.key, value) || m_after.contain(pair.key, value);
    }

private:
    SecretMembers m_before;
    SecretMembers m_after;
};

/** Returns true for two texts that may be equal, because one has REDACTED in the place of a secret. */
bool canBeSameText(const Value &before, const Value &after)
{
    if (isRedacted(before) || isRedacted(after))
        return true;
    return (isPartlyRedacted(before) || isPartlyRedacted(after)) && withoutSecrets(before) == withoutSecrets(after);
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
        const SecretPair secrets(dashboard, file);
        for (const MemberPair &pair : memberPairs(dashboard, file)) {
            if (!isOfServer(pair, dashboard))
                compareMember(pair, secrets.contains(pair));
        }
        return m_found;
    }

private:
    /** Adds a difference unless there are too many already, which one more says. */
    void add(const Pointer &place, Kind kind, const Value &before, const Value &after, bool isSecret)
    {
        if (m_isFull)
            return;
        QString pointer = place.toString();
        m_pointerCharacters += pointer.size();
        m_isFull = m_found.size() >= MaximumPolicyDifferences || m_pointerCharacters > MaximumDifferenceCharacters;
        if (m_isFull)
            m_found.append({u"/…"_qs, Kind::NotCompared, {}, {}});
        else
            m_found.append({pointer, kind, before, after, isSecret});
    }

    void add(const Pointer &place, const Value &before, const Value &after, bool isSecret)
    {
        const Kind kind = before.isNull() ? Kind::Added : after.isNull() ? Kind::Removed : Kind::Changed;
        add(place, kind, before, after, isSecret);
    }

    /** Returns true for a member of a policy that the server makes, so that it is not compared. */
    static bool isOfServer(const MemberPair &pair, const Value &dashboard)
    {
        const QByteArray &key = pair.key;
        const Value &after = valueOf(pair.after);
        if (key == "_id" || key == "date_created" || key == "last_updated")
            return true;
        if ((key == "id" || key == "org_id") && isDefaultValue(after, key))
            return true;
        if (key == "id" && after.text() == readText(dashboard, "_id"))
            return true;
        return key == "active" && (valueOf(pair.before).isNull() || after.isNull());
    }

    void compareMember(const MemberPair &pair, bool isSecret)
    {
        const Value &before = valueOf(pair.before);
        const Value &after = valueOf(pair.after);
        const Pointer place{pair.key};
        if (pair.key == "access_rights")
            compareRights(before, after, place);
        else
            compare(before, after, place, isSecret);
    }

    void compare(const Value &before, const Value &after, const Pointer &place, bool isSecret)
    {
        const QByteArray key = place.last();
        if (m_isFull || (isDefaultValue(before, key) && isDefaultValue(after, key)) || canBeSameText(before, after))
            return;
        const Value::Type type = before.isNull() && isOfMembers(place) ? after.type() : before.type();
        if (type != after.type() && !(after.isNull() && isOfMembers(place)))
            return add(place, before, after, isSecret);
        switch (type) {
        case Value::Type::Object:
            return compareObjects(before, after, place, isSecret);
        case Value::Type::Array:
            return compareArrays(before, after, place, isSecret);
        case Value::Type::Number:
            if (!isSameNumber(before, after))
                add(place, before, after, isSecret);
            return;
        default:
            if (!(before == after))
                add(place, before, after, isSecret);
        }
    }

    /** True for an object of the reference that is the same with and without its members. */
    static bool isOfMembers(const Pointer &place)
    {
        return place == Pointer{"partitions"} || place == Pointer{"meta_data"};
    }

    void compareObjects(const Value &before, const Value &after, const Pointer &place, bool isSecret)
    {
        const SecretPair secrets(before, after);
        for (const MemberPair &pair : memberPairs(before, after))
            compare(valueOf(pair.before), valueOf(pair.after), place.child(pair.key),
                    isSecret || secrets.contains(pair));
    }

    void compareArrays(const Value &before, const Value &after, const Pointer &place, bool isSecret)
    {
        if (isUnordered(place.last())) {
            if (!haveSameItems(before, after))
                add(place, before, after, isSecret);
            return;
        }
        if (before.items().size() != after.items().size())
            return add(place, before, after, isSecret);
        const bool isField = isSecretField(before) || isSecretField(after);
        for (qsizetype i = 0; i < before.items().size(); ++i)
            compare(before.items().at(i), after.items().at(i), place.child(i), isSecret || (isField && i > 0));
    }

    /** An access right without members allows the whole API, so it differs from a missing one. */
    void compareRights(const Value &before, const Value &after, const Pointer &place)
    {
        const auto isMap = [](const Value &value) { return value.isNull() || value.type() == Value::Type::Object; };
        if (!isMap(before) || !isMap(after))
            return compare(before, after, place, false);
        for (const MemberPair &pair : memberPairs(before, after)) {
            const Value &one = valueOf(pair.before);
            const Value &other = valueOf(pair.after);
            if (!pair.before || !pair.after)
                add(place.child(pair.key), pair.after ? Kind::Added : Kind::Removed, one, other, false);
            else if (isMap(one) && isMap(other))
                compareRight(one, other, place.child(pair.key));
            else
                compare(one, other, place.child(pair.key), false);
        }
    }

    void compareRight(const Value &before, const Value &after, const Pointer &place)
    {
        const SecretPair secrets(before, after);
        for (const MemberPair &pair : memberPairs(before, after)) {
            const QByteArray &key = pair.key;
            const Value &one = valueOf(pair.before);
            const Value &other = valueOf(pair.after);
            const bool isNamed = key == "api_id" || key == "api_name";
            if (isNamed && (isDefaultValue(one, key) || isDefaultValue(other, key)))
                continue;
            if (key == "allowed_urls" && isUrlList(one) && isUrlList(other))
                compareUrls(one, other, place.child(key));
            else
                compare(one, other, place.child(key), secrets.contains(pair));
        }
    }

    void compareUrls(const Value &before, const Value &after, const Pointer &place)
    {
        if (before == after)
            return;
        if (before.items().isEmpty() != after.items().isEmpty())
            return add(place, before, after, false);
        const QMap<QByteArray, UrlRule> ones = urlRules(before);
        const QMap<QByteArray, UrlRule> others = urlRules(after);
        for (auto one = ones.begin(); one != ones.end(); ++one) {
            const auto other = others.constFind(one.key());
            if (other == others.end())
                add(place.child(one->index), Kind::Removed, one->entry, {}, false);
            else if (other->methods != one->methods)
                add(place.child(other->index).child("methods"), Kind::Changed, textsValue(one->methods),
                    textsValue(other->methods), false);
        }
        for (auto other = others.begin(); other != others.end(); ++other) {
            if (!ones.contains(other.key()))
                add(place.child(other->index), Kind::Added, {}, other->entry, false);
        }
    }

    QList<PolicyDifference> m_found;
    qsizetype m_pointerCharacters = 0; ///< The characters of the pointers of m_found.
    bool m_isFull = false;
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
