#pragma once

#include "command.h"

namespace commands {

/** `export FILE --public`: the document without the extension, for the public. */
class ExportCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
