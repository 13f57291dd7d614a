#pragma once

#include "methods.h"

#include <QStringList>

namespace policies {

/** The HTTP methods of http::methods() as texts. */
[[nodiscard]] inline QStringList requestMethods()
{
    QStringList names;
    for (const QByteArray &method : http::methods())
        names.append(QString::fromLatin1(method));
    return names;
}

} // namespace policies
