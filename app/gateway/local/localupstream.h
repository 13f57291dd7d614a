#pragma once

#include "acceptor.h"
#include "localanswer.h"
#include "mockfindings.h"

#include <unordered_map>

namespace gateway {

class LocalSession;

/** An upstream in this process, which listens on loopback and answers each request with a function. */
class LocalUpstream final : public QObject
{
    Q_OBJECT

public:
    /** `findings` gets the findings of the answers, and must exist longer than the upstream; null if nobody takes
     * them. */
    LocalUpstream(Poller &poller, LocalAnswerer answerer, traffic::MockFindings *findings = nullptr);
    ~LocalUpstream() override;

    /** Starts listening at any free port of 127.0.0.1. Returns false if that failed; errorString() says why. */
    [[nodiscard]] bool listen();
    /** Accepts the clients of a descriptor that listens already, and takes ownership of it. Returns false if that
     * failed. */
    [[nodiscard]] bool adopt(int descriptor) { return m_acceptor.adopt(descriptor); }
    [[nodiscard]] quint16 port() const { return m_acceptor.port(); }
    [[nodiscard]] QString errorString() const { return m_acceptor.errorString(); }

private:
    void accept(int descriptor);
    void ended(LocalSession &session);

    Poller &m_poller;
    LocalAnswerer m_answerer;
    traffic::MockFindings *m_findings;
    Acceptor m_acceptor;
    std::unordered_map<LocalSession *, std::unique_ptr<LocalSession>> m_sessions;
};

} // namespace gateway
