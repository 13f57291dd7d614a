#pragma once

#include "mockedapi.h"
#include "mockfindings.h"
#include "upstreamtarget.h"

#include <QHash>
#include <QThread>

namespace gateway {

class MockWorker;

/**
 * The mocks of definitions, each at a port of its own on loopback. They live in one thread, so that a large value that
 * a mock makes does not keep the gateway from forwarding.
 */
class MockHost final
{
public:
    MockHost();
    /** Ends all mocks and their connections. */
    ~MockHost();
    Q_DISABLE_COPY_MOVE(MockHost)

    /** Replaces the mocked definitions. One that stays keeps its port, and has its new description from the next
     * request on. Returns the addresses by key; a definition is left out if the system has no port for it. */
    [[nodiscard]] QHash<QByteArray, routing::UpstreamTarget> serve(const QList<mock::MockedApi> &apis);
    /** Returns what the mocks find in requests. */
    [[nodiscard]] const std::shared_ptr<traffic::MockFindings> &findings() const { return m_findings; }

private:
    std::shared_ptr<traffic::MockFindings> m_findings = std::make_shared<traffic::MockFindings>();
    QThread m_thread;
    MockWorker *m_worker; ///< Owned by its thread: destroyed there when that ends.
    QHash<QByteArray, mock::MockedApi> m_apis;
    QHash<QByteArray, routing::UpstreamTarget> m_targets;
};

} // namespace gateway
