#include "offer.h"

#include "operations.h"
#include "referencetarget.h"
#include "referencetext.h"
#include "refs.h"
#include "specificationtable.h"

#include <QSet>

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using specification::ObjectKind;

/** The member of `components` with objects of this kind; null if there is none. */
const specification::Field *componentsOf(ObjectKind kind, specification::Version version)
{
    for (const specification::Field &field : specification::objectType(ObjectKind::Components).fields) {
        if (field.versions.contain(version) && field.type.object == kind)
            return &field;
    }
    return nullptr;
}

/** Collects the targets in this document, then those in others. */
class TargetOffers final
{
public:
    TargetOffers(const OfferPlace &place, ObjectKind wanted)
        : m_place(place)
        , m_wanted(wanted)
    {}

    [[nodiscard]] Offers all()
    {
        add(m_place.snapshot, {});
        for (const openapi::ReferencedDocumentPtr &other : m_place.context.others) {
            const QString address = other ? relativeAddress(other->address(), m_place.context.address) : QString();
            if (!address.isEmpty())
                add(other->snapshot(), address);
        }
        return m_offers;
    }

private:
    void add(const document::Snapshot &snapshot, const QString &address)
    {
        if (const specification::Field *field = componentsOf(m_wanted, m_place.types.version()))
            addMembers(snapshot, address, {"components", field->name});
        if (m_wanted != ObjectKind::PathItem)
            return;
        addMembers(snapshot, address, {"paths"});
        // A file can be one path item.
        if (!address.isEmpty() && !snapshot.root().member("openapi").exists() &&
            !openapi::operationsIn(snapshot, snapshot.root(), {}, {}).isEmpty())
            addTarget(address, snapshot.root());
    }

    void addMembers(const document::Snapshot &snapshot, const QString &address, const Pointer &holder)
    {
        const Node members = snapshot.at(holder).resolved();
        const bool arePaths = holder == Pointer{"paths"};
        for (qsizetype i = 0; members.isMapping() && i < members.childCount(); ++i) {
            const Pointer target = holder.child(members.keyAt(i));
            const bool isHere = address.isEmpty() && target == m_place.text.container;
            if (!isHere && (!arePaths || openapi::isPath(target.last())))
                addTarget(address + openapi::localReference(target), members.childAt(i).resolved());
        }
    }

    void addTarget(const QString &reference, const Node &target)
    {
        if (m_offers.size() >= MaximumCompletions)
            return;
        m_offers.append({.kind = CompletionItem::Kind::Reference,
                         .text = reference.toUtf8(),
                         .detail = QString::fromLatin1(specification::objectType(m_wanted).name),
                         .description = summaryOf(target),
                         .object = m_wanted});
    }

    const OfferPlace &m_place;
    ObjectKind m_wanted;
    Offers m_offers;
};

/** The names of the schemas that a schema with a discriminator chooses from. */
QByteArrayList chosenSchemas(const document::Snapshot &snapshot, const Node &schema)
{
    QByteArrayList names;
    for (const char *keyword : {"oneOf", "anyOf"}) {
        const Node parts = schema.member(keyword).resolved();
        for (qsizetype i = 0; parts.isSequence() && i < parts.childCount() && i < MaximumCompletions; ++i) {
            const std::optional<QString> reference = openapi::referenceOf(parts.childAt(i).resolved());
            const QList<Pointer> chain = reference ? openapi::resolveReference(snapshot, *reference).way
                                                   : QList<Pointer>();
            const Pointer target = chain.value(0);
            if (target.tokens().size() == 3 && Pointer{"components", "schemas"}.contains(target))
                names.append(target.last());
        }
    }
    return names;
}

} // namespace

Offers targetOffers(const OfferPlace &place, ObjectKind wanted)
{
    return wanted == ObjectKind::NoObject ? Offers() : TargetOffers(place, wanted).all();
}

Offers discriminatedOffers(const OfferPlace &place)
{
    const Node schemas = place.snapshot.at({"components", "schemas"}).resolved();
    QByteArrayList names = chosenSchemas(place.snapshot, place.snapshot.at(place.type.ownerPlace.parent()));
    for (qsizetype i = 0; schemas.isMapping() && i < std::min(schemas.childCount(), MaximumCompletions); ++i)
        names.append(schemas.keyAt(i));
    Offers offers;
    QSet<QByteArray> seen;
    for (const QByteArray &name : std::as_const(names)) {
        if (seen.contains(name))
            continue;
        seen.insert(name);
        offers.append(valueOffer(name, QString::fromLatin1(specification::objectType(ObjectKind::Schema).name)));
        offers.last().description = summaryOf(schemas.member(name).resolved());
    }
    return offers + targetOffers(place, ObjectKind::Schema);
}

} // namespace assist
