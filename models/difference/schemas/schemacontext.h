#pragma once

#include "changereport.h"
#include "changerules.h"

namespace difference {

/** Where a pair of schemas is in a message. */
struct SchemaContext {
    enum class Kind : quint8 { Body, Parameter, Header };
    Origin origin;
    Kind kind = Kind::Body;
    bool isRequest = true; ///< The schema is written in a request; see Origin::directionOf().
    /** The value is written as a text by the style of a parameter or header, where a number is a text too. */
    bool isText = false;
    bool isProperty = false;
    bool isNegated = false; ///< The schema is inside of `not`, so that effects are reversed.
    /** Whether fewer values of the schema mean fewer values of the message can't be decided: it is one of alternatives
     * that overlap, or items that fit it are counted. */
    bool isOpen = false;
    /** The value is not part of the message: it is read-only in a request, or write-only in a response. */
    bool isHidden = false;
    int depth = 0;

    /** Returns the direction of the message, with webhooks and callbacks reversed. */
    [[nodiscard]] Direction direction() const { return origin.directionOf(isRequest); }
    /** Returns the keyword with which a property of this direction is not sent. */
    [[nodiscard]] QByteArray hidingKeyword() const
    {
        return direction() == Direction::Request ? QByteArray("readOnly") : QByteArray("writeOnly");
    }
    /** Returns the context of a schema inside this one that is for the same value. */
    [[nodiscard]] SchemaContext inside() const;
    /** Returns the context of the schema of a property, or of items. */
    [[nodiscard]] SchemaContext inside(const QByteArray &name) const;
    /** Returns the scope of the ids of changes of the schema. */
    [[nodiscard]] Scope scope() const;
    /** Returns the effect on messages of an effect on the values of the schema. */
    [[nodiscard]] Effect effective(Effect effect) const;
};

} // namespace difference
