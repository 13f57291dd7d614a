#pragma once

#include "command.h"

namespace commands {

/** The command `completion SHELL`: prints a script that completes commands in a shell. */
class CompletionCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
