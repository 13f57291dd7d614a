#pragma once

#include "document.h"

namespace openapi {

/**
 * Path items and operations of a document with the components that they refer to, as a document of its own: `openapi`,
 * `paths`, `webhooks` and `components`. Members of the gateway extension are not in it, because they can hold secrets.
 */
class Excerpt final
{
public:
    /** An entry to copy. */
    struct Source {
        document::Pointer as;    ///< Its place in `paths` or `webhooks`.
        document::Pointer place; ///< Where it is: the same, or inside the target of the path's `$ref`.
    };
    /** What happens to a component that the other document has with another value. */
    enum class Conflict {
        Rename,  ///< It gets an unused name.
        Replace, ///< The other document's is replaced.
        Reuse,   ///< The other document's is used.
    };

    /** Path items or operations, and their components. Errors: NotFound; TooLarge. */
    [[nodiscard]] static base::Result<Excerpt> take(const document::Snapshot &snapshot, const QList<Source> &sources,
                                                    bool areOperations);
    /**
     * Reads a text in YAML or JSON; a mapping of paths alone is enough. Unsupported: it has no path items. TooLarge.
     * With `areOperations`, the operations are put into a path that exists.
     */
    [[nodiscard]] static base::Result<Excerpt> read(const QByteArray &text, bool areOperations);

    /** In the given format. */
    [[nodiscard]] base::Result<QByteArray> text(document::Format format) const;
    /** The `openapi` that the text states; empty if it states none. */
    [[nodiscard]] QString version() const { return m_snapshot.at({"openapi"}).text(); }
    [[nodiscard]] bool hasOperationsOnly() const { return m_areOperations; }
    /** The components that `target` has with another value: "schemas/Book". */
    [[nodiscard]] QStringList conflicts(const document::Snapshot &target) const;
    /**
     * Puts the entries and the missing components into a document, as one edit. Paths get an unused name; operations
     * are put into `pathItem`, or their own path if it is the root, with their method or the first free one.
     * operationIds that exist are left out. Returns the places of the entries.
     */
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
