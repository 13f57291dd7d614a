#include "servecommand.h"

#include "clientuserstore.h"
#include "documentfile.h"
#include "exchangetext.h"
#include "filestore.h"
#include "gatewaysession.h"
#include "har.h"
#include "interruption.h"
#include "redact.h"

namespace commands {

namespace {

/** Passwords come from the environment, never from an argument. Gives what is wrong, or nothing. */
QString readUsers(const QCommandLineParser &parser, GatewayRequest &request)
{
    const QStringList names = parser.values(u"user"_qs);
    const QStringList variables = parser.values(u"password-env"_qs);
    if (names.size() != variables.size())
        return u"each --user needs its --password-env"_qs;
    for (qsizetype at = 0; at < names.size(); ++at) {
        if (routing::userNameFault(names.at(at)) != routing::UserNameFault::None)
            return u"“%1” cannot be a user name: it is empty, or has a colon or a control character"_qs.arg(
                names.at(at));
        const QByteArray variable = variables.at(at).toLocal8Bit();
        if (!qEnvironmentVariableIsSet(variable.constData()))
            return u"the environment variable %1 is not set"_qs.arg(variables.at(at));
        request.users.append({names.at(at).toUtf8(), secrets::Secret(qgetenv(variable.constData()))});
    }
    return {};
}

QString readFaults(const QCommandLineParser &parser, GatewayRequest &request)
{
    for (const QString &text : parser.values(u"fault"_qs)) {
        const base::Result<routing::Fault> fault = routing::parseFault(text);
        if (!fault)
            return u"--fault “%1”: “%2” is not understood"_qs.arg(text, fault.error().detail);
        request.faults.append(*fault);
    }
    return {};
}

} // namespace

void ServeCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Serves definitions through a test gateway on this machine until Ctrl+C. Prints its address first, then "
        u"one line per exchange."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"Definitions."_qs, u"FILE…"_qs);
    parser.addOption({u"port"_qs, u"Port to listen on; 0 is any free one."_qs, u"N"_qs, u"8080"_qs});
    parser.addOption({u"upstream"_qs, u"Go there instead, or echo for the built-in one."_qs, u"URL|echo"_qs});
    parser.addOption({u"har"_qs, u"Write the exchanges there at the end, secrets taken out."_qs, u"FILE"_qs});
    parser.addOption({u"user"_qs,
                      u"May call APIs that ask their clients for http/basic credentials; instead of the users in the "
                      u"keychain. May be repeated."_qs,
                      u"NAME"_qs});
    parser.addOption({u"password-env"_qs,
                      u"The environment variable with that user's password, one for each --user."_qs, u"VARIABLE"_qs});
    parser.addOption({u"fault"_qs,
                      u"Go wrong for one operation: delay=200ms, status=503, abort, throttle=10k. May be repeated."_qs,
                      u"\"[METHOD] PATH SETTING…\""_qs});
    parser.addOption({u"prefix-match"_qs, u"Let /a also serve /ab."_qs});
}

void ServeCommand::run(const QCommandLineParser &parser)
{
    bool isNumber = false;
    const ushort port = parser.value(u"port"_qs).toUShort(&isNumber);
    if (!isNumber)
        return refuse(u"--port is a number from 0 to 65535"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"serve takes at least one file"_qs);
    GatewayRequest request{parser.positionalArguments(), port, parser.isSet(u"prefix-match"_qs),
                           parser.value(u"upstream"_qs), {},   {}};
    if (const QString problem = readUsers(parser, request); !problem.isEmpty())
        return refuse(problem);
    if (const QString problem = readFaults(parser, request); !problem.isEmpty())
        return refuse(problem);
    m_harFile = parser.value(u"har"_qs);

    // Refused now rather than at the end, when the recording would be lost.
    if (!m_harFile.isEmpty()) {
        storage::FileStore store;
        if (const base::Result<void> written = store.write(m_harFile, traffic::writeHar({})); !written)
            return refuse(failureLine(m_harFile, written.error()));
    }
    auto *session = new GatewaySession(console(), this);
    connectSession(*session);
    auto *interruption = new Interruption(this);
    connect(interruption, &Interruption::interrupted, this, [this, session] {
        m_isEnding = true;
        session->stop();
    });
    session->start(request);
}

void ServeCommand::connectSession(GatewaySession &session)
{
    connect(&session, &GatewaySession::failed, this, &ServeCommand::refuse);
    connect(&session, &GatewaySession::notUnderstood, this, [this] { emit finished(UsageOrInput); });
    connect(&session, &GatewaySession::problemFound, this, [this](const QString &line) { console().complain(line); });
    connect(&session, &GatewaySession::started, this, [this](const QUrl &address) {
        console().printLine(u"listening "_qs + address.toString(QUrl::RemovePath));
    });
    connect(&session, &GatewaySession::recorded, this, &ServeCommand::take);
    connect(&session, &GatewaySession::stopped, this, [this] {
        if (m_isEnding)
            end();
    });
}

void ServeCommand::take(const QList<traffic::ExchangePtr> &exchanges)
{
    for (const traffic::ExchangePtr &exchange : exchanges)
        console().printLine(exchangeLine(*exchange));
    if (m_harFile.isEmpty())
        return;
    m_kept += exchanges;
    if (m_kept.size() > MaximumKept)
        m_kept.remove(0, m_kept.size() - MaximumKept);
}

void ServeCommand::end()
{
    if (m_harFile.isEmpty())
        return emit finished(Clean);
    const traffic::Redactor redactor;
    QList<traffic::Exchange> safe;
    for (const traffic::ExchangePtr &exchange : std::as_const(m_kept))
        safe.append(redactor.exchange(*exchange));
    storage::FileStore store;
    const base::Result<void> written = store.write(m_harFile, traffic::writeHar(safe));
    if (!written)
        return refuse(failureLine(m_harFile, written.error()));
    emit finished(Clean);
}

} // namespace commands
