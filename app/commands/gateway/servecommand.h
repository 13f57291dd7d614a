#pragma once

#include "exchangelines.h"
#include "exchangequeue.h"
#include "gatewaycommand.h"

namespace commands {

/** The command `serve FILE…`: runs a test gateway until Ctrl+C. Prints one line per exchange; writes a HAR file with
 * --har. */
class ServeCommand final : public GatewayCommand
{
    Q_OBJECT

public:
    /** The largest number of exchanges in a HAR file, which contains the newest ones. */
    static constexpr qsizetype MaximumKept = 10'000;
    /** The largest number of bytes of memory that the exchanges for a HAR file may use together. */
    static constexpr qint64 MaximumKeptBytes = 256LL * 1024 * 1024;

    /** The largest number of origins of refused web pages that are mentioned, because pages can call with any number of
     * origins. */
    static constexpr qsizetype MaximumHints = 20;

    using GatewayCommand::GatewayCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void connectSession(GatewaySession &session);
    void take(const QList<traffic::ExchangePtr> &exchanges);
    /** Prints, once for each origin, how its web pages can be allowed to call. */
    void hint(const traffic::Exchange &exchange);
    /** Writes the HAR file, after the gateway has stopped. */
    void end();

    ExchangeLines m_lines;
    QList<QByteArray> m_hinted; ///< The origins of refused web pages that were mentioned, at most MaximumHints.
    QString m_harFile;
    traffic::ExchangeQueue m_kept{traffic::sizeOf, MaximumKeptBytes, MaximumKept};
    qint64 m_leftOut = 0;
    bool m_isEnding = false;
};

} // namespace commands
