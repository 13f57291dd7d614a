#include "applicationidentity.h"

#include <QCoreApplication>

namespace startup {

void nameApplication()
{
    QCoreApplication::setOrganizationName(u"gatewright"_qs);
    QCoreApplication::setApplicationName(u"gatewright"_qs);
    QCoreApplication::setApplicationVersion(QStringLiteral(GATEWRIGHT_VERSION));
}

} // namespace startup
