#pragma once

#include "documentcommand.h"

namespace routing {
struct NginxOptions;
struct Route;
} // namespace routing

namespace commands {

/**
 * `export FILE --public`: the document without the gateway extension. `export FILE --nginx`: an nginx configuration
 * that proxies as the gateway does.
 */
class ExportCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;

protected:
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const override;
    void process(const QCommandLineParser &parser) override;

private:
    void exportPublic(const QCommandLineParser &parser);
    void exportNginx(const QCommandLineParser &parser);
    void writeNginx(const routing::Route &route, const routing::NginxOptions &options, const QString &output);
};

} // namespace commands
