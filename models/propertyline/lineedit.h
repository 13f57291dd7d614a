#pragma once

#include "document.h"
#include "line.h"
#include "version.h"

namespace propertyline {

/** Where lines edit: a schema in a document, and the version of OpenAPI whose keywords it has. */
struct EditedSchema {
    document::Document &document;
    document::Pointer schema; ///< The place of the schema that has the properties.
    specification::Version version;
    QString step; ///< The name of the undo step, already translated.
};

/**
 * Changes the property `name` of a schema to what a line says, as one undo step. Only what the line says differently
 * from readLine() is edited, in the form and style that the schema has; all other bytes stay. Keywords that lines do
 * not have stay, too, unless they are in a part that the line no longer has, such as the items of a list. A new name
 * keeps the position of the property and is also changed in `required` and in the references of the document, as
 * openapi::renameProperty() does. If the edit fails, nothing is changed. Errors: NotFound; AlreadyExists: another
 * property has the name; Unsupported: the schema of the property is `false` or an alias; ReadOnly; SyntaxError.
 */
[[nodiscard]] base::Result<void> changeLine(const EditedSchema &edited, const QByteArray &name, const Line &line);
/** A property that is added: its line and, if the line does not say all, its whole schema. */
struct NewProperty {
    // Implicit, because most lines say all.
    NewProperty(const Line &said, const std::optional<document::Value> &whole = {})
        : line(said)
        , schema(whole)
    {}

    Line line;
    std::optional<document::Value> schema;
};

/** Adds the properties of lines to a schema, before its `index`-th property or at the end, as one undo step. Errors:
 * AlreadyExists: the detail is the name that the schema or the lines have already; those of changeLine(). */
[[nodiscard]] base::Result<void> addLines(const EditedSchema &edited, const QList<NewProperty> &lines,
                                          qsizetype index = -1);

} // namespace propertyline
