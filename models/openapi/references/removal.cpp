#include "removal.h"

#include "edits.h"
#include "editsequence.h"
#include "names.h"

#include <algorithm>

namespace openapi {

namespace {

using base::ErrorCode;
using document::Node;
using document::Pointer;
using document::Snapshot;

/** The members `operationId` of operations inside a place, which links and the gateway name. */
void collectOperationIds(const Node &node, const Pointer &place, int depth, QList<Pointer> &found)
{
    constexpr int DeepestOperation = 12; // Callbacks of callbacks.
    for (qsizetype i = 0; depth < DeepestOperation && i < node.childCount(); ++i) {
        const Node child = node.childAt(i);
        const Pointer below = node.isMapping() ? place / node.keyAt(i) : place.child(i);
        if (below.last() == "operationId" && child.isString())
            found.append(below);
        collectOperationIds(child, below, depth + 1, found);
    }
}

/** The removals in the documents of a set. */
class Removal final
{
public:
    Removal(const DocumentSet &set, const Place &place, const Thing &thing)
        : m_set(set)
        , m_place{place.address, thing.place}
        , m_thing(thing)
    {}

    base::Result<RemovalPlan> run()
    {
        collectReferences();
        collectNames();
        if (m_thing.kind == ThingKind::ServerVariable)
            collectUrl();
        m_removed[m_place.address].prepend(m_place.pointer);
        if (auto done = removeIn(m_place.address); !done)
            return done.error();
        for (const ReferencedDocumentPtr &document : m_set.documents()) {
            if (document->address() == m_place.address || !m_removed.contains(document->address()))
                continue;
            if (auto done = removeIn(document->address()); !done)
                return done.error();
        }
        return m_plan;
    }

private:
    [[nodiscard]] bool isInside(const QString &address, const Pointer &pointer) const
    {
        return address == m_place.address && m_place.pointer.contains(pointer);
    }

    void collectReferences()
    {
        for (const FoundUse &found : m_set.usesWithin(m_place)) {
            const ReferenceUse &use = found.use();
            const QString &address = found.document->address();
            if (isInside(address, use.pointer))
                continue;
            const bool isOfGateway = use.kind == UseKind::SecurityName && use.pointer.tokens().first().startsWith("x-");
            if (use.kind == UseKind::Mapping || isOfGateway)
                alsoRemove(address, use.pointer);
            else
                m_plan.broken.append({address, use.pointer});
        }
    }

    void collectNames()
    {
        QList<Thing> things;
        if (m_thing.kind == ThingKind::Tag || m_thing.kind == ThingKind::Operation) {
            things.append(m_thing);
        } else {
            const ReferencedDocumentPtr document = m_set.find(m_place.address);
            QList<Pointer> ids;
            collectOperationIds(document->snapshot().at(m_place.pointer), m_place.pointer, 0, ids);
            for (const Pointer &id : ids) {
                if (const Thing thing = thingAt(*document, id); thing.kind == ThingKind::Operation)
                    things.append(thing);
            }
        }
        for (const Thing &thing : things) {
            for (const FoundName &found : namesOf(m_set, m_place.address, thing))
                collectName(found);
        }
    }

    void collectName(const FoundName &found)
    {
        const QString &address = found.document->address();
        if (isInside(address, found.use().pointer))
            return;
        if (found.use().kind == NameKind::LinkedOperation)
            m_plan.broken.append({address, found.use().pointer});
        else
            alsoRemove(address, found.use().pointer);
    }

    void collectUrl()
    {
        const Pointer url = urlOfVariable(m_place.pointer);
        const Node text = m_set.find(m_place.address)->snapshot().at(url);
        if (text.bytes().contains('{' + m_thing.name + '}'))
            m_plan.broken.append({m_place.address, url});
    }

    void alsoRemove(const QString &address, const Pointer &pointer)
    {
        m_plan.alsoRemoved.append({address, pointer});
        m_removed[address].append(pointer);
    }

    /** An empty list of tags, or an empty mapping, says nothing. */
    static Pointer withEmptyParent(const Snapshot &snapshot, const Pointer &pointer)
    {
        const Pointer parent = pointer.parent();
        const bool goes = parent.last() == "tags" || parent.last() == "mapping";
        return goes && parent.tokens().size() > 1 && snapshot.at(parent).childCount() == 1 ? parent : pointer;
    }

    /** From the end of the text, so that the indexes of items stay valid. */
    base::Result<void> removeIn(const QString &address)
    {
        const ReferencedDocumentPtr document = m_set.find(address);
        if (isRemote(address))
            return base::Error{ErrorCode::Unsupported, address};
        if (!document->snapshot().isValid())
            return base::Error{ErrorCode::SyntaxError, address};
        QList<Pointer> places = m_removed.value(address);
        const Snapshot &before = document->snapshot();
        std::sort(places.begin(), places.end(), [&](const Pointer &left, const Pointer &right) {
            return before.at(left).span().offset > before.at(right).span().offset;
        });
        EditSequence sequence(before);
        for (const Pointer &place : std::as_const(places)) {
            const Pointer removed = withEmptyParent(sequence.snapshot(), place);
            if (auto done = sequence.add(document::removeFrom(sequence.snapshot(), removed)); !done)
                return base::Error{done.error().code, address + u'#' + place.toString()};
        }
        m_plan.documents.append({address, before, sequence.edited()});
        return {};
    }

    const DocumentSet &m_set;
    const Place m_place;
    const Thing m_thing;
    QHash<QString, QList<Pointer>> m_removed;
    RemovalPlan m_plan;
};

} // namespace

base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const Place &place)
{
    const ReferencedDocumentPtr document = set.find(place.address);
    if (!document || !document->snapshot().at(place.pointer).exists())
        return base::Error{ErrorCode::NotFound, place.address + u'#' + place.pointer.toString()};
    if (place.pointer.isRoot())
        return base::Error{ErrorCode::WrongType, place.address};
    return Removal(set, place, thingAt(*document, place.pointer)).run();
}

} // namespace openapi
