#pragma once

#include "gatewaycommand.h"

namespace commands {

/** The command `preview FILE`: sends one request through a test gateway and prints what the gateway changed; and
 * `preview --bundle ZIP`: replays recorded exchanges. */
class PreviewCommand final : public GatewayCommand
{
    Q_OBJECT

public:
    using GatewayCommand::GatewayCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** Reads the options that say which request to send. */
    base::Result<void> readRequest(const QCommandLineParser &parser);
    void connectSession(GatewaySession &session);
    void replay(const QCommandLineParser &parser);
    /** Writes the bundle that `--save-bundle` names. */
    [[nodiscard]] base::Result<void> saveBundle(const traffic::Exchange &exchange,
                                                const document::Snapshot &definition);
    /** Returns the first request of the definition, see firstRequest(). Reads the files that the definition refers to
     * if the operation can be in one of them. */
    [[nodiscard]] http::RequestHead firstRequestOf(const document::Snapshot &definition);
    void show(const traffic::Exchange &exchange);

    QString m_path; ///< The file of the definition, as the command names it.
    http::RequestHead m_head;
    QByteArray m_body;
    QList<routing::ClientUser> m_users;
    QString m_format;
    bool m_showSecrets = false;
    QString m_bundlePath;   ///< The value of `--save-bundle`.
    QString m_upstream;     ///< The value of `--upstream`.
    QStringList m_problems; ///< The lines about the definition.
};

} // namespace commands
