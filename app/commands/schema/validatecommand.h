#pragma once

#include "command.h"
#include "documentfile.h"
#include "validator.h"

namespace commands {

/** `validate --schema FILE[#POINTER] DATA…`: checks values against a JSON Schema. */
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
        QString schemaFile;
        document::Pointer pointer;
    };

    /** Refuses wrong ones and returns nothing. */
    [[nodiscard]] std::optional<Arguments> read(const QCommandLineParser &parser);
    /** Complains and returns nothing if the file can't be read. */
    [[nodiscard]] std::optional<DocumentFile> open(const QString &path);
    /** Complains and returns nothing if the file has syntax errors. */
    [[nodiscard]] std::optional<document::Snapshot> parse(const DocumentFile &file);
};

} // namespace commands
