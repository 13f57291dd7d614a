#include "headernamefault.h"

#include "headerlist.h"

#include <algorithm>
#include <array>

namespace definition {

HeaderNameFault headerNameFault(const QString &name)
{
    static constexpr std::array<QByteArrayView, 5> refused = {"Host", "Content-Length", "Transfer-Encoding", "Trailer",
                                                              "Connection"};
    const QByteArray bytes = name.toUtf8();
    if (!http::isToken(bytes))
        return HeaderNameFault::NoToken;
    const bool isRefused = std::any_of(refused.begin(), refused.end(),
                                       [&](QByteArrayView taken) { return http::sameName(bytes, taken); });
    return isRefused ? HeaderNameFault::Refused : HeaderNameFault::None;
}

} // namespace definition
