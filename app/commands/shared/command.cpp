#include "command.h"

namespace commands {

void Command::refuse(const QString &message)
{
    m_console.complain(u"gatewright: "_qs + message);
    emit finished(UsageOrInput);
}

} // namespace commands

#include "moc_command.cpp"
