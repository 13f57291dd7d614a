#pragma once

#include "loss.h"
#include "movedplaces.h"

namespace conversion {

/** Collects the losses of a conversion. Its steps report places in the document as it is at the moment; the losses have
 * the places in the document that was converted. */
class LossReport final
{
public:
    void lose(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);
    /** Records the moves of a part of the conversion. Call it after all losses of this part were reported. */
    void moved(const MovedPlaces &moves);

    [[nodiscard]] const QList<Loss> &losses() const { return m_losses; }
    /** Returns the original place, before the conversion, of a place in the present document. */
    [[nodiscard]] document::Pointer original(document::Pointer place) const;

private:
    QList<Loss> m_losses;
    QList<MovedPlaces> m_moves; ///< In the order of the edits.
};

} // namespace conversion
