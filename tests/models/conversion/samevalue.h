#pragma once

#include "pointer.h"
#include "value.h"

namespace support {

/** Adds the places where values differ; the order of members does not count. */
inline void addDifferences(const document::Value &left, const document::Value &right, const document::Pointer &place,
                           QList<document::Pointer> &different)
{
    using Type = document::Value::Type;
    if (left.type() == Type::Object && right.type() == Type::Object) {
        for (const auto &[key, value] : left.members()) {
            const bool isThere = std::any_of(right.members().begin(), right.members().end(),
                                             [&key = key](const auto &member) { return member.first == key; });
            if (isThere)
                addDifferences(value, right.member(key), place / key, different);
            else
                different.append(place / key);
        }
        for (const auto &[key, value] : right.members()) {
            const bool isThere = std::any_of(left.members().begin(), left.members().end(),
                                             [&key = key](const auto &member) { return member.first == key; });
            if (!isThere)
                different.append(place / key);
        }
    } else if (left.type() == Type::Array && right.type() == Type::Array &&
               left.items().size() == right.items().size()) {
        for (qsizetype i = 0; i < left.items().size(); ++i)
            addDifferences(left.items()[i], right.items()[i], place.child(i), different);
    } else if (!(left == right)) {
        different.append(place);
    }
}

inline bool isSameValue(const document::Value &left, const document::Value &right)
{
    QList<document::Pointer> different;
    addDifferences(left, right, {}, different);
    return different.isEmpty();
}

} // namespace support
