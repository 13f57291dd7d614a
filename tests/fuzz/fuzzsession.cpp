#include "fuzzinput.h"
#include "sessionscript.h"

#include "messagereader.h"

#include <QCoreApplication>

namespace {

using fuzz::require;
using fuzz::SessionScript;
using http::MessageReader;
using Event = MessageReader::Event;

/** The heads of all requests in the bytes, until they can't be read on. */
QList<http::RequestHead> requestsIn(QByteArrayView bytes, const http::ReadLimits &limits)
{
    QList<http::RequestHead> requests;
    MessageReader reader(MessageReader::Role::Request);
    reader.setLimits(limits);
    for (;;) {
        const MessageReader::Step step = reader.next(bytes);
        bytes = bytes.sliced(step.consumed);
        if (step.event == Event::NeedMore || step.event == Event::Error)
            return requests;
        if (step.event == Event::Head)
            requests.append(reader.request());
    }
}

/** Each exchange is recorded once, in the order of the requests. The last one may be unreadable. */
void checkRecords(SessionScript &script, const QList<http::RequestHead> &requests)
{
    const QList<traffic::ExchangePtr> &records = script.services().records();
    require(records.size() == script.services().begunRecords(), "each exchange is recorded once");
    require(records.size() <= requests.size() + 1, "there is a request for each record");
    for (qsizetype at = 0; at < std::min(records.size(), requests.size()); ++at)
        require(records.at(at)->request == requests.at(at), "records are in the order of the requests");
}

/** What the client has received, read as responses. */
class ReceivedResponses final
{
public:
    ReceivedResponses(SessionScript &script, const QList<http::RequestHead> &requests)
        : m_script(script)
        , m_requests(requests)
    {}

    void check()
    {
        QByteArrayView bytes(m_script.client().received);
        while (checkNext(bytes)) {
        }
    }

private:
    bool checkNext(QByteArrayView &bytes)
    {
        if (!m_isInResponse)
            m_reader.setRequestMethod(m_final < m_requests.size() ? m_requests.at(m_final).method : "GET");
        const MessageReader::Step step = m_reader.next(bytes);
        bytes = bytes.sliced(step.consumed);
        require(step.event != Event::Error, "the client can read the responses", {m_script.client().received});
        switch (step.event) {
        case Event::Head:
            checkHead(m_reader.response());
            return true;
        case Event::End:
            if (m_reader.response().status / 100 != 1)
                ++m_final;
            m_isInResponse = false;
            require(!m_nothingFollows || bytes.isEmpty(), "nothing follows Connection: close");
            return true;
        case Event::NeedMore:
            if (m_script.client().hasEnd)
                require(m_reader.finish().event != Event::Error, "the last response is complete before the end",
                        {m_script.client().received});
            return false;
        case Event::Upgrade:
            return false;
        default:
            return true;
        }
    }

    void checkHead(const http::ResponseHead &head)
    {
        const QList<traffic::ExchangePtr> &records = m_script.services().records();
        m_isInResponse = true;
        if (head.status / 100 == 1 && head.status != 101)
            return;
        const bool maySwitch = m_final < m_requests.size() && http::asksForUpgrade(m_requests.at(m_final));
        require(head.status != 101 || maySwitch, "101 only if the request asked for it");
        require(m_final < records.size(), "there is a record for each response");
        require(records.at(m_final)->response.status == head.status, "one response for each request, in order");
        m_nothingFollows = head.headers.first("Connection") == QByteArray("close");
    }

    SessionScript &m_script;
    const QList<http::RequestHead> &m_requests;
    MessageReader m_reader{MessageReader::Role::Response};
    qsizetype m_final = 0;
    bool m_isInResponse = false;
    bool m_nothingFollows = false;
};

/** What an upstream has received can be read as requests, up to one that switched the protocol. */
void checkUpstream(const SessionScript::Upstream &upstream, bool hasTunnel)
{
    QByteArrayView bytes(upstream.peer->received);
    MessageReader reader(MessageReader::Role::Request);
    int lastRequest = 0;
    for (;;) {
        const MessageReader::Step step = reader.next(bytes);
        bytes = bytes.sliced(step.consumed);
        require(step.event != Event::Error, "the upstream can read the requests", {upstream.peer->received});
        if (step.event == Event::NeedMore)
            return;
        if (step.event != Event::Head)
            continue;
        const bool maySwitch = http::asksForUpgrade(reader.request()) && upstream.hasSwitched && hasTunnel;
        if (maySwitch)
            return;
        const int number = reader.request().target.mid(qstrlen("/a/")).toInt();
        if (number > 0) {
            require(number > lastRequest, "the upstream gets each request once, in order", {upstream.peer->received});
            lastRequest = number;
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static QCoreApplication application(*argc, *argv);
    return 0;
}

/** A session survives whatever its two peers do, and keeps its promises to both. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    SessionScript script({data, size});
    script.play();
    require(script.services().sessions() == 0, "the session ends when both peers have ended",
            {script.sentByClient(), script.client().received});
    const QList<http::RequestHead> requests = requestsIn(script.sentByClient(), script.services().limits().reading);
    checkRecords(script, requests);
    ReceivedResponses responses(script, requests);
    responses.check();
    const QList<traffic::ExchangePtr> &records = script.services().records();
    const bool hasTunnel = !records.isEmpty() && records.last()->response.status == 101;
    for (const SessionScript::Upstream &upstream : script.upstreams())
        checkUpstream(upstream, hasTunnel);
    return 0;
}
