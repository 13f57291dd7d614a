#include "localupstream.h"

#include "descriptorconnection.h"
#include "localsession.h"

namespace gateway {

LocalUpstream::LocalUpstream(Poller &poller, LocalAnswerer answerer, traffic::MockFindings *findings)
    : m_poller(poller)
    , m_answerer(std::move(answerer))
    , m_findings(findings)
    , m_acceptor(poller, [this](int descriptor) { accept(descriptor); })
{}

LocalUpstream::~LocalUpstream() = default;

bool LocalUpstream::listen()
{
    return m_acceptor.listen(QHostAddress::LocalHost, 0);
}

void LocalUpstream::accept(int descriptor)
{
    auto session = std::make_unique<LocalSession>(ConnectionPtr(new DescriptorConnection(m_poller, descriptor)),
                                                  m_answerer, m_findings, [this](LocalSession &self) { ended(self); });
    m_sessions.emplace(session.get(), std::move(session));
}

void LocalUpstream::ended(LocalSession &session)
{
    const auto found = m_sessions.find(&session);
    if (found == m_sessions.end())
        return;
    found->second.release()->deleteLater(); // It is the caller.
    m_sessions.erase(found);
}

} // namespace gateway

#include "moc_localupstream.cpp"
