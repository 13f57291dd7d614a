#include "gatewayfields.h"

namespace definition {

bool isExtensionName(QByteArrayView name)
{
    constexpr QByteArrayView head("x-");
    constexpr QByteArrayView tail("-api-gateway");
    return name.size() > head.size() + tail.size() && name.startsWith(head) && name.endsWith(tail);
}

QString fields::dottedName(const document::Pointer &field)
{
    QStringList names;
    for (const QByteArray &token : field.tokens())
        names.append(QString::fromUtf8(token));
    return names.join(u'.');
}

QString fields::pointerOf(const QString &extensionPointer, const document::Pointer &field)
{
    return extensionPointer + field.toString();
}

} // namespace definition
