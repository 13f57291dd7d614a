#pragma once

#include "messagereader.h"
#include "soakledger.h"

#include <QTcpSocket>
#include <QUrl>

#include <memory>

namespace support {

/** One client of a soak: sends request after request as their plans say, on one connection as long as that lasts. */
class SoakClient final : public QObject
{
    Q_OBJECT

public:
    SoakClient(SoakLedger &ledger, QUrl gateway);
    ~SoakClient() override;
    Q_DISABLE_COPY_MOVE(SoakClient)

    void start() { nextSoon(); }
    [[nodiscard]] bool isDone() const { return m_isDone; }

signals:
    void done();

private:
    void next();
    void connectAnew();
    void send(const SoakPlan &plan);
    [[nodiscard]] static QByteArray requestBytes(const SoakPlan &plan);
    void take();
    [[nodiscard]] bool takeStep(QByteArrayView &bytes);
    void takeHead();
    void answered();
    void goSoon();
    void drop();
    void ended();
    void nextSoon();

    SoakLedger &m_ledger;
    QUrl m_gateway;
    std::unique_ptr<QTcpSocket> m_socket;
    http::MessageReader m_reader{http::MessageReader::Role::Response};
    QList<SoakPlan> m_waiting; ///< In the order they were sent.
    qsizetype m_bodyBytes = 0;
    int m_status = 0;
    bool m_isNextQueued = false;
    bool m_isGateways = false; ///< The answer that is being read.
    bool m_isDone = false;
};

} // namespace support
