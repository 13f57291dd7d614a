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
    /** Complains and returns nothing if the file can't be read or has syntax errors. */
    [[nodiscard]] std::optional<document::Snapshot> read(const DocumentFile &file);
    [[nodiscard]] std::optional<DocumentFile> open(const QString &path);
};

} // namespace commands
