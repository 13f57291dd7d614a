#pragma once

#include "command.h"
#include "documentfile.h"
#include "merge.h"

namespace commands {

/** The command `merge BASE OURS THEIRS`, also as a merge driver of git, which `merge --install` sets up. */
class MergeCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void merge(const QCommandLineParser &parser);
    [[nodiscard]] bool write(const merge::Merged &merged, const QCommandLineParser &parser);
    void printConflicts(const merge::Merged &merged, const QString &path);
};

} // namespace commands
