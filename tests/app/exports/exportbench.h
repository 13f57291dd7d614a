#pragma once

#include "exportsamples.h"
#include "gatewaybench.h"
#include "plainmessage.h"
#include "proxyserver.h"

#include <memory>
#include <optional>

namespace support {

/** What became of a request: the upstream that got it, what it got, and the answer to the client. */
struct ProxyOutcome {
    int upstream = -1;      ///< The index of the definition whose upstream got the request; -1 if none did.
    PlainMessage sent;      ///< What the upstream got; empty if none did.
    QByteArray sentBytes;   ///< The same as it was received.
    QByteArray answerBytes; ///< The answer as it was received.
    PlainMessage answer;
    /** Whether the connection to the client was closed without an answer. */
    [[nodiscard]] bool isUnanswered() const { return answer.startLine.isEmpty(); }
    [[nodiscard]] QByteArray status() const { return answer.startLine.mid(9, 3); }
};

/** The definitions of samples with an upstream for each, served by the test gateway and by another proxy with the
 * exported configuration. */
class ExportBench final
{
public:
    /** Prepares the samples' upstreams: `%1` in the upstream URL of a sample becomes the port of its server. */
    explicit ExportBench(QList<ExportSample> samples, deploy::Target target);

    /** The values of the variables that references name. */
    Environment &references() { return m_references; }
    /** Sets the variables of the report, so that the proxy has the credentials that the test gateway has. */
    bool setsVariables = true;

    /** What the files of users contain; without it, they are missing. */
    std::optional<QByteArray> users = QByteArray();

    /** Makes all upstreams answer in another way; without it, they answer 203 and say which upstream they are. */
    void setAnswer(RecordingPeer::Answer answer) { m_answer = std::move(answer); }

    /** Exports, checks and starts. Returns an error message; empty if both run. */
    [[nodiscard]] QByteArray start();
    [[nodiscard]] const deploy::ExportedConfiguration &configuration() const { return m_configuration; }
    [[nodiscard]] const QList<ExportSample> &samples() const { return m_samples; }

    [[nodiscard]] QUrl gatewayUrl() const { return m_gateway->url(); }
    [[nodiscard]] QUrl proxyUrl() const { return m_proxy.url(); }
    /** Sends a request to the test gateway. */
    [[nodiscard]] ProxyOutcome throughGateway(const QByteArray &request);
    /** Sends a request to the proxy. */
    [[nodiscard]] ProxyOutcome throughProxy(const QByteArray &request);
    /** Sends requests to the proxy, all at the same time, and waits for the ends of their connections. Returns the
     * first request whose connection does not end, with what was answered; empty if all end. */
    [[nodiscard]] QByteArray unendedThroughProxy(const QByteArrayList &requests);
    /** The value of the credential's field for a sample, as the test gateway sends it; empty if it has none. */
    [[nodiscard]] QByteArray credentialOf(qsizetype sample) const;
    /** What the proxy wrote to its log. */
    [[nodiscard]] QByteArray log() { return m_proxy.log(); }
    /** All bytes that the upstream of a sample got so far. */
    [[nodiscard]] const QByteArray &receivedBy(qsizetype sample) const;

private:
    [[nodiscard]] ProxyOutcome send(const QUrl &proxy, const QByteArray &request);
    [[nodiscard]] QByteArray valueOf(const QString &text) const;
    [[nodiscard]] Environment environment() const;

    QList<ExportSample> m_samples;
    Environment m_references;
    RecordingPeer::Answer m_answer; ///< Empty for the usual one.
    std::vector<std::unique_ptr<RecordingPeer>> m_upstreams;
    deploy::ExportedConfiguration m_configuration;
    deploy::Target m_target;
    ProxyServer m_proxy;
    std::unique_ptr<GatewayBench> m_gateway;
};

} // namespace support
