#include "exportmessages.h"

#include "filledtext.h"

#include <QCoreApplication>

namespace messages {

QString remarkText(const deploy::Remark &remark)
{
    return filled(QCoreApplication::translate("Export", deploy::rowOf(remark.topic).text), remark.arguments);
}

QString variableText(deploy::VariableContent content)
{
    switch (content) {
    case deploy::VariableContent::UserName:
        return QCoreApplication::translate("Export", "the user name");
    case deploy::VariableContent::Password:
        return QCoreApplication::translate("Export", "the password");
    case deploy::VariableContent::Credentials:
        break;
    }
    return QCoreApplication::translate("Export", "base64 of user:password");
}

} // namespace messages
