#include "listenpathscommand.h"

#include "actions.h"
#include "currentdescription.h"
#include "gatewaycontrol.h"
#include "listenpathsdialog.h"
#include "routeservice.h"
#include "settings.h"
#include "settingstable.h"
#include "worker.h"
#include "workspace.h"

namespace window {

namespace {

struct OpenedDefinition {
    workspace::CurrentDescription description;
    QString path; ///< Or the title of one without a file.
};

} // namespace

ListenPathsCommand::ListenPathsCommand(const Actions &actions, const Services &services, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_window(window)
{
    connect(actions[ActionId::ListenPaths], &QAction::triggered, this, &ListenPathsCommand::show);
    connect(&m_services.gateway, &preview::GatewayControl::stateChanged, this, &ListenPathsCommand::refreshServed);
    connect(&m_services.routes, &preview::RouteService::routesChanged, this, [this] {
        refreshServed();
        readDefinitions();
    });
}

ListenPathsCommand::~ListenPathsCommand()
{
    m_reading.cancel();
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
        readDefinitions();
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void ListenPathsCommand::readDefinitions()
{
    if (!m_dialog)
        return;
    QList<OpenedDefinition> opened;
    for (const workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        const QString path = definition->path();
        opened.append({workspace::CurrentDescription(*definition), path.isEmpty() ? definition->title() : path});
    }
    using Read = base::Result<QList<reach::ServedApi>>;
    m_reading.cancel();
    m_reading = base::runOnWorker(
        this,
        [opened]() -> Read {
            QList<reach::ServedApi> apis;
            for (const OpenedDefinition &each : opened)
                apis.append(reach::servedApi(each.description.read(), each.path));
            return apis;
        },
        [this](const Read &read) {
            if (read)
                setApis(*read);
        });
}

void ListenPathsCommand::setApis(const QList<reach::ServedApi> &apis)
{
    if (m_dialog)
        m_dialog->setApis(apis);
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
