#pragma once

#include "decimal.h"
#include "members.h"
#include "pointer.h"

#include <QSet>

namespace schema {

/** The members of an object of the instance, which are read only once. */
struct Members {
    explicit Members(std::vector<document::Member> members)
        : list(std::move(members))
    {}

    std::vector<document::Member> list;
    /** The names of the members, collected by the first call of Instance::hasMember(). */
    mutable QSet<QByteArray> names = {};
};

/** A value in the validated instance, or the name of a property, linked to the values that enclose it. */
struct Instance {
    const Instance *parent = nullptr;
    document::Node node;
    QByteArray token;
    bool isName = false; ///< True if the value is the name of a property, which is `token`.
    mutable std::shared_ptr<const Members> members =
        {}; ///< The members of an object; set when the first schema checks it.

    [[nodiscard]] bool isString() const { return isName || node.isString(); }
    [[nodiscard]] QByteArray text() const { return isName ? token : node.bytes(); }
    /** True if an object has a member with this name. Its `members` must be set. */
    [[nodiscard]] bool hasMember(const QByteArray &name) const;
    [[nodiscard]] document::Pointer pointer() const;
    [[nodiscard]] base::Span span() const;
};

/**
 * Returns the TypeBit of a value, for whole numbers IntegerBit and NumberBit; 0 for values such as infinity, which have
 * no type in JSON.
 */
[[nodiscard]] quint8 typeOf(const Instance &instance);
[[nodiscard]] QString typeName(quint8 bits);

/**
 * Returns a short text of a value for messages: a scalar, with quotes if it is a string, cut if it is long; `{…}` or
 * `[…]` for an object or list.
 */
[[nodiscard]] QString shownValue(const document::Node &node);

} // namespace schema
