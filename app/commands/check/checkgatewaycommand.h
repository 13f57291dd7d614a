#pragma once

#include "command.h"
#include "gatewayfolder.h"
#include "managementsession.h"
#include "policylisting.h"
#include "reportoptions.h"

namespace commands {

/** The command `check-gateway FOLDER`: prints the problems that the definitions of one gateway have together, and with
 * an environment the ones that they have with its policies and certificates. */
class CheckGatewayCommand final : public Command
{
    Q_OBJECT

public:
    CheckGatewayCommand(Console &console, services::CoreServices &core);
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void listPolicies();
    void listCertificates();
    void refuseCall(const management::CallError &error);
    void conclude();

    GatewayFolder m_folder;
    ManagementSession m_session;
    management::PolicyListing *m_listing = nullptr;
    ReportOptions m_options;
    std::optional<reach::GatewayEnvironment> m_environment; ///< The environment that the options name.
};

} // namespace commands
