#pragma once

#include "knowncertificates.h"
#include "knownpolicies.h"
#include "managementapi.h"

#include <QPromise>

#include <deque>
#include <memory>

namespace support {

/** One kind of call: its requests, and the promises of pending ones. */
template<typename Question, typename T>
class FakeCall final
{
public:
    using Outcome = base::Result<T, management::CallError>;

    QList<Question> asked;

    [[nodiscard]] management::Answer<T> ask(const Question &question)
    {
        asked.append(question);
        auto promise = std::make_shared<QPromise<Outcome>>();
        promise->start();
        m_waiting.push_back(promise);
        return promise->future();
    }
    /** Answers the oldest pending call. */
    void answer(Outcome outcome)
    {
        Q_ASSERT(!m_waiting.empty());
        m_waiting.front()->addResult(std::move(outcome));
        m_waiting.front()->finish();
        m_waiting.pop_front();
    }
    void fail(management::CallFailure failure, int status = 0, const QString &message = {}, const QByteArray &body = {})
    {
        management::CallError error;
        error.failure = failure;
        error.status = status;
        error.message = message;
        error.body = body;
        answer(Outcome(error));
    }
    /** Reports the progress of the oldest pending call. */
    void progress(int received, int all)
    {
        m_waiting.front()->setProgressRange(0, all);
        m_waiting.front()->setProgressValue(received);
    }
    /** True if the oldest pending call was cancelled. */
    [[nodiscard]] bool isCancelled() const { return !m_waiting.empty() && m_waiting.front()->isCanceled(); }
    /** Drops the oldest call, as a cancelled client does. */
    void drop()
    {
        m_waiting.front()->finish();
        m_waiting.pop_front();
    }
    [[nodiscard]] bool isWaiting() const { return !m_waiting.empty(); }

private:
    std::deque<std::shared_ptr<QPromise<Outcome>>> m_waiting;
};

/** A dashboard and portal that answer when the test calls answer(). */
class FakeManagement final : public management::ManagementService,
                             public management::DashboardApi,
                             public management::PortalApi
{
public:
    FakeCall<management::CertificateQuery, management::CertificatePage> certificates;
    FakeCall<management::Policy, management::CreatedPolicy> creations;
    FakeCall<QString, management::Policy> fetches;
    FakeCall<int, management::PolicyPage> lists;
    FakeCall<int, management::SsoProfileList> profiles;
    QList<management::Environment> environments; ///< As set by setEnvironment(), in order.
    struct Credentials {
        QString environmentId;
        QByteArray dashboardToken;
        QByteArray portalKey;
    };
    QList<Credentials> credentials;
    secrets::Secret tokenOfSandbox{QByteArray("sandbox-token-1")};

    management::CallLog log;

    management::KnownCertificates known;
    management::KnownPolicies policies;

    /** The services that separate() made and their owners still have, and the ids of their environments. */
    QList<std::pair<QString, FakeManagement *>> separated;

    [[nodiscard]] std::unique_ptr<management::ManagementService> separate(
        const management::Environment &environment) override
    {
        auto service = std::make_unique<FakeManagement>();
        separated.append({environment.id, service.get()});
        return service;
    }
    [[nodiscard]] management::KnownCertificates &knownCertificates() override { return known; }
    [[nodiscard]] management::KnownPolicies &knownPolicies() override { return policies; }
    [[nodiscard]] management::CallLog &calls() override { return log; }
    [[nodiscard]] management::DashboardApi &dashboard() override { return *this; }
    [[nodiscard]] management::PortalApi &portal() override { return *this; }
    [[nodiscard]] secrets::Secret sandboxToken() const override { return tokenOfSandbox; }
    void setEnvironment(const management::Environment &environment) override { environments.append(environment); }
    void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                        const secrets::Secret &portalKey) override
    {
        credentials.append({environmentId, dashboardToken.reveal(), portalKey.reveal()});
    }

    [[nodiscard]] management::Answer<management::CertificatePage> listCertificates(
        const management::CertificateQuery &query) override
    {
        return certificates.ask(query);
    }
    [[nodiscard]] management::Answer<management::CreatedPolicy> createPolicy(const management::Policy &policy) override
    {
        return creations.ask(policy);
    }
    [[nodiscard]] management::Answer<management::Policy> fetchPolicy(const QString &id) override
    {
        return fetches.ask(id);
    }
    [[nodiscard]] management::Answer<management::PolicyPage> listPolicies(int page) override { return lists.ask(page); }
    [[nodiscard]] management::Answer<management::SsoProfileList> listSsoProfiles() override { return profiles.ask(0); }
};

} // namespace support
