#pragma once

#include "managementcommand.h"

namespace commands {

/** The commands `policy get ID`, `policy create FILE` and `policy list`, which call the dashboard. */
class PolicyCommand final : public ManagementCommand
{
    Q_OBJECT

public:
    using ManagementCommand::ManagementCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void get(const QString &id);
    void create(const QString &path);
    void list(int page);
    void showCreated(const management::CreatedPolicy &created);
    void showList(const management::PolicyPage &page);
};

} // namespace commands
