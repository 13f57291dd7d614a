#pragma once

#include "checkfindings.h"
#include "command.h"
#include "reportoptions.h"

namespace commands {

/** The command `check FILE --har EXCHANGES`: checks recorded exchanges against an API description. */
class CheckCommand final : public Command
{
    Q_OBJECT

public:
    CheckCommand(Console &console, services::CoreServices &core)
        : Command(console, core)
    {}
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** Reads the HAR file and checks its exchanges. Prints why a file or an entry can't be read. Returns false if the
     * file can't be read to its end. */
    [[nodiscard]] bool readExchanges(const QString &path, CheckFindings &findings);
};

} // namespace commands
