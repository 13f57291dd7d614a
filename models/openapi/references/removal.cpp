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
    Removal(const DocumentSet &set, const QString &address, const QList<Thing> &things)
        : m_set(set)
        , m_address(address)
        , m_things(things)
    {}

    base::Result<RemovalPlan> run()
    {
        for (const Thing &thing : m_things) {
            collectReferences(thing);
            collectNames(thing);
            if (thing.kind == ThingKind::ServerVariable)
                collectUrl(thing);
            m_removed[m_address].prepend(thing.place);
        }
        if (auto done = removeIn(m_address); !done)
            return done.error();
        for (const ReferencedDocumentPtr &document : m_set.documents()) {
            if (document->address() == m_address || !m_removed.contains(document->address()))
                continue;
            if (auto done = removeIn(document->address()); !done)
                return done.error();
        }
        return m_plan;
    }

private:
    [[nodiscard]] bool isInside(const QString &address, const Pointer &pointer) const
    {
        return address == m_address && std::any_of(m_things.cbegin(), m_things.cend(),
                                                   [&](const Thing &thing) { return thing.place.contains(pointer); });
    }

    void collectReferences(const Thing &removed)
    {
        for (const FoundUse &found : m_set.usesWithin({m_address, removed.place})) {
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

    void collectNames(const Thing &removed)
    {
        QList<Thing> things;
        if (removed.kind == ThingKind::Tag || removed.kind == ThingKind::Operation) {
            things.append(removed);
        } else {
            const ReferencedDocumentPtr document = m_set.find(m_address);
            QList<Pointer> ids;
            collectOperationIds(document->snapshot().at(removed.place), removed.place, 0, ids);
            for (const Pointer &id : ids) {
                if (const Thing thing = thingAt(*document, id); thing.kind == ThingKind::Operation)
                    things.append(thing);
            }
        }
        for (const Thing &thing : things) {
            for (const FoundName &found : namesOf(m_set, m_address, thing))
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

    void collectUrl(const Thing &variable)
    {
        const Pointer url = urlOfVariable(variable.place);
        const Node text = m_set.find(m_address)->snapshot().at(url);
        if (text.bytes().contains('{' + variable.name + '}'))
            m_plan.broken.append({m_address, url});
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
        document::Edited edited = sequence.edited();
        if (address == m_address && !m_things.isEmpty()) {
            edited.before = document::Subject{m_things.constFirst().place, true};
            edited.after = std::nullopt;
        }
        m_plan.documents.append({address, before, edited});
        return {};
    }

    const DocumentSet &m_set;
    const QString m_address;
    const QList<Thing> m_things;
    QHash<QString, QList<Pointer>> m_removed;
    RemovalPlan m_plan;
};

} // namespace

base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const Place &place)
{
    return planRemoval(set, place.address, {place.pointer});
}

base::Result<RemovalPlan> planRemoval(const DocumentSet &set, const QString &address, const QList<Pointer> &places)
{
    const ReferencedDocumentPtr document = set.find(address);
    QList<Thing> things;
    for (const Pointer &place : places) {
        if (!document || !document->snapshot().at(place).exists())
            return base::Error{ErrorCode::NotFound, address + u'#' + place.toString()};
        if (place.isRoot())
            return base::Error{ErrorCode::WrongType, address};
        things.append(thingAt(*document, place));
    }
    return Removal(set, address, things).run();
}

} // namespace openapi
