#include "policycreation.h"

#include "banner.h"
#include "callerrormessages.h"
#include "callframe.h"
#include "readbacktext.h"
#include "whendone.h"

#include <QPushButton>

namespace policies {

PolicyCreation::PolicyCreation(management::ManagementService &service, widgets::Banner *banner, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_banner(banner)
{}

void PolicyCreation::start(const management::Policy &policy)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_banner->clear();
    emit stateChanged();
    base::whenDone(m_service.dashboard().createPolicy(policy), this,
                   [this, generation = ++m_generation,
                    policy](const base::Result<management::CreatedPolicy, management::CallError> &answer) {
                       if (generation != m_generation)
                           return;
                       m_isRunning = false;
                       if (answer.isOk())
                           showCreated(answer.value(), policy);
                       else
                           showFailure(answer.error());
                       emit stateChanged();
                   });
}

void PolicyCreation::abandon()
{
    ++m_generation;
    m_isRunning = false;
    m_banner->clear();
    emit stateChanged();
}

void PolicyCreation::showCreated(const management::CreatedPolicy &created, const management::Policy &sent)
{
    // First, because showing the policy clears the banner.
    emit this->created(created, sent);
    const QString message = tr("Policy created with the ID %1. Server message: “%2”.",
                               "%1 is an ID, %2 the message of the server")
                                .arg(created.id, QStringList{created.status, created.message}.join(u' ').trimmed());
    if (created.readBackError) {
        m_banner->show(widgets::Banner::Kind::Warning,
                       tr("%1 Reading it back failed: %2", "%1 and %2 are sentences")
                           .arg(message, messages::callErrorText(*created.readBackError)));
    } else if (created.differences.isEmpty()) {
        m_banner->show(widgets::Banner::Kind::Success, tr("%1 The stored policy matches what was sent.").arg(message));
    } else {
        m_banner->show(widgets::Banner::Kind::Warning,
                       tr("%1 The stored policy differs from what was sent: %2.", "%2 is a list of places")
                           .arg(message, created.differences.join(u", "_qs)),
                       readBackText(sent, created));
    }
}

void PolicyCreation::showFailure(const management::CallError &error)
{
    if (error.failure == management::CallFailure::Cancelled)
        return;
    answers::showCallError(
        *m_banner, error,
        messages::mayHaveTakenEffect(error)
            ? tr("The policy may have been created anyway. Look for it in the list before you create it again.")
            : QString());
    if (answers::isForEnvironment(error)) {
        QPushButton *environment = m_banner->addAction(tr("Edit environment…"), u"policyBannerEnvironment"_qs);
        connect(environment, &QPushButton::clicked, this, &PolicyCreation::environmentRequested);
    }
}

} // namespace policies

#include "moc_policycreation.cpp"
