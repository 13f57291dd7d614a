#pragma once

#include "cancellation.h"
#include "copiedrequest.h"
#include "exchangelog.h"
#include "requestrun.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QSplitter;
class QStackedWidget;
namespace items {
class ExchangeFilterModel;
}
namespace widgets {
class EmptyState;
} // namespace widgets
namespace savedrequests {
class RequestStorage;
}
namespace preview {
class ClientUsers;
class FaultDrills;
class RouteService;
struct DrilledOperation;
} // namespace preview
namespace management {
class EnvironmentList;
}
namespace secrets {
class Keychain;
}
namespace settings {
class Settings;
}
namespace workspace {
class DocumentStore;
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace traffic {

class ColumnMenu;
class Composer;
class ExchangeActions;
class ExchangeDetail;
class ExchangeList;
class ExchangeNotices;
class ExchangesBar;
class ExchangeFilterBar;
class HarFiles;
class RequestCopying;
class TriesDialog;
class RunningView;
class SavedRequestsDialog;
class TrafficDrafts;
struct AppliedCorrection;
struct OperationKey;

/**
 * The page Exchanges: the list of exchanges with a filter, a composer for requests, and the details of the selected
 * exchange. Secrets are masked until the user reveals them.
 */
class ExchangesPage final : public QWidget
{
    Q_OBJECT

public:
    ExchangesPage(ExchangeLog &log, preview::GatewayControl &gateway, preview::RequestSender &sender,
                  workspace::Workspace &workspace, workspace::DocumentStore &store, settings::Settings &settings,
                  QWidget *parent = nullptr);

    /** Makes the tab "What if" compute its results with the rules of the gateway, and again when `routes` change. The
     * composer finds out by the routes what a request needs before it can be sent. */
    void setRoutes(preview::RouteService &routes);
    /** Adds a menu of fault drills for the operation of an exchange. */
    void setDrills(preview::FaultDrills &drills);
    /** Sets the users whose credentials the composer fills into requests that need basic authentication. */
    void setClientUsers(const preview::ClientUsers &users);
    /** Sets the environments whose client credentials the composer sends, and the keychain that has their secrets. */
    void setEnvironments(const management::EnvironmentList &environments, secrets::Keychain &keychain);
    /** Sets the storage of saved requests, and the services that run them with the routes of setRoutes(). */
    void setSavedRequests(savedrequests::RequestStorage &storage, const requestruns::RequestRun::Services &services,
                          preview::RouteService &routes);
    /** Shows the saved requests of the definition whose operation is in the composer, else of `definition`. With
     * `saves`, the focus is in the field for the name of a new one. */
    void showSavedRequests(workspace::OpenDefinition *definition, bool saves);
    /** Shows the requests that the document forbids for the operation in the composer; they are sent when the user
     * wants it. Without an operation, says how to choose one. */
    void showTries();
    /** The exchange whose details are shown; null if there is none. */
    [[nodiscard]] ExchangePtr currentExchange() const;
    /** Shows a message above the list. */
    void showMessage(const QString &text);
    void showFailure(const QString &text, const QString &details);
    /** Selects the exchange with this number. Clears the filter if it hides the exchange. */
    void showExchange(quint64 number);
    /** Puts an operation into the composer. With `sends`, also sends the request. */
    void compose(const OperationKey &operation, bool sends);
    /** Moves the focus to the field for the filter of the list. */
    void focusFilter();
    /** Sends the request that is in the composer. */
    void send();
    /** Sends the selected exchange again. */
    void replay();
    /** Returns false while a request is being sent. */
    [[nodiscard]] bool canSend() const;
    [[nodiscard]] bool canReplay() const;
    /** The complete exchanges in the list, in the order in which they were recorded. */
    [[nodiscard]] QList<items::NumberedExchange> listedExchanges() const;
    /** As above, for the exchanges that are selected in the list. */
    [[nodiscard]] QList<items::NumberedExchange> selectedExchanges() const;

signals:
    /** The user wants to see a setting: a definition's path and a JSON Pointer in it. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user clicked "Use the echo", which is offered when the upstream can't be reached. */
    void echoRequested();
    /** The user wants an operation like the request of an exchange in a definition. */
    void addRequested(const traffic::ExchangePtr &exchange);
    /** The gateway has to be started: for a request, after the user has chosen what answers, or because the user
     * clicked "Start gateway". */
    void gatewayStartRequested(bool isForRequest);
    /** The user wants to see how exchanges of the list fare under a policy. */
    void underPolicyRequested();
    /** A definition was drafted from exchanges and is to be shown. */
    void definitionDrafted(workspace::OpenDefinition *definition, const QString &text);
    /** The user wanted to see an exchange from a dialog that stays, so this page has to be in front. */
    void exchangeShown();
    /** canSend() or canReplay() may have changed. */
    void sendingChanged();

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets();
    void buildList();
    void arrangeWidgets();
    [[nodiscard]] std::optional<preview::DrilledOperation> currentOperation() const;
    void retranslate();
    void connectAll();
    void connectDetail();
    void connectFiles();
    void connectDrafts();
    void connectList();
    void showCorrected(const AppliedCorrection &correction);
    void showCurrent();
    void cancelCurrent();
    void refresh();
    void selectRow(int row);
    void selectAwaited();
    void copyRequest(http::RequestForm form, bool withSecrets);
    void compareSelected();
    void refreshCompare();

    ExchangeLog &m_log;
    preview::GatewayControl &m_gateway;
    preview::RequestSender &m_sender;
    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    settings::Settings &m_settings;
    ExchangesBar *m_bar = nullptr;
    QPushButton *m_compare = nullptr;
    base::Cancellation m_comparing;
    TrafficDrafts *m_drafts = nullptr;
    Composer *m_composer = nullptr;
    ExchangeNotices *m_notices = nullptr;
    ExchangeFilterBar *m_filter = nullptr;
    QPushButton *m_columns = nullptr;
    ColumnMenu *m_columnMenu = nullptr;
    QPushButton *m_hidden = nullptr; ///< Shows hidden exchanges; visible while there are any.
    items::ExchangeFilterModel *m_filtered = nullptr;
    ExchangeList *m_list = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QStackedWidget *m_stack = nullptr;
    QStackedWidget *m_details = nullptr; ///< The details of the selected exchange, or that it is running.
    ExchangeDetail *m_detail = nullptr;
    RunningView *m_running = nullptr;
    QSplitter *m_splitter = nullptr;
    HarFiles *m_files = nullptr;
    RequestCopying *m_copying = nullptr;
    ExchangeActions *m_actions = nullptr;
    SavedRequestsDialog *m_saved = nullptr; ///< Null without setSavedRequests().
    TriesDialog *m_tries = nullptr;         ///< Null until it is shown.
    bool m_selectNext = false;
};

} // namespace traffic
