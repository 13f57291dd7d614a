#pragma once

#include "command.h"
#include "documentfile.h"

namespace commands {

/** `edit FILE (--set …)…`: structured edits from a script, in the order given; all of them or none. */
class EditCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** An edit on the way through an alias is told with the alias' place, any other by its pointer. */
    void refuseOperation(const DocumentFile &file, const document::Snapshot &snapshot, const QString &option,
                         const QString &argument, const base::Error &error);
};

} // namespace commands
