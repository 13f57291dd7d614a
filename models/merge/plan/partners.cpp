#include "partners.h"

#include "listrule.h"

#include <QHash>

#include <algorithm>

namespace merge {

namespace {

/** Returns the key by which an entry that one side added is found among those that the other side added. */
QByteArray addedNameOf(const VersionCollection &collection, qsizetype index, Meaning &meaning)
{
    if (collection.isMapping())
        return collection.keyAt(index);
    const document::Node item = collection.valueAt(index);
    const QByteArray identity = identityOf(collection.place().last(), item);
    return identity.isEmpty() ? "content " + QByteArray::number(meaning.fingerprint(item), 16) : "item " + identity;
}

} // namespace

Partners Partners::of(const CollectionVersions &versions, Meaning &meaning, const Limits &limits)
{
    Partners partners;
    if (versions.base != nullptr) {
        partners.ours = matchEntries(*versions.base, versions.ours, meaning, limits);
        partners.theirs = matchEntries(*versions.base, versions.theirs, meaning, limits);
    }
    partners.ours.inBase.resize(std::size_t(versions.ours.count()), -1);
    partners.theirs.inBase.resize(std::size_t(versions.theirs.count()), -1);
    partners.ourOfTheirs.assign(std::size_t(versions.theirs.count()), -1);
    partners.theirOfOurs.assign(std::size_t(versions.ours.count()), -1);
    for (qsizetype i = 0; i < versions.theirs.count(); ++i) {
        const qsizetype inBase = partners.theirs.baseOf(i);
        const qsizetype inOurs = inBase < 0 ? -1 : partners.ours.sideOf(inBase);
        if (inOurs < 0)
            continue;
        partners.ourOfTheirs[std::size_t(i)] = inOurs;
        partners.theirOfOurs[std::size_t(inOurs)] = i;
    }
    partners.pairAdded(versions, meaning);
    partners.placeInsertions();
    return partners;
}

qsizetype Partners::baseOfTheirs(qsizetype index) const
{
    return theirs.baseOf(index);
}

qsizetype Partners::baseOfOurs(qsizetype index) const
{
    return ours.baseOf(index);
}

qsizetype Partners::addedByOurs(qsizetype insertion) const
{
    for (const qsizetype i : {insertion - 1, insertion}) {
        if (i >= 0 && i < qsizetype(theirOfOurs.size()) && theirOfOurs[std::size_t(i)] < 0 && baseOfOurs(i) < 0)
            return i;
    }
    return -1;
}

void Partners::pairAdded(const CollectionVersions &versions, Meaning &meaning)
{
    QHash<QByteArray, QList<qsizetype>> added;
    for (qsizetype i = 0; i < versions.theirs.count(); ++i) {
        if (baseOfTheirs(i) < 0)
            added[addedNameOf(versions.theirs, i, meaning)].append(i);
    }
    if (added.isEmpty())
        return;
    // A member that ours renamed to the key that theirs added is no partner, but has the name.
    for (qsizetype i = 0; i < versions.ours.count(); ++i) {
        if (theirOfOurs[std::size_t(i)] >= 0 || (baseOfOurs(i) >= 0 && !versions.ours.isMapping()))
            continue;
        const auto found = added.find(addedNameOf(versions.ours, i, meaning));
        if (found == added.end() || found->isEmpty())
            continue;
        const qsizetype inTheirs = found->takeFirst();
        theirOfOurs[std::size_t(i)] = inTheirs;
        ourOfTheirs[std::size_t(inTheirs)] = i;
    }
}

void Partners::placeInsertions()
{
    const qsizetype count = qsizetype(theirOfOurs.size());
    // For each entry of the base, the entry of ours for it or for the closest one before it that ours still has.
    std::vector<qsizetype> closest;
    for (const qsizetype inOurs : ours.inSide)
        closest.push_back(inOurs >= 0 ? inOurs : closest.empty() ? -1 : closest.back());
    insertions.resize(std::size_t(count) + 1);
    qsizetype after = -1; // The entry of ours after which the next entry of theirs is inserted.
    for (qsizetype i = 0; i < qsizetype(ourOfTheirs.size()); ++i) {
        if (ourOfTheirs[std::size_t(i)] >= 0) {
            after = ourOfTheirs[std::size_t(i)];
            continue;
        }
        // An entry that ours removed is not inserted again.
        if (const qsizetype inBase = baseOfTheirs(i); inBase >= 0) {
            after = std::max(after, closest[std::size_t(inBase)]);
            continue;
        }
        // What ours inserted at the same place comes first.
        while (after + 1 < count && theirOfOurs[std::size_t(after) + 1] < 0 && baseOfOurs(after + 1) < 0)
            ++after;
        insertions[std::size_t(after + 1)].push_back(i);
    }
}

} // namespace merge
