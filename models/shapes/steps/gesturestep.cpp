#include "gesturestep.h"

#include "partobject.h"

namespace shapes {

using document::Document;
using document::Pointer;

namespace {

/** A file that is only a part of a description does not state what is in it: new members would be in no order. */
void registerSchema(Document &document, const Row &row, const openapi::Place &edited)
{
    if (openapi::knownVersion(document.snapshot()))
        return;
    for (const Hop &hop : row.hops + QList<Hop>{{row.place(), row.target}}) {
        if (hop.target.address == edited.address && hop.target.pointer.contains(edited.pointer)) {
            openapi::addPartObject(document, {hop.target.pointer, specification::ObjectKind::Schema, row.version});
            return;
        }
    }
}

} // namespace

Outcome inStep(const Editing &editing, const Row &row, const openapi::Place &edited, const EditOfDocument &edit)
{
    Document *document = editing.documents.find(edited.address);
    if (!document || !document->snapshot().at(edited.pointer).exists())
        return base::Error{base::ErrorCode::NotFound, edited.pointer.toString()};
    registerSchema(*document, row, edited);
    const document::Snapshot before = document->snapshot();
    base::Result<Pointer> outcome{base::Error{}};
    {
        const Document::Step step(*document, editing.step);
        outcome = edit(*document);
    }
    document->closeStep();
    if (outcome)
        return openapi::Place{edited.address, *outcome};
    // Within an outer step, the outer gesture undoes all of it.
    if (!document->isAt(before) && document->canUndo())
        document->undo(Document::By::Program);
    return outcome.error();
}

base::Result<Pointer> placeOr(const base::Result<void> &done, const Pointer &place)
{
    return done ? base::Result<Pointer>(place) : base::Result<Pointer>(done.error());
}

QByteArray unusedNameIn(const document::Node &mapping, const QByteArray &name)
{
    QByteArray unused = name;
    for (int number = 2; mapping.member(unused).exists(); ++number)
        unused = name + QByteArray::number(number);
    return unused;
}

base::Error unsupported(const Row &row)
{
    return {base::ErrorCode::Unsupported, row.written.pointer.toString()};
}

} // namespace shapes
