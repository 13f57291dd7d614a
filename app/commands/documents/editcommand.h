#pragma once

#include "documentcommand.h"

namespace commands {

/** The command `edit FILE (--set …)…`: makes structured edits from a script, in the order given; all of them or
 * none. */
class EditCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    void process(const QCommandLineParser &parser) override;

private:
    void refuseOperation(const QString &option, const QString &argument, const base::Error &error);
};

} // namespace commands
