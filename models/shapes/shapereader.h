#pragma once

#include "referenceresolver.h"
#include "row.h"

#include <map>

namespace openapi {
class SchemaRowReader;
}

namespace shapes {

/** Reads the rows of shapes from the documents of a resolver. Only the rows that are asked for are read: the work for
 * a row and its children does not depend on the size of the documents. Not thread-safe; a new one is made for each
 * state of the documents. */
class ShapeReader final
{
public:
    explicit ShapeReader(openapi::ReferenceResolver resolver);
    ShapeReader(ShapeReader &&) noexcept;
    ShapeReader &operator=(ShapeReader &&) noexcept;
    ~ShapeReader();

    /** Reads the row of the schema at a place; std::nullopt if there is no schema. */
    [[nodiscard]] std::optional<Row> root(const openapi::Place &schema);
    /** Returns true if children() would return a row. */
    [[nodiscard]] bool hasChildren(const Row &row);
    /** Reads the schemas inside the target of a row in the order of the text. If the target has `allOf`, its properties
     * and those of all parts come first, then the other schemas, then the parts themselves. At most
     * openapi::MaximumSchemaRows rows of openapi::MaximumMergedSchemas schemas are read; the last row says whether
     * there are more. */
    [[nodiscard]] QList<Row> children(const Row &row);
    /** Returns the row at the end of a way from a root down: each step is the place of a row among the children of the
     * one before; std::nullopt if there is no such row any more. */
    [[nodiscard]] std::optional<Row> follow(const openapi::Place &root, const QList<openapi::Place> &way);

    [[nodiscard]] openapi::ReferenceResolver &resolver() { return m_resolver; }

private:
    class Merging;
    [[nodiscard]] openapi::SchemaRowReader &rowsOf(const QString &address);
    [[nodiscard]] specification::Version versionOf(const QString &address);
    /** Sets what a row says about its schema. The place and the name in `written` are known. */
    void complete(Row &row, const document::Node &schema);
    void follow(Row &row, const document::Node &schema);

    openapi::ReferenceResolver m_resolver;
    QString m_entry; ///< The address of the root, whose version counts for documents that state none.
    std::map<QString, openapi::SchemaRowReader> m_rows; ///< By the address of the document.
};

/** Returns the number of `$ref` in the documents of a set that name the schema at a place. */
[[nodiscard]] qsizetype countUses(const openapi::DocumentSet &set, const openapi::Place &schema);

} // namespace shapes
