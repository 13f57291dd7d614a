#pragma once

#include "components.h"
#include "document.h"
#include "result.h"

#include <QCoreApplication>

namespace designer {

/** Adds, duplicates and deletes the components of a definition. Each command is one undo step. */
class ComponentCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::ComponentCommands)

public:
    explicit ComponentCommands(document::Document &document)
        : m_document(document)
    {}

    /**
     * Adds a component of a kind, such as `schemas`, under an unused name, and returns its place. A schema gets the
     * type object.
     */
    [[nodiscard]] base::Result<document::Pointer> add(const QByteArray &kind);
    /** Adds a copy of a component under an unused name, and returns the place of the copy. */
    [[nodiscard]] base::Result<document::Pointer> duplicate(const openapi::Component &component);
    /** Returns the places in the document that refer to the component, or to an operation inside it by name. */
    [[nodiscard]] QList<document::Pointer> usesOf(const openapi::Component &component) const;
    /** Deletes a component. Fails with StillInUse and the number of uses as the detail while usesOf() returns any. */
    [[nodiscard]] base::Result<void> remove(const openapi::Component &component);

private:
    [[nodiscard]] base::Result<document::Pointer> addSchema();

    document::Document &m_document;
};

/** Returns the translated text of the command that adds a component of a kind: "Add schema" for `schemas`. */
[[nodiscard]] QString addComponentText(const QByteArray &kind);

} // namespace designer
