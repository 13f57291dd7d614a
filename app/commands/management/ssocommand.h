#pragma once

#include "managementcommand.h"

namespace commands {

/** The command `sso list`: lists the portal's SSO profiles by group. */
class SsoCommand final : public ManagementCommand
{
    Q_OBJECT

public:
    using ManagementCommand::ManagementCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void show(const management::SsoProfileList &profiles);
};

} // namespace commands
