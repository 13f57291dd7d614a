#include "certificatefilesamples.h"
#include "certificatemodel.h"
#include "certificatesamples.h"
#include "certificatespage.h"
#include "document.h"
#include "driving.h"
#include "fakeclock.h"
#include "grabs.h"
#include "managementground.h"
#include "renewalview.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

using support::click;
using support::control;
using support::type;

class TestCertificatesPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_page.reset(); }
    void loadsWhenFirstShown();
    void filterNeedsDetailed();
    void pagesGoForwardAndBack();
    void allLoadsEveryPage();
    void aNewQueryCancelsTheOldOne();
    void keepsTheOldRowsDuringACall();
    void showsTheFailedCall();
    void missingCredentialsLeadToTheEnvironment();
    void showsTheEmptyState();
    void searchesAndFilters();
    void showsTheDetail();
    void showsWhenACertificateBecomesValid();
    void fitsFarDatesIntoTheColumn_data();
    void fitsFarDatesIntoTheColumn();
    void survivesOddCertificates();
    void keepsTheSelectionWhileItFilters();
    void loadsTheDetailsOfAnId();
    void findsTheCertificateOfAHost();
    void namesNoCertificateWithoutAPrivateKeyAsServing();
    void saysThatNoCertificatesAreLoaded();
    void skipsPatternsThatTakeTooLong();
    void showsWhatItReaches();
    void leadsToTheSettingByKeyboard();
    void showsWhatStopsByDay();
    void triesARenewal();
    void showsEnoughInASmallWindow();
    void tellsWhyAFileIsNoRenewal();
    void timelineSharesTheSelection();
    void todayCoversNoLabelOfTheTimeline();
    void exportsWhatIsShown();
    void anotherEnvironmentClearsTheList();
    void closesWhileACallIsPending();
    void everyControlHasAName();
    void fitsASmallWindow();
    void looksAsItShould();

private:
    void answer() { m_ground->service.certificates.answer(support::sampleCertificates()); }
    /** Answers with certificates that two definitions use, and policies for one of them. */
    void answerWithReach();
    QTableView *table() { return control<QTableView>(*m_page, "certificateTable"); }
    void select(const QString &subject);

    support::FakeClock m_clock;
    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<certificates::CertificatesPage> m_page;
};

void TestCertificatesPage::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    m_page = std::make_unique<certificates::CertificatesPage>(m_ground->service, m_ground->environments, m_clock,
                                                              m_ground->store, m_ground->settings);
    support::showPage(*m_page);
}

void TestCertificatesPage::answerWithReach()
{
    const management::CertificatePage page = support::sampleCertificates();
    const QByteArray id = page.certificates.constFirst().id.toUtf8();
    const QByteArray other = page.certificates.at(2).id.toUtf8();
    m_ground->service.known.take({}, page);
    m_ground->service.policies.take(
        {*document::Value::fromJson(R"({"_id":"1","name":"Gold","access_rights":{"shop":{"api_id":"shop"}}})")});
    m_ground->service.policies.take(
        {*document::Value::fromJson(R"({"_id":"2","name":"Readers","access_rights":{"shop":{"api_id":"shop",)"
                                    R"("allowed_urls":[{"url":"/books","methods":["GET"]}]}}})")});
    const auto api = [](const QByteArray &text, const QString &path) {
        const document::Document document(text, document::Format::Yaml);
        return reach::servedApi(description::Description(document.snapshot()), path);
    };
    m_page->setApis({api("openapi: 3.0.3\ninfo: {title: Bookshop, version: '1'}\npaths:\n"
                         "  /books: {get: {operationId: listBooks}, post: {operationId: addBook}}\n"
                         "x-vendor-api-gateway:\n  info: {id: shop, name: Bookshop, state: {active: true}}\n"
                         "  server: {customDomain: {enabled: true, name: shop.example.com, certificates: [" +
                             id + "]}}\n  upstream: {url: 'https://stock.example'}\n",
                         u"/apis/bookshop.yaml"_qs),
                     api("openapi: 3.0.3\ninfo: {title: Orders, version: '1'}\npaths: {/orders: {get: {}}}\n"
                         "x-vendor-api-gateway:\n  info: {id: orders, name: Orders, state: {active: true}}\n"
                         "  server: {clientCertificates: {enabled: true, allowlist: [" +
                             id + ", " + other + "]}}\n  upstream: {url: 'https://stock.example'}\n",
                         u"/apis/orders.yaml"_qs)});
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
}

void TestCertificatesPage::select(const QString &subject)
{
    for (int row = 0; row < table()->model()->rowCount(); ++row) {
        const QModelIndex index = table()->model()->index(row, 0);
        if (index.data().toString() == subject)
            support::clickRow(*table(), index);
    }
}

void TestCertificatesPage::loadsWhenFirstShown()
{
    QCOMPARE(m_ground->service.certificates.asked.size(), 1);
    const management::CertificateQuery query = m_ground->service.certificates.asked.constFirst();
    QCOMPARE(query.page, 1);
    QVERIFY(!query.detailed);
    QVERIFY(!query.filter);
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    m_page->hide();
    m_page->show();
    QCOMPARE(m_ground->service.certificates.asked.size(), 1);
}

void TestCertificatesPage::filterNeedsDetailed()
{
    auto *filter = control<QComboBox>(*m_page, "certificateFilter");
    QVERIFY(!filter->isEnabled());
    click(*m_page, "certificateDetailed");
    QVERIFY(filter->isEnabled());
    QCOMPARE(m_ground->service.certificates.asked.constLast().filter, management::CertificateFilter::Omit);
    support::choose(*m_page, "certificateFilter", 1);
    QCOMPARE(m_ground->service.certificates.asked.constLast().filter, management::CertificateFilter::WithPrivateKey);
    click(*m_page, "certificateDetailed");
    QVERIFY(!filter->isEnabled());
    QVERIFY(!m_ground->service.certificates.asked.constLast().filter);
}

void TestCertificatesPage::pagesGoForwardAndBack()
{
    answer();
    auto *next = control<QAbstractButton>(*m_page, "certificateNextPage");
    auto *previous = control<QAbstractButton>(*m_page, "certificatePreviousPage");
    QTRY_VERIFY(next->isEnabled());
    QVERIFY(!previous->isEnabled());
    click(*m_page, "certificateNextPage");
    QCOMPARE(m_ground->service.certificates.asked.constLast().page, 2);
    click(*m_page, "certificateNextPage");
    QCOMPARE(m_ground->service.certificates.asked.constLast().page, 3);
    QVERIFY(!next->isEnabled());
    click(*m_page, "certificatePreviousPage");
    QCOMPARE(m_ground->service.certificates.asked.constLast().page, 2);
}

void TestCertificatesPage::allLoadsEveryPage()
{
    click(*m_page, "certificateAllPages");
    QVERIFY(m_ground->service.certificates.asked.constLast().page.value() < 0);
    QVERIFY(!control<QSpinBox>(*m_page, "certificatePage")->isEnabled());
}

void TestCertificatesPage::aNewQueryCancelsTheOldOne()
{
    click(*m_page, "certificatesRefresh");
    QCOMPARE(m_ground->service.certificates.asked.size(), 2);
    QVERIFY(m_ground->service.certificates.isCancelled());
    m_ground->service.certificates.drop();
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    QVERIFY(!control<QWidget>(*m_page, "callBanner")->isVisible());
}

void TestCertificatesPage::keepsTheOldRowsDuringACall()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    click(*m_page, "certificatesRefresh");
    QCOMPARE(table()->model()->rowCount(), 6);
    QVERIFY(table()->isVisible());
}

void TestCertificatesPage::showsTheFailedCall()
{
    m_ground->service.certificates.fail(management::CallFailure::Refused, 500, u"database is away"_qs,
                                        "{\"Message\":\"x\"}");
    auto *banner = control<QWidget>(*m_page, "callBanner");
    QTRY_VERIFY(banner->isVisible());
    click(*m_page, "bannerRetry");
    QCOMPARE(m_ground->service.certificates.asked.size(), 2);
    QVERIFY(!banner->isVisible());
}

void TestCertificatesPage::missingCredentialsLeadToTheEnvironment()
{
    m_ground->service.certificates.fail(management::CallFailure::MissingCredentials);
    QSignalSpy asked(m_page.get(), &certificates::CertificatesPage::environmentRequested);
    QTRY_VERIFY(m_page->findChild<QAbstractButton *>(u"bannerEnvironment"_qs));
    click(*m_page, "bannerEnvironment");
    QCOMPARE(asked.size(), 1);
}

void TestCertificatesPage::showsTheEmptyState()
{
    m_ground->service.certificates.answer(management::CertificatePage{});
    QTRY_VERIFY(m_page->findChild<QAbstractButton *>(u"certificatesAsk"_qs)->isVisible());
    QVERIFY(!table()->isVisible());
    click(*m_page, "certificatesAsk");
    QCOMPARE(m_ground->service.certificates.asked.size(), 2);
}

void TestCertificatesPage::searchesAndFilters()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    type(*m_page, "certificateSearch", u"shop"_qs);
    QCOMPARE(table()->model()->rowCount(), 1);
    type(*m_page, "certificateSearch", QString());
    support::choose(*m_page, "certificateStates", 3);
    QCOMPARE(table()->model()->rowCount(), 1);
    QCOMPARE(table()->model()->index(0, 0).data().toString(), u"orders.example.com"_qs);
}

void TestCertificatesPage::showsTheDetail()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    select(u"stock.example.com"_qs);
    QVERIFY(control<QLabel>(*m_page, "certificateNames")->text().contains(u"invalid pattern"_qs));
    QVERIFY(control<QLabel>(*m_page, "certificateNames")->accessibleName().contains(u"stock[0-9]+"_qs));
    QCOMPARE(control<QLabel>(*m_page, "certificateOrganisation")->text(), u"5e9d9544a1dcd60001d0ed20"_qs);
    QCOMPARE(control<QLabel>(*m_page, "certificateKey")->text(), u"No"_qs);
    QVERIFY(control<QLabel>(*m_page, "certificateValidity")->text().contains(u"2027-03-01 08:30 UTC"_qs));
    const auto *unknown = control<QTreeView>(*m_page, "certificateUnknown")->model();
    QCOMPARE(unknown->rowCount(), 2);
    QCOMPARE(unknown->index(1, 0).data().toString(), u"issuer"_qs);
}

void TestCertificatesPage::showsWhenACertificateBecomesValid()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    select(u"next.example.com"_qs);
    const QString expected = u"not valid until 2026-07-01 (in 15 days)"_qs;
    QCOMPARE(table()->currentIndex().siblingAtColumn(5).data().toString(), expected);
    QCOMPARE(control<QLabel>(*m_page, "certificateState")->text(), expected);
}

void TestCertificatesPage::fitsFarDatesIntoTheColumn_data()
{
    QTest::addColumn<QDate>("from");
    QTest::addColumn<QDate>("to");
    QTest::addColumn<QString>("expected");
    QTest::newRow("days") << QDate(2026, 9, 11) << QDate(2027, 9, 1) << u"not valid until 2026-09-11 (in 88 days)"_qs;
    QTest::newRow("months") << QDate(2027, 6, 15) << QDate(2028, 1, 1)
                            << u"not valid until 2027-06-15 (in 12 months)"_qs;
    QTest::newRow("years") << QDate(2089, 7, 21) << QDate(2090, 1, 1) << u"not valid until 2089-07-21 (in 63 years)"_qs;
    QTest::newRow("the last year") << QDate(9999, 1, 1) << QDate(9999, 12, 31)
                                   << u"not valid until 9999-01-01 (in 7977 years)"_qs;
    QTest::newRow("months ago") << QDate(2020, 1, 1) << QDate(2026, 1, 1) << u"expired 5 months ago"_qs;
    QTest::newRow("before 1970") << QDate(1900, 1, 1) << QDate(1960, 1, 1) << u"expired 66 years ago"_qs;
}

void TestCertificatesPage::fitsFarDatesIntoTheColumn()
{
    QFETCH(QDate, from);
    QFETCH(QDate, to);
    QFETCH(QString, expected);
    management::CertificatePage page = support::sampleCertificates();
    page.certificates = {page.certificates.constFirst()};
    page.certificates[0].notBefore = QDateTime(from, QTime(12, 0), Qt::UTC);
    page.certificates[0].notAfter = QDateTime(to, QTime(12, 0), Qt::UTC);
    m_ground->service.certificates.answer(page);
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    const QModelIndex cell = table()->model()->index(0, items::CertificateModel::State);
    QCOMPARE(cell.data().toString(), expected);
    QVERIFY(QFontMetrics(table()->font()).horizontalAdvance(expected) < table()->columnWidth(cell.column()));
}

/** A list as long as no dashboard has it, with ids twice, on all views. */
void TestCertificatesPage::survivesOddCertificates()
{
    management::CertificatePage page = support::sampleCertificates();
    constexpr int Count = 100'000;
    for (int i = 0; i < Count; ++i) {
        management::Certificate certificate = page.certificates.at(i % 5);
        certificate.id = i % 2 == 0 ? page.certificates.constFirst().id : QString::number(i);
        certificate.notAfter = i % 3 == 0 ? QDateTime() : certificate.notAfter.addYears(i % 4 * 2000);
        page.certificates.append(certificate);
    }
    QList<reach::ServedApi> apis;
    for (int i = 0; i < 200; ++i) {
        reach::ServedApi api;
        api.documentPath = u"/apis/%1.yaml"_qs.arg(i);
        api.title = u"API %1\u202e"_qs.arg(i);
        api.hasExtension = true;
        api.isActive = true;
        for (int c = 0; c < 50; ++c)
            api.certificates.append({c % 2 == 0 ? page.certificates.constFirst().id : QString::number(c * 7),
                                     preflight::CertificateUse::ClientAllowList,
                                     {},
                                     {},
                                     true});
        apis.append(api);
    }
    m_ground->service.known.take({}, page);
    m_page->setApis(apis);
    m_ground->service.certificates.answer(page);
    QTRY_COMPARE(table()->model()->rowCount(), Count + 6);
    control<QTabWidget>(*m_page, "certificateTabs")->setCurrentIndex(1);
    table()->setCurrentIndex(table()->model()->index(Count / 2, 0));
    click(*m_page, "certificatesByDay");
    auto *days = control<QTableView>(*m_page, "certificatesByDayTable");
    QTRY_VERIFY(days->model()->rowCount() > 200);
    days->scrollToBottom();
    QVERIFY(!days->grab().isNull());
    m_page->setApis({});
    QTRY_COMPARE(days->model()->rowCount(), 1);
}

void TestCertificatesPage::keepsTheSelectionWhileItFilters()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    select(u"stock.example.com"_qs);
    type(*m_page, "certificateSearch", u"stock"_qs);
    QCOMPARE(table()->currentIndex().row(), 0);
    QVERIFY(control<QLabel>(*m_page, "certificateNames")->isVisible());
    type(*m_page, "certificateSearch", u"orders"_qs);
    QVERIFY(!table()->currentIndex().isValid());
    QVERIFY(!control<QLabel>(*m_page, "certificateNames")->isVisible());
}

void TestCertificatesPage::loadsTheDetailsOfAnId()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    type(*m_page, "certificateSearch", u"7777"_qs);
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                      table()->visualRect(table()->model()->index(0, 0)).center());
    click(*m_page, "askDetailed");
    QVERIFY(m_ground->service.certificates.asked.constLast().detailed);
}

void TestCertificatesPage::findsTheCertificateOfAHost()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    type(*m_page, "servedHost", u"stock7.example.com"_qs);
    auto *text = control<QLabel>(*m_page, "servedHostAnswer");
    QVERIFY2(text->text().contains(u"stock.example.com (matches stock[0-9]+.example.com, no private key)"_qs),
             qPrintable(text->text()));
    QVERIFY(text->text().contains(u"1 pattern can't be evaluated."_qs));
    QTest::keyClick(control<QLineEdit>(*m_page, "servedHost"), Qt::Key_Return);
    QCOMPARE(table()->currentIndex().siblingAtColumn(0).data().toString(), u"stock.example.com"_qs);
    type(*m_page, "servedHost", u"nobody.example.org"_qs);
    QVERIFY(text->text().startsWith(u"No certificate"_qs));
    QTest::keyClick(control<QLineEdit>(*m_page, "servedHost"), Qt::Key_Return);
    QVERIFY(!table()->currentIndex().isValid());
}

void TestCertificatesPage::namesNoCertificateWithoutAPrivateKeyAsServing()
{
    management::CertificatePage page = support::sampleCertificates();
    for (management::Certificate &certificate : page.certificates)
        certificate.dnsNames = {u"shared.example.com"_qs};
    page.certificates[0].hasPrivateKey = false;
    page.certificates[1].hasPrivateKey = true;
    for (qsizetype i = 2; i < page.certificates.size(); ++i)
        page.certificates[i].dnsNames.clear();
    m_ground->service.certificates.answer(page);
    QTRY_COMPARE(table()->model()->rowCount(), page.certificates.size());
    type(*m_page, "servedHost", u"shared.example.com"_qs);
    auto *text = control<QLabel>(*m_page, "servedHostAnswer");
    QCOMPARE(text->text(), u"%1 (matches shared.example.com), %2 (matches shared.example.com, no private key)"_qs.arg(
                               page.certificates.at(1).subjectName, page.certificates.at(0).subjectName));
    page.certificates[1].hasPrivateKey = false;
    click(*m_page, "certificatesRefresh");
    m_ground->service.certificates.answer(page);
    QTRY_VERIFY2(text->text().startsWith(u"No certificate with a private key matches: "_qs), qPrintable(text->text()));
}

void TestCertificatesPage::saysThatNoCertificatesAreLoaded()
{
    m_ground->service.certificates.fail(management::CallFailure::Unreachable, 0, u"no route"_qs);
    type(*m_page, "servedHost", u"stock7.example.com"_qs);
    QTRY_COMPARE(control<QLabel>(*m_page, "servedHostAnswer")->text(), u"No certificates are loaded."_qs);
}

void TestCertificatesPage::skipsPatternsThatTakeTooLong()
{
    management::CertificatePage page = support::sampleCertificates();
    page.certificates[2].dnsNames = {u"^(a+)+[cd]$"_qs};
    m_ground->service.certificates.answer(page);
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    type(*m_page, "servedHost", QString(60, u'a') + u".example"_qs);
    auto *text = control<QLabel>(*m_page, "servedHostAnswer");
    QVERIFY2(text->text().contains(u"1 pattern can't be evaluated."_qs), qPrintable(text->text()));
    QVERIFY2(text->toolTip().contains(u"^(a+)+[cd]$ (too complex)"_qs), qPrintable(text->toolTip()));
}

void TestCertificatesPage::showsWhatItReaches()
{
    answerWithReach();
    select(u"api.example.com"_qs);
    control<QTabWidget>(*m_page, "certificateTabs")->setCurrentIndex(1);
    auto *tree = control<QTreeView>(*m_page, "certificateReach");
    const QAbstractItemModel &rows = *tree->model();
    QTRY_COMPARE(rows.rowCount(), 2);
    QCOMPARE(control<QLabel>(*m_page, "reachSummary")->text(),
             u"Stops on 2026-06-26: Bookshop. A part stops on 2026-06-26: Orders."_qs);
    QCOMPARE(rows.index(0, 0).data().toString(), u"Bookshop (bookshop.yaml)"_qs);
    // The policies are read on a worker too, and may come after the certificates.
    QTRY_COMPARE(
        rows.index(0, 1).data().toString(),
        u"Stops on 2026-06-26: no other certificate serves the custom domain · operations: 2 · policies: 2"_qs);
    const QModelIndex shop = rows.index(0, 0);
    QCOMPARE(rows.rowCount(shop), 3);
    QCOMPARE(rows.index(0, 0, shop).data().toString(), u"Custom domain shop.example.com"_qs);
    const QModelIndex list = rows.index(1, 0, shop);
    QCOMPARE(list.data().toString(), u"GET /books"_qs);
    QCOMPARE(list.siblingAtColumn(1).data().toString(), u"listBooks"_qs);
    tree->expand(shop);
    tree->expand(list);
    QTRY_COMPARE(rows.rowCount(list), 2);
    QCOMPARE(rows.index(0, 0, list).data().toString(), u"Gold"_qs);
    QCOMPARE(rows.index(0, 1, list).data().toString(), u"Allowed"_qs);
    const QModelIndex add = rows.index(2, 0, shop);
    tree->expand(add);
    QTRY_COMPARE(rows.rowCount(add), 1); // The other policy allows reading only.
    QCOMPARE(rows.index(1, 1).data().toString(),
             u"One client is refused after 2026-06-26 · operations: 1 · policies: 0"_qs);
    support::grabTo(*m_page, u"certificates-reach"_qs);
    select(u"orders.example.com"_qs);
    QTRY_COMPARE(control<QLabel>(*m_page, "reachSummary")->text(),
                 u"None of the open definitions uses this certificate."_qs);
    QVERIFY(!tree->isVisible());
}

void TestCertificatesPage::leadsToTheSettingByKeyboard()
{
    answerWithReach();
    select(u"api.example.com"_qs);
    control<QTabWidget>(*m_page, "certificateTabs")->setCurrentIndex(1);
    auto *tree = control<QTreeView>(*m_page, "certificateReach");
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    QSignalSpy asked(m_page.get(), &certificates::CertificatesPage::settingRequested);
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Right);
    QTest::keyClick(tree, Qt::Key_Down);
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"/apis/bookshop.yaml"_qs);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/server/customDomain/certificates/0"_qs);
}

void TestCertificatesPage::showsWhatStopsByDay()
{
    answerWithReach();
    click(*m_page, "certificatesByDay");
    auto *days = control<QTableView>(*m_page, "certificatesByDayTable");
    QVERIFY(days->isVisible());
    const auto rows = [days] {
        QStringList lines;
        for (int row = 0; row < days->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < days->model()->columnCount(); ++column)
                cells.append(days->model()->index(row, column).data().toString());
            lines.append(cells.join(u'|'));
        }
        return lines.join(u'\n');
    };
    const QString today = u"2026-06-15||Today|\n"_qs;
    const QString shop =
        u"2026-06-26|Bookshop (bookshop.yaml)|Stops working: custom domain shop.example.com|api.example.com"_qs;
    QTRY_COMPARE(rows(), today + shop +
                             u"\n2026-06-26|Orders (orders.yaml)|A part stops: one client|api.example.com"
                             u"\n2027-03-01|Orders (orders.yaml)|Stops working: all clients|stock.example.com"_qs);
    days->setFocus();
    QTest::keyClick(days, Qt::Key_Home);
    QTest::keyClick(days, Qt::Key_Down);
    QCOMPARE(table()->currentIndex().data().toString(), u"api.example.com"_qs);
    QSignalSpy asked(m_page.get(), &certificates::CertificatesPage::settingRequested);
    QTest::keyClick(days, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/server/customDomain/certificates/0"_qs);
    support::grabTo(*m_page, u"certificates-by-day"_qs);
    type(*m_page, "certificateSearch", u"book custom"_qs);
    QCOMPARE(rows(), today + shop);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
    click(*m_page, "certificatesAsTimeline");
    click(*m_page, "certificatesByDay");
    QVERIFY(days->isVisible());
    type(*m_page, "certificateSearch", QString());
    click(*m_page, "certificatesAsTable");
    QVERIFY(table()->isVisible());
}

void TestCertificatesPage::triesARenewal()
{
    answerWithReach();
    select(u"api.example.com"_qs);
    control<QTabWidget>(*m_page, "certificateTabs")->setCurrentIndex(2);
    m_ground->store.files.insert(u"/new.pem"_qs, "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n" +
                                                     support::RenewedCertificate);
    auto *view = m_page->findChild<certificates::RenewalView *>();
    view->tryFile(u"/new.pem"_qs);
    auto *list = control<QListWidget>(*m_page, "renewalFindings");
    QTRY_VERIFY(list->isVisible());
    QStringList lines;
    for (int row = 0; row < list->count(); ++row)
        lines.append(list->item(row)->text());
    const QStringList expected{u"Breaks: no certificate is valid from 2026-06-26 to 2026-11-29"_qs,
                               u"Worse: no longer serves api.example.com"_qs,
                               u"Worse: no longer serves *.api.example.com"_qs,
                               u"Better: expires on 2028-01-01 instead of 2026-06-26"_qs,
                               u"Better: also serves *.shop.example.com"_qs,
                               u"To change: Bookshop (bookshop.yaml) has the ID of the old certificate at "
                               "/x-vendor-api-gateway/server/customDomain/certificates/0"_qs,
                               u"To change: Orders (orders.yaml) has the ID of the old certificate at "
                               "/x-vendor-api-gateway/server/clientCertificates/allowlist/0"_qs};
    QCOMPARE(lines.join(u'\n'), expected.join(u'\n'));
    QCOMPARE(
        control<QLabel>(*m_page, "renewalResult")->text(),
        u"new.pem: new.example.com, valid from 2026-11-29 to 2028-01-01. The private key in the file was ignored."_qs);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
    QSignalSpy asked(m_page.get(), &certificates::CertificatesPage::settingRequested);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_End);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"/apis/orders.yaml"_qs);
    support::grabTo(*m_page, u"certificates-renewal"_qs);
    select(u"orders.example.com"_qs);
    QVERIFY(!list->isVisible());
}

/** The page of a window of 1024 × 640 pixels. */
void TestCertificatesPage::showsEnoughInASmallWindow()
{
    m_page->resize(824, 536);
    answerWithReach();
    select(u"api.example.com"_qs);
    auto *tabs = control<QTabWidget>(*m_page, "certificateTabs");
    tabs->setCurrentIndex(1);
    auto *tree = control<QTreeView>(*m_page, "certificateReach");
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    // The policies come last.
    QTRY_VERIFY(tree->model()->index(0, 1).data().toString().endsWith(u"policies: 2"));
    const QModelIndex shop = tree->model()->index(0, 0);
    tree->expand(shop);
    const auto shown = [](const QAbstractItemView &view, const QModelIndexList &rows) {
        return std::count_if(rows.begin(), rows.end(), [&view](const QModelIndex &row) {
            return view.viewport()->rect().contains(view.visualRect(row));
        });
    };
    const QAbstractItemModel &rows = *tree->model();
    QTRY_VERIFY(shown(*tree, {shop, rows.index(0, 0, shop), rows.index(1, 0, shop), rows.index(2, 0, shop)}) >= 3);
    support::grabTo(*m_page, u"certificates-reach-small"_qs);
    // The whole text of what happens is shown, in more lines if need be.
    const auto isWhole = [tree](const QModelIndex &row) {
        const QRect room = tree->visualRect(row).adjusted(theme::Space::Tight, 0, -theme::Space::Tight, 0);
        const QRect text = tree->fontMetrics().boundingRect(0, 0, room.width(), 1'000, Qt::TextWordWrap,
                                                            row.data().toString());
        return text.width() <= room.width() && text.height() <= room.height();
    };
    for (const QModelIndex &row : {rows.index(0, 1), rows.index(1, 1)})
        QTRY_VERIFY2(isWhole(row), qPrintable(row.data().toString()));

    tabs->setCurrentIndex(2);
    m_ground->store.files.insert(u"/new.pem"_qs, support::RenewedCertificate);
    m_page->findChild<certificates::RenewalView *>()->tryFile(u"/new.pem"_qs);
    auto *list = control<QListWidget>(*m_page, "renewalFindings");
    QTRY_VERIFY(list->isVisible());
    const auto item = [list](int row) { return list->model()->index(row, 0); };
    QTRY_VERIFY(shown(*list, {item(0), item(1), item(2)}) == 3);
    QVERIFY(!list->horizontalScrollBar()->isVisible());
    // What is too long for a line is in the tool tip.
    QVERIFY(list->item(5)->toolTip().startsWith(list->item(5)->text()));
    support::grabTo(*m_page, u"certificates-renewal-small"_qs);
}

void TestCertificatesPage::tellsWhyAFileIsNoRenewal()
{
    answerWithReach();
    select(u"api.example.com"_qs);
    control<QTabWidget>(*m_page, "certificateTabs")->setCurrentIndex(2);
    m_ground->store.files.insert(u"/key.pem"_qs, "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n");
    auto *view = m_page->findChild<certificates::RenewalView *>();
    auto *result = control<QLabel>(*m_page, "renewalResult");
    view->tryFile(u"/key.pem"_qs);
    QTRY_COMPARE(result->text(), u"key.pem has no certificate. Choose a PEM or DER file with one."_qs);
    m_ground->store.files.insert(u"/large.pem"_qs, QByteArray(2'000'000, 'x'));
    view->tryFile(u"/large.pem"_qs);
    QTRY_COMPARE(result->text(),
                 u"large.pem is too large for a certificate. Choose a PEM or DER file with one certificate."_qs);
}

void TestCertificatesPage::timelineSharesTheSelection()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    click(*m_page, "certificatesAsTimeline");
    auto *timeline = control<QWidget>(*m_page, "certificateTimeline");
    QVERIFY(timeline->isVisible());
    timeline->setFocus();
    QTest::keyClick(timeline, Qt::Key_Home);
    QTest::keyClick(timeline, Qt::Key_Down);
    QCOMPARE(table()->currentIndex().row(), 1);
    QVERIFY(!timeline->accessibleDescription().isEmpty());
}

/** The first line of the axis has labels only: there is one at most a step of two years away from today. */
void TestCertificatesPage::todayCoversNoLabelOfTheTimeline()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    click(*m_page, "certificatesAsTimeline");
    auto *timeline = control<QAbstractScrollArea>(*m_page, "certificateTimeline");
    const QImage image = timeline->viewport()->grab().toImage();
    const QRgb accent = theme::color(theme::Role::Accent).rgb();
    QRect flag;
    for (int y = 0; y < image.height() / 2; ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == accent)
                flag |= QRect(x, y, 1, 1);
        }
    }
    QVERIFY(flag.isValid());
    QVERIFY2(flag.top() >= theme::Size::Header, qPrintable(QString::number(flag.top())));
    support::grabTo(*m_page, u"certificates-timeline-today"_qs);
}

void TestCertificatesPage::exportsWhatIsShown()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    type(*m_page, "certificateSearch", u"orders"_qs);
    QTemporaryDir folder;
    const auto exportTo = [&](const QString &fileName) {
        click(*m_page, "certificatesExport");
        auto *dialog = control<QDialog>(*m_page, "certificatesExportDialog");
        auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_qs);
        QVERIFY(name);
        name->setText(folder.filePath(fileName));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(m_ground->store.files.contains(folder.filePath(fileName)));
        QTRY_VERIFY(!m_page->findChild<QDialog *>(u"certificatesExportDialog"_qs));
    };
    exportTo(u"c.csv"_qs);
    QVERIFY(m_ground->store.files.insertingThread() != QThread::currentThread());
    const QByteArray table = m_ground->store.files.value(folder.filePath(u"c.csv"_qs));
    QCOMPARE(table.count('\n'), 2);
    QVERIFY(table.contains("orders.example.com"));
    exportTo(u"c.ics"_qs);
    const QByteArray calendar = m_ground->store.files.value(folder.filePath(u"c.ics"_qs));
    QVERIFY(calendar.startsWith("BEGIN:VCALENDAR"));
    QCOMPARE(calendar.count("BEGIN:VEVENT"), 1);
}

void TestCertificatesPage::anotherEnvironmentClearsTheList()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    m_ground->environments.put(staging);
    m_ground->environments.setCurrent(u"staging"_qs);
    QTRY_COMPARE(table()->model()->rowCount(), 0);
    QCOMPARE(m_ground->service.certificates.asked.size(), 2);
}

void TestCertificatesPage::closesWhileACallIsPending()
{
    QVERIFY(m_ground->service.certificates.isWaiting());
    m_page.reset();
    QVERIFY(m_ground->service.certificates.isCancelled());
    answer();
    QCoreApplication::sendPostedEvents();
}

void TestCertificatesPage::everyControlHasAName()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
}

void TestCertificatesPage::fitsASmallWindow()
{
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    select(u"api.example.com"_qs);
    QVERIFY2(m_page->minimumSizeHint().width() <= support::SmallestPage.width(),
             qPrintable(QString::number(m_page->minimumSizeHint().width())));
    m_page->resize(support::SmallestPage);
    QCOMPARE(m_page->size(), support::SmallestPage);
    support::grabTo(*m_page, u"certificates-small"_qs);
}

void TestCertificatesPage::looksAsItShould()
{
    support::grabTo(*m_page, u"certificates-waiting"_qs);
    answer();
    QTRY_COMPARE(table()->model()->rowCount(), 6);
    select(u"api.example.com"_qs);
    type(*m_page, "servedHost", u"stock7.example.com"_qs);
    support::grabTo(*m_page, u"certificates"_qs);
    click(*m_page, "certificatesAsTimeline");
    support::grabTo(*m_page, u"certificates-timeline"_qs);
    click(*m_page, "certificatesRefresh");
    m_ground->service.certificates.fail(management::CallFailure::Refused, 401, u"Not authorised"_qs,
                                        "{\"Message\":\"Not authorised\"}");
    QTRY_VERIFY(control<QWidget>(*m_page, "callBanner")->isVisible());
    support::grabTo(*m_page, u"certificates-failure"_qs);
}

GATEWRIGHT_TEST(TestCertificatesPage, QApplication)
#include "testcertificatespage.moc"
