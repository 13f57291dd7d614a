#include "exchangesfixture.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QThreadPool>

using support::click;
using support::control;

/** Two exchanges of the list beside one another. */
class TestExchangeComparisonDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void isOfferedForTwoExchanges();
    void showsTheDifferences();
    void opensByTheShortcutOfTheList();
    void showsNoSecret();
    void comparesTheBodies();
    void comparesOnlyOnce();
    void saysThatThereIsNone();
    void namesItsControls();

private:
    void select(QList<int> rows) const;
    [[nodiscard]] QDialog *dialog() const { return m_fixture->page->findChild<QDialog *>(u"exchangeComparison"_qs); }
    [[nodiscard]] QString lines(const char *part) const
    {
        return control<QPlainTextEdit>(*dialog(), part)->toPlainText();
    }

    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

/** By clicks, all but the first with Ctrl held. */
void TestExchangeComparisonDialog::select(QList<int> rows) const
{
    m_fixture->selectRow(rows.takeFirst());
    QTableView *list = m_fixture->list();
    for (const int row : rows)
        support::clickRow(*list, list->model()->index(row, 0), Qt::ControlModifier);
}

void TestExchangeComparisonDialog::isOfferedForTwoExchanges()
{
    const auto *compare = control<QAbstractButton>(*m_fixture->page, "compareExchanges");
    QVERIFY(!compare->isEnabled());
    m_fixture->record(3);
    select({0});
    QVERIFY(!compare->isEnabled());
    select({0, 1});
    QVERIFY(compare->isEnabled());
    select({0, 1, 2});
    QVERIFY(!compare->isEnabled());
    select({0, 2});
    QVERIFY(compare->isEnabled());
    m_fixture->page->resize(support::SmallestPage);
    support::grabTo(*m_fixture->page, u"compare-offered"_qs);
    m_fixture->log.clear();
    QVERIFY(!compare->isEnabled());
}

void TestExchangeComparisonDialog::showsTheDifferences()
{
    m_fixture->record(2); // The second is an order that is refused.
    select({1, 0});       // The older one comes first, whichever was clicked first.
    click(*m_fixture->page, "compareExchanges");
    QTRY_VERIFY(dialog() && dialog()->isVisible());
    const QString request = lines("comparedRequests");
    QVERIFY2(
        request.startsWith(u"− GET /shop/books?page=2 HTTP/1.1\n+ POST /shop/orders HTTP/1.1\n  Host: localhost"_qs),
        qPrintable(request));
    QVERIFY(lines("comparedResponses").startsWith(u"− 200 OK\n+ 502 Bad Gateway\n  Content-Type: application/json"_qs));
    support::grabTo(*dialog(), u"compare-exchanges"_qs);
    click(*dialog(), "comparisonClose");
    QTRY_VERIFY(!dialog());
}

/** The window has an action with the same shortcut. */
void TestExchangeComparisonDialog::opensByTheShortcutOfTheList()
{
    QAction other;
    other.setShortcut(Qt::CTRL | Qt::Key_E);
    m_fixture->page->addAction(&other);
    QSignalSpy triggered(&other, &QAction::triggered);
    m_fixture->record(2);
    select({0, 1});
    QTest::keyClick(m_fixture->list(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(dialog() && dialog()->isVisible());
    QCOMPARE(triggered.size(), 0);
    click(*dialog(), "comparisonClose");
}

void TestExchangeComparisonDialog::showsNoSecret()
{
    traffic::Exchange other = support::bookshopExchange();
    other.request.headers.set("Authorization", "Bearer another-token");
    m_fixture->record();
    m_fixture->record(other);
    select({0, 1});
    click(*m_fixture->page, "compareExchanges");
    QTRY_VERIFY(dialog());
    const QString request = lines("comparedRequests");
    QVERIFY2(request.contains(u"− Authorization: Bearer •••\n+ Authorization: Bearer •••"_qs), qPrintable(request));
    QVERIFY(!request.contains(u"token"_qs));
}

void TestExchangeComparisonDialog::comparesTheBodies()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.responseBody = {R"({"page":1,"title":"Noise"})", 26};
    m_fixture->record(exchange);
    exchange.responseBody = {R"({"page":2,"title":"Noise"})", 26};
    m_fixture->record(exchange);
    select({0, 1});
    click(*m_fixture->page, "compareExchanges");
    QTRY_VERIFY(dialog());
    QVERIFY2(lines("comparedResponses").contains(u"−   \"page\": 1,\n+   \"page\": 2,\n    \"title\": \"Noise\""_qs),
             qPrintable(lines("comparedResponses")));
}

/** Another click before the dialog opens replaces the comparison that runs. */
void TestExchangeComparisonDialog::comparesOnlyOnce()
{
    m_fixture->record(2);
    select({0, 1});
    click(*m_fixture->page, "compareExchanges");
    click(*m_fixture->page, "compareExchanges");
    QVERIFY(!dialog());
    QTRY_VERIFY(dialog());
    QTRY_COMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    QCoreApplication::processEvents();
    QCOMPARE(m_fixture->page->findChildren<QDialog *>(u"exchangeComparison"_qs).size(), 1);
}

void TestExchangeComparisonDialog::saysThatThereIsNone()
{
    m_fixture->record();
    m_fixture->record(support::bookshopExchange());
    select({0, 1});
    click(*m_fixture->page, "compareExchanges");
    QTRY_VERIFY(dialog());
    QCOMPARE(control<QLabel>(*dialog(), "comparedRequestsNote")->text(), u"Both requests are the same."_qs);
    QVERIFY(control<QLabel>(*dialog(), "comparedResponsesNote")->isVisible());
}

void TestExchangeComparisonDialog::namesItsControls()
{
    m_fixture->record(2);
    select({0, 1});
    click(*m_fixture->page, "compareExchanges");
    QTRY_VERIFY(dialog());
    QCOMPARE(support::unnamedControls(*dialog()), QStringList());
}

GATEWRIGHT_TEST(TestExchangeComparisonDialog, QApplication)
#include "testexchangecomparisondialog.moc"
