#include "gatewayfinding.h"

namespace reach {

QString nameOfApi(const ServedApi &api)
{
    // A definition without a file has its title as the path.
    if (api.title.isEmpty() || api.title == api.documentPath)
        return api.documentPath;
    return u"%1 (%2)"_qs.arg(api.title, api.documentPath);
}

} // namespace reach
