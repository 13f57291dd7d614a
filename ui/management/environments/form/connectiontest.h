#pragma once

#include "environmentlist.h"
#include "managementapi.h"

#include <QList>
#include <QObject>

#include <array>
#include <functional>

namespace environments {

/**
 * Tests an environment by calling the operations of its dashboard and portal, and reports which ones work. Creating a
 * policy is not tested. Fetching a policy is tested with the first policy of the list.
 */
class ConnectionTest final : public QObject
{
    Q_OBJECT

public:
    enum class Operation { Certificates, FetchPolicy, CreatePolicy, SsoProfiles };
    static constexpr std::size_t OperationCount = 4;
    enum class State {
        Waiting,
        Works,
        Failed,
        NotTried, ///< The operation was not called: it would create a policy, or there is no policy to fetch.
    };
    struct Line {
        State state = State::Waiting;
        management::CallError error;
    };

    /** The test starts its calls with `service`, which has the current environment of `environments` again after each.
     */
    ConnectionTest(management::ManagementService &service, management::EnvironmentList &environments,
                   QObject *parent = nullptr);
    ~ConnectionTest() override;

    /** Cancels a running test, and starts to test an environment. */
    void start(const management::Environment &environment);
    void cancel();
    [[nodiscard]] const Line &line(Operation operation) const { return m_lines[static_cast<std::size_t>(operation)]; }

signals:
    void changed();

private:
    template<typename T, typename Handler>
    void startCall(Operation operation, const std::function<management::Answer<T>()> &call, Handler handle);
    void fetchFirst(const management::PolicyPage &page);
    void set(Operation operation, State state, const management::CallError &error = {});

    management::ManagementService &m_service;
    management::EnvironmentList &m_environments;
    management::Environment m_tested;
    std::array<Line, OperationCount> m_lines;
    QList<std::function<void()>> m_cancellers;
    int m_generation = 0;
};

} // namespace environments
