#pragma once

#include "accessrights.h"
#include "policyfields.h"
#include "valuereading.h"

#include <QRandomGenerator>

#include <algorithm>

namespace support {

/** Makes policies with most of the members of the reference, and what a server does with them. */
class RandomPolicies final
{
public:
    explicit RandomPolicies(quint32 seed)
        : m_random(seed)
    {}

    int upTo(int most) { return m_random.bounded(most + 1); }
    bool isHeads() { return m_random.bounded(2) == 1; }

    document::Value number()
    {
        static const QByteArrayList forms{"1", "60", "2.5", "1e3", "100.0", "0.30000000000000004", "9007199254740993"};
        return isHeads() ? document::Value::integer(1 + upTo(100'000))
                         : document::Value::number(forms.at(upTo(int(forms.size()) - 1)));
    }
    QStringList someOf(const QStringList &texts, bool canBeEmpty = true)
    {
        QStringList chosen;
        for (const QString &text : texts) {
            if (isHeads())
                chosen.append(text);
        }
        return chosen.isEmpty() && !canBeEmpty ? texts.first(1) : chosen;
    }

    document::Value right(int api)
    {
        QList<document::Value> urls;
        for (int i = upTo(3); i > 0; --i) {
            urls.append(document::Value::object(
                {{"url", document::Value::string(u"^/path%1"_qs.arg(i))},
                 {"methods", management::textsValue(someOf({u"GET"_qs, u"POST"_qs, u"DELETE"_qs}, false))}}));
        }
        return document::Value::object({{"api_id", document::Value::string(u"api%1"_qs.arg(api))},
                                        {"api_name", document::Value::string(u"API %1"_qs.arg(api))},
                                        {"versions", management::textsValue(someOf({u"v1"_qs, u"v2"_qs}))},
                                        {"disable_introspection", document::Value::boolean(isHeads())},
                                        {"allowed_urls", document::Value::array(urls)}});
    }

    document::Value policy()
    {
        QList<document::Value::Member> members{{"name", document::Value::string(u"P%1"_qs.arg(upTo(999)))}};
        for (const char *key : {"rate", "per", "quota_max", "quota_renewal_rate", "max_query_depth", "key_expires_in",
                                "throttle_interval", "throttle_retry_limit"}) {
            if (upTo(3) > 0)
                members.append({key, upTo(3) > 0 ? number() : document::Value::integer(-upTo(1))});
        }
        for (const char *key : {"active", "is_inactive", "hmac_enabled"}) {
            if (isHeads())
                members.append({key, document::Value::boolean(isHeads())});
        }
        QList<document::Value::Member> partitions;
        for (const char *key : {"acl", "complexity", "per_api", "quota", "rate_limit"}) {
            if (isHeads())
                partitions.append({key, document::Value::boolean(isHeads())});
        }
        members.append({"partitions", document::Value::object(partitions)});
        QList<document::Value::Member> rights;
        for (int api = upTo(4); api > 0; --api)
            rights.append({"api" + QByteArray::number(api), right(api)});
        members.append({"access_rights", document::Value::object(rights)});
        members.append(
            {"tags", isHeads() ? management::textsValue(someOf({u"a"_qs, u"b"_qs, u"c"_qs})) : document::Value()});
        members.append(
            {"meta_data", document::Value::object({{"team", document::Value::string(u"t%1"_qs.arg(upTo(9)))}})});
        if (isHeads())
            members.append(
                {"limit_of_vendor", document::Value::object({{"deep", document::Value::array({number(), number()})}})});
        return document::Value::object(members);
    }

    /** What a server stores: members in another order, default members added or dropped, numbers rounded. */
    document::Value stored(const document::Value &value, const QByteArray &key = {})
    {
        switch (value.type()) {
        case document::Value::Type::Number: {
            const QByteArray text = QByteArray::number(value.bytes().toDouble(), 'g', isHeads() ? 17 : 16);
            return document::Value::number(text);
        }
        case document::Value::Type::Array: {
            QList<document::Value> items;
            for (const document::Value &item : value.items())
                items.append(stored(item));
            const bool isSet = key == "tags" || key == "versions" || key == "methods" || key == "allowed_urls";
            if (isSet)
                std::shuffle(items.begin(), items.end(), m_random);
            return items.isEmpty() && isHeads() ? document::Value() : document::Value::array(items);
        }
        case document::Value::Type::Object: {
            QList<document::Value::Member> members;
            for (const document::Value::Member &member : value.members())
                members.append({member.first, stored(member.second, member.first)});
            std::shuffle(members.begin(), members.end(), m_random);
            return document::Value::object(members);
        }
        default:
            return value;
        }
    }
    document::Value storedPolicy(const document::Value &sent)
    {
        document::Value policy = stored(sent);
        const auto put = [&policy](QByteArrayView key, const document::Value &value) {
            if (!management::hasMember(policy, key))
                policy = management::withMember(policy, key, value);
        };
        put("_id", document::Value::string(QByteArray("5f0c")));
        put("id", document::Value::string(QByteArray("5f0c")));
        put("org_id", document::Value::string(QByteArray("org")));
        put("date_created", document::Value::string(QByteArray("2026-01-02T03:04:05Z")));
        put("last_updated", document::Value::string(QString::number(upTo(1'000'000))));
        put("is_inactive", document::Value::boolean(false));
        put("quota_max", document::Value::integer(isHeads() ? -1 : 0));
        put("throttle_interval", document::Value::integer(-1));
        put("rate", document::Value::integer(0));
        put("smoothing", document::Value());
        put("state", document::Value::string(QByteArray("active")));
        put("auth_type", document::Value::string(QByteArray()));
        put("graphql_enabled", document::Value::boolean(false));
        put("limit", document::Value::object(
                         {{"rate", document::Value::integer(0)}, {"quota_max", document::Value::integer(-1)}}));
        return policy;
    }

    /** Changes one member so that the policy means something else. Returns its JSON Pointer. */
    QString mutate(management::Policy &policy)
    {
        QList<management::AccessRight> rights = management::accessRights(policy);
        const auto changeNumber = [&](const char *pointer) {
            const double old = management::policyNumber(policy, pointer).value_or(0);
            management::setPolicyValue(policy, pointer,
                                       document::Value::integer(old > 0 ? qint64(old / 2) + 7'654'321 : 17));
            return QString::fromLatin1(pointer);
        };
        const auto flip = [&](const char *pointer) {
            management::setPolicyValue(
                policy, pointer, document::Value::boolean(!management::policyFlag(policy, pointer).value_or(false)));
            return QString::fromLatin1(pointer);
        };
        switch (upTo(rights.isEmpty() ? 5 : 9)) {
        case 0:
            return changeNumber("/rate");
        case 1:
            return changeNumber("/quota_max");
        case 2:
            return changeNumber("/throttle_retry_limit");
        case 3:
            return flip("/is_inactive");
        case 4:
            return flip("/partitions/quota");
        case 5:
            management::putAccessRight(policy, {u"new"_qs, u"new"_qs, {}, {}, false, {}});
            return u"/access_rights/new"_qs;
        case 6:
            management::removeAccessRight(policy, rights.constFirst().key);
            return management::rightPointer(rights.constFirst());
        case 7:
            rights.first().versions.append(u"v9"_qs);
            management::putAccessRight(policy, rights.constFirst());
            return management::rightPointer(rights.constFirst()) + u"/versions"_qs;
        case 8:
            rights.first().allowedUrls.append({u"^/mutated"_qs, {u"GET"_qs}});
            management::putAccessRight(policy, rights.constFirst());
            break;
        default:
            if (rights.constFirst().allowedUrls.isEmpty())
                rights.first().allowedUrls.append({u"^/mutated"_qs, {}});
            else
                rights.first().allowedUrls.first().methods.append(u"PATCH"_qs);
            management::putAccessRight(policy, rights.constFirst());
        }
        return management::rightPointer(rights.constFirst()) + u"/allowed_urls"_qs;
    }

private:
    QRandomGenerator m_random;
};

} // namespace support
