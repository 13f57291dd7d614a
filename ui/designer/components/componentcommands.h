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

    /** Adds a component with an unused name; a schema is of type object. */
    [[nodiscard]] base::Result<document::Pointer> add(const QByteArray &kind);
    /** Copies a component to an unused name. */
    [[nodiscard]] base::Result<document::Pointer> duplicate(const openapi::Component &component);
    /** The places in the document that refer to the component, or name an operation in it. */
    [[nodiscard]] QList<document::Pointer> usesOf(const openapi::Component &component) const;
    /** Fails with StillInUse and the number of these places while there are any. */
    [[nodiscard]] base::Result<void> remove(const openapi::Component &component);

private:
    [[nodiscard]] base::Result<document::Pointer> addSchema();

    document::Document &m_document;
};

/** "Add schema" for `schemas`, translated. */
[[nodiscard]] QString addComponentText(const QByteArray &kind);

} // namespace designer
