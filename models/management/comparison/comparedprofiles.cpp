#include "pairedentries.h"
#include "ssourl.h"

#include <QHash>

namespace management {

namespace {

QString profileTitle(const SsoProfile &profile)
{
    return profile.name.isEmpty() ? profile.id : profile.name;
}

/** A URL with a placeholder for the environment's own address, so that environments can be compared. */
QString comparableUrl(const QString &text, const Environment &environment)
{
    const SsoUrl url = readSsoUrl(text, environment.portalUrl);
    if (url.form != SsoUrl::Form::Web)
        return text;
    const QList<std::pair<QUrl, QString>> own{{environment.portalUrl, u"{portal}"_qs},
                                              {environment.dashboardUrl, u"{dashboard}"_qs}};
    for (const auto &[address, placeholder] : own) {
        const SsoUrl base = readSsoUrl(address.toString());
        if (base.form == SsoUrl::Form::Web && base.host == url.host && base.port == url.port) {
            const QUrl rest(text.trimmed());
            return placeholder + url.path + u'?' + rest.query() + u'#' + rest.fragment();
        }
    }
    return text;
}

bool isOwnMember(const FlatMember &member)
{
    static const QStringList pointers{u"/ID"_qs,        u"/_id"_qs,       u"/UpdatedAt"_qs,
                                      u"/UpdatedBy"_qs, u"/CreatedAt"_qs, u"/OrgID"_qs};
    return pointers.contains(member.pointer);
}

/** Members in which URLs of the environment's own addresses have placeholders. */
QList<FlatMember> comparableMembers(QList<FlatMember> members, const Environment &environment)
{
    for (FlatMember &member : members) {
        if (member.hash.isEmpty() && member.text.contains(u'/'))
            member.text = comparableUrl(member.text, environment);
    }
    return members;
}

QList<FlatMember> membersOf(const SsoProfile &profile)
{
    QList<FlatMember> members = flatMembers(profile.raw);
    members.removeIf(isOwnMember);
    return members;
}

QHash<QString, QString> textsOf(const QList<FlatMember> &members)
{
    QHash<QString, QString> texts;
    for (const FlatMember &member : members)
        texts.insert(member.pointer, member.text);
    return texts;
}

QList<MemberDifference> profileDifferences(const SsoProfile &first, const Environment &firstOf,
                                           const SsoProfile &second, const Environment &secondOf)
{
    const QList<FlatMember> firstMembers = membersOf(first);
    const QList<FlatMember> secondMembers = membersOf(second);
    QList<MemberDifference> differences = memberDifferences(comparableMembers(firstMembers, firstOf),
                                                            comparableMembers(secondMembers, secondOf));
    // Shown as the servers sent them, without placeholders. Equal URLs can differ: of an own and of another portal.
    const QHash<QString, QString> firstTexts = textsOf(firstMembers);
    const QHash<QString, QString> secondTexts = textsOf(secondMembers);
    for (MemberDifference &difference : differences) {
        difference.before = firstTexts.value(difference.pointer);
        difference.after = secondTexts.value(difference.pointer);
    }
    return differences;
}

} // namespace

QList<ComparedEntry> compareSsoProfiles(const LoadedEntries<SsoProfile> &first, const Environment &firstOf,
                                        const LoadedEntries<SsoProfile> &second, const Environment &secondOf)
{
    Pairing pairing(first.entries.size(), second.entries.size());
    const TextOf<SsoProfile> id = [](const SsoProfile &profile) { return profile.id; };
    const TextOf<SsoProfile> name = [](const SsoProfile &profile) { return profile.name; };
    pairing.pair(keysOf(first.entries, id), keysOf(second.entries, id), Pairing::Rule::InOrder);
    pairing.pair(keysOf(first.entries, name), keysOf(second.entries, name), Pairing::Rule::Unique);
    return comparedEntries<SsoProfile>(
        first, second, pairing, profileTitle, id,
        [&](const SsoProfile &a, const SsoProfile &b) { return profileDifferences(a, firstOf, b, secondOf); });
}

} // namespace management
