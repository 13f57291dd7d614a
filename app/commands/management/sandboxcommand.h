#pragma once

#include "command.h"

namespace commands {

/** `sandbox`: the local dashboard and portal on their own, until interrupted. */
class SandboxCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
