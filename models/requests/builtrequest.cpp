#include "builtrequest.h"

namespace requests {

QByteArray BuiltRequest::target(const QByteArray &basePath) const
{
    QByteArray base = basePath;
    while (base.endsWith('/'))
        base.chop(1);
    return base + path + (query.isEmpty() ? QByteArray() : '?' + query);
}

http::RequestHead BuiltRequest::head(const QByteArray &basePath) const
{
    return {method, target(basePath), headers, 1};
}

} // namespace requests
