#pragma once

#include "documentset.h"
#include "refs.h"
#include "version.h"

#include <functional>

namespace openapi {

/** The result of resolving a reference of a set of documents: the place that it leads to, or why there is none. */
struct SetResolution {
    ReferenceState state = ReferenceState::Missing;
    Place place;                       ///< The end of the chain of references.
    document::Node node;               ///< The node there. Only set if the state is Resolved.
    std::optional<Unavailability> why; ///< Set if the state is External: why the document is not available.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

/** The text of the document at an address while it is edited; nothing for the others. */
using EditedText = std::function<std::optional<document::Snapshot>(const QString &address)>;

/**
 * Resolves references in the documents of a set, including chains of references. Caches members of large mappings. Not
 * thread-safe.
 */
class ReferenceResolver final
{
public:
    explicit ReferenceResolver(DocumentSet set)
        : m_set(std::move(set))
    {}
    /** An edited text is read in the place of the one in the set, which follows later, or is not there yet. */
    ReferenceResolver(DocumentSet set, EditedText edited)
        : m_set(std::move(set))
        , m_edited(std::move(edited))
    {}

    [[nodiscard]] const DocumentSet &set() const { return m_set; }
    [[nodiscard]] SetResolution resolve(const ReferencedDocument &document, qsizetype use);
    [[nodiscard]] SetResolution resolve(const ReferenceTarget &target);
    /** What is at a place or, if that is a Reference Object, at the end of its chain. */
    [[nodiscard]] SetResolution resolve(const Place &place);
    /** The same for a place of the description as one document: references on the way to the place are followed, too,
     * so that `/paths/~1books/get` is found where the path item is `$ref: books.yaml`. */
    [[nodiscard]] SetResolution resolveThrough(const Place &place);
    /** What a node of the document at an address refers to; the node itself if it is no Reference Object, with only the
     * address of its place. */
    [[nodiscard]] SetResolution follow(const QString &address, const document::Node &node);
    /** The text of a document, as it is edited now; nothing if the document is not available. */
    [[nodiscard]] std::optional<document::Snapshot> textOf(const QString &address) const;
    /** The version that is known of a document: see knownVersion(). */
    [[nodiscard]] std::optional<specification::Version> versionOf(const QString &address);
    /** The place that the reference at a place names, if it was followed before. */
    [[nodiscard]] std::optional<Place> next(const Place &place) const;

private:
    [[nodiscard]] std::optional<SetResolution> step(ReferenceTarget &target);
    [[nodiscard]] ReferenceTarget nextTarget(const QString &address, const document::Snapshot &text,
                                             const document::Node &node, const QString &reference) const;
    [[nodiscard]] document::Node nodeAt(const QString &address, const document::Snapshot &text,
                                        const document::Pointer &pointer);
    [[nodiscard]] document::Node memberOf(const QString &address, const document::Pointer &place,
                                          const document::Node &node, const QByteArray &token);

    DocumentSet m_set;
    EditedText m_edited;
    QHash<QString, std::optional<specification::Version>> m_versions; ///< By address.
    QHash<Place, SetResolution> m_known;
    QHash<Place, Place> m_next; ///< Of places with references.
    struct Members {
        int lookups = 0;
        QHash<QByteArray, document::Node> byKey; ///< After many lookups.
    };
    QHash<Place, Members> m_members; ///< Of large mappings.
};

} // namespace openapi
