#include "accessrights.h"

#include "policyfields.h"
#include "valuereading.h"

namespace management {

namespace {

using document::Value;

constexpr QByteArrayView mapKey = "access_rights";

QList<AllowedUrl> readUrls(const Value &list)
{
    QList<AllowedUrl> urls;
    for (const Value &item : list.items())
        urls.append({readText(item, "url"), readTexts(item, "methods")});
    return urls;
}

/** The previous entry with the same URL, whose unknown members are kept: at the same position, or the first unused one.
 */
Value previousEntry(const QList<Value> &before, qsizetype index, const QString &url)
{
    if (index < before.size() && readText(before[index], "url") == url)
        return before[index];
    for (const Value &entry : before) {
        if (readText(entry, "url") == url)
            return entry;
    }
    return Value::object();
}

Value urlsValue(const QList<AllowedUrl> &urls, const Value &previous)
{
    QList<Value> items;
    for (qsizetype i = 0; i < urls.size(); ++i) {
        Value entry = previousEntry(previous.items(), i, urls[i].url);
        entry = withMember(entry, "url", Value::string(urls[i].url));
        items.append(withMember(entry, "methods", textsValue(urls[i].methods)));
    }
    return Value::array(items);
}

} // namespace

QList<AccessRight> accessRights(const Policy &policy)
{
    QList<AccessRight> rights;
    const Value map = policy.json.member(mapKey);
    for (const auto &[key, value] : map.members()) {
        AccessRight right;
        right.key = QString::fromUtf8(key);
        right.apiId = readText(value, "api_id");
        right.apiName = readText(value, "api_name");
        right.versions = readTexts(value, "versions");
        right.disableIntrospection = value.member("disable_introspection").toBool();
        right.allowedUrls = readUrls(value.member("allowed_urls"));
        rights.append(right);
    }
    return rights;
}

QString rightPointer(const AccessRight &right)
{
    return u"/access_rights/"_qs + QString(right.key).replace(u'~', u"~0"_qs).replace(u'/', u"~1"_qs);
}

void putAccessRight(Policy &policy, const AccessRight &right)
{
    const Value map = policy.json.member(mapKey);
    const QByteArray key = right.key.toUtf8();
    Value entry = map.member(key);
    entry = withMember(entry, "api_id", Value::string(right.apiId));
    entry = withMember(entry, "api_name", Value::string(right.apiName));
    entry = withMember(entry, "versions", textsValue(right.versions));
    entry = withMember(entry, "disable_introspection", Value::boolean(right.disableIntrospection));
    entry = withMember(entry, "allowed_urls", urlsValue(right.allowedUrls, entry.member("allowed_urls")));
    policy.json = withMember(policy.json, mapKey, withMember(map, key, entry));
}

void removeAccessRight(Policy &policy, const QString &key)
{
    if (hasMember(policy.json, mapKey))
        policy.json = withMember(policy.json, mapKey, withoutMember(policy.json.member(mapKey), key.toUtf8()));
}

} // namespace management
