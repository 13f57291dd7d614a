#pragma once

#include "command.h"
#include "commandhelp.h"

#include <functional>

namespace commands {

/** The command `manual`: prints the manual page of the program. */
class ManualCommand final : public Command
{
    Q_OBJECT

public:
    /** What `--help` says about every command. */
    using AllHelp = std::function<QList<CommandHelp>(Console &, services::CoreServices &)>;

    ManualCommand(Console &console, services::CoreServices &core, AllHelp help)
        : Command(console, core)
        , m_help(std::move(help))
    {}
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    AllHelp m_help;
};

} // namespace commands
