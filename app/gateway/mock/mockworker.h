#pragma once

#include "localupstream.h"
#include "mockedapi.h"

#include <map>

namespace gateway {

/** Owns the sockets of mocks. Lives in their thread. */
class MockWorker final : public QObject
{
    Q_OBJECT

public:
    /** `findings` gets what the mocks find in requests. */
    explicit MockWorker(std::shared_ptr<traffic::MockFindings> findings);

    /** Serves a definition at a descriptor that listens already, which is the worker's from now on; or, with -1, gives
     * a served one another description. */
    void serve(const mock::MockedApi &api, int descriptor);
    void end(const QByteArray &key);
    /** Closes all connections. They are destroyed by the event loop, so it must run afterwards. */
    void endAll();

private:
    struct Served {
        std::unique_ptr<mock::MockApi> api;
        std::unique_ptr<LocalUpstream> upstream;
    };

    std::shared_ptr<traffic::MockFindings> m_findings;
    std::unique_ptr<Poller> m_poller; ///< Made by the first call, because it belongs to the thread.
    std::map<QByteArray, Served> m_served;
};

} // namespace gateway
