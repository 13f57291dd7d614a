#include "sandboxcommand.h"

#include "errorwording.h"
#include "interruption.h"
#include "sandboxcredentials.h"
#include "sandboxserver.h"

#include <QStandardPaths>

namespace commands {

void SandboxCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Runs a local dashboard and portal until Ctrl+C. Certificates are the PEM, PKCS#12 and JSON files in the data "
        u"folder, policies are stored there."_qs);
    parser.addOption({u"port"_qs, u"Port to listen on; 0 is any free one."_qs, u"N"_qs, u"0"_qs});
    parser.addOption(
        {u"fault"_qs, u"What it does instead of answering: 401, 500, slow or html."_qs, u"FAULT"_qs, u"none"_qs});
    parser.addOption({u"data"_qs, u"The folder; the designer's own unless given."_qs, u"FOLDER"_qs});
}

void SandboxCommand::run(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return refuse(u"sandbox takes options only"_qs);
    bool isNumber = false;
    const ushort port = parser.value(u"port"_qs).toUShort(&isNumber);
    if (!isNumber)
        return refuse(u"--port is a number from 0 to 65535"_qs);
    const auto fault = management::sandboxFault(parser.value(u"fault"_qs).toLatin1());
    if (!fault)
        return refuse(u"--fault is none, 401, 500, slow or html"_qs);
    const QString folder = parser.isSet(u"data"_qs)
                               ? parser.value(u"data"_qs)
                               : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sandbox"_qs;

    auto *server = new sandbox::SandboxServer(this);
    server->setFault(*fault);
    const base::Result<void> started = server->start(folder, port);
    if (!started)
        return refuse(messages::errorText(started.error()));
    console().printLine(u"listening "_qs + server->dashboardUrl().toString(QUrl::RemovePath));
    console().printLine(u"dashboard and portal answer there; the token and the key are “%1”; data in %2"_qs.arg(
        management::sandboxToken(), folder));
    auto *interruption = new Interruption(this);
    connect(interruption, &Interruption::interrupted, this, [this, server] {
        server->stop();
        emit finished(Clean);
    });
}

} // namespace commands

#include "moc_sandboxcommand.cpp"
