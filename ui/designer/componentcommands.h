#pragma once

#include "components.h"
#include "document.h"
#include "referenceddocument.h"

namespace designer {

/** What can be done with components; each command is one undo step. */
class ComponentCommands final
{
public:
    explicit ComponentCommands(document::Document &document)
        : m_document(document)
    {}

    /** A schema of type object under a free name. */
    [[nodiscard]] base::Result<document::Pointer> addSchema();
    /** StillInUse, with the number of places, while something refers to it. */
    [[nodiscard]] base::Result<void> remove(const openapi::Component &component);
    /** Gives it another name and every reference in the document the new one. The errors are those of planRename(). */
    [[nodiscard]] base::Result<document::Pointer> rename(const openapi::Component &component, const QByteArray &name);

private:
    document::Document &m_document;
};

/** The places of the document that refer to the component, in the order of the text. */
[[nodiscard]] QList<document::Pointer> usesOf(const openapi::ReferencedDocument &document,
                                              const document::Pointer &component);

} // namespace designer
