#pragma once

#include "command.h"
#include "trafficinference.h"

namespace commands {

/** The command `draft --har FILE`: writes an OpenAPI document that recorded exchanges fit, or adds to a document what
 * they have and it lacks. */
class DraftCommand final : public Command
{
    Q_OBJECT

public:
    using Command::Command;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

private:
    /** Reads the exchanges. Returns false, after it has said why, if that fails. */
    [[nodiscard]] bool readExchanges(const QString &path, inference::TrafficInference &inference);
    void writeNew(const QString &har, const QString &output);
    void extendBase(const QString &har, const QString &base, const QString &output);
    void write(const QByteArray &bytes, const QString &output);
};

} // namespace commands
