#pragma once

#include "managementapi.h"

#include <QList>
#include <QObject>

#include <functional>

namespace environments {

/** Tries every reading operation of an environment and says what works. Creates nothing. */
class ConnectionTest final : public QObject
{
    Q_OBJECT

public:
    enum class Operation { Certificates, Policies, SsoProfiles };
    enum class State { Waiting, Works, Failed };
    struct Line {
        State state = State::Waiting;
        management::CallError error;
    };

    explicit ConnectionTest(management::ManagementService &service, QObject *parent = nullptr);
    ~ConnectionTest() override;

    /** Asks the environment the service is set to; a test under way is given up. */
    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const Line &line(Operation operation) const { return m_lines[static_cast<std::size_t>(operation)]; }

signals:
    void changed();

private:
    template<typename T>
    void ask(Operation operation, management::Answer<T> answer);

    static constexpr std::size_t Operations = 3;
    management::ManagementService &m_service;
    Line m_lines[Operations];
    QList<std::function<void()>> m_cancellers;
    int m_generation = 0;
};

} // namespace environments
