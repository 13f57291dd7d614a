#include "lossreport.h"

namespace conversion {

using document::Pointer;

Pointer LossReport::original(Pointer place) const
{
    for (auto moves = m_moves.crbegin(); moves != m_moves.crend(); ++moves)
        place = moves->before(place);
    return place;
}

void LossReport::lose(Loss::Kind kind, const Pointer &place, const QStringList &arguments)
{
    m_losses.append({kind, original(place), arguments});
}

void LossReport::moved(const MovedPlaces &moves)
{
    if (!moves.isEmpty())
        m_moves.append(moves);
}

} // namespace conversion
