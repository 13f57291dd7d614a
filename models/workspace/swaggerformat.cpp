#include "swaggerformat.h"

namespace workspace {

bool isSwagger(const document::Snapshot &snapshot)
{
    return snapshot.at({"swagger"}).text() == u"2.0" && !snapshot.at({"openapi"}).exists();
}

} // namespace workspace
