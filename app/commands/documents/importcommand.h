#pragma once

#include "documentcommand.h"

namespace commands {

/** The command `import FILE`: adds the gateway extension to an OpenAPI document. */
class ImportCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    void process(const QCommandLineParser &parser) override;
};

} // namespace commands
