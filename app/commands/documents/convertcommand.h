#pragma once

#include "documentcommand.h"

namespace commands {

/** The command `convert FILE --to VERSION`: writes a copy of a document in another version of OpenAPI. */
class ConvertCommand final : public DocumentCommand
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
