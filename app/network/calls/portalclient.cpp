#include "portalclient.h"

#include "ssoprofilejson.h"
#include "task.h"

namespace network {

using management::SsoProfileList;

PortalClient::PortalClient(const CallServices &services, QObject *parent)
    : QObject(parent)
    , m_caller(services)
{}

void PortalClient::setEnvironment(const management::Environment &environment)
{
    m_caller.setCurrent(environment);
    m_environment = environment;
}

management::Answer<SsoProfileList> PortalClient::listSsoProfiles()
{
    using Outcome = base::Result<SsoProfileList, management::CallError>;
    auto *task = new Task<Outcome>(this);
    task->step(m_caller.get(m_environment, Interface::Portal, "/portal-api/sso_profiles"),
               [task](const JsonOutcome &answer) {
                   if (!answer)
                       return task->finish(answer.error());
                   const base::Result<SsoProfileList> profiles = management::readSsoProfiles(answer->value);
                   if (!profiles)
                       return task->finish(notUnderstood(*answer, profiles.error().detail));
                   task->finish(asAnswered(*answer, *profiles));
               });
    return task->future();
}

} // namespace network

#include "moc_portalclient.cpp"
