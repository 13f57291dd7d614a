#include "movedplaces.h"

namespace conversion {

using document::Pointer;

namespace {

Pointer head(const Pointer &place, qsizetype length)
{
    return Pointer(place.tokens().first(length));
}

Pointer tail(const Pointer &place, qsizetype from)
{
    return Pointer(place.tokens().sliced(from));
}

qsizetype commonLength(const Pointer &one, const Pointer &other)
{
    qsizetype length = 0;
    const qsizetype most = qMin(one.tokens().size(), other.tokens().size());
    while (length < most && one.tokens()[length] == other.tokens()[length])
        ++length;
    return length;
}

} // namespace

void MovedPlaces::move(const Pointer &from, const Pointer &to)
{
    m_after.insert(from, to);
    m_before.insert(to, from);
}

std::optional<Pointer> MovedPlaces::after(const Pointer &place) const
{
    Pointer found = place;
    // Inner moves first: their places are those before the moves of what contains both.
    qsizetype length = m_after.isEmpty() ? 0 : place.tokens().size();
    while (length > 0) {
        const auto move = m_after.constFind(head(found, length));
        --length;
        if (move == m_after.constEnd())
            continue;
        if (!*move)
            return std::nullopt;
        found = **move / tail(found, length + 1);
        length = qMin(length, commonLength(move.key(), **move));
    }
    return found;
}

Pointer MovedPlaces::before(const Pointer &place) const
{
    Pointer found = place;
    for (qsizetype length = 1; length <= found.tokens().size() && !m_before.isEmpty(); ++length) {
        const auto move = m_before.constFind(head(found, length));
        if (move == m_before.constEnd())
            continue;
        found = *move / tail(found, length);
        length = move->tokens().size();
    }
    return found;
}

} // namespace conversion
