#pragma once

#include "components.h"
#include "document.h"
#include "result.h"

#include <QCoreApplication>

namespace designer {

/** Edits of components. Each command is one undo step. */
class ComponentCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::ComponentCommands)

public:
    explicit ComponentCommands(document::Document &document)
        : m_document(document)
    {}

    /** Adds a schema of type object with an unused name. */
    [[nodiscard]] base::Result<document::Pointer> addSchema();
    /** Fails with StillInUse and the number of references while the document refers to the component. */
    [[nodiscard]] base::Result<void> remove(const openapi::Component &component);

private:
    document::Document &m_document;
};

} // namespace designer
