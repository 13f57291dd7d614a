#pragma once

#include "command.h"
#include "sample.h"
#include "schemaargument.h"

namespace commands {

/** The command `sample FILE#POINTER`: writes a value that fits a schema. */
class SampleCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    struct Arguments {
        SchemaArgument schema;
        bool isYaml = false;
        std::optional<schema::Dialect> dialect;
        schema::SampleOptions options;
    };

    /** Reads the arguments. Ends the command with an error and returns std::nullopt if they are wrong. */
    [[nodiscard]] std::optional<Arguments> read(const QCommandLineParser &parser);
    /** Writes the value. Ends the command with an error and returns false if that fails. */
    bool write(const document::Value &value, const Arguments &arguments, const QCommandLineParser &parser);
};

} // namespace commands
