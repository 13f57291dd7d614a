#include "connectiontest.h"

#include "whendone.h"

namespace environments {

ConnectionTest::ConnectionTest(management::ManagementService &service, management::EnvironmentList &environments,
                               QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_environments(environments)
{}

ConnectionTest::~ConnectionTest()
{
    cancel();
}

void ConnectionTest::start(const management::Environment &environment)
{
    cancel();
    m_tested = environment;
    m_lines = {};
    m_lines[static_cast<std::size_t>(Operation::CreatePolicy)].state = State::NotTried;
    startCall<management::CertificatePage>(
        Operation::Certificates, [this] { return m_service.dashboard().listCertificates({}); },
        [this](const auto &) { set(Operation::Certificates, State::Works); });
    startCall<management::PolicyPage>(
        Operation::FetchPolicy, [this] { return m_service.dashboard().listPolicies(1); },
        [this](const management::PolicyPage &page) { fetchFirst(page); });
    startCall<management::SsoProfileList>(
        Operation::SsoProfiles, [this] { return m_service.portal().listSsoProfiles(); },
        [this](const auto &) { set(Operation::SsoProfiles, State::Works); });
    emit changed();
}

void ConnectionTest::fetchFirst(const management::PolicyPage &page)
{
    const QString id = page.policies.isEmpty() ? page.unanswered.value(0) : page.policies.constFirst().id();
    if (id.isEmpty())
        return set(Operation::FetchPolicy, State::NotTried);
    startCall<management::Policy>(
        Operation::FetchPolicy, [this, id] { return m_service.dashboard().fetchPolicy(id); },
        [this](const auto &) { set(Operation::FetchPolicy, State::Works); });
}

void ConnectionTest::cancel()
{
    ++m_generation;
    for (const auto &canceller : std::as_const(m_cancellers))
        canceller();
    m_cancellers.clear();
}

void ConnectionTest::set(Operation operation, State state, const management::CallError &error)
{
    m_lines[static_cast<std::size_t>(operation)] = {state, error};
    emit changed();
}

template<typename T, typename Handler>
void ConnectionTest::startCall(Operation operation, const std::function<management::Answer<T>()> &call, Handler handle)
{
    m_service.setEnvironment(m_tested);
    management::Answer<T> answer = call();
    // The call was started with the tested environment; the pages continue with the current one.
    m_service.setEnvironment(m_environments.current());
    m_cancellers.append([answer]() mutable { answer.cancel(); });
    base::whenDone(
        answer, this,
        [this, operation, handle, generation = m_generation](const base::Result<T, management::CallError> &result) {
            if (generation != m_generation)
                return;
            if (!result.isOk())
                return set(operation, State::Failed, result.error());
            if constexpr (requires { result.value().stale; }) {
                // A saved response says nothing about the connection.
                if (result.value().stale)
                    return set(operation, State::Failed, result.value().stale->error);
            }
            handle(result.value());
        });
}

} // namespace environments

#include "moc_connectiontest.cpp"
