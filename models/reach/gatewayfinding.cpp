#include "gatewayfinding.h"

namespace reach {

QString nameOfApi(const ServedApi &api)
{
    return api.title.isEmpty() ? api.documentPath : u"%1 (%2)"_qs.arg(api.title, api.documentPath);
}

} // namespace reach
