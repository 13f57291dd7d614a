#include "ssoprofilejson.h"

#include "valuereading.h"

#include <algorithm>

namespace management {

namespace {

using document::Value;

SsoProfile readProfile(const Value &record)
{
    SsoProfile profile;
    profile.id = readText(record, "ID");
    profile.name = readText(record, "Name");
    profile.actionType = readText(record, "ActionType");
    profile.loginUrl = readText(record, "LoginURL");
    profile.redirectUrl = readText(record, "RedirectURL");
    profile.providerType = readText(record, "SelectedProviderType");
    profile.updatedAt = readText(record, "UpdatedAt");
    profile.updatedBy = readText(record, "UpdatedBy");
    profile.raw = record;
    return profile;
}

base::Result<QList<SsoProfile>> readGroup(const Value &group, const QString &pointer)
{
    QList<SsoProfile> profiles;
    for (qsizetype i = 0; i < group.items().size(); ++i) {
        const Value &record = group.items()[i];
        if (record.isNull())
            continue;
        if (record.type() != Value::Type::Object)
            return wrongTypeAt(u"%1/%2"_qs.arg(pointer, QString::number(i)));
        profiles.append(readProfile(record));
    }
    return profiles;
}

bool isFlat(const Value &answer)
{
    const QList<Value> &items = answer.items();
    return std::any_of(items.begin(), items.end(),
                       [](const Value &item) { return item.type() == Value::Type::Object; });
}

} // namespace

base::Result<SsoProfileList> readSsoProfiles(const document::Value &answer)
{
    if (answer.isNull())
        return SsoProfileList();
    if (answer.type() != Value::Type::Array)
        return wrongTypeAt({});
    const bool flat = isFlat(answer);
    const QList<Value> groups = flat ? QList<Value>{answer} : answer.items();
    SsoProfileList list;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QString pointer = flat ? QString() : u"/%1"_qs.arg(i);
        if (!groups[i].isNull() && groups[i].type() != Value::Type::Array)
            return wrongTypeAt(pointer);
        const base::Result<QList<SsoProfile>> group = readGroup(groups[i], pointer);
        if (!group)
            return group.error();
        list.groups.append(*group);
    }
    return list;
}

} // namespace management
