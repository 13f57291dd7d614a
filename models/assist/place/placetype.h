#pragma once

#include "assistcontext.h"

namespace assist {

/** What the specification table says about a place of a document, whether or not the document has a value there. */
struct PlaceType {
    enum class Shape {
        Unknown,
        Object, ///< An object of the kind `object`.
        List,   ///< A list of values of `field`.
        Map,    ///< A map of values of `field` by names that the author chooses.
        Value,  ///< One value of `field` that is not an object.
    };

    Shape shape = Shape::Unknown;
    specification::ObjectKind object = specification::ObjectKind::NoObject;
    const specification::Field *field = nullptr; ///< The field that the place is in; null for the root of the document.
    /** The kind of the closest object of the specification that contains the place or is at it. */
    specification::ObjectKind owner = specification::ObjectKind::NoObject;
    document::Pointer ownerPlace = {};
    document::Pointer below = {}; ///< The path from a value of any type, such as an example, to the place inside it.
};

/** Finds what the specification table says about the places of a document. */
class PlaceTypes final
{
public:
    PlaceTypes(const document::Snapshot &snapshot, const AssistContext &context);

    [[nodiscard]] specification::Version version() const { return m_version; }
    [[nodiscard]] PlaceType at(const document::Pointer &pointer) const;
    /** Returns the field `name` of a kind of object, or null if it has none. The gateway extension is a field of the
     * root. */
    [[nodiscard]] const specification::Field *memberOf(specification::ObjectKind object, QByteArrayView name) const;
    /** Returns a type in the words of the specification: "[Server Object]", "string". */
    [[nodiscard]] static QString typeText(const specification::Type &type);

private:
    [[nodiscard]] PlaceType member(const PlaceType &place, const document::Node &node, const QByteArray &token,
                                   const document::Pointer &pointer) const;

    document::Snapshot m_snapshot;
    specification::ObjectKind m_root;
    specification::Version m_version;
};

} // namespace assist
