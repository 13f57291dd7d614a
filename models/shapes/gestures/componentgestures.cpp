#include "componentgestures.h"

#include "componentname.h"
#include "extract.h"
#include "gesturestep.h"
#include "inline.h"
#include "targetcopies.h"

namespace shapes {

using document::Document;
using document::Pointer;
using openapi::Place;

namespace {

/** The row as it is read after copies of the targets replaced the references. */
Row rowInCopy(const Row &row, const QString &address, const TargetCopies &copies)
{
    Row copy = row;
    copy.address = address;
    copy.written.pointer = copies.placeOf(row.written.pointer, row.hops);
    copy.written.owner = copies.placeOf(row.written.owner, row.hops);
    if (!row.isReference())
        copy.target = copy.place();
    // A schema that was not copied is edited by others, too.
    copy.requiredBy.removeIf([&](const MergedSchema &by) { return !copies.hasCopied(by.hops); });
    for (MergedSchema &by : copy.requiredBy)
        by = {{address, copies.placeOf(by.place.pointer, by.hops)}, {}};
    copy.hops.clear();
    return copy;
}

} // namespace

Outcome onlyHere(const Editing &editing, const Row &row, const Gesture &gesture, const QList<MergedSchema> &others)
{
    QList<QList<Hop>> ways{row.hops};
    for (const MergedSchema &other : others)
        ways.append(other.hops);
    ways.removeIf([](const QList<Hop> &way) { return way.isEmpty(); });
    if (ways.isEmpty())
        return gesture(editing, row);
    const Place first = ways.first().first().holder;
    return inStep(editing, row, first, [&](Document &document) -> base::Result<Pointer> {
        TargetCopies copies(editing, document, first.address);
        if (auto done = copies.make(ways); !done)
            return done.error();
        const Outcome outcome = gesture(editing, rowInCopy(row, first.address, copies));
        return outcome ? base::Result<Pointer>(outcome->pointer) : base::Result<Pointer>(outcome.error());
    });
}

Outcome extract(const Editing &editing, const Row &row)
{
    return inStep(editing, row, row.place(), [&](Document &document) {
        const QByteArray name = componentNameFor(document.snapshot(), row.written.pointer);
        return bundling::extractComponent(document, row.written.pointer, name, row.address);
    });
}

Outcome inlineTarget(const Editing &editing, const Row &row)
{
    if (!row.isReference())
        return unsupported(row);
    return inStep(editing, row, row.place(), [&](Document &document) {
        const auto places = bundling::inlineReference(document, row.written.pointer, editing.documents.set(),
                                                      row.address);
        return places ? base::Result<Pointer>(row.written.pointer) : places.error();
    });
}

} // namespace shapes
