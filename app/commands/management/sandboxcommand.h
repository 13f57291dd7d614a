#pragma once

#include "command.h"

namespace commands {

/** The command `sandbox`: runs the local dashboard and portal until Ctrl+C. */
class SandboxCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
