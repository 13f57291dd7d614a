#include "clientuserarguments.h"

#include "clientuserstore.h"

namespace commands {

void defineClientUsers(QCommandLineParser &parser, const QString &effect)
{
    parser.addOption({u"user"_qs, effect, u"NAME"_qs});
    parser.addOption({u"password-env"_qs,
                      u"The environment variable with that user's password, one for each --user."_qs, u"VARIABLE"_qs});
}

QString readClientUsers(const QCommandLineParser &parser, QList<routing::ClientUser> &users)
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
        users.append({names.at(at).toUtf8(), secrets::Secret(qgetenv(variable.constData()))});
    }
    return {};
}

} // namespace commands
