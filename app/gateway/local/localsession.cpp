#include "localsession.h"

#include "messagewriter.h"
#include "reasonphrase.h"

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
constexpr qsizetype ReadBytes = 16 * 1024;

} // namespace

LocalSession::LocalSession(ConnectionPtr connection, const LocalAnswerer &answerer, traffic::MockFindings *findings,
                           Ended ended)
    : m_connection(std::move(connection))
    , m_answerer(answerer)
    , m_findings(findings)
    , m_ended(std::move(ended))
{
    m_connection->setListener(this);
    m_connection->setReading(true);
    m_out.setConnection(m_connection.get());
    if (m_findings)
        m_ports = m_connection->ports();
}

LocalSession::~LocalSession()
{
    handOver({}); // The port of the client can become that of another one.
}

void LocalSession::handOver(QList<traffic::MockFinding> findings)
{
    if (m_findings)
        m_findings->put(m_ports.own, m_ports.peer, std::move(findings));
}

void LocalSession::readable(Connection &connection)
{
    QByteArray buffer(ReadBytes, Qt::Uninitialized);
    const Transfer transfer = connection.read(buffer.data(), buffer.size());
    if (transfer.bytes == 0 && transfer.state != Transfer::State::Blocked)
        return end();
    QByteArrayView bytes = QByteArrayView(buffer).first(transfer.bytes);
    while (!m_closing && takeStep(bytes)) {
    }
}

void LocalSession::writable(Connection &)
{
    if (!m_out.flush() || (m_closing && m_out.pending() == 0))
        end();
}

bool LocalSession::takeStep(QByteArrayView &bytes)
{
    const http::MessageReader::Step step = m_reader.next(bytes);
    bytes = bytes.sliced(step.consumed);
    switch (step.event) {
    case Event::Head:
        beginRequest();
        return true;
    case Event::Body:
        m_body.append(step.body);
        if (m_body.size() > MaxBodyBytes)
            refuse(413);
        return true;
    case Event::End:
        answer();
        return true;
    case Event::Error:
        refuse(http::statusOf(m_reader.failure()));
        return false;
    case Event::NeedMore:
    case Event::Upgrade:
        break;
    }
    return false;
}

void LocalSession::beginRequest()
{
    m_body.clear();
    const auto expect = m_reader.request().headers.first("Expect");
    if (expect && http::sameName(*expect, "100-continue"))
        m_out.queue("HTTP/1.1 100 Continue\r\n\r\n");
    if (!m_out.flush())
        end();
}

void LocalSession::answer()
{
    const http::RequestHead &request = m_reader.request();
    LocalAnswer answer = m_answerer(request, m_body);
    handOver(std::move(answer.findings)); // Before the answer is sent.
    write(std::move(answer), request.method == "HEAD", m_reader.keepsAlive());
    m_body.clear();
}

void LocalSession::refuse(int status)
{
    LocalAnswer answer;
    answer.head.status = status;
    answer.head.reason = http::reasonPhrase(status);
    write(std::move(answer), false, false);
}

void LocalSession::write(LocalAnswer answer, bool isHead, bool keepsAlive)
{
    // RFC 9110, section 8.6: without a body there is no length, and that of an answer to GET is not known here.
    const int status = answer.head.status;
    const bool hasBody = !isHead && status >= 200 && status != 204 && status != 304;
    if (hasBody)
        answer.head.headers.append("Content-Length", QByteArray::number(answer.body.size()));
    else
        answer.body.clear();
    if (!keepsAlive)
        answer.head.headers.append("Connection", "close");
    http::writeHead(answer.head, m_out.buffer());
    m_closing = !keepsAlive;
    if (!m_out.send(answer.body) || (m_closing && m_out.pending() == 0))
        end();
}

void LocalSession::end()
{
    m_closing = true;
    m_connection->setListener(nullptr);
    m_connection->endWriting();
    m_out.clear();
    m_ended(*this);
}

} // namespace gateway
