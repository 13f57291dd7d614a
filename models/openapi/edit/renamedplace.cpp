#include "renamedplace.h"

#include "snapshot.h"

namespace openapi {

using document::Node;
using document::Pointer;

std::optional<Pointer> renamedPlace(const document::Snapshot &before, const document::Snapshot &now,
                                    const Pointer &place)
{
    if (!before.at(place).exists())
        return std::nullopt;
    if (now.at(place).exists())
        return place;
    Pointer old;
    Pointer renamed;
    for (const QByteArray &token : place.tokens()) {
        const Node from = before.at(old);
        const Node to = now.at(renamed);
        QByteArray key = token;
        if (!now.at(renamed / token).exists()) {
            const qsizetype index = from.indexOf(token);
            if (index < 0 || !to.isMapping() || to.childCount() != from.childCount())
                return std::nullopt;
            key = to.keyAt(index);
            if (from.indexOf(key) >= 0)
                return std::nullopt;
        }
        old = old / token;
        renamed = renamed / key;
    }
    return renamed;
}

} // namespace openapi
