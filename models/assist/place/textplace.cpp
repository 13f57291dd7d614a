#include "textplace.h"

namespace assist {

bool isInTree(const document::Snapshot &snapshot, base::Span span)
{
    const auto dirty = snapshot.dirtyRange();
    return !dirty || span.end() < dirty->offset || span.offset > dirty->end();
}

} // namespace assist
