#include "sandboxcommand.h"

#include "errormessages.h"
#include "interruption.h"
#include "managementservices.h"

namespace commands {

void SandboxCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Runs a local dashboard and portal until Ctrl+C. Their certificates are the PEM, PKCS#12 and JSON files in the "
        u"data folder; policies are stored there too."_qs);
    parser.addOption({u"port"_qs, u"The port to listen on; 0 for any free port (default: 0)."_qs, u"N"_qs, u"0"_qs});
    parser.addOption(
        {u"fault"_qs,
         u"Answer every request with a fault: 401, 500, slow (after some seconds) or html (a web page instead of JSON). Default: none."_qs,
         u"FAULT"_qs, u"none"_qs});
    parser.addOption({u"data"_qs, u"The data folder (default: the one that the designer uses)."_qs, u"FOLDER"_qs});
}

void SandboxCommand::run(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return refuse(u"sandbox has no arguments, only options"_qs);
    bool isNumber = false;
    const ushort port = parser.value(u"port"_qs).toUShort(&isNumber);
    if (!isNumber)
        return refuse(u"--port must be a number from 0 to 65535"_qs);
    const auto fault = management::sandboxFault(parser.value(u"fault"_qs).toLatin1());
    if (!fault)
        return refuse(u"--fault must be none, 401, 500, slow or html"_qs);
    const QString folder = parser.isSet(u"data"_qs) ? parser.value(u"data"_qs) : services::sandboxFolder();

    const secrets::Secret token = services::sandboxToken();
    auto *server = new sandbox::SandboxServer(token, this);
    server->setFault(*fault);
    const base::Result<void> started = server->start(folder, port);
    if (!started)
        return refuse(messages::errorText(started.error()));
    console().printLine(u"listening "_qs + server->dashboardUrl().toString(QUrl::RemovePath));
    console().printLine(u"token "_qs + token.revealText());
    console().printLine(u"data "_qs + folder);
    auto *interruption = new Interruption(this);
    connect(interruption, &Interruption::interrupted, this, [this, server] {
        server->stop();
        emit finished(Clean);
    });
}

} // namespace commands

#include "moc_sandboxcommand.cpp"
