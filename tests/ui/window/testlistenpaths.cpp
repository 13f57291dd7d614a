#include "driving.h"
#include "grabs.h"
#include "listenpathsdialog.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QLabel>
#include <QTableView>

using listenpaths::ListenPathModel;
using support::control;
using window::ActionId;
using window::MainWindow;

/** The dialog with the listen paths of the window's definitions. */
class TestListenPaths final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { support::openShop(m_fixture, m_window); }
    void cleanup();
    void showsTheOpenDefinitions();
    void followsTheGateway();
    void leadsToTheSetting();
    void isOneDialog();

private:
    [[nodiscard]] QDialog *dialog() const { return m_window->findChild<listenpaths::ListenPathsDialog *>(); }
    [[nodiscard]] const QAbstractItemModel *model() const
    {
        return control<QTableView>(*dialog(), "listenPathTable")->model();
    }
    void open();

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestListenPaths::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestListenPaths::open()
{
    m_window->action(ActionId::ListenPaths)->trigger();
    QVERIFY(dialog() && dialog()->isVisible() && !dialog()->isModal());
    QTRY_COMPARE(model()->rowCount(), m_fixture->workspace.definitions().size());
}

void TestListenPaths::showsTheOpenDefinitions()
{
    open();
    const QByteArray text = m_fixture->workspace.definitions().constFirst()->document().snapshot().text();
    m_fixture->store.files.insert(u"/other.yaml"_qs, text);
    m_window->open({u"/other.yaml"_qs});
    QTRY_COMPARE(model()->rowCount(), 2);
    QCOMPARE(model()->index(1, ListenPathModel::State).data().toString(), u"Equal"_qs);
}

void TestListenPaths::followsTheGateway()
{
    open();
    QVERIFY(control<QTableView>(*dialog(), "listenPathTable")->isColumnHidden(ListenPathModel::Gateway));
    support::click(*m_window, "gatewayButton");
    QTRY_COMPARE(model()->index(0, ListenPathModel::Gateway).data().toString(), u"Serving"_qs);
}

void TestListenPaths::leadsToTheSetting()
{
    open();
    auto *table = control<QTableView>(*dialog(), "listenPathTable");
    table->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(m_window->focusWidget());
    QTRY_COMPARE(m_window->focusWidget()->accessibleName(), u"Listen path"_qs);
}

void TestListenPaths::isOneDialog()
{
    open();
    open();
    QCOMPARE(m_window->findChildren<listenpaths::ListenPathsDialog *>().size(), 1);
    support::click(*dialog(), "listenPathsClose");
    QTRY_VERIFY(!dialog());
    open();
}

GATEWRIGHT_TEST(TestListenPaths, QApplication)
#include "testlistenpaths.moc"
