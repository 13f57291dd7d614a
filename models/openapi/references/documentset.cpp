#include "documentset.h"

#include "cancellation.h"

#include <algorithm>

namespace openapi {

namespace {

using Reason = Unavailability::Reason;

/** Why another document can't be added to a set of this size. */
std::optional<Unavailability> exceeded(const SetLimits &limits, qsizetype documents, qsizetype bytes, int depth)
{
    if (depth > limits.depth)
        return Unavailability{Reason::TooDeep, QString::number(limits.depth)};
    if (documents >= limits.documents)
        return Unavailability{Reason::TooManyFiles, QString::number(limits.documents)};
    if (bytes > limits.bytes)
        return Unavailability{Reason::TooManyBytes, QString::number(limits.bytes / (1024 * 1024))};
    return std::nullopt;
}

/** Names without a document refer to components of the entry document. */
QList<qsizetype> usesIn(const ReferencedDocument &document, const Place &place, bool inside)
{
    const auto ask = [&](const Place &asked) { return inside ? document.usesWithin(asked) : document.usesOf(asked); };
    QList<qsizetype> found = ask(place);
    if (document.isPart() && document.address() != place.address) {
        found += ask({QString(), place.pointer});
        std::sort(found.begin(), found.end());
    }
    return found;
}

QList<FoundUse> collect(const QList<ReferencedDocumentPtr> &documents, const Place &place, bool inside)
{
    QList<FoundUse> found;
    for (const ReferencedDocumentPtr &document : documents) {
        for (const qsizetype index : usesIn(*document, place, inside))
            found.append({document, index});
    }
    return found;
}

} // namespace

DocumentSet::DocumentSet(const QList<ReferencedDocumentPtr> &documents)
{
    for (const ReferencedDocumentPtr &document : documents)
        add(document);
}

DocumentSet DocumentSet::load(const QList<ReferencedDocumentPtr> &entries, DocumentSource &source,
                              const SetLimits &limits)
{
    DocumentSet set;
    QList<int> depths;
    qsizetype bytes = 0;
    const auto take = [&](const ReferencedDocumentPtr &document, int depth) {
        set.add(document);
        depths.append(depth);
        bytes += document->snapshot().size();
    };
    for (const ReferencedDocumentPtr &entry : entries) {
        if (!set.find(entry->address()))
            take(entry, 0);
    }
    for (qsizetype next = 0; next < set.m_documents.size() && !base::isUnwanted(); ++next) {
        const ReferencedDocumentPtr document = set.m_documents[next];
        for (const QString &address : document->otherAddresses()) {
            if (base::isUnwanted() || set.m_numbers.contains(address) || set.m_named.contains(address) ||
                set.m_missing.contains(address))
                continue;
            const int depth = depths[next] + 1;
            if (const auto limit = exceeded(limits, set.m_documents.size(), bytes, depth))
                set.m_missing.insert(address, *limit);
            else if (isRemote(document->address()) && !isRemote(address))
                // A remote document must not refer to local files.
                set.m_missing.insert(address, {Reason::OutsideFolder, {}});
            else if (const auto opened = source.open(address))
                take(*opened, depth);
            else
                set.m_missing.insert(address, opened.error());
        }
    }
    return set;
}

void DocumentSet::add(const ReferencedDocumentPtr &document)
{
    m_numbers.insert(document->address(), m_documents.size());
    for (auto resource = document->resources().cbegin(); resource != document->resources().cend(); ++resource) {
        if (!m_named.contains(resource.key()))
            m_named.insert(resource.key(), m_documents.size());
    }
    m_documents.append(document);
}

ReferencedDocumentPtr DocumentSet::find(const QString &address) const
{
    const auto number = m_numbers.constFind(address);
    return number == m_numbers.constEnd() ? nullptr : m_documents[*number];
}

ReferenceTarget DocumentSet::located(const ReferenceTarget &target) const
{
    if (m_numbers.contains(target.place.address))
        return target;
    const auto named = m_named.constFind(target.place.address);
    return named == m_named.constEnd() ? target : m_documents[*named]->located(target);
}

std::optional<Place> DocumentSet::placeOf(const ReferenceTarget &target) const
{
    const ReferenceTarget found = located(target);
    const ReferencedDocumentPtr document = find(found.place.address);
    if (document && found.kind == ReferenceTarget::Kind::Pointer)
        return found.place;
    const auto anchor = document && found.kind == ReferenceTarget::Kind::Anchor ? document->anchor(found.anchor)
                                                                                : std::nullopt;
    return anchor ? std::optional(Place{found.place.address, *anchor}) : std::nullopt;
}

std::optional<Unavailability> DocumentSet::whyMissing(const QString &address) const
{
    const auto found = m_missing.constFind(address);
    return found == m_missing.constEnd() ? std::nullopt : std::optional(*found);
}

QList<FoundUse> DocumentSet::usesOf(const Place &place) const
{
    return collect(m_documents, place, false);
}

QList<FoundUse> DocumentSet::usesWithin(const Place &place) const
{
    return collect(m_documents, place, true);
}

} // namespace openapi
