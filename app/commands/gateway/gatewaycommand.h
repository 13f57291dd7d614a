#pragma once

#include "command.h"
#include "gatewaysession.h"

#include <memory>

namespace commands {

/** A command that runs definitions in a test gateway: `preview` and `serve`. */
class GatewayCommand : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    ~GatewayCommand() override;

protected:
    /** Declares the options `--upstream`, `--allow-secrets`, and `--user` with `--password-env`; `userEffect` is the
     * help of `--user`. */
    static void addGatewayOptions(QCommandLineParser &parser, const QString &userEffect);
    /** Reads the FILE arguments and the options of addGatewayOptions(). Error: InvalidArgument with a message. */
    [[nodiscard]] base::Result<GatewayRequest> readGatewayRequest(const QCommandLineParser &parser);

    /** Creates the session with the test gateway. Its failures end the command, and its problems are printed. */
    GatewaySession &openSession();

private:
    std::unique_ptr<GatewaySession> m_session;
};

} // namespace commands
