#pragma once

#include "command.h"
#include "schemaargument.h"
#include "validator.h"

namespace commands {

/** The command `validate --schema FILE[#POINTER] DATA…`: checks values against a JSON Schema. */
class ValidateCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    struct Arguments {
        QString format;
        std::optional<schema::Dialect> dialect;
        SchemaArgument schema;
    };

    /** Reads the arguments. Ends the command with an error and returns std::nullopt if they are wrong. */
    [[nodiscard]] std::optional<Arguments> read(const QCommandLineParser &parser);
};

} // namespace commands
