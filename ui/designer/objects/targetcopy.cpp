#include "targetcopy.h"

#include "inline.h"
#include "references.h"
#include "workspace.h"

namespace designer {

/** The set of the last run has other files as they are now; this one is read again, because it may have changed. */
base::Result<void> inlineTarget(workspace::OpenDefinition &definition, const workspace::References &references,
                                const document::Pointer &place)
{
    document::Document &document = definition.document();
    const QString address = references.addressOf(definition);
    QList<openapi::ReferencedDocumentPtr> documents{
        std::make_shared<const openapi::ReferencedDocument>(address, document.snapshot())};
    for (const openapi::ReferencedDocumentPtr &other : references.set().documents()) {
        if (other->address() != address)
            documents.append(other);
    }
    const auto done = bundling::inlineReference(document, place, openapi::DocumentSet(documents), address);
    return done ? base::Result<void>() : done.error();
}

} // namespace designer
