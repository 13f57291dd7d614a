#pragma once

#include "choices.h"

#include <array>

namespace walk {

/** The number of a session and the seed of all of its choices. */
struct SessionId {
    quint32 seed = 1;
    quint32 session = 0;
};

/**
 * The random choices of one act. They depend on the session and the number of the act alone, so that an act makes the
 * same choices when others before it are left out.
 */
class Dice final : public soak::Choices
{
public:
    Dice(const SessionId &id, int act)
        : Choices(std::array{id.seed, id.session, static_cast<quint32>(act)})
    {}
};

} // namespace walk
