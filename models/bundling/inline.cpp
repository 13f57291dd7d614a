#include "inline.h"

#include "referenceresolver.h"
#include "relativereference.h"
#include "siblings.h"

#include <algorithm>

namespace bundling {

using base::ErrorCode;
using document::Document;
using document::Pointer;
using document::Value;
using openapi::Place;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;

namespace {

/** The value at a place, with references as a file at `reader` has to write them. */
base::Result<Value> valueFor(const QString &reader, const ReferencedDocument &document, const Pointer &place)
{
    const document::Snapshot &snapshot = document.snapshot();
    if (document.address() == reader)
        return snapshot.at(place).value();
    Document copy(snapshot.text(), snapshot.format());
    for (qsizetype i = document.uses().size() - 1; i >= 0; --i) {
        const openapi::ReferenceUse &use = document.uses()[i];
        const openapi::ReferenceTarget &target = document.targetOf(i);
        const bool isRelative = target.kind == openapi::ReferenceTarget::Kind::Pointer &&
                                use.kind != openapi::UseKind::SecurityName && !target.place.address.isEmpty();
        if (!place.contains(use.pointer) || !isRelative)
            continue;
        const auto text = Value::string(relativeReference(reader, target.place));
        if (auto done = copy.setScalar(use.pointer, text); !done)
            return done.error();
    }
    return copy.snapshot().at(place).value();
}

} // namespace

base::Result<void> inlineReference(Document &document, const Pointer &holder, const openapi::DocumentSet &set,
                                   const QString &address)
{
    const ReferencedDocumentPtr own = set.find(address);
    if (!own || !own->snapshot().isValid())
        return base::Error{ErrorCode::SyntaxError, address};
    const auto &uses = own->uses();
    const auto use = std::find_if(uses.begin(), uses.end(), [&](const openapi::ReferenceUse &each) {
        return each.kind == openapi::UseKind::Reference && each.pointer == holder / QByteArray("$ref");
    });
    if (use == uses.end())
        return base::Error{ErrorCode::NotFound, holder.toString()};
    const openapi::SetResolution found = openapi::ReferenceResolver(set).resolve(*own, use - uses.begin());
    if (!found.isResolved())
        return base::Error{ErrorCode::NotFound, use->reference};
    if (found.place.address == address && found.place.pointer.contains(holder))
        return base::Error{ErrorCode::Unsupported, use->reference};
    const auto value = valueFor(address, *set.find(found.place.address), found.place.pointer);
    if (!value)
        return value.error();
    const auto written = own->snapshot().at(holder).value();
    if (!written)
        return written.error();
    return document.replaceSubtree(holder, withMembersOf(*value, *written));
}

} // namespace bundling
