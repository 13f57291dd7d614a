#pragma once

#include "decimal.h"
#include "members.h"
#include "pointer.h"

#include <QSet>

namespace schema {

/** The members of an object, read once. */
struct Members {
    explicit Members(std::vector<document::Member> members)
        : list(std::move(members))
    {}

    std::vector<document::Member> list;
    mutable QSet<QByteArray> names = {}; ///< Made by the first call of Instance::hasMember().
};

/** A value of the instance, or the name of a property, and the way to it. */
struct Instance {
    const Instance *parent = nullptr;
    document::Node node;
    QByteArray token;
    bool isName = false; ///< The name itself: `token` is the value.
    mutable std::shared_ptr<const Members> members =
        {}; ///< Of an object, since the first schema that it is checked by.

    [[nodiscard]] bool isString() const { return isName || node.isString(); }
    [[nodiscard]] QByteArray text() const { return isName ? token : node.bytes(); }
    /** For an object whose members were read. */
    [[nodiscard]] bool hasMember(const QByteArray &name) const;
    [[nodiscard]] document::Pointer pointer() const;
    [[nodiscard]] base::Span span() const;
};

/** The TypeBit of a value; for whole numbers also NumberBit. 0 for what JSON has no type for, such as infinity. */
[[nodiscard]] quint8 typeOf(const Instance &instance);
[[nodiscard]] QString typeName(quint8 bits);

/** The value as compact JSON, cut where it is long. */
[[nodiscard]] QString shownValue(const document::Node &node);

} // namespace schema
