#include "message.h"

#include "bytes.h"

namespace http {

void RequestHead::assign(const RequestHead &other)
{
    base::refill(method, other.method);
    base::refill(target, other.target);
    headers.assign(other.headers);
    minorVersion = other.minorVersion;
}

void RequestHead::clear(qsizetype most)
{
    base::empty(method, most);
    base::empty(target, most);
    headers.clear(most);
    minorVersion = RequestHead().minorVersion;
}

void ResponseHead::assign(const ResponseHead &other)
{
    status = other.status;
    base::refill(reason, other.reason);
    headers.assign(other.headers);
    minorVersion = other.minorVersion;
}

void ResponseHead::clear(qsizetype most)
{
    status = 0;
    base::empty(reason, most);
    headers.clear(most);
    minorVersion = ResponseHead().minorVersion;
}

} // namespace http
