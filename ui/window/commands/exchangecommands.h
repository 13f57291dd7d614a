#pragma once

#include "exchange.h"

#include <QObject>
#include <QPointer>

namespace enforcement {
class UnderPolicyDialog;
struct NarrowestPolicy;
} // namespace enforcement
namespace replay {
class BundleFiles;
}
namespace workspace {
class OpenDefinition;
} // namespace workspace
namespace widgets {
class Banner;
}

namespace window {

class Actions;
class PageStack;
struct Services;

/** Runs the actions Send request and Replay exchange, and enables them while the page Exchanges is visible and can
 * send. In the tab Paths, Send request fills and sends a request to the selected operation. Adds the operations of
 * exchanges to the definitions that served them. Shows how exchanges fare under a policy. Saves bundles of an exchange
 * with its definition, and opens them. */
class ExchangeCommands final : public QObject
{
    Q_OBJECT

public:
    ExchangeCommands(const Actions &actions, PageStack &pages, const Services &services, widgets::Banner &banner,
                     QWidget *parent);

private:
    void refresh();
    void send();
    void showSavedRequests(bool saves);
    [[nodiscard]] workspace::OpenDefinition *definitionOf(const traffic::Exchange &exchange) const;
    void addToDefinition(const traffic::ExchangePtr &exchange);
    void tryForbidden();
    void saveBundle();
    void showDrafted(workspace::OpenDefinition *definition, const QString &text);
    void showExchanges();
    void showUnderPolicy();
    [[nodiscard]] enforcement::UnderPolicyDialog *newUnderPolicyDialog();
    void draftPolicy(const enforcement::NarrowestPolicy &narrowest);

    const Actions &m_actions;
    PageStack &m_pages;
    const Services &m_services;
    QWidget *m_window;
    QPointer<enforcement::UnderPolicyDialog> m_underPolicy;
    widgets::Banner &m_banner;
    replay::BundleFiles *m_bundles = nullptr;
    bool m_saysWhatToSelect = false; ///< The banner said last that an operation has to be selected.
};

} // namespace window
