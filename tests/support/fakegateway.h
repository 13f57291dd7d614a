#pragma once

#include "gatewaycontrol.h"

#include <QPromise>

#include <memory>

namespace support {

/** A gateway whose state and signals are controlled by the test. */
class FakeGateway final : public preview::GatewayControl
{
public:
    State current = State::Running;
    QUrl listening{u"http://127.0.0.1:8080"_qs};

    preview::GatewayOptions options; ///< Of the last start.
    base::Error whyNot;              ///< If it has a detail, the next starts fail with it.
    routing::GatewayRules decidedBy; ///< What rules() returns.
    QList<mock::MockedApi> mocks;    ///< Of the last call of setMocks().
    QList<quint64> cancelled;        ///< The exchanges that cancel() was called for.

    void start(const preview::GatewayOptions &asked) override
    {
        options = asked;
        listening.setScheme(options.https ? u"https"_qs : u"http"_qs);
        setState(whyNot.detail.isEmpty() ? State::Running : State::Failed);
    }
    void stop() override { setState(State::Stopped); }
    [[nodiscard]] State state() const override { return current; }
    [[nodiscard]] QUrl address() const override { return listening; }
    [[nodiscard]] QString certificatePath() const override
    {
        return current == State::Running && options.https ? u"/home/kim/it's here/localhost.pem"_qs : QString();
    }
    [[nodiscard]] QString certificateFingerprint() const override
    {
        return certificatePath().isEmpty() ? QString() : QStringList(32, u"AB"_qs).join(u':');
    }
    [[nodiscard]] base::Error failure() const override { return whyNot; }
    void setRoutes(routing::RouteTable routes) override { decidedBy.routes = std::move(routes); }
    [[nodiscard]] std::shared_ptr<const routing::GatewayRules> rules() const override
    {
        return std::make_shared<routing::GatewayRules>(decidedBy);
    }
    void setMocks(const QList<mock::MockedApi> &apis) override { mocks = apis; }
    void setDrills(std::shared_ptr<const routing::Drills> drills) override { decidedBy.drills = std::move(drills); }
    void cancel(quint64 exchange) override { cancelled.append(exchange); }
    void setState(State state)
    {
        current = state;
        emit stateChanged();
    }
};

/** Accepts requests, and answers when the test calls answer(). */
class FakeSender final : public preview::RequestSender
{
public:
    using Outcome = base::Result<preview::ComposedResponse>;

    QList<preview::ComposedRequest> sent;

    [[nodiscard]] QFuture<Outcome> send(const QUrl &, const preview::ComposedRequest &request) override
    {
        sent.append(request);
        m_waiting = std::make_shared<QPromise<Outcome>>();
        m_waiting->start();
        return m_waiting->future();
    }
    [[nodiscard]] bool isCanceled() const { return m_waiting->isCanceled(); }
    void answer(Outcome outcome)
    {
        m_waiting->addResult(std::move(outcome));
        m_waiting->finish();
        m_waiting.reset();
    }

private:
    std::shared_ptr<QPromise<Outcome>> m_waiting;
};

} // namespace support
