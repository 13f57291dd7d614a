#pragma once

#include "managementcommand.h"

namespace commands {

/** `sso list`: the portal's SSO profiles, in their groups. */
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
