#include "connectiontest.h"

#include "whendone.h"

#include <algorithm>

namespace environments {

ConnectionTest::ConnectionTest(management::ManagementService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{}

ConnectionTest::~ConnectionTest()
{
    cancel();
}

void ConnectionTest::start()
{
    cancel();
    for (Line &line : m_lines)
        line = {};
    ask(Operation::Certificates, m_service.dashboard().listCertificates({}));
    ask(Operation::Policies, m_service.dashboard().listPolicies(1));
    ask(Operation::SsoProfiles, m_service.portal().listSsoProfiles());
    emit changed();
}

void ConnectionTest::cancel()
{
    ++m_generation;
    for (const auto &canceller : std::as_const(m_cancellers))
        canceller();
    m_cancellers.clear();
}

bool ConnectionTest::isRunning() const
{
    return !m_cancellers.isEmpty() && std::any_of(std::begin(m_lines), std::end(m_lines),
                                                  [](const Line &line) { return line.state == State::Waiting; });
}

template<typename T>
void ConnectionTest::ask(Operation operation, management::Answer<T> answer)
{
    m_cancellers.append([answer]() mutable { answer.cancel(); });
    base::whenDone(answer, this,
                   [this, operation, generation = m_generation](const base::Result<T, management::CallError> &result) {
                       if (generation != m_generation)
                           return;
                       Line &line = m_lines[static_cast<std::size_t>(operation)];
                       line.state = result.isOk() ? State::Works : State::Failed;
                       if (!result.isOk())
                           line.error = result.error();
                       emit changed();
                   });
}

} // namespace environments
