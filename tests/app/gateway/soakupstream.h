#pragma once

#include "messagereader.h"
#include "soakledger.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace support {

/** The upstream of a soak: answers every request as its plan says, right or wrong. */
class SoakUpstream final : public QTcpServer
{
    Q_OBJECT

public:
    explicit SoakUpstream(SoakLedger &ledger);
    [[nodiscard]] QUrl url() const;

private:
    SoakLedger &m_ledger;
};

/** One connection to it. Goes with its socket. */
class SoakUpstreamSession final : public QObject
{
    Q_OBJECT

public:
    SoakUpstreamSession(SoakLedger &ledger, QTcpSocket *socket);

private:
    void take();
    void beginRequest();
    void takeBody(QByteArrayView bytes);
    void endRequest();
    void answer();
    void answerLater(const QByteArray &bytes);
    void go();
    void answerWrongly(const QByteArray &whole);
    [[nodiscard]] QByteArray head(const QByteArray &framing) const;
    [[nodiscard]] QByteArray whole() const;
    [[nodiscard]] QByteArray chunked(bool isWhole) const;

    SoakLedger &m_ledger;
    QTcpSocket *m_socket;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    SoakPlan m_plan;
    qsizetype m_bodyBytes = 0;
};

} // namespace support
