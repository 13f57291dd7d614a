#pragma once

#include "soakclient.h"
#include "soakupstream.h"
#include "testgateway.h"

#include <vector>

namespace support {

/** Many requests through one gateway, much of it going wrong: clients, upstream and recorder must agree on all. */
class GatewaySoak final : public QObject
{
    Q_OBJECT

public:
    explicit GatewaySoak(quint64 requests, int clients = 32);

    void start();
    [[nodiscard]] const SoakLedger &ledger() const { return m_ledger; }
    /** Records that nobody took in time. */
    [[nodiscard]] qint64 dropped() const { return m_dropped; }
    [[nodiscard]] bool isDone() const { return m_isDone; }
    /** Resident memory of this process in bytes. */
    [[nodiscard]] static qint64 residentMemory();
    [[nodiscard]] static int openDescriptors();

signals:
    /** Of this process, each time another hundredth of the requests has been sent. */
    void progressed(int percent, qint64 memory);
    /** All is answered and recorded, and the gateway has stopped. */
    void done();

private:
    void launch();
    void watch();
    void clientDone();
    void finish();

    quint64 m_requests;
    SoakLedger m_ledger;
    SoakUpstream m_upstream;
    gateway::TestGateway m_gateway;
    std::vector<std::unique_ptr<SoakClient>> m_clients;
    int m_clientCount;
    int m_percent = 0;
    qint64 m_dropped = 0;
    bool m_isDone = false;
};

} // namespace support
