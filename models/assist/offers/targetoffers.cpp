#include "offer.h"

#include "referencetext.h"
#include "specificationtable.h"

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

} // namespace

Offers targetOffers(const OfferPlace &place, ObjectKind wanted)
{
    Offers offers;
    const specification::Field *field = wanted == ObjectKind::NoObject ? nullptr
                                                                       : componentsOf(wanted, place.types.version());
    if (!field)
        return offers;
    const auto add = [&](const document::Snapshot &snapshot, const QString &address) {
        const Pointer holder{"components", field->name};
        const Node components = snapshot.at(holder).resolved();
        for (qsizetype i = 0; components.isMapping() && i < components.childCount(); ++i) {
            const Pointer target = holder.child(components.keyAt(i));
            const bool isHere = address.isEmpty() && target == place.text.container;
            if (isHere || offers.size() >= MaximumCompletions)
                continue;
            const QString reference = address + fragmentOf(target);
            offers.append({.kind = CompletionItem::Kind::Reference,
                           .text = reference.toUtf8(),
                           .detail = QString::fromLatin1(specification::objectType(wanted).name),
                           .description = summaryOf(components.childAt(i).resolved()),
                           .object = wanted});
        }
    };
    add(place.snapshot, {});
    for (const openapi::ReferencedDocumentPtr &other : place.context.others) {
        const QString address = other ? relativeAddress(other->address(), place.context.address) : QString();
        if (!address.isEmpty())
            add(other->snapshot(), address);
    }
    return offers;
}

} // namespace assist
