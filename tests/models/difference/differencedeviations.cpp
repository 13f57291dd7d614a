#include "differencedeviations.h"

namespace support {

QString deviationOf(const QString &)
{
    return {};
}

} // namespace support
