#pragma once

#include "command.h"

namespace commands {

/** `get FILE [POINTER] [--document N|all]`: the value as JSON, one line a document. */
class GetCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
