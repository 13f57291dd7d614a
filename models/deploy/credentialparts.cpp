#include "credentialparts.h"

namespace deploy {

CredentialSource credentialSourceOf(const PlannedRoute &route)
{
    const PlannedCredential &credential = *route.credential;
    const auto password = environmentVariable(credential.password);
    const auto userName = environmentVariable(credential.userName);
    if (!password || (!userName && !credential.userName.isLiteral()))
        return {{}, {{credential.variable, VariableContent::Credentials, route.definition}}};
    CredentialSource source;
    source.parts = CredentialSource::Parts{
        {userName ? *userName : credential.userName.text().reveal(), userName.has_value()}, {*password, true}};
    if (userName)
        source.variables.append({*userName, VariableContent::UserName, route.definition});
    source.variables.append({*password, VariableContent::Password, route.definition});
    return source;
}

} // namespace deploy
