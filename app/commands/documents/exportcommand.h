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
 * `export FILE --public`: the document without the gateway extension. `export FILE --nginx`: an nginx configuration
 * that proxies as the gateway does. `export FILE --html`: a page for readers of the API.
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
    void exportHtml(const QString &output);
    /** Brings what references to other files lead to into the document; false after an error. */
    [[nodiscard]] bool bundleReferences();
    /** Tells why the route is blocked, and ends with UsageOrInput. */
    void refuseRoute(const preview::RouteInputs &inputs, const routing::Route &route);
    void writeNginx(const routing::Route &route, const routing::NginxOptions &options, const QString &output);
};

} // namespace commands
