#pragma once

#include "command.h"
#include "documentfile.h"

#include <memory>

namespace commands {

/** `lint FILE…`: the problems of each file, in a format for people, editors or CI. */
class LintCommand final : public Command
{
    Q_OBJECT

public:
    explicit LintCommand(Console &console);
    ~LintCommand() override;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    struct Work;

    void readFiles(const QStringList &paths);
    /** Fetches what references name and the person allowed, until there is nothing further; then goes on. */
    void fetchOrGoOn();
    void fetch(const QString &url);
    /** Asks the stores of secrets and the dashboard, as far as the options allow; then reports. */
    void askOutside();
    void report();

    std::unique_ptr<Work> m_work;
};

} // namespace commands
