#pragma once

#include "command.h"
#include "exchange.h"
#include "route.h"

namespace commands {

class GatewaySession;

/** `preview FILE`: one request through a test gateway, and what it made of it. */
class PreviewCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** The parts of the arguments that do not depend on the file. */
    base::Result<void> readRequest(const QCommandLineParser &parser);
    void connectSession(GatewaySession &session);
    void show(const traffic::Exchange &exchange);

    http::RequestHead m_head;
    QByteArray m_body;
    QList<routing::ClientUser> m_users;
    QString m_format;
    bool m_showSecrets = false;
};

} // namespace commands
