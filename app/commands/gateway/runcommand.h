#pragma once

#include "gatewaycommand.h"
#include "requestfolder.h"
#include "requestrun.h"

namespace commands {

/** The command `run REQUEST…`: sends saved requests through a test gateway and compares the responses with what is
 * expected. */
class RunCommand final : public GatewayCommand
{
    Q_OBJECT

public:
    RunCommand(Console &console, services::CoreServices &core);
    ~RunCommand() override;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** Saved requests of one folder. */
    struct Group {
        QString folder;
        QStringList chosen;
        QMap<QString, requestruns::RunRequest> known;
        QMap<QString, requestruns::ServedDefinition> definitions;
        QMap<QString, QString> paths; ///< The paths of the definitions that can be read.
    };

    [[nodiscard]] base::Result<void> locate(const QStringList &arguments);
    void readRequests(Group &group);
    void readDefinitions(Group &group);
    [[nodiscard]] std::shared_ptr<const description::Description> describe(const QString &path, QString &problem);
    void serve(Group &group, const QList<routing::ClientUser> &users);
    void runNext();
    void add(const savedrequests::StepResult &result);
    void finish();

    storage::RequestFolder m_requests;
    QList<Group> m_groups; ///< The groups that were not run yet.
    GatewayRequest m_request;
    QString m_format;
    QUrl m_address;
    GatewaySession *m_session = nullptr;
    std::unique_ptr<requestruns::RequestRun> m_run;
    QList<savedrequests::StepResult> m_results;
};

} // namespace commands
