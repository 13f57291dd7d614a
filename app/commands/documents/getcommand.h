#pragma once

#include "documentcommand.h"

namespace commands {

/** The command `get FILE [POINTER] [--document N|all]`: prints the value at a JSON Pointer as JSON, one line per YAML
 * document. */
class GetCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    [[nodiscard]] qsizetype mostArguments() const override { return 2; }
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const override;
    void process(const QCommandLineParser &parser) override;
};

} // namespace commands
