#pragma once

#include "command.h"
#include "exchange.h"

namespace commands {

class GatewaySession;

/** `serve FILE…`: a test gateway until it is interrupted; one line per exchange, and the HAR file that was asked for.
 */
class ServeCommand final : public Command
{
    Q_OBJECT

public:
    /** The newest exchanges that a HAR file holds. */
    static constexpr qsizetype MaximumKept = 10'000;
    /** Of their bodies together. */
    static constexpr qint64 MaximumKeptBytes = 256LL * 1024 * 1024;

    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void connectSession(GatewaySession &session);
    void take(const QList<traffic::ExchangePtr> &exchanges);
    /** Once the gateway has stopped: what was recorded until then is in the file. */
    void end();

    QString m_harFile;
    QList<traffic::ExchangePtr> m_kept;
    qint64 m_keptBytes = 0; ///< Of their bodies.
    qint64 m_leftOut = 0;
    bool m_isEnding = false;
};

} // namespace commands
