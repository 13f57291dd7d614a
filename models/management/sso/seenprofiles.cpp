#include "seenprofiles.h"

#include "jsonwriter.h"
#include "managementlimits.h"
#include "secretremoval.h"
#include "valuereading.h"

namespace management {

namespace {

using document::Value;

constexpr int FormatVersion = 1;

/** A text of a server as it may be shown and stored. */
QString plainText(const QString &text)
{
    const Value clean = withoutSecrets(Value::string(text));
    return clean.text().left(MaximumFlatText);
}

SeenProfile seenProfile(const SsoProfile &profile)
{
    return {profile.id.left(MaximumFlatText), plainText(profile.name),      plainText(profile.providerType),
            plainText(profile.updatedAt),     plainText(profile.updatedBy), flatMembers(profile.raw)};
}

void write(base::JsonWriter &json, const SeenProfile &profile)
{
    json.beginObject();
    const auto text = [&json](QByteArrayView key, const QString &value) { json.key(key).text(value); };
    text("id", profile.id);
    text("name", profile.name);
    text("provider", profile.providerType);
    text("updatedAt", profile.updatedAt);
    text("updatedBy", profile.updatedBy);
    json.key("members").beginArray();
    for (const FlatMember &member : profile.members) {
        json.beginArray().text(member.pointer).text(member.text);
        if (!member.hash.isEmpty())
            json.text(member.hash);
        json.endArray();
    }
    json.endArray().endObject();
}

SeenProfile readSeenProfile(const Value &value)
{
    SeenProfile profile{readText(value, "id"),        readText(value, "name"),      readText(value, "provider"),
                        readText(value, "updatedAt"), readText(value, "updatedBy"), {}};
    const Value members = value.member("members");
    for (const Value &member : members.items()) {
        const QList<Value> &parts = member.items();
        if (parts.size() >= 2 && profile.members.size() <= MaximumFlatMembers)
            profile.members.append(
                {parts.at(0).text(), parts.at(1).text(), parts.size() > 2 ? parts.at(2).text() : QString()});
    }
    return profile;
}

} // namespace

QString portalKey(const QUrl &portal, bool isSandbox)
{
    if (isSandbox)
        return u"sandbox"_qs;
    return portal.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::StripTrailingSlash)
        .toString(QUrl::FullyEncoded)
        .toLower();
}

std::optional<SeenProfiles> seenProfiles(const SsoProfileList &profiles, const QString &portal, const QDateTime &now)
{
    SeenProfiles seen{now.toUTC(), portal, {}};
    for (const QList<SsoProfile> &group : profiles.groups) {
        if (seen.profiles.size() + group.size() > MaximumSeenProfiles)
            return std::nullopt;
        for (const SsoProfile &profile : group)
            seen.profiles.append(seenProfile(profile));
    }
    return seen;
}

QByteArray toJson(const SeenProfiles &profiles)
{
    base::JsonWriter json;
    json.beginObject().key("version").number(qint64(FormatVersion));
    json.key("seenAt").text(profiles.seenAt.toUTC().toString(Qt::ISODateWithMs));
    json.key("portal").text(profiles.portal);
    json.key("profiles").beginArray();
    for (const SeenProfile &profile : profiles.profiles)
        write(json, profile);
    json.endArray().endObject();
    return json.bytes();
}

std::optional<SeenProfiles> readSeenProfiles(const QByteArray &json)
{
    if (json.size() > MaximumSeenBytes)
        return std::nullopt;
    const base::Result<Value> value = Value::fromJson(json);
    if (!value || wholeNumber(value->member("version")) != FormatVersion)
        return std::nullopt;
    SeenProfiles seen{
        QDateTime::fromString(readText(*value, "seenAt"), Qt::ISODateWithMs).toUTC(), readText(*value, "portal"), {}};
    const Value profiles = value->member("profiles");
    if (!seen.seenAt.isValid() || profiles.type() != Value::Type::Array ||
        profiles.items().size() > MaximumSeenProfiles)
        return std::nullopt;
    for (const Value &profile : profiles.items())
        seen.profiles.append(readSeenProfile(profile));
    return seen;
}

} // namespace management
