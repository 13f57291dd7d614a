#pragma once

#include "components.h"
#include "document.h"
#include "result.h"

#include <QCoreApplication>

namespace designer {

/** What can be done with components; each command is one undo step. */
class ComponentCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::ComponentCommands)

public:
    explicit ComponentCommands(document::Document &document)
        : m_document(document)
    {}

    /** A schema of type object under a free name. */
    [[nodiscard]] base::Result<document::Pointer> addSchema();
    /** StillInUse, with the number of places, while something in the document refers to it. */
    [[nodiscard]] base::Result<void> remove(const openapi::Component &component);

private:
    document::Document &m_document;
};

} // namespace designer
