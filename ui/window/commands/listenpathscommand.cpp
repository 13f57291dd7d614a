#include "listenpathscommand.h"

#include "actions.h"
#include "gatewaycontrol.h"
#include "listenpathsdialog.h"
#include "routeservice.h"
#include "servedapis.h"
#include "settings.h"
#include "settingstable.h"

namespace window {

ListenPathsCommand::ListenPathsCommand(const Actions &actions, const Services &services, reach::ServedApis &apis,
                                       QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_apis(apis)
    , m_window(window)
{
    connect(actions[ActionId::ListenPaths], &QAction::triggered, this, &ListenPathsCommand::show);
    connect(&m_services.gateway, &preview::GatewayControl::stateChanged, this, &ListenPathsCommand::refreshServed);
    connect(&m_services.routes, &preview::RouteService::routesChanged, this, &ListenPathsCommand::refreshServed);
    connect(&m_apis, &reach::ServedApis::changed, this, &ListenPathsCommand::refreshApis);
}

void ListenPathsCommand::show()
{
    if (!m_dialog) {
        m_dialog = new listenpaths::ListenPathsDialog(m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &listenpaths::ListenPathsDialog::settingRequested, this,
                &ListenPathsCommand::settingRequested);
        m_services.settings.follow(settings::GatewayPrefixMatch, m_dialog,
                                   [dialog = m_dialog.data()](bool isOn) { dialog->setPrefixMatch(isOn); });
        refreshServed();
        m_apis.start();
        refreshApis();
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void ListenPathsCommand::refreshApis()
{
    if (m_dialog)
        m_dialog->setApis(m_apis.apis());
}

void ListenPathsCommand::refreshServed()
{
    if (!m_dialog)
        return;
    if (m_services.gateway.state() != preview::GatewayControl::State::Running)
        return m_dialog->setServed(std::nullopt);
    QSet<QString> served;
    for (const routing::Route &route : m_services.routes.routes().routes())
        served.insert(route.documentPath);
    m_dialog->setServed(served);
}

} // namespace window

#include "moc_listenpathscommand.cpp"
