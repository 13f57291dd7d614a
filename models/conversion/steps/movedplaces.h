#pragma once

#include "pointer.h"

#include <QHash>

#include <optional>

namespace conversion {

/** Maps places in a document before edits that move and remove parts to the places after the edits. A move inside
 * another move has the places before the outer move: `/a` → `/x` and `/a/b` → `/a/c` bring `/a/b` to `/x/c`. */
class MovedPlaces final
{
public:
    /** Adds a move of the value at `from`, with everything in it, to `to`. */
    void move(const document::Pointer &from, const document::Pointer &to);
    void remove(const document::Pointer &place) { m_after.insert(place, std::nullopt); }

    [[nodiscard]] bool isEmpty() const { return m_after.isEmpty(); }
    /** Returns the place after the edits, or std::nullopt if it is removed. */
    [[nodiscard]] std::optional<document::Pointer> after(const document::Pointer &place) const;
    /** Returns the place before the edits of the value that is at `place` after them. */
    [[nodiscard]] document::Pointer before(const document::Pointer &place) const;

private:
    QHash<document::Pointer, std::optional<document::Pointer>> m_after;
    QHash<document::Pointer, document::Pointer> m_before;
};

} // namespace conversion
