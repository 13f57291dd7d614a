#pragma once

#include "documentcommand.h"

namespace commands {

/** The command `bundle FILE`: writes a definition over several files as one file. */
class BundleCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    void process(const QCommandLineParser &parser) override;
};

} // namespace commands
