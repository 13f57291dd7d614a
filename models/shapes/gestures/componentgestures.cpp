#include "componentgestures.h"

#include "extract.h"
#include "gesturestep.h"
#include "inline.h"

namespace shapes {

using document::Document;
using document::Pointer;
using openapi::Place;

namespace {

/** Where a place inside the targets of references is after copies of the targets replaced the references. */
Place placeInCopy(Place place, const QList<Hop> &hops)
{
    for (qsizetype i = hops.size() - 1; i >= 0; --i) {
        const Hop &hop = hops[i];
        if (place.address == hop.target.address && hop.target.pointer.contains(place.pointer))
            place = {hop.holder.address, hop.holder.pointer / place.pointer.relativeTo(hop.target.pointer)};
    }
    return place;
}

/** The row as it is read after copies of the targets replaced the references. */
Row rowInCopy(const Row &row)
{
    Row copy = row;
    const Place place = placeInCopy(row.place(), row.hops);
    copy.address = place.address;
    copy.written.pointer = place.pointer;
    copy.written.owner = placeInCopy(row.owner(), row.hops).pointer;
    if (!row.isReference())
        copy.target = place;
    for (Place &by : copy.requiredBy)
        by = placeInCopy(by, row.hops);
    copy.hops.clear();
    return copy;
}

/** A name for the component of a row: "price" becomes "Price", the items of "tags" "TagsItems". */
QByteArray componentNameFor(const document::Snapshot &snapshot, const Row &row)
{
    QByteArray name;
    bool isStart = true;
    const openapi::SchemaRow &written = row.written;
    const QByteArray words = written.place == openapi::SchemaRow::Place::Member
                                 ? written.name
                                 : written.owner.last() + ' ' + written.keyword + ' ' + written.name.last(1);
    for (const char c : words) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isLetter)
            name += isStart ? QByteArray(1, c).toUpper() : QByteArray(1, c);
        isStart = !isLetter;
    }
    return unusedNameIn(snapshot.at({"components", "schemas"}), name.isEmpty() ? QByteArray("NewSchema") : name);
}

} // namespace

Outcome onlyHere(const Editing &editing, const Row &row, const Gesture &gesture)
{
    if (!row.isShared())
        return gesture(editing, row);
    const QString address = row.hops.first().holder.address;
    return inStep(editing, row, row.hops.first().holder, [&](Document &document) -> base::Result<Pointer> {
        for (qsizetype i = 0; i < row.hops.size(); ++i) {
            const Place holder = placeInCopy(row.hops[i].holder, row.hops.first(i));
            if (auto done = bundling::inlineReference(document, holder.pointer, editing.documents.set(), address);
                !done)
                return done.error();
        }
        const Outcome outcome = gesture(editing, rowInCopy(row));
        return outcome ? base::Result<Pointer>(outcome->pointer) : base::Result<Pointer>(outcome.error());
    });
}

Outcome extract(const Editing &editing, const Row &row)
{
    return inStep(editing, row, row.place(), [&](Document &document) {
        const QByteArray name = componentNameFor(document.snapshot(), row);
        return bundling::extractComponent(document, row.written.pointer, name, row.address);
    });
}

Outcome inlineTarget(const Editing &editing, const Row &row)
{
    if (!row.isReference())
        return unsupported(row);
    return inStep(editing, row, row.place(), [&](Document &document) {
        return placeOr(bundling::inlineReference(document, row.written.pointer, editing.documents.set(), row.address),
                       row.written.pointer);
    });
}

} // namespace shapes
