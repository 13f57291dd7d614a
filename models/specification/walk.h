#pragma once

#include "members.h"
#include "snapshot.h"
#include "specificationtable.h"

#include <QHash>

#include <vector>

namespace specification {

/** A member of an object of the specification. */
struct Member : document::Member {
    const Field *field = nullptr; ///< Its field, or the object's row for entries. Null for unknown members and `x-`.
};

/** An object of the specification in a document. */
struct Place {
    const Place *parent = nullptr;
    QByteArray field = {}; ///< The member of the parent that holds it; empty for the root of the walk.
    QByteArray entry = {}; ///< The name or the index below that member; null if the member itself is the object.
    ObjectKind kind = ObjectKind::NoObject;
    ObjectKind expected = ObjectKind::NoObject; ///< For a Reference Object: what its target must be. Otherwise `kind`.
    document::Node node = {};                   ///< Always a mapping.
    base::Span keySpan = {};                    ///< Of the key or, in a list, the value that the object is in.
    std::vector<Member> members = {};           ///< In the order of the text, merged members last.

    [[nodiscard]] const ObjectType &type() const { return objectType(kind); }
    [[nodiscard]] const Member *member(QByteArrayView key) const;
    /** The value of a member; missing if there is none. */
    [[nodiscard]] document::Node value(QByteArrayView key) const;
    /** Where a finding about the object as a whole is shown: at its key, because the object can be long. */
    [[nodiscard]] base::Span headSpan() const;
    /** Its place in the document: that of the walk's start and the way from there. */
    [[nodiscard]] document::Pointer pointer() const;
    /** The closest place around this one that is of this kind, or null. */
    [[nodiscard]] const Place *enclosing(ObjectKind outer) const;

    /** Where the walk started, in the document. Set at its root alone, whose parents can be in another document. */
    std::optional<document::Pointer> start = {};
    /** The members by their keys, the first of each; made by member() for an object with many. */
    mutable QHash<QByteArrayView, qsizetype> index = {};
};

class Visitor
{
public:
    virtual ~Visitor() = default;
    /** False for an object that is not to be visited, nor what is in it. Its members are not read yet. */
    virtual bool isVisited(const Place &place)
    {
        Q_UNUSED(place)
        return true;
    }
    /** Each object once, before what is in it. The place is valid during the walk of its content. */
    virtual void enter(const Place &place) = 0;
    virtual void leave(const Place &place) { Q_UNUSED(place) }
};

/**
 * Visits every object of the specification in a document, in the order of the text. `x-` members, values of any type
 * and unknown members are not entered, and references are not followed. What an alias refers to is visited where its
 * anchor is, or at the first alias if its anchor is not in an object of that kind. False if merge keys bring in more
 * than document::MaximumMergedMembers: then the rest was not visited.
 */
bool walk(const document::Snapshot &snapshot, Version version, Visitor &visitor);

/** Visits every object of the specification in a document from the place `start` on, which is an object of `kind`. */
bool walk(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind, Version version,
          Visitor &visitor);

/**
 * Visits the objects from the place `start` on, which a description has at another place, `logical`. The parents of the
 * first object are those around `logical` below `entry`, the root of the description. The parents have no members and
 * are not visited, and have no nodes if the root lacks them. An object at a place that the specification does not have
 * has no parents.
 */
bool walkAs(const document::Snapshot &snapshot, const document::Pointer &start, ObjectKind kind,
            const document::Node &entry, const document::Pointer &logical, Version version, Visitor &visitor);

/** Visits the objects from `place` on, with the objects around `place` as parents, which have no members and are not
 * visited. Visits nothing if the specification has no object at that place. */
bool walkOne(const document::Snapshot &snapshot, const document::Pointer &place, Version version, Visitor &visitor);

} // namespace specification
