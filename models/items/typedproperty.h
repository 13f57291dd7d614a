#pragma once

#include "linefault.h"
#include "linegestures.h"

namespace items {

/** A property that is typed in a schema tree, as a line or as a name alone: the text to begin with, what a typed text
 * can refer to, and what it means. It is valid for the text of the document from which it was made. */
class TypedProperty final
{
public:
    /** Returns the property of a row, to be edited; std::nullopt if the row is no property, or if its schema has no
     * line, such as `false`. `text` is the document of the row. */
    [[nodiscard]] static std::optional<TypedProperty> ofRow(const document::Snapshot &text, const shapes::Row &row);
    /** Returns a new property of the target of a row. `text` is the document of the target. */
    [[nodiscard]] static TypedProperty inSchema(const document::Snapshot &text, const shapes::Row &into);

    /** Returns the canonical line of the property; empty for a new one. */
    [[nodiscard]] QString text() const;
    /**
     * Returns the property that a typed text means. A name alone is a new property of type string, and renames a
     * property that exists. Any words can be the name of a new property: they are a line if the second one is a type or
     * nearly one, or if they have a sign of the grammar, such as `!`.
     */
    [[nodiscard]] base::Result<propertyline::Line, propertyline::LineFault> read(const QString &typed) const;

    [[nodiscard]] bool isNew() const { return !m_found; }
    [[nodiscard]] const propertyline::LineScope &scope() const { return m_scope; }
    /** The document with the property. */
    [[nodiscard]] const document::Snapshot &document() const { return m_document; }
    /** The keywords of the property that a line does not have, as places in its schema. */
    [[nodiscard]] QList<document::Pointer> kept() const;

private:
    TypedProperty(const document::Snapshot &text, specification::Version version);

    document::Snapshot m_document;
    propertyline::LineScope m_scope;
    std::optional<propertyline::FoundLine> m_found; ///< The line of the property; empty for a new one.
};

} // namespace items
