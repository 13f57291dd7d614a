#include "placename.h"

#include "definitionview.h"

#include <QStringList>

namespace designer {

QString placeName(const document::Pointer &pointer)
{
    QStringList names;
    for (const QByteArray &token : pointer.tokens())
        names.append(QString::fromUtf8(token));
    if (names.size() > 1 && definition::isExtensionName(pointer.tokens().first()))
        names.removeFirst();
    return names.join(u'.');
}

} // namespace designer
