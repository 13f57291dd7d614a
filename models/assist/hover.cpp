#include "hover.h"

namespace assist {

std::optional<Hover> hoverAt(const document::Snapshot &, qsizetype, const AssistContext &)
{
    return std::nullopt;
}

} // namespace assist
