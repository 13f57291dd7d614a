#include "documentchange.h"

#include <algorithm>

namespace document {

bool Change::touches(const Pointer &pointer) const
{
    return std::any_of(pointers.cbegin(), pointers.cend(), [&pointer](const Pointer &changed) {
        return changed.contains(pointer) || pointer.contains(changed);
    });
}

void join(std::optional<Subject> &subject, const std::optional<Subject> &next)
{
    if (next && (!subject || (next->isEntry && !subject->isEntry)))
        subject = next;
}

} // namespace document
