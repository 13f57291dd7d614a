#include "mockworker.h"

#include "contentcoding.h"
#include "localsession.h"

#include <unistd.h>

namespace gateway {

namespace {

LocalAnswer answerOf(mock::MockApi &api, const http::RequestHead &request, const QByteArray &body)
{
    QByteArray content = body;
    if (http::isContentEncoded(request.headers)) {
        const http::DecodedContent decoded = http::decodedContent(body, request.headers, LocalSession::MaxBodyBytes);
        content = decoded.bytes;
    }
    mock::MockAnswer answer = api.answer(request, content);
    return {std::move(answer.head), std::move(answer.body), std::move(answer.findings)};
}

} // namespace

MockWorker::MockWorker(std::shared_ptr<traffic::MockFindings> findings)
    : m_findings(std::move(findings))
{}

void MockWorker::serve(const mock::MockedApi &api, int descriptor)
{
    if (!m_poller)
        m_poller = std::make_unique<Poller>();
    Served &served = m_served[api.key];
    served.api = std::make_unique<mock::MockApi>(api.description, api.options);
    if (descriptor < 0)
        return;
    served.upstream = std::make_unique<LocalUpstream>(
        *m_poller,
        [&served](const http::RequestHead &request, const QByteArray &body) {
            return answerOf(*served.api, request, body);
        },
        m_findings.get());
    if (!served.upstream->adopt(descriptor))
        ::close(descriptor);
}

void MockWorker::end(const QByteArray &key)
{
    m_served.erase(key);
}

void MockWorker::endAll()
{
    m_served.clear();
}

} // namespace gateway

#include "moc_mockworker.cpp"
