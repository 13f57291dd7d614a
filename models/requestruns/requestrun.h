#pragma once

#include "clock.h"
#include "gatewaycontrol.h"
#include "grants.h"
#include "preparedrequest.h"
#include "requestfile.h"
#include "runplan.h"
#include "secretresolver.h"
#include "stepresult.h"

#include <QMap>

#include <memory>
#include <optional>

namespace traffic {
class KnownSecrets;
}

namespace requestruns {

class StepWork;

/** A definition as the gateway serves it. */
struct ServedDefinition {
    consent::Definition identity; ///< The definition whose grants the secrets of requests need.
    std::shared_ptr<const description::Description> description; ///< Null if the definition can't be read.
    QString problem;                                             ///< Why the definition can't be read.
    bool isServed = false; ///< Whether the gateway has a route for the definition.
    QByteArray listenPath; ///< The path of the gateway before the paths of the API.
    QString origin;        ///< The origin of the upstream that requests are sent to.
    bool isLocal = false;  ///< Whether a server of this program answers, which gets the text of references.
    /** The value of `Authorization` for requests that have none; empty for none. */
    QByteArray authorization;
};

/** A saved request of a run. */
struct RunRequest {
    QString path; ///< The path of the file.
    savedrequests::RequestFile file;
};

/**
 * Sends saved requests through the running gateway, one after the other, and compares the responses with what is
 * expected. Secrets are looked up only under a grant of the definition for the origin of its upstream. Values of
 * responses go only to requests to the same definition.
 */
class RequestRun final : public QObject
{
    Q_OBJECT

public:
    /** The services that a run uses, which must outlive it. */
    struct Services {
        preview::RequestSender &sender;
        secrets::SecretResolver &resolver;
        const consent::Grants &grants;
        const base::Clock &clock;
    };

    explicit RequestRun(const Services &services, QObject *parent = nullptr);
    ~RequestRun() override;

    /** Starts the run of the requests `chosen` and of those whose responses they need, at the gateway at `address`.
     * `known` are all requests by their names, and `definitions` those that they name, by SavedRequest::definition. */
    void start(const QUrl &address, const QStringList &chosen, const QMap<QString, RunRequest> &known,
               const QMap<QString, ServedDefinition> &definitions);
    /** Ends the run before the next request. */
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void stepFinished(const savedrequests::StepResult &result);
    /** All requests were reported, or the run was cancelled. */
    void finished();

private:
    struct Step;

    void next();
    void fit();
    void resolveSecrets();
    void prepare();
    void send(const savedrequests::PreparedRequest &prepared);
    void take(const base::Result<preview::ComposedResponse> &response);
    void end(savedrequests::StepResult::State state, const QList<savedrequests::Problem> &problems = {});
    [[nodiscard]] QList<savedrequests::Problem> placed(QList<savedrequests::Problem> problems) const;
    [[nodiscard]] QStringList failedDependencies() const;
    [[nodiscard]] QList<savedrequests::Problem> takeValues();

    const Services m_services;
    QUrl m_address;
    savedrequests::RunPlan m_plan;
    QMap<QString, RunRequest> m_known;
    QMap<QString, ServedDefinition> m_definitions;
    QMap<QString, std::shared_ptr<StepWork>> m_work; ///< By definition.
    QMap<QString, savedrequests::StepResult::State> m_states;
    QSet<QString> m_needed; ///< The names of requests whose responses others need.
    QMap<QString, std::optional<document::Value>> m_responses;
    std::unique_ptr<Step> m_step;
    std::unique_ptr<traffic::KnownSecrets> m_secrets; ///< Removed from all messages.
    QFuture<base::Result<preview::ComposedResponse>> m_sending;
    bool m_isRunning = false;
};

} // namespace requestruns
