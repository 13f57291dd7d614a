#include "clientsession.h"

namespace gateway {

using traffic::GatewayError;

ClientSession::ClientSession(GatewayServices &services, ConnectionPtr client)
    : SendQueue::Sender(SendQueue::Towards::Client)
    , m_services(services)
    , m_client(std::move(client))
    , m_request(services.limits(), services.now())
    , m_exchange(services, *this, m_request, m_out, m_client->peerAddress())
{
    m_out.setConnection(m_client.get());
    m_client->setListener(this);
    m_client->setReading(true);
}

ClientSession::~ClientSession()
{
    m_services.sends().forget(*this);
}

void ClientSession::readable(Connection &connection)
{
    QByteArray &scratch = m_services.scratch();
    const Transfer transfer = connection.read(scratch.data(), scratch.size());
    if (transfer.bytes > 0) {
        m_request.received(m_services.now());
        take(QByteArrayView(scratch).first(transfer.bytes));
    } else if (transfer.state != Transfer::State::Blocked) {
        clientEnded(transfer.state == Transfer::State::Failed);
    }
}

void ClientSession::writable(Connection &)
{
    sendNow();
}

void ClientSession::sendNow()
{
    flush();
    if (m_request.isDiscarding() && m_gate.hasEnded() && m_out.hasEnded())
        close();
    if (!m_request.isClosed())
        m_exchange.readUpstream();
}

void ClientSession::flush()
{
    if (!m_request.isClosed() && !m_out.flush())
        clientEnded(true);
}

void ClientSession::flushSoon()
{
    if (m_out.pending() > 0)
        m_services.sends().sendSoon(*this);
}

void ClientSession::take(QByteArrayView bytes)
{
    while (pass(m_request.next(bytes))) {
    }
    m_exchange.flushSoon();
    readClient();
}

bool ClientSession::pass(const RequestSide::Step &step)
{
    switch (step.event) {
    case RequestSide::Event::None:
        return false;
    case RequestSide::Event::Head:
        beginExchange();
        return true;
    case RequestSide::Event::Body:
        m_exchange.takeBody(step.bytes);
        return true;
    case RequestSide::Event::End:
        m_exchange.endRequest();
        return true;
    case RequestSide::Event::Tunnel:
        m_exchange.takeTunnel(step.bytes);
        return true;
    case RequestSide::Event::Error:
        m_exchange.refuse(routing::unreadableAnswer(m_request.reader().failure()));
        return false;
    }
    return false;
}

void ClientSession::beginExchange()
{
    m_exchange.begin();
    if (m_exchange.delay().count() == 0)
        return m_exchange.execute();
    m_request.hold();
    m_services.callAfter(m_exchange.delay(), this, [this] {
        if (m_request.state() != RequestSide::State::Delayed)
            return;
        m_request.release(m_services.now());
        m_exchange.execute();
        take(m_request.takeBacklog());
    });
}

void ClientSession::exchangeEnded()
{
    m_request.finish(m_services.now());
    take(m_request.takeBacklog());
}

void ClientSession::protocolSwitched()
{
    m_request.openTunnel();
    take(m_request.takeBacklog());
}

void ClientSession::requestDrained()
{
    readClient();
}

/** Reads the client, unless enough of its bytes wait for the upstream or for their turn. */
void ClientSession::readClient()
{
    if (m_request.isClosed())
        return;
    const bool wasOpen = m_gate.isOpen();
    if (m_exchange.pending() >= m_services.limits().highWater || m_request.isBacklogFull())
        m_gate.fill();
    else if (m_exchange.pending() < m_services.limits().lowWater)
        m_gate.drain();
    if (m_gate.isOpen() == wasOpen)
        return;
    m_client->setReading(m_gate.isOpen());
    m_request.received(m_services.now()); // The client's time begins when it is read again.
}

void ClientSession::endReading()
{
    m_gate.end();
    m_client->setReading(false);
}

void ClientSession::clientEnded(bool broken)
{
    if (!broken && m_request.isTunnel()) {
        endReading();
        return m_exchange.endTunnel();
    }
    // Some clients end their side after the request and wait for the answer.
    if (!broken && m_request.isComplete() && !m_exchange.hasResponse()) {
        endReading();
        return m_exchange.forbidNext();
    }
    abort();
}

void ClientSession::checkTime(qint64 now)
{
    if (m_request.isClosed())
        return;
    if (m_stall.isOver(m_out, now, m_services.limits().stallTime))
        return abort();
    switch (m_request.overdue(now)) {
    case RequestSide::Overdue::Nothing:
        break;
    case RequestSide::Overdue::NextRequest:
        return close();
    case RequestSide::Overdue::Head:
        return nothingFollows();
    case RequestSide::Overdue::Body:
        if (m_gate.isOpen())
            return m_exchange.refuse(routing::answerOf(GatewayError::RequestTimeout));
        break;
    case RequestSide::Overdue::Closing:
        if (m_out.pending() == 0)
            return close();
        break;
    }
    m_exchange.checkTime(now);
}

void ClientSession::stopSoon()
{
    if (m_request.isInHead())
        close();
    m_exchange.forbidNext();
}

void ClientSession::nothingFollows()
{
    m_exchange.cancel();
    m_request.discard(m_services.now());
    m_out.end();
    m_gate.drain();
    if (m_gate.isOpen())
        m_client->setReading(true); // Unread bytes would reset the connection, which loses the answer.
    else if (m_out.hasEnded())
        close();
}

void ClientSession::abort(GatewayError error)
{
    m_exchange.abort(error);
    close();
}

void ClientSession::close()
{
    if (m_request.isClosed())
        return;
    m_request.close();
    m_out.clear();
    m_services.sends().forget(*this);
    m_client->setListener(nullptr);
    m_client->close();
    m_services.ended(*this);
}

} // namespace gateway
