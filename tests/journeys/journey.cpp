#include "journey.h"

#include "driving.h"
#include "exchangemodel.h"
#include "settingstable.h"

#include <QTabBar>
#include <QTest>
#include <QTreeView>

namespace support {

JourneyHome::JourneyHome()
{
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, m_folder.filePath(QLatin1String(variable)).toUtf8());
    qputenv("HOME", m_folder.path().toUtf8());
}

Journey::Journey(const JourneyHome &home, theme::Choice look)
{
    m_services.settings().set(settings::ThemeChoice, int(look));
    m_services.settings().set(settings::GatewayPort, 0);
    m_services.startSandbox(home.path(u"sandbox"_qs));
    m_window = std::make_unique<window::MainWindow>(m_services.services());
}

void Journey::open(const QString &path)
{
    m_window->resize(1600, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->open({path});
    QTRY_VERIFY(m_window->currentDefinition() != nullptr);
}

void Journey::showTab(const QString &label)
{
    for (auto *bar : m_window->findChildren<QTabBar *>(u"definitionTabs"_qs)) {
        if (!bar->isVisible())
            continue;
        for (int index = 0; index < bar->count(); ++index) {
            if (bar->tabText(index) == label)
                return QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(index).center());
        }
    }
    QFAIL(qPrintable(u"no tab has the label "_qs + label));
}

void Journey::showPage(const QString &label)
{
    for (const char *name : {"navigationTree", "navigationPages"}) {
        auto *view = control<QTreeView>(*m_window, name);
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QModelIndex index = view->model()->index(row, 0);
            if (index.data().toString() == label && !view->isRowHidden(row, {}))
                return clickRow(*view, index);
        }
    }
    QFAIL(qPrintable(u"no page has the label "_qs + label));
}

void Journey::startGateway()
{
    const preview::GatewayControl &gateway = m_services.services().gateway;
    click(*m_window, "gatewayButton");
    QTRY_COMPARE(gateway.state(), preview::GatewayControl::State::Running);
}

void Journey::sendRequest(const QString &path)
{
    const QAbstractItemModel *rows = control<QAbstractItemView>(*m_window, "exchangeList")->model();
    const int before = rows->rowCount();
    type(*m_window, "composerPath", path);
    click(*m_window, "composerSend");
    QTRY_COMPARE(rows->rowCount(), before + 1);
    const auto isRunning = [rows](int row) {
        const QModelIndex status = rows->index(row, items::ExchangeModel::Status);
        return status.data().toString() == u"running"_qs;
    };
    QTRY_VERIFY(!isRunning(before));
}

} // namespace support
