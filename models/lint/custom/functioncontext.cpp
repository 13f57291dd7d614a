#include "functioncontext.h"

namespace lint {

std::optional<QByteArray> FunctionTarget::text() const
{
    if (isKey && item)
        return item->token();
    if (node().isString())
        return node().bytes();
    return std::nullopt;
}

FunctionContext::~FunctionContext() = default;

} // namespace lint
