#pragma once

#include "document.h"

namespace openapi {

/** A part of an OpenAPI document as a document of its own: path items or operations, with the components that they
 * refer to. It has `openapi`, `paths`, `webhooks` and `components`. Members of the gateway extension are left out,
 * because they can hold secrets. */
class Excerpt final
{
public:
    /** A path item or operation to copy into an excerpt. */
    struct Source {
        document::Pointer as; ///< The place of the copy in `paths` or `webhooks` of the excerpt.
        /** The place in the document: equal to `as`, or inside the target of the path's `$ref`. */
        document::Pointer place;
    };
    /** What putInto() does with a component of the excerpt whose name the document uses for another value. */
    enum class Conflict {
        Rename,  ///< The component is added under an unused name.
        Replace, ///< The document's component is replaced by the component of the excerpt.
        Reuse,   ///< The document's component is kept, and the added entries refer to it.
    };

    /** Returns an excerpt with path items or operations of a document, and their components. Errors: NotFound if the
     * document has no such entry, TooLarge. */
    [[nodiscard]] static base::Result<Excerpt> take(const document::Snapshot &snapshot, const QList<Source> &sources,
                                                    bool areOperations);
    /** Reads an excerpt from a text in YAML or JSON; a mapping of paths alone is enough. Returns the error Unsupported
     * if the text has no path items, and TooLarge if it is too long. With `areOperations`, the excerpt has single
     * operations, which putInto() puts into an existing path. */
    [[nodiscard]] static base::Result<Excerpt> read(const QByteArray &text, bool areOperations);

    /** Returns the text of the excerpt in the given format. */
    [[nodiscard]] base::Result<QByteArray> text(document::Format format) const;
    /** Returns the version that the member `openapi` of the excerpt states, or an empty text if it states none. */
    [[nodiscard]] QString version() const { return m_snapshot.at({"openapi"}).text(); }
    [[nodiscard]] bool hasOperationsOnly() const { return m_areOperations; }
    /** Returns the names of the components, such as "schemas/Book", that `target` has with another value than the
     * excerpt. */
    [[nodiscard]] QStringList conflicts(const document::Snapshot &target) const;
    /** Adds the entries of the excerpt, and the components that the document lacks, to a document, as one edit. Path
     * items get an unused name. Operations are put into `pathItem`, or into their own path if it is the root, with
     * their method or the first free one. operationIds that operations in `paths` of the document have are left out.
     * Returns the places of the entries in the document, or the error AlreadyExists if the path has operations of all
     * methods. */
    [[nodiscard]] base::Result<QList<document::Pointer>> putInto(document::Document &document,
                                                                 const document::Pointer &pathItem,
                                                                 Conflict conflict) const;

private:
    Excerpt(document::Snapshot snapshot, bool areOperations)
        : m_snapshot(std::move(snapshot))
        , m_areOperations(areOperations)
    {}

    document::Snapshot m_snapshot;
    bool m_areOperations = false;
};

} // namespace openapi
