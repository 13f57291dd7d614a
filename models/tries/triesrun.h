#pragma once

#include "gatewaycontrol.h"
#include "triedrequest.h"

#include <QObject>
#include <QTimer>
#include <QUrl>

#include <chrono>

namespace tries {

/**
 * Sends requests that a document forbids through the running gateway: one after the other, with a pause between them,
 * and only what start() gets. The caller asks the user first, who must know the upstream.
 */
class TriesRun final : public QObject
{
    Q_OBJECT

public:
    /** The time between the answer to a request and the next one. */
    static constexpr std::chrono::milliseconds Pause{100};

    explicit TriesRun(preview::RequestSender &sender, QObject *parent = nullptr);
    ~TriesRun() override;

    /** Starts to send the requests, with their credentials in their heads, to the gateway at `address`: at most
     * MaximumTries. Does nothing while requests are being sent. */
    void start(const QUrl &address, const QList<TriedRequest> &requests);
    /** Ends the run before the next request. */
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    /** The request with this index is sent now. */
    void sending(qsizetype index);
    /** The request with this index was answered, or got no answer. */
    void answered(qsizetype index, const tries::TriedAnswer &answer);
    /** All requests were answered, or the run was stopped. */
    void finished();

private:
    void sendNext();

    preview::RequestSender &m_sender;
    QUrl m_address;
    QList<TriedRequest> m_requests;
    qsizetype m_next = 0;
    quint64 m_run = 0; ///< So that answers to requests of a stopped run are dropped.
    QTimer m_pause;
    bool m_isRunning = false;
};

} // namespace tries
