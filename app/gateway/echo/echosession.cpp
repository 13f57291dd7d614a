#include "echosession.h"

#include "jsonwriter.h"
#include "messagewriter.h"
#include "reasonphrase.h"
#include "utf8.h"

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
constexpr qsizetype ReadBytes = 16 * 1024;

} // namespace

EchoSession::EchoSession(ConnectionPtr connection, Ended ended)
    : m_connection(std::move(connection))
    , m_ended(std::move(ended))
{
    m_connection->setListener(this);
    m_connection->setReading(true);
    m_out.setConnection(m_connection.get());
}

EchoSession::~EchoSession() = default;

void EchoSession::readable(Connection &connection)
{
    QByteArray buffer(ReadBytes, Qt::Uninitialized);
    const Transfer transfer = connection.read(buffer.data(), buffer.size());
    if (transfer.bytes == 0 && transfer.state != Transfer::State::Blocked)
        return end();
    QByteArrayView bytes = QByteArrayView(buffer).first(transfer.bytes);
    while (!m_closing && takeStep(bytes)) {
    }
}

void EchoSession::writable(Connection &)
{
    if (!m_out.flush() || (m_closing && m_out.pending() == 0))
        end();
}

bool EchoSession::takeStep(QByteArrayView &bytes)
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
            write(413, {}, false);
        return true;
    case Event::End:
        answer();
        return true;
    case Event::Error:
        write(http::statusOf(m_reader.failure()), {}, false);
        return false;
    case Event::NeedMore:
    case Event::Upgrade:
        break;
    }
    return false;
}

void EchoSession::beginRequest()
{
    m_body.clear();
    const auto expect = m_reader.request().headers.first("Expect");
    if (expect && http::sameName(*expect, "100-continue"))
        m_out.queue("HTTP/1.1 100 Continue\r\n\r\n");
    if (!m_out.flush())
        end();
}

void EchoSession::answer()
{
    const bool headOnly = m_reader.request().method == "HEAD";
    write(200, headOnly ? QByteArray() : echoJson(m_reader.request(), m_body), m_reader.keepsAlive());
    m_body.clear();
}

void EchoSession::write(int status, QByteArrayView body, bool keepsAlive)
{
    http::ResponseHead head;
    head.status = status;
    head.reason = http::reasonPhrase(status);
    head.headers.append("Content-Type", "application/json");
    head.headers.append("Content-Length", QByteArray::number(body.size()));
    if (!keepsAlive)
        head.headers.append("Connection", "close");
    http::writeHead(head, m_out.buffer());
    m_closing = !keepsAlive;
    if (!m_out.send(body) || (m_closing && m_out.pending() == 0))
        end();
}

void EchoSession::end()
{
    m_closing = true;
    m_connection->setListener(nullptr);
    m_connection->endWriting();
    m_out.clear();
    m_ended(*this);
}

QByteArray echoJson(const http::RequestHead &request, QByteArrayView body)
{
    base::JsonWriter json;
    json.beginObject().key("method").text(request.method).key("target").text(request.target);
    json.key("headers").beginArray();
    for (const http::HeaderList::Field &field : request.headers.fields())
        json.beginArray().text(field.name).text(field.value).endArray();
    json.endArray();
    if (base::isUtf8(body))
        json.key("body").text(body);
    else
        json.key("bodyBase64").text(body.toByteArray().toBase64());
    return json.endObject().bytes() + '\n';
}

} // namespace gateway
