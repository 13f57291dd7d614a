#include "alignment.h"

#include "valuetext.h"

#include <QHash>

#include <algorithm>

namespace review {

namespace {

using document::Node;

/** A longer text of an item does not identify it; the item is then compared by position. */
constexpr qsizetype LongestIdentity = 4096;

QByteArray identityOfMapping(const Node &item)
{
    const auto textOf = [&item](QByteArrayView key) { return item.member(key).bytes(); };
    if (const QByteArray reference = textOf("$ref"); !reference.isEmpty())
        return "$ref " + reference;
    if (const QByteArray name = textOf("name"); !name.isEmpty())
        return "name " + textOf("in") + ' ' + name;
    if (const QByteArray url = textOf("url"); !url.isEmpty())
        return "url " + url;
    return {};
}

/** What says which item of a sequence it is; empty for an item that only its position identifies. */
QByteArray identityOf(const Node &item)
{
    const Node resolved = item.resolved();
    if (resolved.isMapping()) {
        const QByteArray identity = identityOfMapping(resolved);
        if (!identity.isEmpty())
            return identity.left(LongestIdentity);
    }
    if (resolved.isScalar())
        return "value " + QByteArray::number(int(resolved.scalarType())) + ' ' + resolved.bytes().left(LongestIdentity);
    return {};
}

/** The names of the entries; a repeated name gets a number, so that each is unique. Items without a name have none. */
std::vector<QByteArray> namesOf(const Node &collection)
{
    std::vector<QByteArray> names;
    QHash<QByteArray, int> seen;
    const qsizetype count = collection.childCount();
    names.reserve(size_t(count));
    for (qsizetype i = 0; i < count; ++i) {
        QByteArray name = collection.isMapping() ? 'k' + collection.keyAt(i) : identityOf(collection.childAt(i));
        if (!name.isEmpty()) {
            if (const int number = seen[name]++; number > 0)
                name += '\0' + QByteArray::number(number);
        }
        names.push_back(std::move(name));
    }
    return names;
}

void pair(Alignment &alignment, qsizetype base, qsizetype now)
{
    alignment.baseOf[size_t(now)] = base;
    alignment.nowOf[size_t(base)] = now;
}

/** Entries that form the longest rising sequence of earlier positions stay; the other paired ones are moved. */
void markMoved(Alignment &alignment)
{
    std::vector<qsizetype> paired; // Later positions.
    for (size_t now = 0; now < alignment.baseOf.size(); ++now) {
        if (alignment.baseOf[now] >= 0)
            paired.push_back(qsizetype(now));
    }
    std::vector<size_t> ends; // Indexes of `paired`: the smallest end of a rising sequence of each length.
    std::vector<qsizetype> before(paired.size(), -1);
    const auto baseAt = [&](size_t i) { return alignment.baseOf[size_t(paired[i])]; };
    for (size_t i = 0; i < paired.size(); ++i) {
        const auto at = std::lower_bound(ends.begin(), ends.end(), i,
                                         [&](size_t end, size_t wanted) { return baseAt(end) < baseAt(wanted); });
        before[i] = at == ends.begin() ? -1 : qsizetype(*std::prev(at));
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    for (const qsizetype now : paired)
        alignment.isMoved[size_t(now)] = true;
    for (qsizetype i = ends.empty() ? -1 : qsizetype(ends.back()); i >= 0; i = before[size_t(i)])
        alignment.isMoved[size_t(paired[size_t(i)])] = false;
}

/** Pairs items that only their positions identify, between the pairs around them. */
void pairByPosition(Alignment &alignment, const Node &base, const Node &now, const std::vector<QByteArray> &baseNames,
                    const std::vector<QByteArray> &nowNames)
{
    const auto isOpen = [](const std::vector<qsizetype> &others, const std::vector<QByteArray> &names, size_t at) {
        return others[at] < 0 && names[at].isEmpty();
    };
    size_t from = 0;
    for (size_t i = 0; i < nowNames.size(); ++i) {
        if (alignment.baseOf[i] >= 0 && !alignment.isMoved[i])
            from = size_t(alignment.baseOf[i]) + 1;
        if (!isOpen(alignment.baseOf, nowNames, i))
            continue;
        while (from < baseNames.size() && alignment.nowOf[from] < 0 && !baseNames[from].isEmpty())
            ++from;
        if (from < baseNames.size() && isOpen(alignment.nowOf, baseNames, from) &&
            base.childAt(qsizetype(from)).kind() == now.childAt(qsizetype(i)).kind())
            pair(alignment, qsizetype(from++), qsizetype(i));
    }
}

} // namespace

Alignment align(const Node &base, const Node &now)
{
    Alignment alignment{std::vector<qsizetype>(size_t(now.childCount()), -1),
                        std::vector<qsizetype>(size_t(base.childCount()), -1),
                        std::vector<bool>(size_t(now.childCount()), false)};
    const std::vector<QByteArray> baseNames = namesOf(base);
    const std::vector<QByteArray> nowNames = namesOf(now);
    QHash<QByteArray, qsizetype> byName;
    for (size_t i = 0; i < baseNames.size(); ++i) {
        if (!baseNames[i].isEmpty())
            byName.insert(baseNames[i], qsizetype(i));
    }
    for (size_t i = 0; i < nowNames.size(); ++i) {
        if (const auto found = byName.constFind(nowNames[i]); !nowNames[i].isEmpty() && found != byName.cend())
            pair(alignment, *found, qsizetype(i));
    }
    markMoved(alignment);
    if (!now.isMapping())
        pairByPosition(alignment, base, now, baseNames, nowNames);
    return alignment;
}

} // namespace review
