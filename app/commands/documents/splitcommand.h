#pragma once

#include "documentcommand.h"

namespace commands {

/** The command `split FILE -o FOLDER`: writes a definition as several files. */
class SplitCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const override;
    void process(const QCommandLineParser &parser) override;
};

} // namespace commands
