#pragma once

#include "gatewaycontrol.h"

#include <QPointer>
#include <QSet>

#include <functional>

namespace preview {
class RouteService;
}
namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace traffic {

/** A question that the user answers with one of its buttons before a request is sent. */
struct SendQuestion {
    struct Answer {
        QString label;
        QString objectName;
        std::function<void()> choose;
    };
    QString text;
    QList<Answer> answers; ///< The first one is the safe one.
};

/**
 * Makes the gateway ready for a request: starts it, and asks before the first request of a definition is sent to the
 * definition's own upstream, before a definition is served that was opened while the gateway ran, and before a document
 * without gateway settings is served. What the user has allowed is remembered until the program ends.
 */
class GatewayReadiness final : public QObject
{
    Q_OBJECT

public:
    GatewayReadiness(preview::GatewayControl &gateway, workspace::Workspace &workspace, QObject *parent = nullptr);

    void setRoutes(preview::RouteService &routes);
    /** Emits ready() when the gateway can serve a request to `target`, after questions and a start where they are
     * needed. `definition` has the operation of the request; null for a request to any path. Ends what was prepared
     * before. */
    void prepare(const QByteArray &target, workspace::OpenDefinition *definition);
    void cancel();
    /** Where a request is sent to. */
    struct Upstream {
        QString origin;       ///< The origin of the upstream's URL; empty if no route serves the request.
        bool isLocal = false; ///< Whether the built-in echo or the mock answers instead of the upstream.
    };
    /** Returns where the gateway sends a request with this target now. */
    [[nodiscard]] Upstream upstreamOf(const QByteArray &target) const;
    /** Returns the origin of the upstream in the definition, or of the one that it is served with without gateway
     * settings. */
    [[nodiscard]] static QString originOf(const workspace::OpenDefinition &definition);

signals:
    void ready();
    void asked(const traffic::SendQuestion &question);
    /** The gateway can't serve the request: `text` says why, or is empty if the window says so. */
    void refused(const QString &text);
    void startRequested();

private:
    void proceed();
    void start();
    void advance();
    /** Adds the answers with which nothing is sent to an upstream; then calls `proceed`. */
    void addLocalAnswers(SendQuestion &question, const std::function<void()> &proceed);
    void askForUpstream();
    void askToServe();
    void askToServeWithDefaults();
    [[nodiscard]] bool canServe(const workspace::OpenDefinition &definition) const;
    [[nodiscard]] workspace::OpenDefinition *definitionFor(const QByteArray &target) const;
    /** Returns the origin of the upstream that the prepared request is sent to. */
    [[nodiscard]] QString origin() const;

    preview::GatewayControl &m_gateway;
    workspace::Workspace &m_workspace;
    preview::RouteService *m_routes = nullptr;
    QPointer<workspace::OpenDefinition> m_definition; ///< The definition that the request is for, if any.
    QSet<QString> m_allowed;                          ///< The origins to which the user has allowed to send.
    bool m_isWaiting = false;                         ///< True until the gateway runs and has its routes.
};

} // namespace traffic
