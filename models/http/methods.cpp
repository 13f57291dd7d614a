#include "methods.h"

#include <algorithm>
#include <iterator>

namespace http {

namespace {

constexpr QByteArrayView IdempotentMethods[] = {"GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"};

} // namespace

const QList<QByteArray> &methods()
{
    static const QList<QByteArray> all{"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"};
    return all;
}

bool isStandardMethod(QByteArrayView method)
{
    return method == QByteArrayView("CONNECT") ||
           std::any_of(methods().begin(), methods().end(), [method](const QByteArray &one) { return one == method; });
}

bool isIdempotent(QByteArrayView method)
{
    return std::find(std::begin(IdempotentMethods), std::end(IdempotentMethods), method) != std::end(IdempotentMethods);
}

} // namespace http
