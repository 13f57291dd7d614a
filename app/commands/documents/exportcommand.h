#pragma once

#include "documentcommand.h"

namespace routing {
struct NginxOptions;
struct Route;
} // namespace routing
namespace preview {
struct RouteInputs;
}

namespace commands {

/**
 * The command `export`. `export FILE --public` writes the document without the gateway extension, `--nginx` an nginx
 * configuration that proxies exactly as the gateway does, and `--html` a page for readers of the API. `export FILE…
 * --to PROXY` writes the configuration of a proxy for several definitions.
 */
class ExportCommand final : public DocumentCommand
{
    Q_OBJECT

public:
    using DocumentCommand::DocumentCommand;
    void define(QCommandLineParser &parser) const override;
    void run(const QCommandLineParser &parser) override;

protected:
    [[nodiscard]] QString usageProblem(const QCommandLineParser &parser) const override;
    void process(const QCommandLineParser &parser) override;

private:
    void exportPublic(const QCommandLineParser &parser);
    void exportNginx(const QCommandLineParser &parser);
    void exportHtml(const QString &output);
    /** Copies the targets of references to other files into the document. Returns false if that failed and the command
     * has ended. */
    [[nodiscard]] bool bundleReferences();
    /** Prints why the route is blocked, and ends with UsageOrInput. */
    void refuseRoute(const preview::RouteInputs &inputs, const routing::Route &route);
    void writeNginx(const routing::Route &route, const routing::NginxOptions &options, const QString &output);
};

} // namespace commands
