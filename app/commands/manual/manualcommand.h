#pragma once

#include "command.h"

namespace commands {

/** The command `manual`: prints the manual page of the program. */
class ManualCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
