#include "gatewaycommand.h"

#include "argumenterror.h"
#include "basiccredentials.h"
#include "clientuserstore.h"
#include "consentoptions.h"
#include "coreservices.h"

namespace commands {

namespace {

/** Passwords come from the environment, never from an argument. */
base::Result<QList<routing::ClientUser>> readUsers(const QCommandLineParser &parser)
{
    const QStringList names = parser.values(u"user"_qs);
    const QStringList variables = parser.values(u"password-env"_qs);
    if (names.size() != variables.size())
        return invalidArgument(u"each --user needs a --password-env"_qs);
    QList<routing::ClientUser> users;
    for (qsizetype at = 0; at < names.size(); ++at) {
        if (routing::userNameFault(names.at(at)) != routing::UserNameFault::None)
            return invalidArgument(
                u"“%1” can't be a user name: it is empty, or contains a colon or a control character"_qs.arg(
                    names.at(at)));
        const QByteArray variable = variables.at(at).toLocal8Bit();
        if (!qEnvironmentVariableIsSet(variable.constData()))
            return invalidArgument(u"the environment variable %1 is not set"_qs.arg(variables.at(at)));
        const secrets::Secret password(qgetenv(variable.constData()));
        if (const auto found = http::controlCharacter(password.reveal()))
            return invalidArgument(
                u"the password in the environment variable %1 contains the control character U+%2 (RFC 7617)"_qs.arg(
                    variables.at(at), QString::fromLatin1(*found)));
        users.append({names.at(at).toUtf8(), password});
    }
    return users;
}

} // namespace

GatewayCommand::~GatewayCommand() = default;

void GatewayCommand::addGatewayOptions(QCommandLineParser &parser, const QString &userEffect)
{
    parser.addOption(
        {u"upstream"_qs,
         u"Forward to this URL instead, or let the built-in echo or a mock made from the definition answer."_qs,
         u"URL|echo|mock"_qs});
    parser.addOption({u"seed"_qs, u"Choose other values for the mock's answers (default: 1, the usual values)."_qs,
                      u"NUMBER"_qs, u"1"_qs});
    addAllowSecretsOption(parser);
    parser.addOption({u"user"_qs, userEffect, u"NAME"_qs});
    parser.addOption({u"password-env"_qs,
                      u"The environment variable with that user's password, one for each --user."_qs, u"VARIABLE"_qs});
}

base::Result<GatewayRequest> GatewayCommand::readGatewayRequest(const QCommandLineParser &parser)
{
    readAllowSecretsOption(parser, core().grants);
    GatewayRequest request;
    request.files = parser.positionalArguments();
    request.upstream = parser.value(u"upstream"_qs);
    bool isNumber = false;
    request.mockSeed = parser.value(u"seed"_qs).toUInt(&isNumber);
    if (!isNumber)
        return invalidArgument(
            u"--seed must be a number from 0 to 4294967295, not “%1”"_qs.arg(parser.value(u"seed"_qs)));
    base::Result<QList<routing::ClientUser>> users = readUsers(parser);
    if (!users)
        return users.error();
    request.users = *std::move(users);
    return request;
}

GatewaySession &GatewayCommand::openSession()
{
    m_session = std::make_unique<GatewaySession>(console(), core());
    connect(m_session.get(), &GatewaySession::failed, this, &GatewayCommand::refuse);
    connect(m_session.get(), &GatewaySession::notValid, this, [this] { emit finished(UsageOrInput); });
    connect(m_session.get(), &GatewaySession::problemFound, this,
            [this](const QString &line) { console().complain(line); });
    return *m_session;
}

} // namespace commands

#include "moc_gatewaycommand.cpp"
