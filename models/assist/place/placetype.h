#pragma once

#include "assistcontext.h"

namespace assist {

/** What the table has at a place of a document, whether something is there or not. */
struct PlaceType {
    enum class Shape {
        Unknown,
        Object, ///< Of `object`.
        List,   ///< Of values of `field`.
        Map,    ///< The same, by names of the author.
        Value,  ///< One value of `field` that is not an object.
    };

    Shape shape = Shape::Unknown;
    specification::ObjectKind object = specification::ObjectKind::NoObject;
    const specification::Field *field = nullptr; ///< The field with the place; null for the root.
    /** The closest object of the specification that contains the place, or is it. */
    specification::ObjectKind owner = specification::ObjectKind::NoObject;
    document::Pointer ownerPlace = {};
    document::Pointer below = {}; ///< From a value of any type to a place inside it.
};

/** Finds the row of a place. */
class PlaceTypes final
{
public:
    PlaceTypes(const document::Snapshot &snapshot, const AssistContext &context);

    [[nodiscard]] specification::Version version() const { return m_version; }
    [[nodiscard]] PlaceType at(const document::Pointer &pointer) const;
    /** A field of an object, with the gateway extension as one. */
    [[nodiscard]] const specification::Field *memberOf(specification::ObjectKind object, QByteArrayView name) const;
    /** The words of the specification for a type: "[Server Object]", "string". */
    [[nodiscard]] static QString typeText(const specification::Type &type);

private:
    [[nodiscard]] PlaceType member(const PlaceType &place, const document::Node &node, const QByteArray &token,
                                   const document::Pointer &pointer) const;

    document::Snapshot m_snapshot;
    specification::ObjectKind m_root;
    specification::Version m_version;
};

} // namespace assist
