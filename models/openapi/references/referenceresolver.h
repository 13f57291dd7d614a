#pragma once

#include "documentset.h"
#include "refs.h"

namespace openapi {

/** The target of a reference in a set. */
struct SetResolution {
    ReferenceState state = ReferenceState::Missing;
    Place place;                       ///< The end of the chain of references.
    document::Node node;               ///< The node there. Only set if the state is Resolved.
    std::optional<Unavailability> why; ///< Set if the state is External: why the document is not available.
    [[nodiscard]] bool isResolved() const { return state == ReferenceState::Resolved; }
};

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

    [[nodiscard]] const DocumentSet &set() const { return m_set; }
    [[nodiscard]] SetResolution resolve(const ReferencedDocument &document, qsizetype use);
    [[nodiscard]] SetResolution resolve(const ReferenceTarget &target);
    /** The place that the reference at a place names, if it was followed before. */
    [[nodiscard]] std::optional<Place> next(const Place &place) const;

private:
    [[nodiscard]] std::optional<SetResolution> step(ReferenceTarget &target);
    [[nodiscard]] static ReferenceTarget nextTarget(const ReferencedDocument &document, const document::Node &node,
                                                    const QString &reference);
    [[nodiscard]] document::Node nodeAt(const ReferencedDocument &document, const document::Pointer &pointer);
    [[nodiscard]] document::Node memberOf(const QString &address, const document::Pointer &place,
                                          const document::Node &node, const QByteArray &token);

    DocumentSet m_set;
    QHash<Place, SetResolution> m_known;
    QHash<Place, Place> m_next; ///< Of places with references.
    struct Members {
        int lookups = 0;
        QHash<QByteArray, document::Node> byKey; ///< After many lookups.
    };
    QHash<Place, Members> m_members; ///< Of large mappings.
};

} // namespace openapi
