#pragma once

#include "command.h"

namespace commands {

/** The command `check FILE --har EXCHANGES`: checks recorded exchanges against an API description. */
class CheckCommand final : public Command
{
    Q_OBJECT

public:
    CheckCommand(Console &console, services::CoreServices &core)
        : Command(console, core)
    {}
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
