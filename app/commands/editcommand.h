#pragma once

#include "command.h"

namespace commands {

/** `edit FILE (--set …)…`: structured edits from a script, in the order given; all of them or none. */
class EditCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
