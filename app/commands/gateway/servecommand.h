#pragma once

#include "exchangelines.h"
#include "exchangequeue.h"
#include "gatewaycommand.h"

namespace commands {

/** `serve FILE…`: runs a test gateway until Ctrl+C. Prints one line per exchange; writes a HAR file with --har. */
class ServeCommand final : public GatewayCommand
{
    Q_OBJECT

public:
    /** A HAR file contains at most that many exchanges, the newest ones. */
    static constexpr qsizetype MaximumKept = 10'000;
    /** Limit for their memory together. */
    static constexpr qint64 MaximumKeptBytes = 256LL * 1024 * 1024;

    /** Limit for the origins of refused pages that are mentioned: a page can have any number of them. */
    static constexpr qsizetype MaximumHints = 20;

    using GatewayCommand::GatewayCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    void connectSession(GatewaySession &session);
    void take(const QList<traffic::ExchangePtr> &exchanges);
    /** Says once for each origin how its pages can be allowed. */
    void hint(const traffic::Exchange &exchange);
    /** Writes the HAR file, after the gateway has stopped. */
    void end();

    ExchangeLines m_lines;
    QList<QByteArray> m_hinted; ///< Origins of refused pages, at most MaximumHints.
    QString m_harFile;
    traffic::ExchangeQueue m_kept{traffic::sizeOf, MaximumKeptBytes, MaximumKept};
    qint64 m_leftOut = 0;
    bool m_isEnding = false;
};

} // namespace commands
