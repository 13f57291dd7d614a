#pragma once

#include "acceptor.h"

#include <unordered_map>

namespace gateway {

class EchoSession;

/**
 * An upstream on loopback that answers 200 with what it received, as JSON: {"method","target","headers":[[name,value]],
 * "body"}, with "bodyBase64" in place of "body" if the body is not text.
 */
class EchoUpstream final : public QObject
{
    Q_OBJECT

public:
    explicit EchoUpstream(Poller &poller);
    ~EchoUpstream() override;

    /** Starts listening at any free port of 127.0.0.1. Returns false if that failed; errorString() says why. */
    [[nodiscard]] bool listen();
    [[nodiscard]] quint16 port() const { return m_acceptor.port(); }
    [[nodiscard]] QString errorString() const { return m_acceptor.errorString(); }

private:
    void accept(int descriptor);
    void ended(EchoSession &session);

    Poller &m_poller;
    Acceptor m_acceptor;
    std::unordered_map<EchoSession *, std::unique_ptr<EchoSession>> m_sessions;
};

} // namespace gateway
