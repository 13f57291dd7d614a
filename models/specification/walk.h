#pragma once

#include "members.h"
#include "snapshot.h"
#include "specificationtable.h"

#include <QHash>

#include <vector>

namespace specification {

/** A member of an object that a walk visits. */
struct Member : document::Member {
    const Field
        *field = nullptr; ///< The row of memberField() for the member; null for unknown members and `x-` members.
};

/** An object of OpenAPI that a walk over a document visits. */
struct Place {
    const Place *parent = nullptr;
    QByteArray field = {}; ///< The key of the parent's member that holds the object; empty for the root of the walk.
    /** The name or index of the object in `field`; null if the value of `field` itself is the object. */
    QByteArray entry = {};
    ObjectKind kind = ObjectKind::NoObject;
    /** For a Reference Object, the kind that its target must have; otherwise equal to `kind`. */
    ObjectKind expected = ObjectKind::NoObject;
    document::Node node = {}; ///< The object's node, always a mapping.
    base::Span keySpan = {};  ///< The span of the object's key or, in a list, of the value that the object is in.
    std::vector<Member> members = {}; ///< The members in the order of the text, merged members last.

    [[nodiscard]] const ObjectType &type() const { return objectType(kind); }
    [[nodiscard]] const Member *member(QByteArrayView key) const;
    /** Returns the value of a member, or a missing node if the object does not have the member. */
    [[nodiscard]] document::Node value(QByteArrayView key) const;
    /** Returns the span for findings about the object as a whole: its key, because the object can be long. */
    [[nodiscard]] base::Span headSpan() const;
    /** Returns the place of the object in its document. */
    [[nodiscard]] document::Pointer pointer() const;
    /** Returns the closest parent of the kind `outer`, or null if no parent has this kind. */
    [[nodiscard]] const Place *enclosing(ObjectKind outer) const;

    /** The place in the document where the walk started. Set at the root of the walk alone, whose parents can be in
     * another document. */
    std::optional<document::Pointer> start = {};
    /** The indexes of members by their keys, the first of each; filled by member() for an object with many members. */
    mutable QHash<QByteArrayView, qsizetype> index = {};
};

/** The interface for receiving the objects of OpenAPI that a walk over a document visits. */
class Visitor
{
public:
    virtual ~Visitor() = default;
    /** Returns false for an object that the walk must leave out with its content. The members of `place` are not read
     * yet. */
    virtual bool isVisited(const Place &place)
    {
        Q_UNUSED(place)
        return true;
    }
    /** Returns true if the walk visits the objects in members that a merge key brings into the object at `place`, too.
     * They are usually visited where they are written. */
    virtual bool visitsMerged(const Place &place)
    {
        Q_UNUSED(place)
        return false;
    }
    /** Called once for each object, before its content is visited. `place` is valid until leave(). */
    virtual void enter(const Place &place) = 0;
    virtual void leave(const Place &place) { Q_UNUSED(place) }
};

/** Visits every object of the specification in a document, in the order of the text. `x-` members, values of any type
 * and unknown members are not entered, and references are not followed. An object that YAML aliases repeat is visited
 * once for each kind of object that it is used as: at its anchor or, if the anchor has another use, at the first alias.
 * Returns false if merge keys bring in more than document::MaximumMergedMembers members, or aliases lead to more than
 * document::MaximumDepth objects inside one another: then the walk ended early. */
bool walk(const document::Snapshot &snapshot, Version version, Visitor &visitor);

/** Visits the object of a kind at the place `start` of a document and all objects in it, as a walk over a whole
 * document does. Returns false if merge keys ended the walk early. */
bool walk(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind, Version version,
          Visitor &visitor);

/** Visits the object at `start`, and all objects in it, as if it were at the place `logical` of the document with the
 * root `entry`: its parents are the objects that contain that place. The parents have no members and are not visited;
 * their nodes are missing where the document has none. If the specification has no object at `logical`, the object has
 * no parents. Returns false if merge keys ended the walk early. */
bool walkAs(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind,
            const document::Node &entry, const document::Pointer &logical, Version version, Visitor &visitor);

/** Visits the object at `place` of a document, and all objects in it, with the objects that contain it as its parents,
 * which have no members and are not visited. Visits nothing if the specification has no object at the place.
 * Returns false if merge keys ended the walk early. */
bool walkOne(const document::Snapshot &snapshot, const document::Pointer &place, Version version, Visitor &visitor);

} // namespace specification
