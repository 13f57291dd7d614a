#pragma once

#include "componentplaces.h"
#include "documentset.h"
#include "specificationtable.h"
#include "version.h"

namespace bundling {

/** The places in a bundle of the objects of other files that it brings in. */
class PlacedObjects final
{
public:
    PlacedObjects(const openapi::DocumentSet &set, const document::Snapshot &entry, specification::Version version)
        : m_set(set)
        , m_version(version)
        , m_places(entry)
    {}

    /** The place in the bundle of an object of another file. */
    struct Placed {
        document::Pointer place;
        specification::ObjectKind kind = specification::ObjectKind::NoObject;
        bool isWhole = true; ///< False if members beside the reference can replace members of the object.
    };

    /** Returns the place in the bundle of a target that is brought in, or that is inside of one, as an object of this
     * kind; std::nullopt if it has none. */
    [[nodiscard]] std::optional<document::Pointer> find(const openapi::Place &target,
                                                        specification::ObjectKind kind) const;
    /** Returns true if the target is brought in and replaces the reference at this place of the bundle. */
    [[nodiscard]] bool isAt(const openapi::Place &target, const document::Pointer &place) const;
    void add(const openapi::Place &target, const Placed &placed) { m_placed.insert(target, placed); }
    /** Gives a target that is to become a component an unused place in the bundle, or returns std::nullopt if objects
     * of the kind can't be components. */
    [[nodiscard]] std::optional<document::Pointer> addComponent(const openapi::Place &target,
                                                                specification::ObjectKind kind);

private:
    [[nodiscard]] specification::ObjectKind kindInside(const Placed &placed, const openapi::Place &outer,
                                                       const openapi::Place &target) const;

    const openapi::DocumentSet &m_set;
    const specification::Version m_version;
    QHash<openapi::Place, Placed> m_placed;
    openapi::ComponentPlaces m_places;
};

} // namespace bundling
