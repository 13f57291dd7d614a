#pragma once

#include "command.h"

namespace commands {

/** `lint FILE…`: the problems of each file, in a format for people, editors or CI. */
class LintCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
