#include "schemamessages.h"

#include "filledtext.h"
#include "finding.h"

#include <QCoreApplication>

namespace messages {

QString schemaText(const QString &keyword, const QStringList &arguments)
{
    const char *message = schema::messageOf(keyword);
    return message ? filled(QCoreApplication::translate("Schema", message), arguments) : keyword;
}

} // namespace messages
