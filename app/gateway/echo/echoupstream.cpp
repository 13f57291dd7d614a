#include "echoupstream.h"

#include "descriptorconnection.h"
#include "echosession.h"

namespace gateway {

EchoUpstream::EchoUpstream(Poller &poller)
    : m_poller(poller)
    , m_acceptor(poller, [this](int descriptor) { accept(descriptor); })
{}

EchoUpstream::~EchoUpstream() = default;

bool EchoUpstream::listen()
{
    return m_acceptor.listen(QHostAddress::LocalHost, 0);
}

void EchoUpstream::accept(int descriptor)
{
    auto session = std::make_unique<EchoSession>(ConnectionPtr(new DescriptorConnection(m_poller, descriptor)),
                                                 [this](EchoSession &self) { ended(self); });
    m_sessions.emplace(session.get(), std::move(session));
}

void EchoUpstream::ended(EchoSession &session)
{
    const auto found = m_sessions.find(&session);
    if (found == m_sessions.end())
        return;
    found->second.release()->deleteLater(); // It is the caller.
    m_sessions.erase(found);
}

} // namespace gateway

#include "moc_echoupstream.cpp"
