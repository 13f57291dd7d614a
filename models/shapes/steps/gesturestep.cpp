#include "gesturestep.h"

#include "partobject.h"

#include <map>
#include <memory>

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
    return inSteps(editing, {edited.address}, [&]() -> Outcome {
        const base::Result<Pointer> outcome = edit(*document);
        return outcome ? Outcome(openapi::Place{edited.address, *outcome}) : Outcome(outcome.error());
    });
}

Outcome inSteps(const Editing &editing, const QStringList &addresses, const std::function<Outcome()> &edits)
{
    struct Edited {
        Document *document;
        document::Snapshot before;
        std::unique_ptr<Document::Step> step;
    };
    std::map<QString, Edited> edited;
    for (const QString &address : addresses) {
        Document *document = editing.documents.find(address);
        if (!document)
            return base::Error{base::ErrorCode::NotFound, address};
        if (!edited.contains(address))
            edited[address] = {document, document->snapshot(),
                               std::make_unique<Document::Step>(*document, editing.step)};
    }
    Outcome outcome = edits();
    for (auto &[address, each] : edited) {
        each.step.reset();
        each.document->closeStep();
        // Within an outer step, the outer gesture undoes all of it.
        if (!outcome && !each.document->isAt(each.before) && each.document->canUndo())
            each.document->undo(Document::By::Program);
    }
    return outcome;
}

base::Result<Pointer> placeOr(const base::Result<void> &done, const Pointer &place)
{
    return done ? base::Result<Pointer>(place) : base::Result<Pointer>(done.error());
}

base::Error unsupported(const Row &row)
{
    return {base::ErrorCode::Unsupported, row.written.pointer.toString()};
}

} // namespace shapes
