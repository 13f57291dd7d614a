#include "grabs.h"
#include "stepnotice.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>

using support::ShopPath;

/** The list of undo steps, and what the window says after Undo and Redo. */
class TestStepHistory final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_window.reset(); }
    void isEnabledWithSteps();
    void listsSteps();
    void goesBackAndForward();
    void saysWhatWasUndone();
    void saysNothingWithoutAName();

private:
    [[nodiscard]] document::Document &document() const { return m_window->currentDefinition()->document(); }
    void edit(const char *title) const
    {
        const document::Document::Step step(document(), QStringLiteral("Change title to %1").arg(QLatin1String(title)));
        QVERIFY(document().set({"info", "title"}, document::Value::string(QByteArray(title))));
    }
    [[nodiscard]] QStringList listed() const
    {
        m_window->action(window::ActionId::StepHistory)->trigger();
        const auto *list = support::control<QListWidget>(*m_window, "commandPaletteList");
        QStringList texts;
        for (int row = 0; row < list->count(); ++row)
            texts += list->item(row)->text();
        return texts;
    }
    void choose(int row) const
    {
        support::control<QListWidget>(*m_window, "commandPaletteList")->setCurrentRow(row);
        QTest::keyClick(support::control<QLineEdit>(*m_window, "commandPaletteField"), Qt::Key_Return);
    }
    [[nodiscard]] QString title() const { return document().snapshot().at({"info", "title"}).text(); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestStepHistory::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(ShopPath, "openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\npaths: {}\n");
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window, {1300, 900});
    m_window->open({ShopPath});
}

void TestStepHistory::isEnabledWithSteps()
{
    const QAction *action = m_window->action(window::ActionId::StepHistory);
    QVERIFY(!action->isEnabled());
    edit("A");
    QVERIFY(action->isEnabled());
    document().undo();
    QVERIFY(action->isEnabled()); // There is a step to redo.
}

void TestStepHistory::listsSteps()
{
    edit("A");
    edit("B");
    document().undo();
    const QStringList expected{u"Change title to B"_qs, u"Change title to A"_qs, u"As it was opened"_qs};
    QCOMPARE(listed(), expected);
    support::grabTo(*support::control<QListWidget>(*m_window, "commandPaletteList")->window(), u"step-history"_qs);
}

void TestStepHistory::goesBackAndForward()
{
    for (const char *title : {"A", "B", "C"})
        edit(title);
    QCOMPARE(listed().size(), 4);
    choose(3);
    QCOMPARE(title(), u"Shop"_qs);
    QVERIFY(!document().canUndo());
    QCOMPARE(listed().size(), 4);
    choose(1);
    QCOMPARE(title(), u"B"_qs);
    QCOMPARE(document().redoName(), u"Change title to C"_qs);
}

void TestStepHistory::saysWhatWasUndone()
{
    const auto *notice = m_window->findChild<window::StepNotice *>();
    QVERIFY(!notice->isVisible());
    edit("A");
    const auto *central = static_cast<const QSplitter *>(m_window->centralWidget());
    const QList<int> sizes = central->sizes();
    m_window->action(window::ActionId::Undo)->trigger();
    QVERIFY(notice->isVisible());
    QCOMPARE(central->sizes(), sizes);
    QCOMPARE(notice->text(), u"Undone: Change title to A"_qs);
    QCOMPARE(notice->accessibleName(), notice->text());
    support::grabTo(*m_window, u"step-notice"_qs);
    m_window->action(window::ActionId::Redo)->trigger();
    QCOMPARE(notice->text(), u"Redone: Change title to A"_qs);
    QVERIFY(m_window->rect().contains(QRect(notice->mapTo(m_window.get(), QPoint()), notice->size())));
    QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible(), 20'000);
}

void TestStepHistory::saysNothingWithoutAName()
{
    QVERIFY(document().set({"info", "title"}, document::Value::string(QByteArray("A"))));
    m_window->action(window::ActionId::Undo)->trigger();
    QVERIFY(!m_window->findChild<window::StepNotice *>()->isVisible());
}

GATEWRIGHT_TEST(TestStepHistory, QApplication)
#include "teststephistory.moc"
