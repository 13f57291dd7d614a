#pragma once

#include "command.h"
#include "sample.h"
#include "schemaargument.h"

namespace commands {

/** `sample FILE#POINTER`: a value that fits a schema. */
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

    /** Refuses wrong ones and returns nothing. */
    [[nodiscard]] std::optional<Arguments> read(const QCommandLineParser &parser);
    /** Refuses and returns false if it can't. */
    bool write(const document::Value &value, const Arguments &arguments, const QCommandLineParser &parser);
};

} // namespace commands
