#pragma once

#include "snapshot.h"
#include "splice.h"

#include <QList>

namespace conflicts {

/** A place in a document that follows the text when other places are edited, so that an item keeps its place when one
 * in front of it is removed. */
class TrackedPlace final
{
public:
    TrackedPlace() = default;
    TrackedPlace(const document::Snapshot &snapshot, const document::Pointer &place);

    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    /** Follows an edit. While the text after it is not valid, only offsets are moved. */
    void follow(const QList<document::Splice> &splices, const document::Snapshot &after);

private:
    document::Pointer m_place;
    /** The offset of the entry or, if it is not there, of the nearest collection around its place. */
    qsizetype m_anchor = 0;
    qsizetype m_depth = 0; ///< The number of tokens of the place of the entry at m_anchor.
};

/** Returns where an offset is after splices. An offset in replaced bytes stays as far inside of the new ones as it
 * fits.
 */
[[nodiscard]] qsizetype movedOffset(qsizetype offset, const QList<document::Splice> &splices);

} // namespace conflicts
