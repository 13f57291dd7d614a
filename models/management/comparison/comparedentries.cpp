#include "comparedentries.h"

#include "certificateid.h"
#include "pairing.h"
#include "policydifference.h"
#include "secretremoval.h"
#include "ssourl.h"
#include "valuereading.h"

#include <QHash>

#include <algorithm>
#include <functional>

namespace management {

namespace {

using document::Value;

template<typename T>
using TextOf = std::function<QString(const T &)>;

template<typename T>
QStringList keysOf(const QList<T> &entries, const TextOf<T> &key)
{
    QStringList keys;
    keys.reserve(entries.size());
    for (const T &entry : entries)
        keys.append(key(entry));
    return keys;
}

/** Makes the result from pairs. `differences` compares two entries of a pair. */
template<typename T>
QList<ComparedEntry> comparedEntries(const LoadedEntries<T> &first, const LoadedEntries<T> &second,
                                     const Pairing &pairing, const TextOf<T> &name, const TextOf<T> &id,
                                     const std::function<QList<MemberDifference>(const T &, const T &)> &differences)
{
    QList<ComparedEntry> result;
    result.reserve(first.entries.size());
    for (qsizetype i = 0; i < first.entries.size(); ++i) {
        const T &entry = first.entries.at(i);
        ComparedEntry compared{
            ComparisonResult::Equal, shortText(name(entry)), shortText(id(entry)), i, pairing.secondOf(i), false, {}};
        if (compared.second >= 0) {
            compared.members = differences(entry, second.entries.at(compared.second));
            if (!compared.members.isEmpty())
                compared.result = ComparisonResult::Different;
        } else {
            compared.result = second.isComplete ? ComparisonResult::OnlyInFirst : ComparisonResult::Unknown;
        }
        result.append(compared);
    }
    for (qsizetype i = 0; i < second.entries.size(); ++i) {
        if (pairing.firstOf(i) >= 0)
            continue;
        const T &entry = second.entries.at(i);
        result.append({first.isComplete ? ComparisonResult::OnlyInSecond : ComparisonResult::Unknown,
                       shortText(name(entry)),
                       shortText(id(entry)),
                       -1,
                       i,
                       false,
                       {}});
    }
    return result;
}

QString fingerprintKey(const Certificate &certificate)
{
    return splitCertificateId(certificate.id).fingerprint.toLower();
}

QString certificateTitle(const Certificate &certificate)
{
    if (!certificate.subjectName.isEmpty())
        return certificate.subjectName;
    return certificate.dnsNames.isEmpty() ? certificate.id : certificate.dnsNames.first();
}

QStringList sortedNames(const Certificate &certificate)
{
    QStringList names;
    for (const QString &name : certificate.dnsNames)
        names.append(name.toLower());
    names.sort();
    names.removeDuplicates();
    return names;
}

/** The key of certificates for the same names; empty if they are not known. A CA is not renewed by another kind. */
QString namesKey(const Certificate &certificate)
{
    const QString names = sortedNames(certificate).join(u'\n');
    const QString subject = certificate.subjectName.toLower();
    if (!certificate.hasDetails || (names.isEmpty() && subject.isEmpty()))
        return {};
    return QString(certificate.isCa ? u"ca\n"_qs : QString()) + (names.isEmpty() ? u"\n"_qs + subject : names);
}

QList<FlatMember> certificateMembers(const Certificate &certificate)
{
    const auto moment = [](const QDateTime &time) { return time.toUTC().toString(Qt::ISODate); };
    const auto flag = [](bool value) { return value ? u"true"_qs : u"false"_qs; };
    const QList<std::pair<QString, QString>> texts{{u"/fingerprint"_qs, fingerprintKey(certificate)},
                                                   {u"/not_before"_qs, moment(certificate.notBefore)},
                                                   {u"/not_after"_qs, moment(certificate.notAfter)},
                                                   {u"/dns_names"_qs, sortedNames(certificate).join(u", "_qs)},
                                                   {u"/subject_cn"_qs, certificate.subjectName},
                                                   {u"/issuer_cn"_qs, certificate.issuerName},
                                                   {u"/has_private"_qs, flag(certificate.hasPrivateKey)},
                                                   {u"/is_ca"_qs, flag(certificate.isCa)}};
    QList<FlatMember> members;
    for (const auto &[pointer, text] : texts)
        members.append(flatMember(pointer, text));
    return members;
}

QList<MemberDifference> certificateDifferences(const Certificate &first, const Certificate &second)
{
    // The same record is equal, whatever it contains. Most are.
    if (!first.hasDetails || !second.hasDetails || first.raw == second.raw)
        return {};
    return memberDifferences(certificateMembers(first), certificateMembers(second));
}

/** The indexes of certificates by the end of their validity, the last one first. */
QList<qsizetype> byExpiry(const QList<Certificate> &certificates)
{
    QList<qsizetype> order(certificates.size());
    for (qsizetype i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        return certificates.at(a).notAfter > certificates.at(b).notAfter;
    });
    return order;
}

/** Pairs certificates for the same names, those that expire last first. */
void pairRenewed(const QList<Certificate> &first, const QList<Certificate> &second, Pairing &pairing)
{
    QHash<QString, QList<qsizetype>> left;
    const QList<qsizetype> secondOrder = byExpiry(second);
    for (const qsizetype i : secondOrder) {
        if (pairing.firstOf(i) < 0)
            left[namesKey(second.at(i))].append(i);
    }
    left.remove({});
    const QList<qsizetype> firstOrder = byExpiry(first);
    for (const qsizetype i : firstOrder) {
        if (pairing.secondOf(i) >= 0)
            continue;
        const auto same = left.find(namesKey(first.at(i)));
        if (same != left.end() && !same->isEmpty())
            pairing.setPair(i, same->takeFirst());
    }
}

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

QList<FlatMember> comparableMembers(QList<FlatMember> members, const Environment &environment)
{
    for (FlatMember &member : members) {
        if (member.hash.isEmpty() && member.text.contains(u'/'))
            member.text = comparableUrl(member.text, environment);
    }
    return members;
}

QList<MemberDifference> profileDifferences(const SsoProfile &first, const Environment &firstOf,
                                           const SsoProfile &second, const Environment &secondOf)
{
    if (first.raw == second.raw)
        return {};
    QList<FlatMember> firstMembers = flatMembers(first.raw);
    QList<FlatMember> secondMembers = flatMembers(second.raw);
    firstMembers.removeIf(isOwnMember);
    secondMembers.removeIf(isOwnMember);
    QStringList changed;
    const auto differences = memberDifferences(comparableMembers(firstMembers, firstOf),
                                               comparableMembers(secondMembers, secondOf));
    for (const MemberDifference &difference : differences)
        changed.append(difference.pointer);
    // As the servers sent them, without placeholders.
    QList<MemberDifference> shown = memberDifferences(firstMembers, secondMembers);
    shown.removeIf([&](const MemberDifference &difference) { return !changed.contains(difference.pointer); });
    return shown;
}

} // namespace

QList<ComparedEntry> compareCertificates(const LoadedEntries<Certificate> &first,
                                         const LoadedEntries<Certificate> &second)
{
    Pairing pairing(first.entries.size(), second.entries.size());
    pairing.pair(keysOf<Certificate>(first.entries, fingerprintKey),
                 keysOf<Certificate>(second.entries, fingerprintKey), Pairing::Rule::InOrder);
    // A certificate that is not loaded may be the same one.
    if (first.isComplete && second.isComplete)
        pairRenewed(first.entries, second.entries, pairing);
    QList<ComparedEntry> entries = comparedEntries<Certificate>(
        first, second, pairing, certificateTitle, [](const Certificate &certificate) { return certificate.id; },
        certificateDifferences);
    for (ComparedEntry &entry : entries)
        entry.isRenewal = entry.first >= 0 && entry.second >= 0 &&
                          fingerprintKey(first.entries.at(entry.first)) !=
                              fingerprintKey(second.entries.at(entry.second));
    return entries;
}

namespace {

/** A policy as it would be in another environment: without secrets, and without what each environment sets itself. */
Policy withoutOwn(const Policy &policy)
{
    return {withoutMember(withoutMember(withoutSecrets(policy.json), "id"), "org_id"), {}};
}

QString textOf(const Value &value)
{
    if (value.isNull())
        return {};
    return shortText(value.isString() ? value.text() : QString::fromUtf8(value.toJson()));
}

/** The members that differ by meaning; see policyDifferences(). */
QList<MemberDifference> policyMembers(const Policy &first, const Policy &second)
{
    QList<MemberDifference> members;
    if (first.json == second.json)
        return members;
    for (const PolicyDifference &difference : policyDifferences(withoutOwn(first), withoutOwn(second)))
        members.append({difference.pointer, textOf(difference.before), textOf(difference.after)});
    return members;
}

} // namespace

QList<ComparedEntry> comparePolicies(const LoadedEntries<Policy> &first, const LoadedEntries<Policy> &second)
{
    Pairing pairing(first.entries.size(), second.entries.size());
    const auto pair = [&](const char *member, Pairing::Rule rule) {
        const TextOf<Policy> key = [member](const Policy &policy) { return readText(policy.json, member); };
        pairing.pair(keysOf<Policy>(first.entries, key), keysOf<Policy>(second.entries, key), rule);
    };
    pair("id", Pairing::Rule::InOrder);
    pair("_id", Pairing::Rule::InOrder);
    pair("name", Pairing::Rule::Unique);
    return comparedEntries<Policy>(
        first, second, pairing,
        [](const Policy &policy) { return policy.name().isEmpty() ? policy.id() : policy.name(); },
        [](const Policy &policy) { return policy.id(); }, policyMembers);
}

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

qsizetype resultCount(const QList<ComparedEntry> &entries, ComparisonResult result)
{
    return std::count_if(entries.begin(), entries.end(),
                         [result](const ComparedEntry &entry) { return entry.result == result; });
}

} // namespace management
