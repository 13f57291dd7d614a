#pragma once

#include "command.h"

namespace commands {

/** `import FILE`: gives a plain OpenAPI document the extension. */
class ImportCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;
};

} // namespace commands
