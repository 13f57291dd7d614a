#include "servedtarget.h"

#include "listenpath.h"
#include "targettext.h"

namespace exchangecheck {

std::optional<QByteArray> targetAfter(const QByteArray &target, qsizetype bytes)
{
    const qsizetype from = bytes > 0 && target.at(bytes - 1) == '/' ? bytes - 1 : bytes;
    const QByteArray rest = target.sliced(from);
    if (rest.isEmpty() || rest.startsWith('?'))
        return '/' + rest;
    return rest.startsWith('/') ? std::optional(rest) : std::nullopt;
}

std::optional<QByteArray> servedTarget(const traffic::Exchange &exchange)
{
    const traffic::ServedRoute *const route = exchange.decision.route();
    if (!route)
        return std::nullopt;
    const QByteArrayView path = http::splitTarget(exchange.request.target).path;
    // The path of an absolute target is after its origin.
    const qsizetype origin = path.data() - exchange.request.target.constData();
    for (const bool prefixMatch : {false, true}) {
        if (const auto length = routing::ListenPath(route->listenPath, prefixMatch).match(path))
            return targetAfter(exchange.request.target.sliced(origin), *length);
    }
    return std::nullopt;
}

} // namespace exchangecheck
