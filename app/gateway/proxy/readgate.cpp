#include "readgate.h"

namespace gateway {

void ReadGate::throttle()
{
    if (m_state != State::Ended)
        m_state = State::Throttled;
}

} // namespace gateway
