#include "certificateid.h"
#include "pairedentries.h"

#include <QHash>

#include <algorithm>

namespace management {

namespace {

QString fingerprintKey(const Certificate &certificate)
{
    return splitCertificateId(certificate.id).fingerprint.toLower();
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
        first, second, pairing, [](const Certificate &certificate) { return certificate.title(); },
        [](const Certificate &certificate) { return certificate.id; }, certificateDifferences);
    for (ComparedEntry &entry : entries)
        entry.isRenewal = entry.first >= 0 && entry.second >= 0 &&
                          fingerprintKey(first.entries.at(entry.first)) !=
                              fingerprintKey(second.entries.at(entry.second));
    return entries;
}

} // namespace management
